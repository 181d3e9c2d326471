import {remove} from '../analyzer/lint/edits.ts'
import {recordsWith} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {AnyRecord, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'trailing-punctuation',
  category: 'lines',
  summary: 'A comma, semicolon or full stop left at the end of a value.',
  rationale: `
One line of a robots.txt has one value, and nothing ends it but the end of the line. A comma or a semicolon behind a
path, as in a list or a program, is a part of the path: \`Disallow: /private/;\` leaves \`/private/\` open. Behind a
name, it makes another name for crawlers that compare names as they are written.

Take the mark away. Rules that mean it, such as \`/index.\` for all of \`/index.html\` and \`/index.php\`, or \`/page;\`
next to \`/page?\`, are not reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: a rule matches where the path begins with what is written',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: a Disallow line gives a path prefix',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  silences: ['invalid-agent-token'],
  gather: {by: ['mark']},
  messages: {
    agent:
      'Crawlers that compare whole names take {mark} for a part of this one, and the rules below are not for {value}.',
    path: 'Crawlers take {mark} for a part of the path, so this rule does not match {value}.',
    sitemap: 'Crawlers take {mark} for a part of the URL, so they do not find {value}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /index.\nDisallow: /.\nDisallow: /*;\nDisallow: /*,\nDisallow: /a/.\n',
        note: 'A path is a prefix, and these are useful ones.',
      },
      {code: 'User-agent: *\nDisallow: /products?\nDisallow: /products;\nDisallow: /b,\nDisallow: /b/\n'},
      {
        code: 'User-agent: *\nDisallow: /show.jsp;\nDisallow: /index.html;\n',
        note: 'Java servers put `;jsessionid=…` there.',
      },
      {
        code: 'User-agent: *\nDisallow: /news,12,\nDisallow: /tag/,%20Chief%20of%20Staff,\nDisallow: /a/Lever,%20Steven%20J.\n',
        note: 'Marks are usual in the addresses of this site.',
      },
      {code: 'User-agent: python-requests/2.18.\nUser-agent: a,b,\nUser-agent: Acme Inc.\nDisallow: /\n'},
      {code: 'User-agent: *\nDisallow: /a/ # all,\nSitemap: https://example.com/,\n', target: 'gemini'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/;\nDisallow: /b/,\nDisallow: /c.html.\nDisallow: /*.pdf$;\n',
        problems: [
          '2:14-2:15 warning: Crawlers take `;` for a part of the path, so this rule does not match `/a/`.',
          '3:14-3:15 warning: Crawlers take `,` for a part of the path, so this rule does not match `/b/`.',
          '4:18-4:19 warning: Crawlers take `.` for a part of the path, so this rule does not match `/c.html`.',
          '5:18-5:19 warning: Crawlers take `;` for a part of the path, so this rule does not match `/*.pdf$`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\nDisallow: /c.html\nDisallow: /*.pdf$\n',
      },
      {
        code: 'User-agent: Googlebot,\r\nDisallow: /ünter;; # so\r\nSitemap: https://example.com/sitemap.xml,\r\n',
        problems: [
          '1:22-1:23 warning: Crawlers that compare whole names take `,` for a part of this one, and the rules below are not for `Googlebot`.',
          '2:17-2:19 warning: Crawlers take `;;` for a part of the path, so this rule does not match `/ünter`.',
          '3:41-3:42 warning: Crawlers take `,` for a part of the URL, so they do not find `https://example.com/sitemap.xml`.',
        ],
        fixed:
          'User-agent: Googlebot\r\nDisallow: /ünter # so\r\nSitemap: https://example.com/sitemap.xml\r\n',
      },
      {
        code: 'User-agent: *;\nDisallow: /private,\n',
        target: 'gemini',
        problems: [
          '1:14-1:15 warning: Crawlers that compare whole names take `;` for a part of this one, and the rules below are not for `*`.',
          '2:19-2:20 warning: Crawlers take `,` for a part of the path, so this rule does not match `/private`.',
        ],
        fixed: 'User-agent: *\nDisallow: /private\n',
      },
    ],
  },
  *check(tree, context) {
    let paths: ReadonlySet<string> | undefined
    for (const line of recordsWith(tree, MARKS)) {
      if (!(line.valueTraits & MARKS)) continue
      const start = startOfMarks(line)
      if (start === line.valueEnd || start <= line.valueStart) continue
      const place = {start, end: line.valueEnd}
      const value = line.text.slice(line.valueStart, start)
      const marks = line.text.slice(start, line.valueEnd)
      const data = {mark: quote(marks), value: quote(value)}
      const fix = {title: `Remove ${quote(marks)}`, safety: 'unsafe', edits: [remove(place)]} as const
      if (line.type === 'userAgent') {
        if (isName(value)) yield {message: 'agent', data, place, fix}
      } else if (line.type === 'rule') {
        if (!isSlip(value, marks)) continue
        paths ??= rulePaths(tree)
        if (!hasSibling(paths, value)) yield {message: 'path', data, place, fix}
      } else if (context.web && line.name === 'sitemap') {
        yield {message: 'sitemap', data, place, fix}
      }
    }
  },
})

const MARKS = Trait.Comma | Trait.Semicolon | Trait.Dot

function startOfMarks(line: AnyRecord): number {
  let start = line.valueEnd
  while (start > line.valueStart && isMark(line.text.charCodeAt(start - 1))) start--
  return start
}

/** `,` `.` or `;` */
function isMark(code: number): boolean {
  return code === 44 || code === 46 || code === 59
}

/** A single name, or `*`: lists of names, versions (`2.18.`) and firms (`Acme Inc.`) are other matters. */
function isName(value: string): boolean {
  return /^(?:\*|[A-Za-z_-]+)$/.test(value)
}

/** Java servers write `/page.jsp;jsessionid=…`. */
const BEFORE_PARAMETERS = /\.\w+$/
/** `/index.html.` ends a sentence, while `/index.` begins many addresses. */
const EXTENSION = /\.(?:html?|php|aspx?|gmi|txt|xml|pdf|jpe?g|png|gif|css|js|json|zip)$/i

/** Is the mark a slip, judged by what stands before it? */
function isSlip(path: string, marks: string): boolean {
  if (path.endsWith('$')) return true
  if (marks.startsWith(';') && BEFORE_PARAMETERS.test(path)) return false
  if (EXTENSION.test(path)) return true
  if (marks.includes('.')) return false
  if (path.endsWith('/')) return path.length > 1
  // Sites that have marks, or escaped text, in the middle of a path have them at its end as well.
  return /[\p{L}\p{N}]$/u.test(path) && !/[,;%]/.test(path)
}

/** Rules for the same path with other ends show that the mark is one of the ends that are meant. */
function hasSibling(paths: ReadonlySet<string>, path: string): boolean {
  return ['', '/', '?', '_', '-', '*', '$'].some(end => paths.has(path + end))
}

function rulePaths(tree: Root): ReadonlySet<string> {
  const isRule = (line: {readonly type: string}): line is Rule => line.type === 'rule'
  return new Set(tree.lines.filter(isRule).map(rule => rule.value.value))
}
