import {replace} from '../analyzer/lint/edits.ts'
import {furtherPlaces} from '../analyzer/lint/further-places.ts'
import {otherRecords} from '../analyzer/lint/lines-with.ts'
import {pathShape} from '../analyzer/lint/path-shape.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {OtherRecord, Root, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'sitemap-url',
  category: 'sitemaps',
  summary: 'A Sitemap line without a whole http(s) URL, or with that of another site.',
  rationale: `
A sitemap is named by its whole URL, with \`https://\` and the host: crawlers do not put the name of the site before a
path, and skip the line. They fetch sitemaps by \`https\` and \`http\` only. A space in the name of a sitemap is written
\`%20\`, and nothing stands before or behind the URL.

A sitemap may lie on another host. Where the tool knows which site the file belongs to, it tells you about such lines,
since a file that was copied from a test site or from before a move often names the old address.
`,
  references: [
    {
      title: 'Sitemaps protocol: Specifying the Sitemap location in your robots.txt file',
      url: 'https://www.sitemaps.org/protocol.html#submit_robots',
      date: '2016-11',
    },
    {
      title:
        'Google, robots.txt specification: a sitemap is a fully qualified URL, and may be on another host',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026',
    },
    {
      title: 'RFC 3986 §2: the characters of a URL; §3.2: host and port',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
      date: '2005-01',
    },
    {
      title: 'Yandex Webmaster help, errors in robots.txt: wrong format of a sitemap URL',
      url: 'https://yandex.com/support/webmaster/controlling-robot/robots-txt.html',
      date: '2026',
    },
  ],
  targets: ['web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['malformed-line'],
  gather: {by: []},
  messages: {
    empty: 'This line names no sitemap.',
    below: 'This line names no sitemap: the URL stands in the next line, and belongs behind the colon.',
    url: 'This URL.',
    noHost: 'Crawlers skip {value}: it names no host.',
    host: 'Crawlers find nothing at {value}: {host} cannot be a host.',
    before:
      'A Sitemap line has the URL and nothing else: crawlers take {before} for a part of it, and find no sitemap.',
    character: '{character} does not belong into a URL: crawlers skip this one, or ask for {url}.',
    relative: 'A sitemap is named by its whole URL, with scheme and host: crawlers skip {value}.',
    noScheme:
      'A sitemap is named by its whole URL: crawlers skip {value}, which does not begin with `https://`.',
    scheme: 'Crawlers fetch sitemaps by `https` or `http`, and skip {value}.',
    otherSite: 'This sitemap is on {other}, and the site on {origin}.',
    sameSite: 'Another sitemap there.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\nsitemap:HTTP://EXAMPLE.COM/a?b=c#d\nSitemap: https://sitemaps.example.net/a.xml # there\n',
      },
      {
        code: 'Sitemap: https://example.com/a.xml\nSitemap: https://EXAMPLE.com:443/b.xml\nSitemap: https://example.com\n',
        origin: 'https://example.com',
      },
      {
        code: 'Sitemap: "/a.xml"\nSitemap: \u00A0https://example.com/b.xml\nSitemap: https://example.com/a.xml, https://example.com/b.xml\n',
        note: 'Other rules explain these.',
      },
      {
        code: 'Sitemap: https://example.com/site%20map.xml\nSitemap: https://exämple.com:8443/a_b.xml\nSitemap: http://[::1]/a.xml\nSitemap: https://user:word@example.com./a.xml?u=https://example.com/\nSitemap: https://localhost/é.xml\n',
      },
      {code: 'User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n', target: 'gemini'},
    ],
    bad: [
      {
        code: 'Sitemap: \r\nhttps://example.com/a.xml\r\n',
        problems: [
          '1:1-1:9 error: This line names no sitemap: the URL stands in the next line, and belongs behind the colon.',
        ],
        fixed: 'Sitemap: https://example.com/a.xml\r\n',
      },
      {
        code: 'Sitemap:\nSitemap: /sitemap.xml\nSitemap: sitemap.xml # all\nSitemap: https://\n',
        problems: [
          '1:1-1:9 error: This line names no sitemap.',
          '2:10-2:22 error: A sitemap is named by its whole URL, with scheme and host: crawlers skip `/sitemap.xml`.',
          '3:10-3:21 error: A sitemap is named by its whole URL, with scheme and host: crawlers skip `sitemap.xml`.',
          '4:10-4:18 error: Crawlers skip `https://`: it names no host.',
        ],
      },
      {
        code: 'Sitemap: /sitemap.xml\r\nSitemap:\tsitemap.xml # all\r\nSitemap: //cdn.example.com/😀.xml\r\nSitemap: ./a.xml',
        origin: 'http://example.com',
        problems: [
          '1:10-1:22 error: A sitemap is named by its whole URL, with scheme and host: crawlers skip `/sitemap.xml`.',
          '2:10-2:21 error: A sitemap is named by its whole URL, with scheme and host: crawlers skip `sitemap.xml`.',
          '3:10-3:34 error: A sitemap is named by its whole URL: crawlers skip `//cdn.example.com/😀.xml`, which does not begin with `https://`.',
          '4:10-4:17 error: A sitemap is named by its whole URL, with scheme and host: crawlers skip `./a.xml`.',
        ],
        fixed:
          'Sitemap: http://example.com/sitemap.xml\r\nSitemap:\thttp://example.com/sitemap.xml # all\r\nSitemap: http://cdn.example.com/😀.xml\r\nSitemap: http://example.com/a.xml',
      },
      {
        code: 'Sitemap: example.com/a.xml\nSitemap: www.example.com:8080/b.xml\nSitemap: //example.com/c.xml\n',
        problems: [
          '1:10-1:27 error: A sitemap is named by its whole URL: crawlers skip `example.com/a.xml`, which does not begin with `https://`.',
          '2:10-2:36 error: A sitemap is named by its whole URL: crawlers skip `www.example.com:8080/b.xml`, which does not begin with `https://`.',
          '3:10-3:29 error: A sitemap is named by its whole URL: crawlers skip `//example.com/c.xml`, which does not begin with `https://`.',
        ],
        fixed:
          'Sitemap: https://example.com/a.xml\nSitemap: https://www.example.com:8080/b.xml\nSitemap: https://example.com/c.xml\n',
      },
      {
        code: 'Sitemap: htp://example.com/a.xml\nSitemap: https//example.com/b.xml\nSitemap: https:/example.com/c.xml\nSitemap: http;//example.com/d.xml\n',
        problems: [
          '1:10-1:33 error: A sitemap is named by its whole URL: crawlers skip `htp://example.com/a.xml`, which does not begin with `https://`.',
          '2:10-2:34 error: A sitemap is named by its whole URL: crawlers skip `https//example.com/b.xml`, which does not begin with `https://`.',
          '3:10-3:34 error: A sitemap is named by its whole URL: crawlers skip `https:/example.com/c.xml`, which does not begin with `https://`.',
          '4:10-4:34 error: A sitemap is named by its whole URL: crawlers skip `http;//example.com/d.xml`, which does not begin with `https://`.',
        ],
        fixed:
          'Sitemap: http://example.com/a.xml\nSitemap: https://example.com/b.xml\nSitemap: https://example.com/c.xml\nSitemap: http://example.com/d.xml\n',
      },
      {
        code: 'Sitemap: https:\\\\example.com/e.xml\nSitemap: https://example..com/a.xml\nSitemap: https://example.com:port/b.xml\nSitemap: https:///c.xml\n',
        problems: [
          '1:10-1:35 error: A sitemap is named by its whole URL: crawlers skip `https:\\\\example.com/e.xml`, which does not begin with `https://`.',
          '2:10-2:36 error: Crawlers find nothing at `https://example..com/a.xml`: `example..com` cannot be a host.',
          '3:10-3:40 error: Crawlers find nothing at `https://example.com:port/b.xml`: `example.com:port` cannot be a host.',
          '4:10-4:24 error: Crawlers skip `https:///c.xml`: it names no host.',
        ],
        fixed:
          'Sitemap: https://example.com/e.xml\nSitemap: https://example..com/a.xml\nSitemap: https://example.com:port/b.xml\nSitemap: https:///c.xml\n',
      },
      {
        code: 'Sitemap: https://example.com/site map.xml\nSitemap: https://example.com/b.xml (all pages)\nSitemap: https://example.com/c.xml>\n',
        problems: [
          '1:10-1:42 warning: A space does not belong into a URL: crawlers skip this one, or ask for `https://example.com/site%20map.xml`.',
          '2:10-2:47 warning: A space does not belong into a URL: crawlers skip this one, or ask for `https://example.com/b.xml%20(all%20pages)`.',
          '3:10-3:36 warning: `>` does not belong into a URL: crawlers skip this one, or ask for `https://example.com/c.xml%3E`.',
        ],
        fixed:
          'Sitemap: https://example.com/site%20map.xml\nSitemap: https://example.com/b.xml (all pages)\nSitemap: https://example.com/c.xml>\n',
      },
      {
        code: 'Sitemap: <https://example.com/a.xml>\nSitemap: index: https://example.com/b.xml\nSitemap: https://https://example.com/c.xml\n',
        problems: [
          '1:10-1:37 error: A Sitemap line has the URL and nothing else: crawlers take `<` for a part of it, and find no sitemap.',
          '2:10-2:42 error: A Sitemap line has the URL and nothing else: crawlers take `index:` for a part of it, and find no sitemap.',
          '3:10-3:43 error: A Sitemap line has the URL and nothing else: crawlers take `https://` for a part of it, and find no sitemap.',
        ],
        fixed:
          'Sitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\nSitemap: https://example.com/c.xml\n',
      },
      {
        code: 'Sitemap: file:///var/www/sitemap.xml\nSitemap: gemini://example.org/a.xml\nSitemap: C:\\\\www\\\\a.xml\n',
        problems: [
          '1:10-1:37 error: Crawlers fetch sitemaps by `https` or `http`, and skip `file:///var/www/sitemap.xml`.',
          '2:10-2:36 error: Crawlers fetch sitemaps by `https` or `http`, and skip `gemini://example.org/a.xml`.',
          '3:10-3:24 error: Crawlers fetch sitemaps by `https` or `http`, and skip `C:\\\\www\\\\a.xml`.',
        ],
      },
      {
        code: 'Sitemap: https://staging.example.net/a.xml\nSitemap: https://example.com/b.xml\nSitemap: https://staging.example.net/c.xml\nSitemap: http://example.com/d.xml\n',
        origin: 'https://example.com/',
        problems: [
          '1:10-1:37 info: This sitemap is on `https://staging.example.net`, and the site on `https://example.com`.',
          '4:10-4:28 info: This sitemap is on `http://example.com`, and the site on `https://example.com`.',
        ],
      },
    ],
  },
  *check(tree, {origin = ''}) {
    const site = siteOf(origin)
    const elsewhere = new Map<string, Span[]>()
    for (const line of otherRecords(tree)) {
      if (line.name !== 'sitemap') continue
      const url = line.valueStart === line.valueEnd ? urlBelow(line, tree) : undefined
      if (url) {
        yield belowProblem(line, url)
        continue
      }
      if (isOn(line, site)) continue
      const other = siteOf(line.value.value)
      const fault = other === undefined ? faultOf(line, site) : faultBehindScheme(line)
      if (fault) yield fault
      else if (other !== undefined && site !== undefined && other !== site)
        put(elsewhere, other, siteSpan(line))
    }
    for (const [other, [place, ...further]] of elsewhere) {
      if (place === undefined || site === undefined) continue
      yield {
        message: 'otherSite',
        severity: 'info',
        data: {other: quote(other), origin: quote(site)},
        place,
        related: furtherPlaces([place, ...further]).map(again => ({message: 'sameSite', place: again})),
      }
    }
  },
})

