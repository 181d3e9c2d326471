import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {fixSource} from '../../analyzer/lint/fix.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {compare} from '../../analyzer/policy/compare.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {decode, fromText, type Source} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import {robotsText} from '../arbitraries.ts'
import {sharedFolder} from '../shared-folder.ts'

const TARGETS = ['gemini', 'web', 'libraries'] as const

/** Paths that the generated files are about, and others. */
const PATHS = [
  '/',
  '/a',
  '/a/b',
  '/a/bc',
  '/private/',
  '/private/x',
  '/x.gif',
  '/~joe/',
  '/%7Ejoe/',
  '/é',
  '/a?b',
  '//',
  '/all',
  '/none',
  '/robots.txt',
]
const AGENTS = ['*', 'Googlebot', 'bingbot', 'archiver', 'indexer', 'webproxy', 'MJ12bot']

/**
 * `--fix` never changes what any target crawler may fetch: shown for all rules together, by comparing the policies
 * of the file before and after and by asking for a number of paths.
 */
function expectSameDecisions(source: Source, target: string): void {
  const settings = Object.fromEntries(
    rules.filter(({severity}) => severity === 'off').map(({id}) => [id, {level: 'info'} as const]),
  )
  const lintState = (state: Source) => lint(state, {rules, targets: [target], settings})
  const {source: mended, cycle} = fixSource(source, lintState)
  expect(cycle).toBeUndefined()
  if (mended === source) return
  expect(fixSource(mended, lintState).source).toEqual(mended)
  const before = parse(source.text)
  const after = parse(mended.text)
  const resolution = resolveTargets([target])
  if ('unknown' in resolution) throw new Error(target)
  for (const profile of resolution.profiles) {
    const old = readPolicy(before, profile, source)
    const now = readPolicy(after, profile, mended)
    const differences = compare(old, now).map(({agent, path}) => `${profile.id}: ${String(agent)} ${path}`)
    expect(differences).toEqual([])
    for (const agent of AGENTS) {
      for (const path of PATHS) {
        const question = `${profile.id}: ${agent} ${path}`
        expect(`${question} ${decide(now, agent, path).allowed}`).toBe(
          `${question} ${decide(old, agent, path).allowed}`,
        )
      }
    }
  }
}

describe('safe fixes of all rules together', () => {
  test.each(TARGETS)('change no decision of any crawler of %s, on files of all kinds', target => {
    fc.assert(
      fc.property(robotsText, text => expectSameDecisions(fromText(text), target)),
      {numRuns: 1500, seed: 9309},
    )
  })

  const folder = sharedFolder === undefined ? undefined : join(sharedFolder, 'data/corpus')
  const files =
    folder === undefined
      ? []
      : readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name => name.endsWith('.txt'))

  test.skipIf(folder === undefined).each(files)('change no decision on %s', file => {
    const source = decode(readFileSync(join(folder ?? '', file)))
    if (source.text.length > 100_000) return
    expectSameDecisions(source, file.startsWith('gemini') ? 'gemini' : 'web')
  })
})

describe('safe fixes change no decision', () => {
  test.each([
    ['web', 'line ends that were converted twice', 'User-agent: *\r\r\nDisallow: /private/\r\r\n'],
    ['gemini', 'names that a blank line parts', 'User-agent: *\n\nUser-agent: *\nDisallow: /\n'],
    ['libraries', 'names that a blank line parts', 'User-agent: *\n\nUser-agent: *\nDisallow: /\n'],
    [
      'web',
      'a key that Google reads all the same',
      'User-agent: Googlebot\nDissallow: /a/\nUseragent: BadBot\nUser-agent: Googlebot\nDissallow: /b/\n',
    ],
    [
      'web',
      'a rule without a colon that Google reads',
      'User-agent: *\nAllow: /private/open/\nAllow: /b/\nDisallow /private/\n',
    ],
    ['web', 'a tie with a rule without a colon', 'User-agent: *\nDisallow: /secret**\nAllow /secret\n'],
    ['google', 'a shorter rule beside one without a colon', 'User-agent: *\nDisallow: /a/b/*\nAllow /a/b/\n'],
    ['web', 'a longer rule with a misspelt key', 'User-agent: *\nAllow: /shop/**x\nDisalow: /shop/x/y\n'],
    ['google', 'names with misspelt keys', 'User-agent:\nUseragent *\ndisallow:\nuseragent:\ndisallow:/\n'],
  ])('for %s: %s', (target, _, text) => expectSameDecisions(fromText(text), target))
})
