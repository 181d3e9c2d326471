import {recordsWith} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {AnyRecord, Root} from '../analyzer/syntax/nodes.ts'
import type {Edit} from '../analyzer/syntax/source.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

/** What an HTML page must write in another way. Other entities have no reason to be in a path. */
const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '}

/** `&lt;`, `&#60;` and `&#x3c;`, the longest possible one being `&#1114111;`. */
const ENTITY = /^&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/i
const LONGEST = 10

export default defineRule({
  id: 'html-entity',
  category: 'lines',
  summary: 'HTML entities such as `&amp;` in a value.',
  rationale: `
In HTML, \`&amp;\` stands for \`&\`. A robots.txt is plain text: crawlers look for the letters \`&amp;\` themselves, and
the addresses that they fetch have \`&\` instead. The rule then matches nothing. It happens when a path is copied from
the source of a page or from a sitemap, or when a program escapes the file as if it were HTML.

Write the character itself. If you mean pages whose links were really escaped twice, add the rule for the plain
character as well: then this message goes away.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: a path is compared as it is written, octet by octet',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'HTML Standard §13.5: named character references',
      url: 'https://html.spec.whatwg.org/multipage/named-characters.html',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  silences: ['hash-in-value', 'inline-comment', 'unencoded-path', 'invalid-agent-token'],
  gather: {by: ['entity']},
  messages: {
    agent:
      '{entity} is HTML for {character}. Crawlers take it as it is written, so the rules below are not for {agent}.',
    line: '{entity} is HTML for {character}. Crawlers take it as it is written, so this line does not do what {line} does.',
    sitemap:
      '{entity} is HTML for {character}. Crawlers take it as it is written and ask for another URL than {url}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a?x=1&y=2\nDisallow: /b&amp\nDisallow: /c&copy;\nDisallow: /d;&e\n'},
      {
        code: 'User-agent: *\nDisallow: /*&ref=\nDisallow: /*&amp;ref=\n',
        note: 'Who forbids both spellings knows that some links were escaped twice.',
      },
      {code: 'User-agent: *\nDisallow: /a # &amp;\nNote: &lt;x&gt;\n'},
      {code: 'User-agent: *\nDisallow: /a&#b\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a?x=1&amp;y=2&amp;z=3\n',
        problems: [
          '2:17-2:30 warning: `&amp;` is HTML for `&`. Crawlers take it as it is written, so this line does not do what `Disallow: /a?x=1&y=2&z=3` does.',
        ],
        fixed: 'User-agent: *\nDisallow: /a?x=1&y=2&z=3\n',
      },
      {
        code: 'User-agent: Check&amp;Get\r\nDisallow: /😀&lt;b&gt;\r\nSitemap: https://example.com/?a=1&amp;b=2\r\n',
        problems: [
          '1:18-1:23 warning: `&amp;` is HTML for `&`. Crawlers take it as it is written, so the rules below are not for `Check&Get`.',
          '2:14-2:23 warning: `&lt;` is HTML for `<`. Crawlers take it as it is written, so this line does not do what `Disallow: /😀<b>` does.',
          '3:34-3:39 warning: `&amp;` is HTML for `&`. Crawlers take it as it is written and ask for another URL than `https://example.com/?a=1&b=2`.',
        ],
        fixed: 'User-agent: Check&Get\r\nDisallow: /😀<b>\r\nSitemap: https://example.com/?a=1&b=2\r\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a?x=1&#38;y=2&#x26;z=3 # all\n',
        problems: [
          '2:17-2:31 warning: `&#38;` is HTML for `&`. Crawlers take it as it is written, so this line does not do what `Disallow: /a?x=1&y=2&z=3` does.',
        ],
        fixed: 'User-agent: *\nDisallow: /a?x=1&y=2&z=3 # all\n',
        note: 'The rest of the line is a comment as it stands.',
      },
      {
        code: 'User-agent: *\nDisallow: /caf&#xe9;/\n',
        target: 'gemini',
        problems: [
          '2:15-2:21 warning: `&#xe9;` is HTML for `é`. Crawlers take it as it is written, so this line does not do what `Disallow: /café/` does.',
        ],
        fixed: 'User-agent: *\nDisallow: /café/\n',
      },
    ],
  },
  *check(tree, context) {
    let written: ReadonlySet<string> | undefined
    for (const line of recordsWith(tree, Trait.Ampersand)) {
      if (!(line.valueTraits & Trait.Ampersand)) continue
      if (line.type === 'otherRecord' && !(context.web && OTHERS.has(line.name))) continue
      const edits = decodeEntities(line)
      const [first] = edits
      const last = edits.at(-1)
      if (first === undefined || last === undefined) continue
      const decoded = decodedValue(line, edits)
      if (line.type === 'rule') {
        written ??= rulePaths(tree)
        if (written.has(decoded)) continue
      }
      const data = {entity: quote(line.text.slice(first.start, first.end)), character: quote(first.text)}
      const problem = {
        place: {start: first.start, end: last.end},
        fix: {title: 'Write the characters themselves', safety: 'unsafe', edits},
      } as const
      if (line.type === 'userAgent') {
        yield {...problem, message: 'agent', data: {...data, agent: quote(decoded)}}
      } else if (line.name === 'sitemap') {
        yield {...problem, message: 'sitemap', data: {...data, url: quote(decoded)}}
      } else {
        yield {...problem, message: 'line', data: {...data, line: quote(`${line.key.value}: ${decoded}`)}}
      }
    }
  },
})

/** Records beside agents and rules whose values hold URLs or names of parameters, and have readers on the Web. */
const OTHERS: ReadonlySet<string> = new Set(['sitemap', 'clean-param'])

/** Where the value ends if its entities are read as such: the `#` of `&#38;` starts a comment as it stands. */
function intendedEnd(line: AnyRecord): number {
  const cut = line.commentStart === line.valueEnd && line.text[line.valueEnd - 1] === '&'
  if (!cut) return line.valueEnd
  const rest = line.text.slice(line.commentStart, line.end)
  const length = rest.search(/\s/)
  return length < 0 ? line.end : line.commentStart + length
}

function decodeEntities(line: AnyRecord): readonly Edit[] {
  const {text} = line
  const end = intendedEnd(line)
  const edits: Edit[] = []
  for (let start = text.indexOf('&', line.valueStart); start >= 0 && start < end; ) {
    const match = ENTITY.exec(text.slice(start, Math.min(start + LONGEST, end)))
    const character = match && characterOf(match)
    if (match && character) edits.push({start, end: start + match[0].length, text: character})
    start = text.indexOf('&', start + 1)
  }
  return edits
}

function characterOf([, hexadecimal, decimal, name = '']: RegExpExecArray): string | undefined {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : decimal ? Number(decimal) : undefined
  if (code === undefined) return NAMED[name.toLowerCase()]
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >> 11 === 0x1b)
  return isText ? String.fromCodePoint(code) : undefined
}

function decodedValue(line: AnyRecord, edits: readonly Edit[]): string {
  let decoded = ''
  let done = line.valueStart
  for (const edit of edits) {
    decoded += line.text.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return decoded + line.text.slice(done, intendedEnd(line))
}

function rulePaths(tree: Root): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const line of tree.lines) if (line.type === 'rule') paths.add(line.value.value)
  return paths
}
