import {existsSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import manifest from '../../package.json' with {type: 'json'}

const settings = ['launch.json', 'tasks.json', 'settings.json'].map(name =>
  readFileSync(`.vscode/${name}`, 'utf8'),
)

describe('.vscode', () => {
  const paths = settings.flatMap(text =>
    [
      ...text.matchAll(/"(?:\$\{workspaceFolder\}\/|\.\/|)((?:[\w-]+\/)*[\w.-]+\.(?:mjs|cjs|ts|json|txt))"/g),
    ].map(([, path]) => path ?? ''),
  )

  test('names files', () => {
    expect(paths.length).toBeGreaterThan(2)
  })

  test.each(paths.filter(path => path !== 'robotslint.config.json'))('%s exists', path => {
    // What is built is there only after a build, which the tests do not presume: its source must be named.
    const built = path.startsWith('dist/')
    expect(
      built
        ? readFileSync('scripts/build.mjs', 'utf8').includes(path.slice('dist/'.length))
        : existsSync(path),
    ).toBe(true)
  })

  test('runs the extension that is here, after its build', () => {
    const [launch = '', tasks = ''] = settings
    const folders = [...launch.matchAll(/--extensionDevelopmentPath=\$\{workspaceFolder\}\/([^"]+)/g)]
    expect(folders.length).toBe(2)
    for (const [, folder] of folders) expect(existsSync(`${folder}/package.json`)).toBe(true)
    for (const [, task] of launch.matchAll(/"preLaunchTask": "([^"]+)"/g))
      expect(tasks).toContain(`"label": "${task}"`)
  })

  test('runs scripts that package.json has', () => {
    const scripts = settings.flatMap(text =>
      [...text.matchAll(/"script": "([\w:]+)"/g)].map(([, script]) => script),
    )
    const commands = settings.flatMap(text =>
      [...text.matchAll(/"command": "npm run ([\w:]+)/g)].map(([, script]) => script),
    )
    expect(commands).toContain('build:vscode')
    for (const script of [...scripts, ...commands]) expect(Object.keys(manifest.scripts)).toContain(script)
  })
})
