import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {profiles} from '../../analyzer/crawlers/profiles.ts'
import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {nameToAsk} from '../../analyzer/lint/line-readers.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import type {Root, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {rules} from '../../rules/index.ts'

/**
 * What a message says of crawlers and paths is what these crawlers decide. The sentence is read as a person reads it,
 * and each crawler that it names is asked.
 */
interface Claim {
  readonly rule: string
  /**
   * Its groups: `path`; `readers`, titles of crawlers, all of the target where there is none; `agents`, quoted names to
   * ask them by, else what `nameToAsk` says.
   */
  readonly sentence: RegExp
  /** What the crawlers decide; `unmoved`: the line of the message is not what decides. */
  readonly outcome: 'allowed' | 'denied' | 'unmoved'
}

const PATH = '`(?<path>[^`]+)`'
const AGENTS = '(?<agents>(?:`[^`]+`(?:, | and )?)+)'

const SENTENCES: readonly (readonly [rule: string, outcome: Claim['outcome'], sentence: string])[] = [
  [
    'swallowed-group',
    'denied',
    'so AGENTS joined this group: for (?<readers>.+), `[^`]+` keeps (?:it|them) from PATH',
  ],
  ['group-without-rules', 'allowed', 'so AGENTS may fetch PATH in spite of'],
  ['hidden-default-rules', 'allowed', '^AGENTS may fetch PATH, which is forbidden'],
  ['rule-without-agent', 'allowed', 'is for nobody: crawlers may fetch PATH'],
  [
    'rule-without-agent',
    'denied',
    '(?:^|\\. )For (?<readers>[^`]+?) (?:it|`[^`]+`) is for everybody, .* may fetch PATH',
  ],
  ['misspelled-directive', 'allowed', 'is meant\\. (?<readers>.+) will skip the line, and PATH stays open'],
  ['narrow-prefix', 'allowed', 'PATH itself stays open for (?<readers>.+)\\.$'],
  [
    'ignored-directive',
    'denied',
    '^(?<readers>.+) will skip this line(?: and \\d+ more)?, and `[^`]+` closes PATH',
  ],
  ['divergent-decision', 'allowed', '^For (?<readers>.+) a key ends .* lost and PATH stays open'],
  [
    'default-group-not-first',
    'denied',
    '^For (?<readers>.+) the first group is the one for everybody, so that PATH',
  ],
  ['inline-comment', 'unmoved', '^For (?<readers>.+), `[^`]+` is a part .* does not cover PATH'],
  ['space-in-path', 'unmoved', 'does not cover PATH for (?<readers>.+?)(?:\\.$|, and the path)'],
  ['space-in-path', 'unmoved', 'covers PATH for .+, not for (?<readers>.+)\\.$'],
  ['percent-encoding', 'unmoved', 'covers PATH for .+, not for (?<readers>.+?)(?:\\.|:)'],
  ['percent-encoding', 'unmoved', 'does not cover PATH for (?<readers>.+?)\\.'],
  ['unencoded-path', 'unmoved', 'PATH, which this line covers for .+, not for (?<readers>.+?)\\.'],
  ['unsupported-wildcard', 'unmoved', 'covers? PATH for (?:.+, not for )?(?<readers>[^`]+?)\\.(?: `|$)'],
  ['missing-leading-slash', 'unmoved', 'covers PATH for .+, not for (?<readers>.+)\\.$'],
  ['blocks-assets', 'denied', '^This keeps (?<readers>[A-Z].+) from .+ such as PATH;'],
  ['blocks-everything', 'denied', '`Disallow: (?<path>/)` keeps all crawlers from the whole site\\.$'],
  ['url-as-path', 'unmoved', 'this line never matches PATH'],
  ['regular-expression', 'unmoved', 'these characters, and PATH is not covered'],
  ['double-slash', 'unmoved', 'two slashes: PATH is not covered'],
]

const CLAIMS = SENTENCES.map(
  ([rule, outcome, sentence]): Claim => ({
    rule,
    outcome,
    sentence: new RegExp(sentence.replace('PATH', PATH).replace('AGENTS', AGENTS)),
  }),
)

/** A sentence that was to name crawlers, and names none. */
const HOLE = /\b(?:for|to|by|from|of|keeps) ?[.,:;]|,,|, \.|\{\w+\}/

const WORLDS = {
  web: ['*', '*', 'Googlebot', 'bingbot', 'YandexBot', 'GPTBot', 'FooBot', 'Googlebot-News'],
  gemini: ['*', '*', 'indexer', 'archiver', 'researcher', 'webproxy', 'tlgs', 'AuraSearch', 'foo'],
} as const

