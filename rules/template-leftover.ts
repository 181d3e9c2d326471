import {remove} from '../analyzer/lint/edits.ts'
import {keyAtStart} from '../analyzer/lint/known-keys.ts'
import {linesWith, recordsWith} from '../analyzer/lint/lines-with.ts'
import {isInComment, lineAt} from '../analyzer/lint/places.ts'
import {defineRule, type Problem} from '../analyzer/lint/rule.ts'
import {usualLineEnd} from '../analyzer/syntax/format.ts'
import type {Root, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

const messages = {
  escapes:
    'The two characters `\\n` stand where a line should end ({count} times in the file). Crawlers read what follows as a part of {line}.',
  code: '{code} is code of a template: the file was not rendered, or is not what crawlers will get. Lint the rendered file.',
  frontMatter:
    'The lines between `---` are settings of a site generator: the file was not rendered, or is not what crawlers will get. Lint the rendered file.',
  placeholder: '{placeholder} is a placeholder that was not filled in. Crawlers read it letter by letter.',
} as const

export default defineRule({
  id: 'template-leftover',
  category: 'file',
  summary: 'Code and placeholders of a template, or line ends written as `\\n`.',
  rationale: `
Many robots.txt files are made by a program that fills in a template. Where that goes wrong, or was forgotten, the
template itself is published: crawlers look for a path \`/{{ admin }}/\`, which no page has, and the real one stays open.

When a program writes the text with its line ends escaped, the whole file is one line, \`User-agent: *\\nDisallow: /\`,
and no rule in it counts.

If this file is a template in your project, leave it out of the check, and lint what is made of it.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: what a path pattern and a product token consist of',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'ckan/ckan 2dbe2c1, ckan/templates/home/robots.txt: a robots.txt that has to be rendered',
      url: 'https://github.com/ckan/ckan',
      date: '2026',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: [
    'missing-leading-slash',
    'word-as-path',
    'url-as-path',
    'relative-path',
    'regular-expression',
    'space-in-path',
    'unencoded-path',
    'html-entity',
    'quoted-value',
    'several-values-on-line',
    'trailing-punctuation',
    'question-mark-wildcard',
    'anchor-in-middle',
    'percent-encoding',
    'unsupported-wildcard',
    'invalid-agent-token',
    'unknown-agent',
    'foreign-agent',
    'sitemap-url',
    'malformed-line',
    'unknown-directive',
  ],
  gather: {by: []},
  judgesFile: true,
  messages,
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: \\news\\\nDisallow: /a\\n/\nDisallow: /*specs$\n'},
      {code: '# Replace \x24{DOMAIN} and {{ path }}, then \\n\nUser-agent: *\nDisallow: /a\n'},
      {
        code: 'User-agent: *\nDisallow: /*{{*\nDisallow: /*{{url}}\nDisallow: /*<%\nDisallow: /*${\n',
        note: 'Rules against addresses with such leftovers, as large publishers have them.',
      },
      {code: 'User-agent: *\nDisallow: /users/{id}/\nDisallow: /100%%\nDisallow: /%7B%7Bx%7D%7D\n'},
      {code: 'User-agent: *\nDisallow: /%BASE%/\nDisallow: /$PATH\nDisallow: /a--b\n---\n'},
      {code: '<!-- a -->\nUser-agent: *\nDisallow: /a\n'},
      {code: '---\nRobots of example.com\n---\nUser-agent: *\nDisallow: /a\n', note: 'A ruler.'},
      {code: '<?xml version="1.0"?>\n<a></a>\n', note: 'XML is no template.'},
    ],
    bad: [
      {
        code: 'User-agent: *\\nDisallow: /a\\n',
        problems: [
          '1:14-1:16 error: The two characters `\\n` stand where a line should end (2 times in the file). Crawlers read what follows as a part of `User-agent: *`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: '"# é 😀\\r\\nUser-agent: *\\r\\n\\r\\nDisallow : /news/\\r\\n"\r\n',
        target: 'gemini',
        problems: [
          '1:8-1:12 error: The two characters `\\n` stand where a line should end (4 times in the file). Crawlers read what follows as a part of `"# é 😀`.',
        ],
        fixed: '# é 😀\r\nUser-agent: *\r\n\r\nDisallow : /news/\r\n',
      },
      {
        code: 'User-agent: *\\n\nDisallow: /a\\n\nDisallow: /b\\n\n',
        problems: [
          '1:14-1:16 error: The two characters `\\n` stand where a line should end (3 times in the file). Crawlers read what follows as a part of `User-agent: *`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      },
      {
        code: 'User-agent: *\n{% block rules -%}\nDisallow: /a\n{%- endblock %}\n',
        problems: [
          '2:1-2:19 error: `{% block rules -%}` is code of a template: the file was not rendered, or is not what crawlers will get. Lint the rendered file.',
        ],
      },
      {
        code: '<?php header("Content-Type: text/plain"); ?>\r\nUser-agent: *\r\nDisallow: <?= $path ?>\r\n',
        target: 'gemini',
        problems: [
          '1:1-1:45 error: `<?php header("Content-Type: text/plain"); ?>` is code of a template: the file was not rendered, or is not what crawlers will get. Lint the rendered file.',
          '3:11-3:23 error: `<?= $path ?>` is a placeholder that was not filled in. Crawlers read it letter by letter.',
        ],
      },
      {
        code: 'User-agent: *\n@foreach ($paths as $path)\nDisallow: {{ $path }}\n@endforeach\n',
        problems: [
          '2:1-2:27 error: `@foreach ($paths as $path)` is code of a template: the file was not rendered, or is not what crawlers will get. Lint the rendered file.',
          '3:11-3:22 error: `{{ $path }}` is a placeholder that was not filled in. Crawlers read it letter by letter.',
        ],
      },
      {
        code: '---\nlayout: null\n---\nUser-agent: *\nSitemap: {{ site.url }}/sitemap.xml\n',
        problems: [
          '1:1-1:4 error: The lines between `---` are settings of a site generator: the file was not rendered, or is not what crawlers will get. Lint the rendered file.',
          '5:10-5:24 error: `{{ site.url }}` is a placeholder that was not filled in. Crawlers read it letter by letter.',
        ],
      },
      {
        code: 'User-agent: \x24{bot.name} # \x24{x}\nDisallow: /é/%%ADMIN%%/\nDisallow: /<%= path %>\nSitemap: https://{site.domain}/s.xml\n',
        problems: [
          '1:13-1:24 error: `\x24{bot.name}` is a placeholder that was not filled in. Crawlers read it letter by letter.',
          '2:14-2:23 error: `%%ADMIN%%` is a placeholder that was not filled in. Crawlers read it letter by letter.',
          '3:12-3:23 error: `<%= path %>` is a placeholder that was not filled in. Crawlers read it letter by letter.',
          '4:18-4:31 error: `{site.domain}` is a placeholder that was not filled in. Crawlers read it letter by letter.',
        ],
      },
      {
        code: 'Sitemap: $BASE_URL/s.xml\nSitemap: %PUBLIC_URL%/s.xml\n',
        problems: [
          '1:10-1:19 error: `$BASE_URL` is a placeholder that was not filled in. Crawlers read it letter by letter.',
          '2:10-2:22 error: `%PUBLIC_URL%` is a placeholder that was not filled in. Crawlers read it letter by letter.',
        ],
      },
    ],
  },
  *check(tree) {
    const escapes = escapedLineEnds(tree)
    if (escapes.length > 0) {
      yield escapesProblem(tree, escapes)
      return
    }
    yield* code(tree)
    yield* placeholders(tree)
  },
})

