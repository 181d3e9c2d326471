import {coverageOf} from '../analyzer/lint/coverage.ts'
import {missedNames, withReaders} from '../analyzer/lint/group-readers.ts'
import {pathShape} from '../analyzer/lint/path-shape.ts'
import {lineAt} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {withoutQuery} from '../analyzer/text/query.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'double-slash',
  category: 'paths',
  summary: 'Two slashes in a row in a path.',
  rationale: `
Many servers show the same page for \`/a/b\` and \`/a//b\`. To crawlers these are two addresses, and a rule with two
slashes covers only the second. Most such rules come from joining \`/folder/\` and \`/file\` by a program, and leave the
page open that they were written for.

Write one slash. Rules that are meant for addresses with two, such as \`Disallow: /*//\` or \`//\` next to the same
path with one slash, are not reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: a rule matches from the first octet of the path on',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'RFC 3986 §3.3: a path may have empty segments',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.3',
      date: '2005-01',
    },
    {title: 'Seven engines allow `/a` with `Disallow: //a` (measured)', date: '2026-08'},
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  gather: {by: ['missed']},
  messages: {
    two: 'This line covers only addresses with two slashes: {url} is not covered.',
    twoForSome: 'This line covers only addresses with two slashes for {missed}: {url} is not covered.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: //\nDisallow: /*//\nDisallow: /*//a\nDisallow: /a//\nDisallow: /a//*\n',
        note: 'Addresses with two slashes are meant here.',
      },
      {
        code: 'User-agent: *\nDisallow: /wp-includes/\nDisallow: //wp-includes/\nDisallow: /b*\nDisallow: //b\n',
        note: 'Both addresses are covered.',
      },
      {
        code: 'User-agent: *\nDisallow: /redirect?to=//example.com/\nDisallow: /http://a\nDisallow: /*://a\nDisallow: /a # //b\n',
      },
      {
        code: 'User-agent: *\nDisallow: //example.com/a\nDisallow: /a //b\n',
        note: 'Other rules explain these.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: //wp-includes/\nDisallow: /a//b\n',
        problems: [
          '2:11-2:13 info: This line covers only addresses with two slashes: `/wp-includes/page` is not covered.',
          '3:13-3:15 info: This line covers only addresses with two slashes: `/a/b` is not covered.',
        ],
      },
      {
        code: 'User-agent: *\r\nAllow: /😀//*.gif$\r\nDisallow: /a///b//c\r\n',
        problems: [
          '2:11-2:13 info: This line covers only addresses with two slashes: `/%F0%9F%98%80/x.gif` is not covered.',
          '3:13-3:16 info: This line covers only addresses with two slashes: `/a/b/c` is not covered.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /docs//old/\n',
        target: 'gemini',
        problems: [
          '2:16-2:18 info: This line covers only addresses with two slashes: `/docs/old/page` is not covered.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    let written: ReadonlySet<string> | undefined
    for (const {line: rule, readers} of withReaders(tree, rulesWithTwoSlashes(tree), profiles)) {
      const path = rule.value.value
      const name = withoutQuery(path)
      const found = TWO_SLASHES.exec(name)
      if (found === null || pathShape(path).kind === 'host') continue
      const single = name.replace(ALL_SLASHES, '/') + path.slice(name.length)
      written ??= withoutEnds(tree)
      if (written.has(withoutEnd(single))) continue
      const url = encodePath(examplePath(single))
      const coverage = coverageOf(rule, url, readers.profiles)
      if (coverage.missed.length === 0) continue
      const start = rule.valueStart + found.index
      const place = {start, end: start + found[0].length}
      if (coverage.covered.length === 0) yield {message: 'two', data: {url: quote(url)}, place}
      else {
        const data = {url: quote(url), missed: missedNames(coverage, readers)}
        yield {message: 'twoForSome', data, place}
      }
    }
  },
})

/**
 * Between two names, or before the first: at the end, behind a wildcard or behind the colon of a scheme, two slashes
 * are meant.
 */
const TWO_SLASHES = /(?<![:*/])(?=(\/{2,}))\1(?![*$]*$)/
const ALL_SLASHES = /(?<!:)\/{2,}/g

function* rulesWithTwoSlashes(tree: Root): Iterable<Rule> {
  const {text} = tree
  for (let offset = text.indexOf('//'); offset >= 0; ) {
    const line = lineAt(tree, offset)
    if (line === undefined) return
    if (line.type === 'rule' && offset < line.valueEnd && !(line.valueTraits & Trait.InnerBlank)) yield line
    offset = text.indexOf('//', line.next)
  }
}

/** The paths of the file without what may stand at their ends, so that `/a/` and `/a*` are the same. */
function withoutEnds(tree: Root): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const line of tree.lines) if (line.type === 'rule') paths.add(withoutEnd(line.value.value))
  return paths
}

function withoutEnd(path: string): string {
  let end = path.length
  while (end > 0 && '*$/'.includes(path.charAt(end - 1))) end--
  return path.slice(0, end)
}