/** Where the next line is a URL and nothing else. */
function urlBelow(line: OtherRecord, tree: Root): Span | undefined {
  const next = tree.lineAt(line.line)
  const [, blanks = '', url] = /^([ \t]*)(https?:\/\/\S+)[ \t]*$/i.exec(next?.raw ?? '') ?? []
  if (next === undefined || url === undefined || line.commentStart >= 0) return undefined
  const start = next.start + blanks.length
  return {start, end: start + url.length}
}

function belowProblem(line: OtherRecord, url: Span) {
  return {
    message: 'below',
    place: {start: line.keyStart, end: line.separatorOffset + 1},
    related: [{message: 'url', place: url}],
    fix: {
      title: 'Put the URL behind the colon',
      safety: 'unsafe',
      edits: [{start: line.separatorOffset + 1, end: url.start, text: ' '}],
    },
  } as const
}

/** Characters that no URL has, or no host. */
const UNUSUAL = Trait.Backslash | Trait.Quote | Trait.Bracket | Trait.Angle | Trait.InnerBlank | Trait.Control
const USUAL_SITE = /https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+\/(?=\w)/iy

/** Whether the URL shows at a glance that it is on the site, or on any where that is not known, and has no fault. */
function isOn({text, valueStart, valueTraits}: OtherRecord, site: string | undefined): boolean {
  if (valueTraits & UNUSUAL || (site !== undefined && !text.startsWith(`${site}/`, valueStart))) return false
  USUAL_SITE.lastIndex = valueStart
  return USUAL_SITE.test(text)
}