type Problems = Iterable<Problem<typeof messages>>

/**
 * `\n` and `\r\n`, spelt out, where they plainly stand for line ends: before a key, and in the same line as such.
 * A path may hold a `\n` as well, and a comment may speak of one.
 */
function escapedLineEnds(tree: Root): readonly Span[] {
  const {text} = tree
  const escapes = escapesIn(text).filter(({start}) => tree.groups.length === 0 || !isInComment(tree, start))
  const lines = new Set(
    escapes.filter(({end}) => isBeforeKey(text, end)).map(({start}) => lineAt(tree, start)),
  )
  if (lines.size > 0) return escapes.filter(({start}) => lines.has(lineAt(tree, start)))
  // No crawler's name ends with a back slash and an n.
  const endsNames = escapes.some(({end}) => lineAt(tree, end)?.type === 'userAgent' && isLineEnd(text, end))
  return endsNames ? escapes.filter(({end}) => isLineEnd(text, end)) : []
}

function escapesIn(text: string): Span[] {
  const escapes: Span[] = []
  for (let index = text.indexOf('\\n'); index >= 0; index = text.indexOf('\\n', index + 2)) {
    const start = text.startsWith('\\r', index - 2) ? index - 2 : index
    escapes.push({start, end: index + 2})
  }
  return escapes
}

function isBeforeKey(text: string, offset: number): boolean {
  const key = keyAtStart(text, {start: skipBlanks(text, offset), end: text.length})
  return key !== undefined && text[skipBlanks(text, key.end)] === ':'
}

