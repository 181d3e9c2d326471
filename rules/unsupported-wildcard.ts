import type {Profile} from '../analyzer/crawlers/profile.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {remove, replace} from '../analyzer/lint/edits.ts'
import {expressionIn} from '../analyzer/lint/expression-lines.ts'
import {furtherLines, furtherPlaces} from '../analyzer/lint/further-places.ts'
import {addressedRecords} from '../analyzer/lint/line-readers.ts'
import {nameList} from '../analyzer/lint/name-list.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Line, Rule, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'unsupported-wildcard',
  category: 'paths',
  summary: 'A `*` or `$` in a path of a capsule, where both are ordinary characters.',
  rationale: `
The robots.txt of a capsule gives the beginnings of paths and nothing else. The companion specification has no
wildcards, so \`Disallow: /*.zip\` is a rule for paths that begin with a slash and a star. Crawlers differ: some read
\`*\` and \`$\` as on the Web, some take them for ordinary characters, and Kennedy drops a rule with a star anywhere
but at the end.

A star at the end can go, since every rule covers all that begins with it. In place of other wildcards, list the
folders one by one.
`,
  references: [
    {
      title: 'robots.txt for Gemini: a Disallow line gives a prefix of the path',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title:
        'acidus99/Kennedy 29fbacb, RobotsTxtParser.cs: a star at the end is cut off, others drop the rule',
      url: 'https://github.com/acidus99/Kennedy',
      date: '2026-07-31',
    },
    {
      title:
        'The sources of GUS, TLGS, AuraSearch, Gemplex, gemini-grc, mozz-archiver, Gemportal and September',
      date: '2026-09',
    },
  ],
  targets: ['gemini'],
  severity: 'warning',
  fixable: 'unsafe',
  messages: {
    trailing:
      '`*` is an ordinary character in a capsule: this line does not cover {path} for {missed}. {shorter} covers it for all.{more}',
    some: '{sign} is an ordinary character in a capsule: this line covers {path} for {covered}, not for {missed}.{more}',
    none: '{sign} is an ordinary character in a capsule: this line does not cover {path} for {missed}.{more}',
    another: 'Here as well.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/ # /*\n', target: 'gemini'},
      {code: 'User-agent: *\nDisallow: /*.zip$\n', target: 'web'},
      {code: 'User-agent: *\nAllow: /*\n', target: 'gemini', note: 'An Allow is another matter.'},
      {
        code: 'User-agent: *\nDisallow: /a/.*\nDisallow: /a* /b*\nDisallow: a*\n',
        target: 'gemini',
        note: 'Other rules explain these.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/*\n',
        target: 'gemini',
        problems: [
          '2:20-2:21 warning: `*` is an ordinary character in a capsule: this line does not cover `/private/page` for GUS (geminispace.info), Gemplex, gemini-grc and September. `Disallow: /private/` covers it for all.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /*\r\nDisallow: *\r\nDisallow: /é/**\r\nDisallow: /~*/private/\r\n',
        target: 'gemini',
        problems: [
          '2:12-2:13 warning: `*` is an ordinary character in a capsule: this line does not cover `/page` for GUS (geminispace.info), Gemplex, gemini-grc and September. `Disallow: /` covers it for all. The same in 1 more line.',
          '4:14-4:15 warning: `*` is an ordinary character in a capsule: this line covers `/%C3%A9/page` for AuraSearch and mozz-archiver, not for Kennedy, Delorean Time Machine, GUS (geminispace.info) and 4 others. The same in 1 more line.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /\r\nDisallow: /\r\nDisallow: /é/**\r\nDisallow: /~*/private/\r\n',
      },
      {
        code: 'User-agent: archiver\nDisallow: /repo/*/files\nUser-agent: indexer\nDisallow: /repo/*/files\nDisallow: /x$\nDisallow: /a$b\n',
        target: 'gemini',
        problems: [
          '2:17-2:18 warning: `*` is an ordinary character in a capsule: this line covers `/repo/x/files` for mozz-archiver, not for Delorean Time Machine and gemini-grc.',
          '4:17-4:18 warning: `*` is an ordinary character in a capsule: this line covers `/repo/x/files` for TLGS and AuraSearch, not for Kennedy, Delorean Time Machine, GUS (geminispace.info) and 2 others. The same in 2 more lines.',
        ],
        note: 'Each group is read by other crawlers.',
      },
      {
        code: 'User-agent: webproxy\nDisallow: /x$\n',
        target: 'gemini',
        problems: [
          '2:13-2:14 warning: `$` is an ordinary character in a capsule: this line covers `/x` for Gemportal, not for gemini-grc and September.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /~*/private/\nDisallow: /private/*\nDisallow: /a*\n',
        target: 'gemini',
        problems: [
          '2:13-2:14 warning: `*` is an ordinary character in a capsule: this line covers `/~x/private/page` for TLGS, AuraSearch and mozz-archiver, not for Kennedy, Delorean Time Machine, GUS (geminispace.info) and 3 others.',
          '3:20-3:21 warning: `*` is an ordinary character in a capsule: this line does not cover `/private/page` for GUS (geminispace.info), Gemplex, gemini-grc and September. `Disallow: /private/` covers it for all. The same in 1 more line.',
        ],
        fixed: 'User-agent: *\nDisallow: /~*/private/\nDisallow: /private/\nDisallow: /a\n',
        note: 'What can be mended has a message of its own.',
      },
    ],
  },
  *check(tree, {profiles}) {
    if (!profiles.some(isLiteral)) return
    const byReaders = new Map<string, RulesOfReaders>()
    for (const {line: rule, readers} of addressedRecords(tree, SIGNS, profiles, hasSign)) {
      if (!readers.some(isLiteral)) continue
      if (rule.name !== 'disallow' || !/[/*]/.test(rule.text.charAt(rule.valueStart))) continue
      if (rule.valueTraits & Trait.InnerBlank || expressionIn(rule)) continue
      const key = readers.map(({id}) => id).join(' ')
      const rules = byReaders.get(key) ?? {readers, trailing: [], others: []}
      byReaders.set(key, rules)
      if (hasOnlyTrailingStars(rule)) rules.trailing.push(rule)
      else rules.others.push(rule)
    }
    for (const {readers, trailing, others} of byReaders.values()) {
      yield* trailingProblems(trailing, readers)
      yield* otherProblems(others, readers)
    }
  },
})

const SIGNS = Trait.Star | Trait.Dollar

function hasSign(line: Line): line is Rule {
  return line.type === 'rule' && line.valueStart < line.valueEnd && (line.valueTraits & SIGNS) !== 0
}

/** Rules of groups that are for the same crawlers. */
interface RulesOfReaders {
  readonly readers: readonly Profile[]
  readonly trailing: Rule[]
  readonly others: Rule[]
}

function isLiteral({wildcard, endAnchor}: Profile): boolean {
  return wildcard === 'literal' && endAnchor === 'literal'
}

const UNUSUAL = ~(Trait.Star | Trait.Digit | Trait.UpperCase | Trait.Dot | Trait.TrailingBlank)

/** Whether the path is an ordinary one but for stars at its end: without them, all crawlers read it alike. */
function hasOnlyTrailingStars(rule: Rule): boolean {
  if (rule.valueTraits & UNUSUAL) return false
  const {start, end} = starsAtEnd(rule)
  return start < end && !rule.text.slice(rule.valueStart, start).includes('*')
}

function starsAtEnd({text, valueStart, valueEnd}: Rule): Span {
  let start = valueEnd
  while (start > valueStart && text.charCodeAt(start - 1) === STAR) start--
  return {start, end: valueEnd}
}

const STAR = 42

function* trailingProblems(rules: readonly Rule[], profiles: readonly Profile[]) {
  const [first] = rules
  if (first === undefined) return
  const places = rules.map(starsAtEnd)
  const place = starsAtEnd(first)
  const shorter = first.text.slice(first.valueStart, place.start) || '/'
  const witness = examplePath(shorter)
  if (coverageOf(first, witness, profiles, shorter).missed.length > 0) {
    yield* otherProblems(rules, profiles)
    return
  }
  yield {
    message: 'trailing',
    data: {
      path: quote(witness),
      missed: nameList(coverageOf(first, witness, profiles).missed),
      shorter: quote(`Disallow: ${shorter}`),
      more: furtherLines(rules.length),
    },
    place,
    related: alsoAt(places),
    fix: {
      title: rules.length === 1 ? `Write ${quote(shorter)}` : `Remove the \`*\` in ${rules.length} lines`,
      safety: 'unsafe',
      edits: rules.map(rule => {
        const stars = starsAtEnd(rule)
        return stars.start === rule.valueStart ? replace(stars, '/') : remove(stars)
      }),
    },
  } as const
}

function* otherProblems(rules: readonly Rule[], profiles: readonly Profile[]) {
  const [first] = rules
  if (first === undefined) return
  const witness = encodePath(examplePath(first.value.value))
  const {covered, missed} = coverageOf(first, witness, profiles)
  if (missed.length === 0) return
  const place = firstSign(first)
  const data = {
    sign: quote(first.text.slice(place.start, place.end)),
    path: quote(witness),
    missed: nameList(missed),
    more: furtherLines(rules.length),
  }
  const call =
    covered.length > 0
      ? ({message: 'some', data: {...data, covered: nameList(covered)}} as const)
      : ({message: 'none', data} as const)
  yield {...call, place, related: alsoAt(rules.map(firstSign))}
}

function firstSign(rule: Rule): Span {
  const start = rule.valueStart + rule.value.value.search(/[*$]/)
  return {start, end: start + 1}
}

function alsoAt(places: readonly Span[]) {
  return furtherPlaces(places).map(place => ({message: 'another', place}) as const)
}
