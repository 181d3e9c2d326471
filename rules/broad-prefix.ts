import {coverageOf} from '../analyzer/lint/coverage.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Root, Rule, Span} from '../analyzer/syntax/nodes.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'broad-prefix',
  category: 'paths',
  summary: 'A path so short that it also covers others that begin alike.',
  rationale: `
A rule covers everything that begins with its path. \`Disallow: /ad\` is meant for the folder \`/ad\`, and covers
\`/address\` too. Reported are names of up to three letters that begin a usual name, and longer ones where the file
itself allows a page or names a sitemap whose address begins with the same letters.

For a folder write the slash (\`/ad/\`); on the Web \`/ad$\` covers the address without one. Short prefixes are often
meant as they are, so this rule is off unless you turn it on.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: a rule matches from the first octet of the path on',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'Bing Webmaster blog: a directory without its slash covers all that begins with it',
      url: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/',
      date: '2012-05-03',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'off',
  gather: {by: []},
  messages: {
    short: 'This line covers everything that begins with {path}, such as {witness}.',
    sibling: 'This line also covers {witness}, which this file names.',
    named: 'Named here.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /ad/\nDisallow: /ad$\nDisallow: /ads.\nDisallow: /?s=\nDisallow: /*.js\nDisallow: /login\nAllow: /ad\n',
      },
      {code: 'User-agent: *\nDisallow: /shop\nAllow: /shop/sale\nAllow: /shop$\nDisallow: /shopping\n'},
      {code: 'User-agent: *\nDisallow: /?\nDisallow: /p.php\nDisallow: /-\nDisallow: /shop/xq\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /ad\nDisallow: /shop/p\n',
        problems: [
          '2:11-2:14 warning: This line covers everything that begins with `/ad`, such as `/address`.',
          '3:11-3:18 warning: This line covers everything that begins with `/shop/p`, such as `/shop/page`.',
        ],
      },
      {
        code: 'User-agent: *\r\nDisallow: /shop\r\nDisallow: /müll\r\nAllow: /shopping-guide/\r\n\r\nSitemap: https://example.com/müllabfuhr.xml\r\n',
        problems: [
          '2:11-2:16 warning: This line also covers `/shopping-guide/`, which this file names.',
          '3:11-3:16 warning: This line also covers `/m%C3%BCllabfuhr.xml`, which this file names.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /c\n',
        target: 'gemini',
        problems: [
          '2:11-2:13 warning: This line covers everything that begins with `/c`, such as `/calendar`.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    const prefixes = namesLast(tree)
    const siblings = siblingsOf(prefixes, tree)
    for (const [path, rules] of prefixes) {
      const sibling = siblings.get(path)
      const likely = sibling?.path ?? likelyPath(path)
      if (likely === undefined) continue
      const witness = encodePath(likely)
      for (const rule of rules) {
        if (coverageOf(rule, witness, profiles).covered.length === 0) continue
        const data = {path: quote(path), witness: quote(witness)}
        if (sibling === undefined) yield {message: 'short', data, place: rule.value}
        else {
          const related = [{message: 'named', place: sibling.place}] as const
          yield {message: 'sibling', data, place: rule.value, related}
        }
      }
    }
  },
})

/** Letters of a name that may begin many others. */
const SHORT = 3

/** A path that ends in the name of a folder or a page, not in a query or an extension. */
const NAME_LAST = /^\/(?:[^*$?]*\/)?\p{L}[\p{L}\p{N}_-]*$/u

/** The Disallow rules that may be too broad, by their paths. */
function namesLast(tree: Root): ReadonlyMap<string, Rule[]> {
  const prefixes = new Map<string, Rule[]>()
  for (const line of tree.lines) {
    if (line.type !== 'rule' || line.name !== 'disallow') continue
    const path = line.value.value
    if (!NAME_LAST.test(path)) continue
    const rules = prefixes.get(path)
    if (rules) rules.push(line)
    else prefixes.set(path, [line])
  }
  return prefixes
}

interface Sibling {
  readonly path: string
  readonly place: Span
}

/** Longer beginnings of an address are no names that a file would forbid by a slip. */
const LONGEST_PREFIX = 100

/** For each prefix, the first address in the file that goes on with letters where the prefix ends. */
function siblingsOf(prefixes: ReadonlyMap<string, unknown>, tree: Root): ReadonlyMap<string, Sibling> {
  const siblings = new Map<string, Sibling>()
  for (const sibling of namedPaths(tree)) {
    const {path} = sibling
    for (let end = Math.min(path.length - 1, LONGEST_PREFIX); end > 1; end--) {
      if (!/[\p{L}\p{N}_-]/u.test(path.charAt(end))) continue
      const prefix = path.slice(0, end)
      if (prefixes.has(prefix) && !siblings.has(prefix)) siblings.set(prefix, sibling)
    }
  }
  return siblings
}

/** What the file wants to be found. */
function* namedPaths(tree: Root): Iterable<Sibling> {
  for (const line of tree.lines) {
    if (line.type === 'rule' && line.name === 'allow') {
      const [path = ''] = /^[^*$?]*/.exec(line.value.value) ?? []
      yield {path, place: line.value}
    } else if (line.type === 'otherRecord' && line.name === 'sitemap') {
      const [, path] = /^https?:\/\/[^/?#]+(\/[^?#]*)/i.exec(line.value.value) ?? []
      if (path !== undefined) yield {path, place: line.value}
    }
  }
}

const COMMON_NAMES = `
about account address admin advice affiliate api app archive article assets author basket blog book brand browse
calendar career cart catalog category checkout city collection comment community compare contact content cookies
customer dashboard delivery demo directory docs download education email english event faq feature feed file filter
forum free gallery game gift group guide health help history home hotel image index info invoice item jobs journal
kontakt language legal library list login magazine mail map market media member message mobile music network news
offer order page partner password people photo policy post press price print privacy product profile project question
rating recipe register report research review rss sale search security service session shop site special sport store
story style subscribe support tag team terms test theme tickets tools topic tour travel upload user video view weather
week wiki wishlist women work year
`

/** An address as many sites have it, that begins with the path; undefined where its last name begins no usual one. */
function likelyPath(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (name.length > SHORT) return undefined
  const longer = COMMON_NAMES.split(/\s/).find(word => word.length > name.length && word.startsWith(name))
  return longer && path + longer.slice(name.length)
}
