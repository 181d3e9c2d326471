import {replace} from '../analyzer/lint/edits.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'backslash-in-path',
  category: 'paths',
  summary: 'A back slash in a path.',
  rationale: `
The folders of a URL are divided by \`/\`, also where the server runs Windows. Browsers and crawlers write \`/\` or
\`%5C\` for a back slash before they ask, so a rule with one matches no page that anybody fetches.
`,
  references: [
    {
      title: 'URL Standard: a back slash in a URL is read as a slash, with an error',
      url: 'https://url.spec.whatwg.org/#path-state',
      date: '2026-08',
    },
    {
      title: 'RFC 3986 §2: a back slash is no character of a URI',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
      date: '2005-01',
    },
    {title: 'Seven engines allow `/admin/x` with `Disallow: \\\\admin\\\\` (measured)', date: '2026-08'},
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  gather: {by: []},
  messages: {
    backslash: 'No URL has a back slash, so this line never matches {path}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /admin/\nDisallow: /a%5Cb\n'},
      {
        code: 'User-agent: *\nDisallow: /*.php\\?id=\nDisallow: /(a|b)\\.html\n',
        note: 'Regular expressions are another matter.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: \\admin\\\nDisallow: /a\\b\n',
        problems: [
          '2:11-2:18 warning: No URL has a back slash, so this line never matches `/admin/`.',
          '3:11-3:15 warning: No URL has a back slash, so this line never matches `/a/b`.',
        ],
        fixed: 'User-agent: *\nDisallow: /admin/\nDisallow: /a/b\n',
      },
      {
        code: 'User-agent: *\nDisallow: /my\\private\n',
        target: 'gemini',
        problems: ['2:11-2:22 warning: No URL has a back slash, so this line never matches `/my/private`.'],
        fixed: 'User-agent: *\nDisallow: /my/private\n',
      },
    ],
  },
  *check(tree) {
    for (const rule of rulesWithTraits(tree, Trait.Backslash)) {
      const written = rule.value.value
      if (!dividesFolders(written)) continue
      const path = written.replaceAll('\\', '/')
      yield {
        message: 'backslash',
        data: {path: quote(path)},
        place: rule.value,
        fix: {title: 'Write `/` for each `\\`', safety: 'unsafe', edits: [replace(rule.value, path)]},
      }
    }
  },
})

/** Whether each back slash stands where a slash could; before a sign it belongs to a regular expression. */
function dividesFolders(path: string): boolean {
  return !/\\(?![\w%~-]|$)/.test(path) && !/\\n(?:[A-Z]|$)/.test(path)
}
