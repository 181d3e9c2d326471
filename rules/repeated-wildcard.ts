import {readsBrokenRecords} from '../analyzer/lint/broken-readings.ts'
import {remove} from '../analyzer/lint/edits.ts'
import {furtherLines, furtherPlaces} from '../analyzer/lint/further-places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {coversSame, RuleLengths} from '../analyzer/lint/rule-lengths.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import type {Rule, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'repeated-wildcard',
  category: 'paths',
  summary: 'Two or more `*` in a row, which mean no more than one.',
  rationale: `
In some tools \`**\` stands for any number of folders and \`*\` for a name within one. In a robots.txt one \`*\` already
stands for any characters, slashes included, so \`**\` says nothing more.

Note that \`/a/**/b\` does not cover \`/a/b\`: the two slashes must be there. Stars that make a rule longer, so that
it wins over another, are not reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.3: `*` stands for 0 or more of any character',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
      date: '2022-09',
    },
    {title: 'Six engines read `**` like `*` (measured)', date: '2026-08'},
  ],
  targets: ['web'],
  severity: 'info',
  fixable: 'depends',
  messages: {
    needless: 'One `*` stands for any characters, slashes included, so {stars} says no more.{more}',
    another: 'Here as well.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /*/a*b*\n'},
      {
        code: 'User-agent: *\nDisallow: /templates/\nAllow: /*.css*********\n',
        note: 'The stars make the second rule the longer one, and let it win.',
      },
      {
        code: 'User-agent: *\nDisallow: /a/**\n',
        target: 'gemini',
        note: 'Another rule speaks of wildcards there.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a**\nAllow /a\n',
        problems: [
          '2:13-2:15 info: One `*` stands for any characters, slashes included, so `**` says no more.',
        ],
        fixed: 'User-agent: *\nDisallow: /a*\nAllow /a\n',
        note: 'Google reads the last line, without its colon, and an Allow that is no shorter wins there.',
      },
      {
        code: 'User-agent: *\nDisallow: /a/**/b\n',
        problems: [
          '2:14-2:16 info: One `*` stands for any characters, slashes included, so `**` says no more.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/*/b\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /é/**/*.jpg$\r\nDisallow: ***.pdf**\r\nAllow: /c\r\n',
        problems: [
          '2:14-2:16 info: One `*` stands for any characters, slashes included, so `**` says no more. The same in 1 more line.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /é/*/*.jpg$\r\nDisallow: *.pdf*\r\nAllow: /c\r\n',
      },
    ],
  },
  *check(tree, context) {
    const {profiles} = context
    if (!profiles.every(({wildcard}) => wildcard === 'any-run')) return
    let lengths: RuleLengths | undefined
    const runs: (readonly Span[])[] = []
    for (const rule of rulesWithTraits(tree, Trait.Star)) {
      const found = runsOfStars(rule)
      if (found.length === 0) continue
      lengths ??= new RuleLengths(tree, profiles)
      const path = rule.value.value
      const shorter = path.replace(/\*{2,}/g, '*')
      const isNeedless = coversSame(rule, shorter, profiles)
      if (isNeedless && lengths.canShorten(rule, path.length - shorter.length)) runs.push(found)
    }
    const [first] = runs.flat()
    if (first === undefined) return
    yield {
      message: 'needless',
      data: {
        stars: quote(tree.text.slice(first.start, first.end)),
        more: furtherLines(runs.length),
      },
      place: first,
      related: furtherPlaces(runs.flat()).map(place => ({message: 'another', place})),
      fix: {
        title: 'Write one `*`',
        safety: readsBrokenRecords(tree, context) ? 'unsafe' : 'safe',
        edits: runs.flat().map(({start, end}) => remove({start, end: end - 1})),
      },
    }
  },
})

const STAR = 42

function runsOfStars({text, valueStart, valueEnd}: Rule): readonly Span[] {
  const path = text.slice(valueStart, valueEnd)
  const runs: Span[] = []
  for (let start = path.indexOf('**'); start >= 0; ) {
    let end = start + 2
    while (path.charCodeAt(end) === STAR) end++
    runs.push({start: valueStart + start, end: valueStart + end})
    start = path.indexOf('**', end)
  }
  return runs
}
