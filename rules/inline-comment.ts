import type {Profile} from '../analyzer/crawlers/profile.ts'
import {moveCommentUp} from '../analyzer/lint/comment-line.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {addressedRecords} from '../analyzer/lint/line-readers.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {AnyRecord, Line, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'inline-comment',
  category: 'lines',
  summary: 'A comment behind the value of a line.',
  rationale: `
On the Web a \`#\` starts a comment wherever it stands. The companion specification for Gemini knows only lines that
*begin* with \`#\`. The crawlers TLGS, Gemplex and gemini-grc read what follows a path as a part of it: to them
\`Disallow: /private/ # keep out\` is a rule for addresses that begin with all of that text, and \`/private/\` is open.

Put the comment on a line of its own. (On the Web this check is off, since every crawler we know cuts such comments.)
`,
  references: [
    {
      title: 'robots.txt for Gemini: lines beginning with # are comments',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title: 'marty1885/tlgs 3f00f7d, robots_txt_parser.cpp: a value reaches to the end of the line',
      url: 'https://github.com/marty1885/tlgs',
      date: '2025-07-28',
    },
    {
      title: 'elektito/gemplex 70352b2, crawl.go: only a # at the start of a line is looked for',
      url: 'https://github.com/elektito/gemplex',
      date: '2023-04',
    },
    {
      title: 'antanst/gemini-grc f362a1d, robots.go: comments are not looked for',
      url: 'https://github.com/antanst/gemini-grc',
      date: '2025-06',
    },
    {
      title: 'RFC 9309 §2.2: a comment may stand at the end of every line',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'error', web: 'off'},
  fixable: 'depends',
  gather: {by: ['readers']},
  messages: {
    path: 'For {readers}, {comment} is a part of the path, so this rule does not cover {value}.',
    name: 'For {readers}, {comment} is a part of the name, so the rules below are not for {value}.',
    behindValue:
      'A comment stands behind a value, where readers that know none take it for a part of the value.',
  },
  examples: {
    good: [
      {code: '# all\nUser-agent: *\n  # more\nDisallow: /a\n', target: 'gemini'},
      {
        code: 'User-agent: *\nDisallow: # nothing\nAllow: /a # no matter\nCrawl-delay: 10 # seconds\nDisallow: /a#b\n',
        target: 'gemini',
        note: 'No value that could grow longer, records that these crawlers skip, and a matter of another rule.',
      },
      {
        code: 'User-agent: Googlebot # of the Web\nUser-agent: gus # which cuts comments\nDisallow:\n',
        target: 'gemini',
      },
      {code: 'User-agent: * # all\nDisallow: /a # private\n', target: 'web'},
    ],
    bad: [
      {
        code: 'User-agent: * # all 😀\r\nDisallow: /privé/ \t# keep out \r\nDisallow: /b',
        target: 'gemini',
        problems: [
          '1:15-1:23 error: For the Gemini companion specification, TLGS and Gemplex, `# all 😀` is a part of the name, so the rules below are not for `*`.',
          '2:20-2:30 error: For the Gemini companion specification, TLGS, Gemplex and gemini-grc, `# keep out` is a part of the path, so this rule does not cover `/privé/`.',
        ],
        fixed: '# all 😀\r\nUser-agent: *\r\n# keep out\r\nDisallow: /privé/\r\nDisallow: /b',
      },
      {
        code: 'User-agent: webproxy\nDisallow: / # no proxies\n\nUser-agent: researcher\nDisallow: /a # x',
        target: 'gemini',
        problems: [
          '2:13-2:25 error: For the Gemini companion specification and gemini-grc, `# no proxies` is a part of the path, so this rule does not cover `/`.',
          '5:14-5:17 error: For the Gemini companion specification, Gemplex and gemini-grc, `# x` is a part of the path, so this rule does not cover `/a`.',
        ],
        fixed: 'User-agent: webproxy\n# no proxies\nDisallow: /\n\nUser-agent: researcher\n# x\nDisallow: /a',
      },
      {
        code: 'User-agent: indexer\nUser-agent: archiver # see: below\nDisallow: /a\n',
        target: 'gemini',
        problems: [
          '2:22-2:34 error: For the Gemini companion specification, `# see: below` is a part of the name, so the rules below are not for `archiver`.',
        ],
        note: 'No fix: a comment with a colon between two user-agent lines ends the group for TLGS.',
      },
    ],
  },
  *check(tree, context) {
    const keeping = context.profiles.filter(({inlineComment}) => inlineComment === 'kept')
    for (const {line, readers} of addressedRecords(
      tree,
      Trait.InlineComment,
      keeping,
      hasCommentBehindValue,
    )) {
      // Elsewhere in a file for both worlds it is at home.
      if (readers.length === 0 && context.gemini) continue
      const place = {start: line.commentStart, end: endOfComment(line)}
      const fix = moveFix(line, tree, context.gemini)
      if (readers.length === 0 || line.type === 'otherRecord') {
        yield {message: 'behindValue', place, ...fix}
        continue
      }
      const missing = line.type === 'rule' ? readersThatMiss(line, readers) : readers
      if (missing.length === 0) continue
      const data = {
        readers: enumerate(missing.map(readerName)),
        comment: quote(line.text.slice(place.start, place.end)),
        value: quote(line.value.value),
      }
      yield {message: line.type === 'rule' ? 'path' : 'name', data, place, ...fix}
    }
  },
})

/** Those that cover something else with the comment in the path: some read no further than to a `*`. */
function readersThatMiss(rule: Rule, readers: readonly Profile[]): readonly Profile[] {
  const path = rule.text.slice(rule.valueStart, rule.end).trimEnd()
  return coverageOf(rule, rule.value.value, readers, path).missed
}

/** Glued to the value, it is another matter; behind nothing, it does no harm. */
function hasCommentBehindValue(line: Line): line is AnyRecord {
  if (line.type !== 'userAgent' && line.type !== 'rule' && line.type !== 'otherRecord') return false
  return line.commentStart > line.valueEnd && line.valueEnd > line.valueStart
}

function endOfComment(line: AnyRecord): number {
  return line.commentStart + line.text.slice(line.commentStart, line.end).trimEnd().length
}

function readerName({kind, title}: Profile): string {
  return kind === 'specification' ? `the ${title}` : title
}

function moveFix(line: AnyRecord, tree: Root, gemini: boolean): {readonly fix?: Fix} {
  const before = tree.lineAt(line.line - 2)
  // TLGS (3f00f7d) ends a run of user-agent lines at any line with a colon, be it a comment.
  const partsGroup =
    line.type === 'userAgent' &&
    before?.type === 'userAgent' &&
    line.text.slice(line.commentStart, line.end).includes(':')
  if (gemini && partsGroup) return {}
  // The crawlers of the message obey the line afterwards.
  return {
    fix: {
      title: 'Put the comment on a line of its own',
      safety: gemini ? 'unsafe' : 'safe',
      edits: moveCommentUp(line, tree),
    },
  }
}
