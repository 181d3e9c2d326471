import {replace} from '../analyzer/lint/edits.ts'
import {pathShape} from '../analyzer/lint/path-shape.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'relative-path',
  category: 'paths',
  summary: 'A path with `./` or `../`.',
  rationale: `
Crawlers resolve \`./\` and \`../\` in a link before they ask for a page, but not in a rule. A rule with such a step is
compared as it is written, with paths that never have one, and matches nothing.

Write the path as it stands in the address of the page.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a path pattern begins with a slash (erratum 7995: or with a wildcard)',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'RFC 3986 §5.2.4: dot segments are removed before a request',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4',
      date: '2005-01',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  gather: {by: []},
  messages: {
    steps: 'Crawlers do not resolve `.` and `..` in a rule, so this line never matches {path}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /.well-known/\nDisallow: /a../b\nDisallow: /..a/.b\nDisallow: *.gif\n',
      },
      {code: 'User-agent: *\nDisallow: /.\nDisallow: /a/.\n', note: 'Hidden files, such as `/.git`.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: ./a/\nDisallow: /x/../b/\nDisallow: ../../c\nDisallow: /d/e/..\n',
        problems: [
          '2:11-2:15 warning: Crawlers do not resolve `.` and `..` in a rule, so this line never matches `/a/`.',
          '3:11-3:19 warning: Crawlers do not resolve `.` and `..` in a rule, so this line never matches `/b/`.',
          '4:11-4:18 warning: Crawlers do not resolve `.` and `..` in a rule, so this line never matches `/c`.',
          '5:11-5:18 warning: Crawlers do not resolve `.` and `..` in a rule, so this line never matches `/d/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\nDisallow: /c\nDisallow: /d/\n',
      },
      {
        code: 'User-agent: *\nDisallow: ../\n',
        problems: [
          '2:11-2:14 warning: Crawlers do not resolve `.` and `..` in a rule, so this line never matches `/`.',
        ],
        note: 'Whether the whole site is meant is for its owner to say.',
      },
      {
        code: 'User-agent: *\nDisallow: ./a\nDisallow: ./b\nDisallow: ./c\nDisallow: ./d\nDisallow: ./e\n',
        problems: [
          '2:11-2:14 warning: Crawlers do not resolve `.` and `..` in a rule, so this line never matches `/a`. So it is with 4 more lines.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\nDisallow: /d\nDisallow: /e\n',
      },
    ],
  },
  *check(tree) {
    for (const rule of rulesWithTraits(tree, Trait.Dot)) {
      const written = rule.value.value
      if (pathShape(written).kind !== 'relative') continue
      const path = resolveSteps(written)
      const place = rule.value
      const fix = {title: `Write ${quote(path)}`, safety: 'unsafe', edits: [replace(place, path)]} as const
      // Who steps out of a folder does not mean the whole site.
      yield {message: 'steps', data: {path: quote(path)}, place, ...(path !== '/' && {fix})}
    }
  },
})

/** What a browser makes of the path (RFC 3986 §5.2.4). */
function resolveSteps(path: string): string {
  const steps = path.startsWith('/') ? path.slice(1).split('/') : path.split('/')
  const resolved: string[] = []
  for (const step of steps) {
    if (step === '..') resolved.pop()
    else if (step !== '.') resolved.push(step)
  }
  const last = steps.at(-1)
  const folder = last === '.' || last === '..'
  return `/${resolved.join('/')}${folder && resolved.length > 0 ? '/' : ''}`
}