const WITH_HOST = /^(https?|ftp):\/\/(?:[^/?#@]*@)?([^/?#@\s]+)/i
const DEFAULT_PORT = /(?<=^http:.*):80$|(?<=^https:.*):443$/

/** Scheme and host of a URL, in the form in which they can be compared; undefined where one is missing. */
function siteOf(url: string): string | undefined {
  const [, scheme, host] = WITH_HOST.exec(url) ?? []
  if (scheme === undefined || host === undefined) return undefined
  return `${scheme}://${host}`.toLowerCase().replace(DEFAULT_PORT, '')
}

function siteSpan({value}: OtherRecord): Span {
  const [site = ''] = WITH_HOST.exec(value.value) ?? []
  return {start: value.start, end: value.start + site.length}
}

function put(lists: Map<string, Span[]>, key: string, span: Span): void {
  const list = lists.get(key)
  if (list) list.push(span)
  else lists.set(key, [span])
}

/** `htp://`, `https//`, `http:/`, `https;//` and their kind */
const MISSPELT_SCHEME = /^h{0,2}t{1,3}p{1,2}(s?)(?:\s*[:;]+\s*[/\\]*|[/\\]+)(?=[\w-]+\.)/i
/** Not `localhost:8080`. */
const OTHER_SCHEME = /^[a-z][a-z0-9+-]*:(?!\d)/i
/** Quotes, and characters that nobody types there, are faults of their own. */
const EXPLAINED_BY_OTHERS = /^(?:["'`]|[^\x21-\x7e])/

function faultOf(line: OtherRecord, site: string | undefined) {
  const value = line.value.value
  if (value === '')
    return {message: 'empty', place: {start: line.keyStart, end: line.separatorOffset + 1}} as const
  if (EXPLAINED_BY_OTHERS.test(value)) return undefined
  const place = line.value
  const data = {value: quote(value)}
  const scheme = site?.slice(0, site.indexOf(':')) ?? 'https'
  if (/^(?:https?|ftp):\/\/(?:[/?#\s]|$)/i.test(value)) return {message: 'noHost', data, place} as const
  const misspelt = MISSPELT_SCHEME.exec(value)
  if (misspelt) {
    const [written, secure = ''] = misspelt
    const url = `http${secure.toLowerCase()}://${value.slice(written.length)}`
    return {message: 'noScheme', data, place, fix: writeUrl(line, url)} as const
  }
  const within = URL_WITHIN.exec(value)
  if (within) return textBefore(line, within)
  if (pathShape(value).kind === 'host') {
    const url = `${scheme}:${value.startsWith('//') ? '' : '//'}${value}`
    return {message: 'noScheme', data, place, fix: writeUrl(line, url)} as const
  }
  if (OTHER_SCHEME.test(value)) return {message: 'scheme', data, place} as const
  if (site === undefined || /[\s,<>[\]{}]/.test(value)) return {message: 'relative', data, place} as const
  const url = `${site}/${value.replace(/^(?:\.{0,2}\/)+/, '')}`
  return {message: 'relative', data, place, fix: writeUrl(line, url)} as const
}

/** `<https://example.com/a.xml>`, `/https://example.com/a.xml`, `index: https://example.com/a.xml` */
const URL_WITHIN = /^([^?#]*?)(https?:\/\/[^\s<>"'`]+)[>)\]]*$/i

function textBefore(line: OtherRecord, [, before = '', url = '']: RegExpExecArray) {
  const place = line.value
  return {message: 'before', data: {before: quote(before.trim())}, place, fix: writeUrl(line, url)} as const
}

const SCHEME_TWICE = /^(https?:\/*)(https?:\/\/.*)$/i
/** Names, with letters of all scripts, and addresses; a port. */
const HOST = /^(?:(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*)(?:\.|(?=$|:)))+|\[[\da-f:.]+\])(?::(\d*))?$/iu
const MOST_PORTS = 65_535
/** Ends of the names of sitemaps: what ends otherwise may be a remark. */
const SITEMAP_NAME = /\.(?:xml|txt|gz|php|aspx?|rss|atom)$/i

/** Lists of URLs, and placeholders. */
const LIST_OR_TEMPLATE = /[\s,;]https?:\/\/|[{}$]|<[%?]|%%/i

/** What is wrong with a URL that has a scheme and a host, unless another rule explains it. */
function faultBehindScheme(line: OtherRecord) {
  const value = line.value.value
  if (LIST_OR_TEMPLATE.test(value)) return undefined
  const place = line.value
  const twice = SCHEME_TWICE.exec(value)
  if (twice) return textBefore(line, twice)
  const authority = /^\w+:\/\/([^/?#]*)/.exec(value)?.[1] ?? ''
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  if (!isHost(host)) return {message: 'host', data: {value: quote(value), host: quote(host)}, place} as const
  const character = /[ \t<>"\\^`|]/.exec(value)?.[0]
  if (character === undefined) return undefined
  const isBlank = character === ' ' || character === '\t'
  const fix = isBlank && SITEMAP_NAME.test(value) && writeUrl(line, value.replace(/[ \t]/g, '%20'))
  return {
    message: 'character',
    data: {character: isBlank ? 'A space' : quote(character), url: quote(encodePath(value))},
    place,
    severity: 'warning',
    ...(fix && {fix}),
  } as const
}

function isHost(host: string): boolean {
  const [whole, port] = HOST.exec(host) ?? []
  return whole !== undefined && Number(port ?? 0) <= MOST_PORTS
}

function writeUrl(line: OtherRecord, url: string): Fix {
  return {title: `Write ${quote(url)}`, safety: 'unsafe', edits: [replace(line.value, url)]}
}
