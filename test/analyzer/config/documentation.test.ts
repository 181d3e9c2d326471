import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {loadConfig} from '../../../analyzer/config/load.ts'
import {isIgnored, resolveConfig} from '../../../analyzer/config/resolve.ts'
import {configSchema} from '../../../analyzer/config/schema.ts'
import {lint} from '../../../analyzer/lint/run.ts'
import {rules} from '../../../rules/index.ts'

const page = readFileSync('docs/configuration.md', 'utf8')

/** The code blocks of a language. */
function blocks(language: string): readonly string[] {
  return [...page.matchAll(/^```(\S+)\n(.*?)^```$/gms)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  )
}

test('the example of a configuration shows every setting and is right', () => {
  const [text = ''] = blocks('jsonc')
  const config = loadConfig('/site/robotslint.config.json', text, () => undefined)
  if (config === undefined) throw new Error('No configuration')
  expect(resolveConfig(config, '/site/capsule/robots.txt')).toMatchObject({
    targets: ['gemini'],
    settings: {'sensitive-path': {level: 'warning', options: {words: ['backup', 'secret']}}},
    expectations: [{agent: 'Googlebot'}, {agent: 'GPTBot'}, {agent: ['indexer', 'archiver']}],
  })
  expect(isIgnored(config, '/site/fixtures/a/robots.txt')).toBe(true)
  const keys = Object.keys(Object(configSchema(rules).properties))
  expect(keys.filter(key => !text.includes(`\n  "${key}": `))).toEqual([])
})

test('the example of suppressions is right', () => {
  const [text = ''] = blocks('robots-txt')
  const reported = lint(text, {rules, targets: ['web']}).messages.map(({rule}) => rule)
  expect(reported).not.toContain('invalid-suppression')
  for (const rule of ['unknown-agent', 'space-in-path']) expect(reported).not.toContain(rule)
})
