import {remove, replace} from '../analyzer/lint/edits.ts'
import {isKnownKey} from '../analyzer/lint/known-keys.ts'
import {lineEndOf} from '../analyzer/lint/line-end.ts'
import {recordsWith} from '../analyzer/lint/lines-with.ts'
import {endBefore, keysWithin} from '../analyzer/lint/records-within.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {AnyRecord, Root, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'several-records-on-line',
  category: 'lines',
  summary: 'Two or more records on one line.',
  rationale: `
Each record needs a line of its own: a value reaches to the end of the line, whatever it looks like.
\`User-agent: * Disallow: /\`, as some web pages print it, names a crawler and forbids nothing; and \`Disallow: /\` with
the \`Sitemap:\` of the next line glued to it forbids only paths that begin with \`/Sitemap:\`. The first is copied from
pages that lost their line breaks; the second comes from programs that put a file together and forget the line end
of a piece.

Put each record on its own line. A path may hold colons and any word; what is plainly one (\`/wiki/Sitemap:x\`) is not
reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: every record ends with a line end',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title:
        'User-agent: * Disallow: / on one line, fed to seven engines of the Web and ten readers of capsules (measured): all allow everything',
      date: '2026-08',
    },
    {
      title: 'agricola, Semantic Web Robot (in Spanish): a page that prints its examples so',
      url: 'http://www.conoze.com/agricola',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: [
    'agent-case',
    'control-token',
    'divergent-decision',
    'double-slash',
    'empty-file',
    'foreign-agent',
    'group-without-rules',
    'invalid-agent-token',
    'missing-leading-slash',
    'misspelled-agent',
    'several-values-on-line',
    'sitemap-url',
    'space-in-path',
    'trailing-wildcard',
    'unencoded-path',
    'unknown-agent',
    'unsupported-wildcard',
    'url-as-path',
  ],
  gather: {by: []},
  messages: {
    name: 'Crawlers take {rest} for a part of the name, and read no record in it. Each record needs a line of its own.',
    path: 'Crawlers take {rest} for a part of the path, and read no record in it; most no longer apply this rule to {path}.',
    value:
      'Crawlers take {rest} for a part of the value, and read no record in it. Each record needs a line of its own.',
    comment:
      'The line breaks of this file are lost: {rest} is a part of the comment, and crawlers find no record at all.',
    twice: 'The key stands twice. Crawlers take the second {key} for a part of the value.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /wiki/User:x\nDisallow: /wiki/Sitemap:x\nDisallow: /w/index.php?title=Sitemap:\nDisallow: /w/?title=User-agent: x\nDisallow: /*Disallow:\n',
        note: 'Colons and words in paths.',
      },
      {
        code: 'User-agent:*\nDisallow:/wiki/Host:x\nDisallow:/swallow:/x\nDisallow:/?u=Sitemap:https://example.com\n',
      },
      {
        code: 'Sitemap: https://example.com/sitemap.xml\nSitemap: http://example.com/host:80/sitemap\nContent-Signal: search=yes\n',
      },
      {
        code: '# User-agent: * Disallow: /\nUser-agent: * # Disallow: /\nDisallow: # Allow: /\n',
        note: 'Comments.',
      },
      {code: '# User-agent: *\n# Disallow: /\n'},
      {
        code: 'User-agent: Vegi bot (slow it down by the Crawl-delay: parameter)\nDisallow: /\n',
        note: 'A name with a sentence in it.',
      },
      {code: 'Note: write User-agent: * Disallow: /\nUser-agent: *\\nDisallow: /a\\nAllow: /b\n'},
    ],
    bad: [
      {
        code: 'User-agent: * Disallow: /\n',
        problems: [
          '1:15-1:26 error: Crawlers take `Disallow: /` for a part of the name, and read no record in it. Each record needs a line of its own.',
        ],
        fixed: 'User-agent: *\nDisallow: /\n',
      },
      {
        code: '- exclusivamente para agricola\n\nUser-agent: agricola Disallow: /\n',
        target: 'gemini',
        problems: [
          '3:22-3:33 error: Crawlers take `Disallow: /` for a part of the name, and read no record in it. Each record needs a line of its own.',
        ],
        fixed: '- exclusivamente para agricola\n\nUser-agent: agricola\nDisallow: /\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /Sitemap: https://example.com/sitemap.xml # 😀\r\n',
        problems: [
          '2:12-2:52 error: Crawlers take `Sitemap: https://example.com/sitemap.xml` for a part of the path, and read no record in it; most no longer apply this rule to `/`.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /\r\nSitemap: https://example.com/sitemap.xml # 😀\r\n',
      },
      {
        code: 'User-agent: libWeb/clsHTTPDisallow: /\nDisallow: //é.phpDisallow: //b.phpUser-agent: MJ12bot',
        problems: [
          '1:27-1:38 error: Crawlers take `Disallow: /` for a part of the name, and read no record in it. Each record needs a line of its own.',
          '2:18-2:54 error: Crawlers take `Disallow: //b.phpUser-agent: MJ12bot` for a part of the path, and read no record in it; most no longer apply this rule to `//é.php`.',
        ],
        fixed:
          'User-agent: libWeb/clsHTTP\nDisallow: /\nDisallow: //é.php\nDisallow: //b.php\nUser-agent: MJ12bot',
      },
      {
        code: 'User-agent:*Disallow:/a/Allow:/a/b/sitemap:https://example.com/s.xml\n',
        problems: [
          '1:13-1:69 error: Crawlers take `Disallow:/a/Allow:/a/b/sitemap:https://example.com/s.xml` for a part of the name, and read no record in it. Each record needs a line of its own.',
        ],
        fixed: 'User-agent:*\nDisallow:/a/\nAllow:/a/b/\nsitemap:https://example.com/s.xml\n',
      },
      {
        code: 'User-agent: *, Disallow: /a; Disallow: /b<br>Allow: /c <br /> Crawl-delay: 5 | Disallow:\n',
        problems: [
          '1:16-1:89 error: Crawlers take `Disallow: /a; Disallow: /b<br>Allow: /c <br /> Crawl-delay:…` for a part of the name, and read no record in it. Each record needs a line of its own.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\nAllow: /c\nCrawl-delay: 5\nDisallow:\n',
      },
      {
        code: 'User-agent: GPTBot Disallow /\n',
        problems: [
          '1:20-1:30 error: Crawlers take `Disallow /` for a part of the name, and read no record in it. Each record needs a line of its own.',
        ],
        fixed: 'User-agent: GPTBot\nDisallow /\n',
        note: 'The colon is a matter of another rule.',
      },
      {
        code: 'User-agent: User-agent: Googlebot\nDisallow: Disallow: /x\nDisallow: Sitemap: https://example.com/a.xml\n',
        problems: [
          '1:13-1:24 error: The key stands twice. Crawlers take the second `User-agent:` for a part of the value.',
          '2:11-2:20 error: The key stands twice. Crawlers take the second `Disallow:` for a part of the value.',
          '3:11-3:45 error: Crawlers take `Sitemap: https://example.com/a.xml` for a part of the value, and read no record in it. Each record needs a line of its own.',
        ],
        fixed: 'User-agent: Googlebot\nDisallow: /x\nDisallow:\nSitemap: https://example.com/a.xml\n',
      },
      {
        code: '# robots.txt for Daily ExampleUser-agent: *sitemap: http://example.com/index.xmlDisallow: /*.json$Disallow: /css/',
        problems: [
          '1:31-1:114 error: The line breaks of this file are lost: `User-agent: *sitemap: http://example.com/index.xmlDisallow:…` is a part of the comment, and crawlers find no record at all.',
        ],
        fixed:
          '# robots.txt for Daily Example\nUser-agent: *\nsitemap: http://example.com/index.xml\nDisallow: /*.json$\nDisallow: /css/',
      },
    ],
  },
  *check(tree) {
    const first = tree.lineAt(0)
    if (tree.lineCount === 1 && first?.type === 'comment') {
      const keys = keysWithin(tree.text, {start: first.commentStart + 1, end: first.end}, true)
      // A single one is an example that was commented out.
      if (keys.length > 1)
        yield {message: 'comment', ...division(tree.text, keys, first, lineEndOf(first, tree))}
      return
    }
    for (const line of recordsWith(tree, Trait.Colon | Trait.InnerBlank)) {
      if (!(line.valueTraits & (Trait.Colon | Trait.InnerBlank)) || !isKnownKey(line.name)) continue
      const [key, ...others] = keysIn(line)
      if (key === undefined) continue
      if (key.start === line.valueStart && line.text.slice(key.start, key.end).toLowerCase() === line.name)
        yield keyTwice(line, key)
      else yield severalRecords(line, [key, ...others], tree)
    }
  },
})

