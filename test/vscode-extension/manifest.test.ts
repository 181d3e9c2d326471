import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {lint} from '../../library.ts'
import type {Settings} from '../../lsp/protocol.ts'
import snippets from '../../vscode-extension/language/snippets.json' with {type: 'json'}
import manifest from '../../vscode-extension/package.json' with {type: 'json'}
import texts from '../../vscode-extension/package.nls.json' with {type: 'json'}
import {CONFIG} from '../../vscode-extension/src/identity.ts'

const ROOT = 'vscode-extension'
const {contributes} = manifest
const source = readdirSync(`${ROOT}/src`, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(`${ROOT}/src/${file}`, 'utf8'))
  .join('\n')

describe('the manifest', () => {
  test.each(
    [
      ...JSON.stringify(manifest).matchAll(/"(?:\.\/)?((?:icons|language|l10n|walkthrough|dist)\/[^"]*)"/g),
    ].map(([, path = '']) => path),
  )('names %s, which is there or is built', path => {
    const isBuilt = path.startsWith('dist/')
    expect(
      isBuilt
        ? readFileSync('scripts/build-extension.mjs', 'utf8').includes(`'${path.slice('dist/'.length)}'`)
        : existsSync(`${ROOT}/${path}`),
    ).toBe(true)
  })

  test('names every text that is there, and no other', () => {
    const named = [...JSON.stringify(manifest).matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key)
    expect(new Set(named)).toEqual(new Set(Object.keys(texts)))
  })

  test('has exactly the commands that are registered', () => {
    const registered = [...source.matchAll(/^ {2}'(robotslint\.\w+)': \w+,$/gm)].map(([, id]) => id)
    expect(contributes.commands.map(({command}) => command).sort()).toEqual(registered.sort())
  })

  test('names a schema for what the server leaves to VS Code, which then tells of it', () => {
    expect(contributes.jsonValidation.map(({fileMatch}) => fileMatch)).toEqual([CONFIG])
    expect(source).toContain('validates: [CONFIG]')
  })

  test('names only its own commands in menus and in the walkthrough', () => {
    const known = [...contributes.commands.map(({command}) => command), 'robotslint.crawlers.focus']
    const named = [
      ...Object.values(contributes.menus).flatMap(items => items.map(({command}) => command)),
      ...[
        ...JSON.stringify([contributes.walkthroughs, texts]).matchAll(
          /(?:onCommand|command):(robotslint\.[\w.]+)/g,
        ),
      ].map(([, command = '']) => command),
    ]
    expect(named.length).toBeGreaterThan(10)
    for (const command of named) expect(known).toContain(command)
  })

  test('has a setting for all that the server asks for, with the same default', () => {
    const defaults: Settings = {
      enable: true,
      targets: [],
      rules: {},
      configPath: '',
      run: 'onType',
      format: {enable: true},
      inlayHints: {enable: true},
      codeLens: {enable: true},
    }
    const {'robotslint.trace.server': trace, ...properties} = contributes.configuration.properties
    expect(trace.default).toBe('messages')
    expect(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, one.default]))).toEqual(
      Object.fromEntries(
        Object.entries(defaults).map(([name, value]) =>
          isGroup(value) ? [`robotslint.${name}.enable`, value.enable] : [`robotslint.${name}`, value],
        ),
      ),
    )
  })

  test('says of every setting where it may be set and what it does', () => {
    for (const one of Object.values(contributes.configuration.properties)) {
      expect(['resource', 'window']).toContain(one.scope)
      expect(one.markdownDescription).toMatch(/^%setting\./)
    }
  })

  test('works in untrusted and in virtual workspaces, and in a browser', () => {
    expect(manifest.capabilities).toEqual({untrustedWorkspaces: {supported: true}, virtualWorkspaces: true})
    expect(manifest.browser).toMatch(/\.js$/)
  })

  test('has the language id and the scope of other tools', () => {
    expect(contributes.languages[0]?.id).toBe('robots-txt')
    expect(contributes.grammars[0]?.scopeName).toBe('text.robots-txt')
  })
})

describe('the README', () => {
  const readme = readFileSync(`${ROOT}/README.md`, 'utf8')

  test('tells of every setting', () => {
    const named = [...readme.matchAll(/`(robotslint\.(?!config\.json)[\w.]+)`/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(Object.keys(contributes.configuration.properties)))
  })

  test('shows pictures that are there', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path)
    expect(pictures.length).toBe(4)
    for (const picture of pictures) expect(existsSync(`${ROOT}/${picture}`)).toBe(true)
  })

  test('calls commands by their titles', () => {
    const named = [...readme.matchAll(/(?<!\*)\*(?:robotslint: )?([A-Z][^*]+…?)\*(?!\*)/g)]
    const titles = named.map(([, title = '']) => title.replace(/\s+/g, ' ')).filter(one => one !== 'Trace')
    expect(titles.length).toBeGreaterThan(3)
    for (const title of titles) expect(Object.values(texts)).toContain(title)
  })
})

test.each(Object.entries(snippets))('the snippet %s inserts what the linter takes', (_name, {body}) => {
  const text = body
    .join('\n')
    .replaceAll(/\$\{\d+[:|]([^},|]*)[^}]*\}/g, '$1')
    .replaceAll('$0', '')
  expect(text).not.toContain('$')
  const harmful = lint(text).messages.filter(({severity}) => severity !== 'info')
  expect(harmful).toEqual([])
})

function isGroup(value: Settings[keyof Settings]): value is {readonly enable: boolean} {
  return typeof value === 'object' && 'enable' in value
}
