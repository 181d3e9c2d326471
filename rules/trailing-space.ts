import type {Profile} from '../analyzer/crawlers/profile.ts'
import {remove} from '../analyzer/lint/edits.ts'
import {addressedRecords} from '../analyzer/lint/line-readers.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {matches} from '../analyzer/policy/matches.ts'
import {patternsOf} from '../analyzer/policy/patterns.ts'
import {urlPathMatching} from '../analyzer/policy/witness.ts'
import type {Line, Rule, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'trailing-space',
  category: 'lines',
  summary: 'White space at the end of a value that some target crawler keeps.',
  rationale: `
Nobody sees a space at the end of a line. Most crawlers drop it; the Gemini index TLGS keeps it as a part of the
value, so a rule for \`/private/ \` never matches a path, and a group for \`indexer \` is for nobody.

Remove it; most editors can do so whenever they save a file. No crawler of the Web that we know keeps it, so the check
is off there.
`,
  references: [
    {
      title: 'marty1885/tlgs 3f00f7d, robots_txt_parser.cpp: agents and paths reach to the end of the line',
      url: 'https://github.com/marty1885/tlgs',
      date: '2025-07-28',
    },
    {
      title: 'RFC 9309 §2.2: white space may stand before the end of a line',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'off'},
  fixable: 'unsafe',
  gather: {by: ['readers']},
  messages: {
    name: 'For {readers}, the white space is a part of the name, so the rules below are not for {value}.',
    path: 'For {readers}, the white space is a part of the path, so this rule does not forbid {witness}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\nDisallow: \n', target: 'gemini'},
      {
        code: 'User-agent: archiver \nAllow: /a \nDisallow: /b \nCrawl-delay: 5 \n# x \nDisallow: /c # x \n',
        target: 'gemini',
        note: 'TLGS obeys no archiver and no Allow, and a comment is a matter of its own.',
      },
      {
        code: 'User-agent: *\nDisallow: /a*b \n',
        target: 'gemini',
        note: 'TLGS does not look at what stands behind such a wildcard.',
      },
      {code: 'User-agent: * \nDisallow: /private/ \n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/ \n',
        target: 'gemini',
        problems: [
          '2:20-2:21 warning: For TLGS, the white space is a part of the path, so this rule does not forbid `/private/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: indexer\t \r\nDisallow: /*.zip \r\nDisallow: /😀  ',
        target: 'gemini',
        problems: [
          '1:20-1:22 warning: For TLGS, the white space is a part of the name, so the rules below are not for `indexer`.',
          '2:17-2:18 warning: For TLGS, the white space is a part of the path, so this rule does not forbid `/x.zip`.',
          '3:14-3:16 warning: For TLGS, the white space is a part of the path, so this rule does not forbid `/😀`.',
        ],
        fixed: 'User-agent: indexer\r\nDisallow: /*.zip\r\nDisallow: /😀',
      },
    ],
  },
  *check(tree, {profiles}) {
    const keeping = profiles.filter(({trailingBlanks}) => trailingBlanks === 'kept')
    if (keeping.length === 0) return
    for (const {line, readers} of addressedRecords(tree, Trait.TrailingBlank, keeping, endsWithBlank)) {
      const place = {start: line.valueEnd, end: line.end}
      // These crawlers obey the line afterwards.
      const fix = {title: 'Remove the white space', safety: 'unsafe', edits: [remove(place)]} as const
      if (line.type === 'userAgent') {
        if (readers.length === 0) continue
        const data = {readers: crawlerNames(readers), value: quote(line.value.value)}
        yield {message: 'name', data, place, fix}
        continue
      }
      const missing = readers.filter(profile => missedPath(line, profile) !== undefined)
      const witness = missing[0] && missedPath(line, missing[0])
      if (witness === undefined) continue
      yield {message: 'path', data: {readers: crawlerNames(missing), witness: quote(witness)}, place, fix}
    }
  },
})

function endsWithBlank(line: Line): line is Rule | UserAgentRecord {
  if (line.type !== 'rule' && line.type !== 'userAgent') return false
  return (line.valueTraits & Trait.TrailingBlank) !== 0 && line.commentStart < 0
}

/** A path that the rule is for, and does not match with the blanks behind it. */
function missedPath(line: Rule, profile: Profile): string | undefined {
  const [meant] = patternsUntil(line.valueEnd, line, profile)
  const witness = meant && urlPathMatching(meant, profile)
  if (witness === undefined) return undefined
  return patternsUntil(line.end, line, profile).some(pattern => matches(pattern, witness))
    ? undefined
    : witness
}

function patternsUntil(end: number, line: Rule, profile: Profile) {
  const kind = line.name === 'allow' ? 'allow' : 'disallow'
  return patternsOf({kind, line, path: line.text.slice(line.valueStart, end), plain: false}, profile)
}
