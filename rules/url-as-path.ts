import type {Profile} from '../analyzer/crawlers/profile.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {coverageNames, type GroupReaders, withReaders} from '../analyzer/lint/group-readers.ts'
import {otherRecords} from '../analyzer/lint/lines-with.ts'
import {type PathShape, pathShape} from '../analyzer/lint/path-shape.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesLikeUrls} from '../analyzer/lint/rule-lines.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import type {Root, Rule} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'url-as-path',
  category: 'paths',
  summary: 'A URL, or a host name, in place of a path.',
  rationale: `
A robots.txt speaks of the site that serves it, so a rule has a path and nothing else. Crawlers compare
\`https://example.com/admin/\` with \`/admin/page\` from the first character on, and it never matches. The folder stays
open.

Write the path alone. Rules for another host belong into the robots.txt of that host.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a path pattern begins with a slash (erratum 7995: or with a wildcard)',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: a Disallow line gives a prefix of the path',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title: 'Gemini readers with a URL as path: only gemini-grc and mozz-archiver match (measured)',
      date: '2026-07',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  gather: {by: []},
  messages: {
    url: 'A rule has a path, not a URL: this line never matches {path}.',
    urlForSome: 'A rule has a path, not a URL: this line covers {path} for {covered} alone.',
    host: 'A rule has a path, not the name of a host: this line never matches {path}.',
    anyHost:
      'A rule has a path, not a URL: this line does nothing. If {host} serves the file, write {path}; if not, the rule belongs into the robots.txt of that host.',
    otherHost:
      'A rule has a path, not a URL, and speaks of the site that serves the file: this line does nothing. What concerns {host} belongs into the robots.txt of that host.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /redirect?to=https://example.com/\nDisallow: /index.php\nDisallow: //double\n',
      },
      {code: 'User-agent: *\nDisallow: /https://example.com/\n', note: 'Archives have such paths.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: https://example.com/admin/\nDisallow: HTTP://example.com\n',
        problems: [
          '2:11-2:37 error: A rule has a path, not a URL: this line never matches `/admin/`.',
          '3:11-3:29 error: A rule has a path, not a URL: this line never matches `/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /admin/\nDisallow: HTTP://example.com\n',
      },
      {
        code: 'User-agent: indexer\nDisallow: gemini://example.org/private/\n',
        target: 'gemini',
        problems: [
          '2:11-2:40 error: A rule has a path, not a URL: this line covers `/private/` for gemini-grc alone.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: *\nDisallow: example.com/admin/\nDisallow: //www.example.com/b/\n',
        problems: [
          '2:11-2:29 error: A rule has a path, not the name of a host: this line never matches `/admin/`.',
          '3:11-3:31 error: A rule has a path, not the name of a host: this line never matches `/b/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /admin/\nDisallow: /b/\n',
      },
      {
        code: 'User-agent: *\nDisallow: https://staging.example.com/\nDisallow: https://example.com/a/\nSitemap: https://example.com/s.xml\n',
        problems: [
          '2:11-2:39 error: A rule has a path, not a URL, and speaks of the site that serves the file: this line does nothing. What concerns `staging.example.com` belongs into the robots.txt of that host.',
          '3:11-3:33 error: A rule has a path, not a URL: this line never matches `/a/`.',
        ],
        fixed:
          'User-agent: *\nDisallow: https://staging.example.com/\nDisallow: /a/\nSitemap: https://example.com/s.xml\n',
      },
      {
        code: `User-agent: *\n${['a', 'b', 'c', 'd', 'e'].map(letter => `Disallow: https://example.com/${letter}/*\n`).join('')}`,
        problems: [
          '2:11-2:34 error: A rule has a path, not a URL: this line never matches `/a/`. So it is with 4 more lines.',
        ],
        fixed:
          'User-agent: *\nDisallow: /a/*\nDisallow: /b/*\nDisallow: /c/*\nDisallow: /d/*\nDisallow: /e/*\n',
      },
      {
        code: 'User-agent: *\nDisallow: https://a.example/x\nDisallow: https://b.example/x\n',
        note: 'Nobody knows which of the hosts serves the file.',
        problems: [
          '2:11-2:30 error: A rule has a path, not a URL: this line does nothing. If `a.example` serves the file, write `/x`; if not, the rule belongs into the robots.txt of that host.',
          '3:11-3:30 error: A rule has a path, not a URL: this line does nothing. If `b.example` serves the file, write `/x`; if not, the rule belongs into the robots.txt of that host.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const found = [...misplacedUrls(tree, context.profiles)]
    if (found.length === 0) return
    const own = ownHost(tree, found, originFor(context))
    for (const {rule, shape, readers} of found) {
      const path = pathOf(shape)
      if (own !== undefined && own !== hostOf(shape)) {
        yield {message: 'otherHost', data: {host: quote(shape.host)}, place: rule.value}
        continue
      }
      // Whoever named a whole host may have meant another one; to close the site is for the author to decide.
      const meant = own !== undefined && path !== '/' && path !== '/*'
      const fix = {
        title: `Write the path alone: ${quote(path)}`,
        safety: 'unsafe',
        edits: [replace(rule.value, path)],
      } as const
      if (own === undefined && !context.gemini) {
        const data = {host: quote(shape.host), path: quote(path)}
        yield {message: 'anyHost', data, place: rule.value}
        continue
      }
      const url = plainPath(path)
      const coverage = coverageOf(rule, url, readers.profiles)
      const problem = {place: rule.value, ...(meant && {fix})} as const
      if (coverage.covered.length > 0) {
        const {covered} = coverageNames(coverage, readers)
        yield {message: 'urlForSome', data: {path: quote(url), covered}, ...problem}
      } else {
        yield {message: shape.kind, data: {path: quote(url)}, ...problem}
      }
    }
  },
})

type UrlShape = Extract<PathShape, {kind: 'url' | 'host'}>

interface Misplaced {
  readonly rule: Rule
  readonly shape: UrlShape
  readonly readers: GroupReaders
}

function* misplacedUrls(tree: Root, profiles: readonly Profile[]): Iterable<Misplaced> {
  for (const {line: rule, readers} of withReaders(tree, rulesLikeUrls(tree), profiles)) {
    const shape = pathShape(rule.value.value)
    if (shape.kind === 'url' || shape.kind === 'host') yield {rule, shape, readers}
  }
}

/** The origin that is configured, if crawlers of this world come there: a site may have a capsule beside it. */
function originFor({origin, gemini, web}: LintContext<object>): string | undefined {
  const isVisited = origin?.startsWith('gemini:') ? gemini : web
  return isVisited ? origin : undefined
}

/**
 * The host that serves the file, as far as anybody knows: that of the origin, else the one that all sitemaps name,
 * else the one that all these URLs name.
 */
function ownHost(tree: Root, found: readonly Misplaced[], origin: string | undefined): string | undefined {
  if (origin !== undefined) return bareHost(origin.replace(/^[\w+.-]+:\/\//, ''))
  const sitemaps = new Set<string>()
  for (const record of otherRecords(tree)) {
    const [, host] =
      /^https?:\/\/([^/?#\s]+)/i.exec(record.name === 'sitemap' ? record.value.value : '') ?? []
    if (host !== undefined) sitemaps.add(bareHost(host))
  }
  const [only, ...others] = sitemaps.size > 0 ? sitemaps : new Set(found.map(({shape}) => hostOf(shape)))
  return others.length === 0 ? only : undefined
}

function hostOf({host}: UrlShape): string {
  return bareHost(host)
}

/** Without a port, and without the `www.` that sites answer to or not. */
function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/[/:].*$/, '')
    .replace(/^www\./, '')
}

function pathOf({path}: UrlShape): string {
  return path.startsWith('/') ? path : `/${path}`
}
