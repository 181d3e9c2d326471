import {firstWord} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {quote} from '../analyzer/text/quote.ts'

const NAME = 'robots.txt'

/** Slips in lower case. Names that somebody may have chosen (`robots-staging.txt`, `robots.txt.erb`) are none. */
const SLIPS: ReadonlySet<string> = new Set([
  'robot.txt',
  'robot.text',
  'robots.text',
  'robots.tx',
  'robots.tst',
  'robots.ttx',
  'robots.txt.txt',
  'robots..txt',
  'robots,txt',
  'robotx.txt',
  'robtos.txt',
  'rebots.txt',
  'robots.txt',
])

export default defineRule({
  id: 'wrong-file-name',
  category: 'file',
  summary: 'A file that is named or placed so that no crawler asks for it.',
  rationale: `
Crawlers ask for one address: \`/robots.txt\`, in lower case, at the top of the site. A file named \`Robots.txt\` or
\`robot.txt\`, or one in a folder such as \`/blog/robots.txt\`, is never read. On Gemini that is true of the files of
single users as well (\`/~alice/robots.txt\`): only the one of the whole host counts.

Rename the file, or write its rules into the one at the top.
`,
  references: [
    {
      title:
        'RFC 9309 §2.3: the rules must be accessible in a file named "/robots.txt", all lower case, at the top',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: the policy of a server is at the path /robots.txt',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  messages: {
    name: 'The file is named {name}. Crawlers ask for `/robots.txt` only, in lower case.',
    place: 'The file is at {path}. Crawlers ask for `/robots.txt` at the top of the site only.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow:\n'},
      {
        code: 'User-agent: *\nDisallow:\n',
        path: 'public/docs/robots.txt',
        note: 'A folder that may be the top.',
      },
      {code: 'User-agent: *\nDisallow:\n', path: 'example.com.robots.txt'},
      {code: 'User-agent: *\nDisallow:\n', path: 'config/robots-staging.txt'},
      {code: 'User-agent: *\nDisallow:\n', path: 'views/robots.txt.erb'},
      {code: 'User-agent: *\nDisallow:\n', path: 'public/robots'},
      {code: 'User-agent: *\nDisallow:\n', path: 'https://example.com/robots.txt'},
      {code: 'User-agent: *\nDisallow:\n', path: 'gemini://example.org:1966/robots.txt?kennedy-crawler'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow:\n',
        path: 'public/Robots.txt',
        problems: [
          '1:1-1:11 warning: The file is named `Robots.txt`. Crawlers ask for `/robots.txt` only, in lower case.',
        ],
      },
      {
        code: '# 😀\r\nUser-agent: *\r\nDisallow:\r\n',
        target: 'gemini',
        path: '/srv/gemini/robot.txt',
        problems: [
          '1:1-1:2 warning: The file is named `robot.txt`. Crawlers ask for `/robots.txt` only, in lower case.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow:\n',
        target: 'gemini',
        path: 'gemini://example.org/~alice/robots.txt',
        problems: [
          '1:1-1:11 warning: The file is at `/~alice/robots.txt`. Crawlers ask for `/robots.txt` at the top of the site only.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow:\n',
        path: 'https://example.com/ROBOTS.TXT',
        problems: [
          '1:1-1:11 warning: The file is named `ROBOTS.TXT`. Crawlers ask for `/robots.txt` only, in lower case.',
        ],
      },
    ],
  },
  *check(tree, {path}) {
    if (path === undefined) return
    const [, pathOfUrl] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(path) ?? []
    const location = pathOfUrl ?? path
    const name = location.slice(location.lastIndexOf('/') + 1)
    if (name !== NAME && SLIPS.has(name.toLowerCase())) {
      yield {message: 'name', data: {name: quote(name)}, place: firstWord(tree)}
    } else if (name === NAME && pathOfUrl !== undefined && pathOfUrl !== `/${NAME}`) {
      yield {message: 'place', data: {path: quote(pathOfUrl)}, place: firstWord(tree)}
    }
  },
})
