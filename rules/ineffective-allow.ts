import {readsBrokenRecords} from '../analyzer/lint/broken-readings.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {removeLine, replace} from '../analyzer/lint/edits.ts'
import {furtherPlaces} from '../analyzer/lint/further-places.ts'
import {namedAgents} from '../analyzer/lint/named-agents.ts'
import {agentNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {isForEverybody} from '../analyzer/lint/places.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import {removal, sharedOverlaps} from '../analyzer/lint/shared-overlaps.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {indexAt} from '../analyzer/syntax/index-at.ts'
import type {Group, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'ineffective-allow',
  category: 'effects',
  summary: 'An Allow with nothing to except from.',
  rationale: `
Everything that no rule forbids is allowed anyway. An Allow matters only where it excepts a part of what a Disallow
forbids. A file that only allows \`/public/\` forbids nothing: whoever wanted to open that folder alone needs
\`Disallow: /\` beside it.

An Allow for an ending, such as \`Allow: *.jpg\`, does not reach into a folder that a longer rule closes, since the longest
rule decides. Write the folder into it: \`Allow: /search/*.jpg\`.

\`Allow: /\` alone is a common way to say that everything is open, and is not reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: what no rule matches is allowed',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: '300 of 4,231 robots.txt files of large sites have such rules',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['web'],
  severity: 'info',
  fixable: 'safe',
  gather: {by: [], least: 2},
  messages: {
    outranked:
      'This Allow never wins: {by} in line {line} is longer, and the longest rule decides, so {path} stays closed.',
    by: 'This rule wins.',
    noEffect:
      'This Allow has no effect: nothing in its group forbids {path}, and what is not forbidden is allowed.',
    opensAll:
      'This Allow opens nothing: nothing in its group forbids {path}. All that the group says is that {agents} may fetch everything, which an empty `Disallow:` says more plainly.',
    neither: 'This opens nothing either.',
    onlyRule:
      'This Allow opens nothing: nothing in its group forbids {path}, and what is not forbidden is allowed. It only keeps the group apart from the next one, which an empty `Disallow:` says more plainly.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nAllow: *.jpg\nDisallow: /a/\n',
        note: 'The longest rule decides, here the Allow.',
      },
      {code: 'User-agent: *\nDisallow: /\nAllow: /public/\n'},
      {code: 'User-agent: *\nAllow: /\n', note: 'That is how many files say that everything is open.'},
      {code: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/\nAllow: /public/\nAllow: /b/*.gif\n',
        problems: [
          '3:8-3:16 info: This Allow has no effect: nothing in its group forbids `/public/`, and what is not forbidden is allowed. So it is with 1 more line.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\n',
      },
      {
        code: 'User-agent: *\nAllow: *.jpg\nAllow: /*.css$\nDisallow: /search/\n',
        problems: [
          '2:8-2:13 warning: This Allow never wins: `Disallow: /search/` in line 4 is longer, and the longest rule decides, so `/search/x.jpg` stays closed. So it is with 1 more line.',
        ],
        note: 'They were to open pictures and style sheets in a folder that is closed.',
      },
      {
        code: 'User-agent: *\nDisallow: /a$\nAllow: /a\nDisallow: /b\n',
        problems: [
          '3:8-3:10 info: This Allow never wins: `Disallow: /a$` in line 2 is longer, and the longest rule decides, so `/a` stays closed.',
        ],
        fixed: 'User-agent: *\nDisallow: /a$\nDisallow: /b\n',
      },
      {
        code: 'User-agent: *\nAllow: /public/\n',
        problems: [
          '2:8-2:16 info: This Allow opens nothing: nothing in its group forbids `/public/`. All that the group says is that everybody may fetch everything, which an empty `Disallow:` says more plainly.',
        ],
        fixed: 'User-agent: *\nDisallow:\n',
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n\nUser-agent: Baiduspider\nAllow: /cn/ # China\nAllow: /hk/\n',
        problems: [
          '5:8-5:12 info: This Allow opens nothing: nothing in its group forbids `/cn/`. All that the group says is that `Baiduspider` may fetch everything, which an empty `Disallow:` says more plainly.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\n\nUser-agent: Baiduspider\nDisallow: # China\n',
        note: 'Rules for `*` do not count for who has a group.',
      },
      {
        code: 'User-agent: *\nAllow: *.jpg\nAllow: *.gif\nDisallow: /build/\nDisallow: /div_location=\n',
        problems: [
          '2:8-2:13 warning: This Allow never wins: `Disallow: /build/` in line 4 is longer, and the longest rule decides, so `/build/x.jpg` stays closed. So it is with 1 more line.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const rivals = new Map<Group, readonly Rule[]>()
    const rivalsIn = (group: Group) => {
      const longest = rivals.get(group) ?? longestDisallows(group)
      rivals.set(group, longest)
      return longest
    }
    // Of the longer rules only one with `$` can close a path and leave all that begins with it to others.
    const endsPaths = (tree.traits & Trait.Dollar) !== 0
    const open = new OpenGroups(tree)
    const told = new Set<Group>()
    for (const {rule, path} of sharedOverlaps(tree, 'ineffective', context)) {
      const isUnusual = (tree.lineTraits[rule.line - 1] ?? 0) & Trait.UnusualStart
      if (isUnusual && EVERYTHING.test(rule.value.value)) continue
      const ending = isUnusual ? /^\/?\*+([^*$].*)$/.exec(rule.value.value)?.[1] : undefined
      const group = ending === undefined ? undefined : tree.groups[indexAt(tree.groups, rule.start)]
      const outranked = group && findWinner(rule, `*${ending}`, rivalsIn(group), group, context)
      if (outranked) {
        yield outranked
        continue
      }
      const fix = removal(tree, rule, context)
      const longer = endsPaths ? closingRule(tree, rule, path, context) : undefined
      if (longer) {
        yield {
          message: 'outranked',
          data: {by: quoteRule(longer), line: longer.line, path: quote(path)},
          place: rule.value,
          related: [{message: 'by', place: longer.value}],
          ...(fix && {fix}),
        }
        continue
      }
      const data = {path: quote(path)}
      const opened = open.groupOf(rule)
      if (opened) {
        if (!told.has(opened)) yield opensAll(tree, rule, opened, path, context)
        told.add(opened)
      } else if (fix) yield {message: 'noEffect', data, place: rule.value, fix}
      else yield {message: 'onlyRule', data, place: rule.value}
    }
  },
})

/** The Disallow that closes the very path of an Allow that opens nothing else. */
function closingRule(tree: Root, rule: Rule, path: string, {profiles, policy}: LintContext<object>) {
  const group = tree.groups[indexAt(tree.groups, rule.start)]
  const agent = group?.agents[0]?.value.value
  const [profile] = profiles
  const line = profile && decide(policy(profile), agent, path).rule?.line
  return line?.type === 'rule' && line.name === 'disallow' ? line : undefined
}

const EVERYTHING = /^(?:\/|\*|\/\*)$/

/** Groups that open everything to names that stand in no other group: with Allow lines alone, and none for `/`. */
class OpenGroups {
  readonly #tree: Root
  readonly #known = new Map<Group, boolean>()

  constructor(tree: Root) {
    this.#tree = tree
  }

  /** The group of a rule, if it is one of them. */
  groupOf({start}: Rule): Group | undefined {
    const group = this.#tree.groups[indexAt(this.#tree.groups, start)]
    if (group === undefined) return undefined
    const isOpen = this.#known.get(group) ?? this.#isOpen(group)
    this.#known.set(group, isOpen)
    return isOpen ? group : undefined
  }

  #isOpen({agents, rules}: Group): boolean {
    const named = namedAgents(this.#tree)
    return (
      rules.every(({name, value}) => name === 'allow' && !EVERYTHING.test(value.value)) &&
      agents.every(({agent}) => named.get(agent)?.inSeveralGroups === false)
    )
  }
}

function opensAll(
  tree: Root,
  rule: Rule,
  {agents, rules}: Group,
  path: string,
  context: LintContext<object>,
) {
  const others = rules.filter(other => other !== rule)
  const written = {start: rule.keyStart, end: rule.valueEnd}
  const fix: Fix = {
    title: 'Write an empty `Disallow:` instead',
    safety: 'safe',
    edits: [replace(written, 'Disallow:'), ...others.map(removeLine)].sort((x, y) => x.start - y.start),
  }
  // Some crawlers do not see an empty Disallow, or forget by it what stands before.
  const isSafe =
    context.profiles.every(({emptyDisallow}) => emptyDisallow === 'no-effect') &&
    !readsBrokenRecords(tree, context)
  return {
    message: 'opensAll',
    data: {
      path: quote(path),
      agents: agents.some(isForEverybody) ? 'everybody' : agentNames(agents),
    },
    place: rule.value,
    related: furtherPlaces([rule, ...others]).map(({value}) => ({message: 'neither', place: value}) as const),
    ...(isSafe && {fix}),
  } as const
}

/** So many rules are tried against each Allow. */
const MOST_RIVALS = 20

/** The longest of the plain paths that a group closes, folders first: those that win most often, and show it best. */
function longestDisallows({rules}: Group): readonly Rule[] {
  const plain = rules.filter(({name, value}) => name === 'disallow' && /^\/[^*$]+$/.test(value.value))
  const folders = plain.filter(({text, valueEnd}) => text[valueEnd - 1] === '/')
  return [folders, plain].flatMap(rules =>
    rules.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_RIVALS),
  )
}

function lengthOf({valueStart, valueEnd}: Rule): number {
  return valueEnd - valueStart
}

/** Finds a Disallow that closes what an Allow for paths with some ending was to open. */
function findWinner(
  rule: Rule,
  ending: string,
  rivals: readonly Rule[],
  group: Group,
  {profiles, policy}: LintContext<object>,
) {
  const agent = group.agents[0]?.value.value
  if (agent === undefined) return undefined
  for (const by of rivals) {
    if (lengthOf(by) < lengthOf(rule)) continue
    const spelling = by.value.value + ending
    const path = examplePath(spelling)
    const isClosed = profiles.every(
      profile => decide(policy(profile), agent, path).rule?.line.line === by.line,
    )
    if (!isClosed || coverageOf(rule, path, profiles).missed.length > 0) continue
    return {
      message: 'outranked',
      severity: 'warning',
      data: {by: quoteRule(by), line: by.line, path: quote(path)},
      place: rule.value,
      related: [{message: 'by', place: by.value}],
      suggestions: [
        {
          title: `Write ${quote(spelling)}, which wins`,
          safety: 'unsafe',
          edits: [replace(rule.value, spelling)],
        },
      ],
    } as const
  }
  return undefined
}
