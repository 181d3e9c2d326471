import {coverageOf} from '../analyzer/lint/coverage.ts'
import {insertBefore} from '../analyzer/lint/edits.ts'
import {coverageNames, withReaders} from '../analyzer/lint/group-readers.ts'
import {pathShape} from '../analyzer/lint/path-shape.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithoutSlash} from '../analyzer/lint/rule-lines.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'missing-leading-slash',
  category: 'paths',
  summary: 'A path that begins neither with `/` nor with `*`.',
  rationale: `
Every path of a site begins with a slash, and a rule is compared with the path from its first character on. So
\`Disallow: admin/\` matches nothing: for Google, and for nearly every other crawler, \`/admin/\` stays open. A few
readers add the slash by themselves.

Write the slash. To match a part from the middle of a URL, such as \`?utm_source=\`, begin with \`/*\` on the Web; in a
Gemini capsule there is no way to say it, since a wildcard is an ordinary character there.
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
      title: 'google/robotstxt 22b355f: such a path matches nothing (measured)',
      url: 'https://github.com/google/robotstxt',
      date: '2026-04',
    },
    {
      title: 'Kennedy 29fbacb, auragem_sis 5af3f8d and gemini-grc f362a1d add the slash (measured)',
      date: '2026-07',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  gather: {by: []},
  messages: {
    web: 'No path begins with {start}, so this line matches nothing: {path} is left as if it were not there.',
    gemini: 'A path begins with a slash. This line covers {path} for {covered}, not for {missed}.',
    plain: 'A path begins with a slash.',
    geminiForNobody: 'A path begins with a slash: this line does not cover {path} for {missed}.',
    middle:
      'No path begins with {start}, so this line matches nothing. To match {path} anywhere, begin with `/*`.',
    middleOnGemini:
      'No path begins with {start}, so this line matches nothing, and in a capsule a rule cannot match the middle of a path.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /admin/\nDisallow: *.gif$\nDisallow:\n'},
      {
        code: 'User-agent: *\nDisallow: all\nDisallow: https://example.com/x\nDisallow: ./x\n',
        note: 'Other rules explain these.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: utm_source=*\n',
        problems: [
          '2:11-2:23 error: No path begins with `u`, so this line matches nothing. To match `utm_source=*` anywhere, begin with `/*`.',
        ],
        fixed: 'User-agent: *\nDisallow: /*utm_source=*\n',
        note: 'The name of a parameter.',
      },
      {
        code: 'User-agent: *\nDisallow: admin/\n',
        problems: [
          '2:11-2:17 error: No path begins with `a`, so this line matches nothing: `/admin/` is left as if it were not there.',
        ],
        fixed: 'User-agent: *\nDisallow: /admin/\n',
      },
      {
        code: 'User-agent: *\r\nAllow:\tpublic/\r\n',
        target: 'gemini',
        problems: [
          '2:8-2:15 error: A path begins with a slash. This line covers `/public/page` for AuraSearch, not for GUS (geminispace.info) and mozz-archiver.',
        ],
        fixed: 'User-agent: *\r\nAllow:\t/public/\r\n',
      },
      {
        code: 'User-agent: tlgs\nAllow: public/\nDisallow: /\n',
        target: 'gemini',
        problems: ['2:8-2:15 info: A path begins with a slash.'],
        fixed: 'User-agent: tlgs\nAllow: /public/\nDisallow: /\n',
        note: 'TLGS reads no Allow, and `ignored-directive` says so.',
      },
      {
        code: 'User-agent: *\nDisallow: ?utm_source=\nDisallow: .pdf$\n',
        problems: [
          '2:11-2:23 error: No path begins with `?`, so this line matches nothing. To match `?utm_source=` anywhere, begin with `/*`.',
          '3:11-3:16 error: No path begins with `.`, so this line matches nothing. To match `.pdf$` anywhere, begin with `/*`.',
        ],
        fixed: 'User-agent: *\nDisallow: /*?utm_source=\nDisallow: /*.pdf$\n',
      },
      {
        code: 'User-agent: *\nDisallow: ?q=\n',
        target: 'gemini',
        problems: [
          '2:11-2:14 error: No path begins with `?`, so this line matches nothing, and in a capsule a rule cannot match the middle of a path.',
        ],
      },
    ],
  },
  *check(tree, context) {
    for (const {line: rule, readers} of withReaders(tree, rulesWithoutSlash(tree), context.profiles)) {
      const path = rule.value.value
      const {kind} = pathShape(path)
      if (kind !== 'slashless' && kind !== 'fragment-of-url') continue
      const place = rule.value
      const start = quote(path.slice(0, 1))
      if (kind === 'fragment-of-url') {
        if (context.gemini) {
          yield {message: 'middleOnGemini', data: {start}, place}
          continue
        }
        const fix = {title: 'Begin with `/*`', safety: 'unsafe', edits: [insertBefore(place, '/*')]} as const
        yield {message: 'middle', data: {start, path: quote(path)}, place, fix}
        continue
      }
      const fix = {title: 'Add the slash', safety: 'unsafe', edits: [insertBefore(place, '/')]} as const
      if (context.gemini) {
        const url = encodePath(examplePath(`/${path}`))
        const coverage = coverageOf(rule, url, readers.profiles)
        if (coverage.missed.length === 0) {
          // Those that read the line at all put the slash before it themselves.
          yield {message: 'plain', place, fix, severity: 'info'}
          continue
        }
        const data = {path: quote(url), ...coverageNames(coverage, readers, 'missingSlash')}
        yield {message: coverage.covered.length > 0 ? 'gemini' : 'geminiForNobody', data, place, fix}
      } else yield {message: 'web', data: {start, path: quote(`/${path}`)}, place, fix}
    }
  },
})