function keysIn(line: AnyRecord): readonly Span[] {
  if (line.valueTraits & Trait.Colon) {
    const spaced = line.valueStart > line.separatorOffset + 1
    const keys = keysWithin(line.text, {start: line.valueStart, end: line.valueEnd}, spaced)
    if (keys.length > 0) return keys
  }
  return line.type === 'userAgent' && line.valueTraits & Trait.InnerBlank ? ruleWithoutColon(line) : []
}

/** `* Disallow /`, where a blank stands for the colon as well. */
function ruleWithoutColon({text, valueStart, valueEnd}: AnyRecord): readonly Span[] {
  const rule = /[ \t]((?:dis)?allow)[ \t]+[/*]/i.exec(text.slice(valueStart, valueEnd))
  if (rule === null) return []
  const start = valueStart + rule.index + 1
  return [{start, end: start + (rule[1] ?? '').length}]
}

function severalRecords(line: AnyRecord, keys: readonly Span[], tree: Root) {
  const value = {start: line.separatorOffset + 1, end: line.valueEnd}
  const parts = division(line.text, keys, value, lineEndOf(line, tree))
  if (line.type === 'userAgent') return {message: 'name', ...parts} as const
  const path = line.text.slice(line.valueStart, endBefore(line.text, line.valueStart, parts.place))
  if (line.type === 'otherRecord' || path === '') return {message: 'value', ...parts} as const
  return {message: 'path', ...parts, data: {...parts.data, path: quote(path)}} as const
}

/** What is lost in a part of a line, and the fix that begins a line at each of the keys. */
function division(text: string, keys: readonly Span[], part: Span, lineEnd: string) {
  const place = {start: keys[0]?.start ?? part.start, end: part.end}
  const edits = keys.map((key, index) => {
    const start = endBefore(text, keys[index - 1]?.end ?? part.start, key)
    return replace({start, end: key.start}, lineEnd)
  })
  return {
    data: {rest: quote(text.slice(place.start, place.end))},
    place,
    fix: {title: 'Put each record on a line of its own', safety: 'unsafe', edits},
  } as const
}

function keyTwice(line: AnyRecord, key: Span) {
  const colon = line.text.indexOf(':', key.end)
  return {
    message: 'twice',
    data: {key: quote(line.text.slice(key.start, colon + 1))},
    place: {start: key.start, end: colon + 1},
    fix: {
      title: 'Remove the first key',
      safety: 'unsafe',
      edits: [remove({start: line.keyStart, end: key.start})],
    },
  } as const
}