const PATHS =
  '/ /a /a/ /a/b /a/b/ /js/ /*.css$ a/ /{a} /a* /*a /a$ /ä /%zz /%7Ex //x a /a?b /?x /a:b /A /%41 /(a|b) /ab /*$ /robots.txt'.split(
    ' ',
  )

function robotsOf(names: readonly string[]): fc.Arbitrary<string> {
  const agent = fc.constantFrom(...names).map(name => `User-agent: ${name}`)
  const path = fc.constantFrom(...PATHS, '/a b', '/a/ // x', 'https://e.org/x', '')
  const key = fc.constantFrom('Disallow', 'Disallow', 'Disallow', 'Allow', 'Disalow')
  const rule = fc.tuple(key, path, fc.constantFrom('', '', ' # c')).map(([k, p, c]) => `${k}: ${p}${c}`)
  const other = fc.constantFrom('', '# c', 'Crawl-delay: 5', 'Noindex: /x', 'Sitemap: https://e.org/s.xml')
  const line = fc.oneof(
    {weight: 2, arbitrary: agent},
    {weight: 4, arbitrary: rule},
    {weight: 1, arbitrary: other},
  )
  return fc.array(line, {minLength: 2, maxLength: 12}).map(lines => `${lines.join('\n')}\n`)
}

const byTitle = new Map(profiles.map(profile => [profile.title, profile]))
const allRules = Object.fromEntries(rules.map(({id}) => [id, {level: 'info'} as const]))

/** The crawlers that a sentence names; those that it only counts are left out. */
function readersIn(names: string): readonly Profile[] {
  return names
    .replace(/presumably /gi, '')
    .split(/, | and /)
    .flatMap(title => byTitle.get(title) ?? [])
}

function agentsAbove({groups}: Root, line: number): readonly UserAgentRecord[] {
  return groups.findLast(({position}) => position.start.line <= line)?.agents ?? []
}

/** What is wrong with the claims of a file's messages, and how many there are. */
function judge(text: string, target: keyof typeof WORLDS) {
  const tree = parse(text)
  const resolution = resolveTargets([target])
  const targets = 'profiles' in resolution ? resolution.profiles : []
  const wrong: string[] = []
  let count = 0
  const check = (message: Message, {rule, outcome, sentence}: Claim) => {
    const {path, readers, agents} = sentence.exec(message.message)?.groups ?? {}
    if (path === undefined) return
    count++
    const asked =
      readers === undefined ? targets.filter(({kind}) => kind !== 'specification') : readersIn(readers)
    for (const profile of asked) {
      // The first group is spoken of as that of everybody, not of those it names.
      const above = rule === 'default-group-not-first' ? [] : agentsAbove(tree, message.place.start.line)
      const own = nameToAsk(profile, above)
      for (const agent of agents?.match(/[^`, ]+(?=`)/g) ?? [own]) {
        const {allowed, rule: decider, why} = decide(readPolicy(tree, profile), agent, path)
        const holds =
          outcome === 'unmoved'
            ? decider?.line.line !== message.place.start.line
            : allowed === (outcome === 'allowed')
        if (!holds) wrong.push(`${message.message} But ${profile.id} (${agent ?? 'itself'}): ${why}`)
      }
    }
  }
  const {messages} = lint(text, {rules, targets: [target], settings: allRules, gather: false})
  for (const message of messages) {
    if (HOLE.test(message.message.replace(/`[^`]*`/g, 'X'))) wrong.push(`A hole: ${message.message}`)
    for (const one of CLAIMS) if (one.rule === message.rule) check(message, one)
  }
  return {wrong, count}
}

describe.each(['web', 'gemini'] as const)('messages for %s', target => {
  test('claim of crawlers only what these decide', () => {
    let count = 0
    fc.assert(
      fc.property(robotsOf(WORLDS[target]), text => {
        const judged = judge(text, target)
        count += judged.count
        expect(judged.wrong).toEqual([])
      }),
      // The same files each time: a sentence that is wrong for one file in ten thousand is found by more runs, not by chance.
      {numRuns: 1500, seed: 20_261_201},
    )
    expect(count).toBeGreaterThan(1000)
  })
})

test.each(CLAIMS.map(({rule, sentence}) => [rule, sentence] as const))(
  'a message of %s is read: %s',
  (rule, sentence) => {
    const examples = rules.filter(({id}) => id === rule).flatMap(({examples}) => examples.bad)
    const said = examples.flatMap(({problems}) => problems.map(problem => problem.replace(/^\S+ \w+: /, '')))
    expect(said.some(text => sentence.test(text))).toBe(true)
  },
)