function escapesProblem(tree: Root, escapes: readonly Span[]): Problem<typeof messages> {
  const {text} = tree
  const [first = tree] = escapes
  const quotes = quotesAround(text)
  const edits = escapes.map(({start, end}) => {
    // A real line end may follow, behind the closing quote.
    const next = quotes && end === quotes.closing.start ? quotes.closing.end : end
    return {start, end, text: next < text.length && isLineEnd(text, next) ? '' : usualLineEnd(tree)}
  })
  return {
    message: 'escapes',
    data: {count: escapes.length, line: quote(text.slice(lineAt(tree, first.start)?.start, first.start))},
    place: first,
    fix: {
      title: 'Write line ends',
      safety: 'unsafe',
      edits: quotes ? [remove(quotes.opening), ...edits, remove(quotes.closing)] : edits,
    },
    wholeFile: true,
  }
}

/** The quotes of a string in a program that was written out as it is. */
function quotesAround(text: string): {opening: Span; closing: Span} | undefined {
  const end = text.trimEnd().length
  if (end < 2 || text[0] !== '"' || text[end - 1] !== '"') return undefined
  return {opening: {start: 0, end: 1}, closing: {start: end - 1, end}}
}

/** Code in lines of its own, between which nothing can be judged: one message for all. */
function* code(tree: Root): Problems {
  const first = tree.lineAt(0)
  if (first && hasFrontMatter(tree)) {
    yield {message: 'frontMatter', place: {start: first.start, end: first.end}, wholeFile: true}
    return
  }
  for (const line of linesWith(tree, Trait.Bracket | Trait.Angle | Trait.OtherSymbol)) {
    if (line.type === 'blankLine' || line.type === 'comment') continue
    const start = line.type === 'malformedLine' ? line.contentStart : line.keyStart
    if (!startsWithCode(tree.text, start)) continue
    const written = tree.text.slice(start, line.end).trimEnd()
    const place = {start, end: start + written.length}
    yield {message: 'code', data: {code: quote(written)}, place, wholeFile: true}
    return
  }
}

/** Settings of Jekyll, Hugo and others: no rules, between two lines of three hyphens. */
function hasFrontMatter(tree: Root): boolean {
  if (tree.lineAt(0)?.raw !== '---') return false
  const end = tree.lines
    .slice(1)
    .find(({type}) => type !== 'otherRecord' && type !== 'comment' && type !== 'blankLine')
  return end?.raw === '---'
}

/** Jinja, Twig, Liquid, Go, Mustache; ERB, EJS, ASP; PHP; Blade. */
const CODE_BEGINNINGS = ['{%', '{{', '{#', '<%', '<?', '@if', '@foreach', '@forelse', '@php']

function startsWithCode(text: string, start: number): boolean {
  const first = text[start]
  if (first !== '{' && first !== '<' && first !== '@') return false
  return (
    CODE_BEGINNINGS.some(beginning => text.startsWith(beginning, start)) && !text.startsWith('<?xml', start)
  )
}

function* placeholders(tree: Root): Problems {
  for (const line of recordsWith(tree, SIGNS)) {
    if (!(line.valueTraits & SIGNS)) continue
    const found = placeholderIn(line.value.value, line.name)
    if (!found) continue
    const place = {start: line.valueStart + found.start, end: line.valueStart + found.end}
    yield {message: 'placeholder', data: {placeholder: quote(tree.text.slice(place.start, place.end))}, place}
  }
}

const SIGNS = Trait.Bracket | Trait.Angle | Trait.Percent | Trait.Dollar | Trait.OtherSymbol

/** Jinja, Twig, Liquid, Mustache; PHP; ERB, EJS, ASP; shells and JavaScript; Template Toolkit; makefiles. */
const DELIMITERS = [
  ['{{', '}}', /./],
  ['{%', '%}', /./],
  ['<?', '?>', /./],
  ['<%', '%>', /./],
  ['${', '}', /./],
  ['[%', '%]', /./],
  ['%%', '%%', /^\w+$/],
  ['@@', '@@', /^\w+$/],
] as const

function placeholderIn(value: string, key: string): Span | undefined {
  for (const [opening, closing, content] of DELIMITERS) {
    const start = value.indexOf(opening)
    // Behind a star it is what others left over, and the rule is against that.
    if (start < 0 || value[start - 1] === '*') continue
    const inner = start + opening.length
    const end = value.indexOf(closing, inner)
    if (end >= 0 && content.test(value.slice(inner, end))) return {start, end: end + closing.length}
  }
  // Names of variables, where no path or URL begins so; in a URL, braces too.
  const found =
    /^(?:\$[A-Z][A-Z0-9_]+|%[A-Z][A-Z0-9_]*%)/.exec(value) ?? (key === 'sitemap' && /\{[\w.-]+\}/.exec(value))
  return found ? {start: found.index, end: found.index + found[0].length} : undefined
}

function skipBlanks(text: string, from: number): number {
  let index = from
  while (text[index] === ' ' || text[index] === '\t') index++
  return index
}

/** A line end, or the end of the file. */
function isLineEnd(text: string, offset: number): boolean {
  return offset >= text.length || text[offset] === '\n' || text[offset] === '\r'
}
