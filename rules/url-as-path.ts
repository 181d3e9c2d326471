import {replace} from '../analyzer/lint/edits.ts'
import {type PathShape, pathShape} from '../analyzer/lint/path-shape.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithUnusualStart} from '../analyzer/lint/rule-lines.ts'
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
  messages: {
    url: 'A rule has a path, not a URL: this line never matches {path}.',
    urlOnGemini: 'A rule has a path, not a URL: only gemini-grc and mozz-archiver match {path} with it.',
    host: 'A rule has a path, not the name of a host: this line never matches {path}.',
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
        fixed: 'User-agent: *\nDisallow: /admin/\nDisallow: /\n',
      },
      {
        code: 'User-agent: indexer\nDisallow: gemini://example.org/private/\n',
        target: 'gemini',
        problems: [
          '2:11-2:40 error: A rule has a path, not a URL: only gemini-grc and mozz-archiver match `/private/` with it.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: *\nDisallow: example.com/admin/\nDisallow: //example.com/b/\nDisallow: www.example.test\n',
        problems: [
          '2:11-2:29 error: A rule has a path, not the name of a host: this line never matches `/admin/`.',
          '3:11-3:27 error: A rule has a path, not the name of a host: this line never matches `/b/`.',
          '4:11-4:27 error: A rule has a path, not the name of a host: this line never matches `/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /admin/\nDisallow: /b/\nDisallow: /\n',
      },
    ],
  },
  *check(tree, context) {
    for (const rule of rulesWithUnusualStart(tree)) {
      const shape = pathShape(rule.value.value)
      if (shape.kind !== 'url' && shape.kind !== 'host') continue
      const path = pathOf(shape)
      yield {
        message:
          shape.kind === 'host'
            ? 'host'
            : context.gemini && shape.scheme === 'gemini'
              ? 'urlOnGemini'
              : 'url',
        data: {path: quote(path)},
        place: rule.value,
        fix: {
          title: `Write the path alone: ${quote(path)}`,
          safety: 'unsafe',
          edits: [replace(rule.value, path)],
        },
      }
    }
  },
})

function pathOf({path}: Extract<PathShape, {kind: 'url' | 'host'}>): string {
  return path.startsWith('/') ? path : `/${path}`
}
