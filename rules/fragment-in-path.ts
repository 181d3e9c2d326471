import {coverageOf} from '../analyzer/lint/coverage.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {withoutQuery} from '../analyzer/text/query.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'fragment-in-path',
  category: 'paths',
  summary: 'A fragment, written with `%23`, which no crawler ever sends.',
  rationale: `
What stands behind a \`#\` in an address is for the browser. It is not sent to the server, and crawlers cut it off: they
know \`/page\` and never \`/page#top\`. A rule with \`%23\` in place of the \`#\` covers only addresses that have a real
\`%23\` in them, as in \`/tag/c%23\`.

A part of a page cannot be shut out. Take the rule away, or shut out the page.
`,
  references: [
    {
      title: 'RFC 3986 §3.5: a fragment is separated from the rest of the URI before it is used',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.5',
      date: '2005-01',
    },
    {
      title: 'RFC 9309 §2.2.3: `#` begins a comment, and a literal one is written `%23`',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
      date: '2022-09',
    },
    {
      title: 'Gemini protocol 0.24.1: clients must not send a fragment',
      url: 'gemini://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  gather: {by: []},
  messages: {
    never:
      'Crawlers cut off `#` and what follows. This line covers only addresses with a real `%23`, and never {url}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /tag/c%23\nDisallow: /f%23-tutorial/\nDisallow: /asp-net-c%23/\nDisallow: /apt%2312\nDisallow: /*%23\n',
        note: 'Addresses have an encoded `#` too.',
      },
      {code: 'User-agent: *\nDisallow: /search?q=%23tag\nDisallow: /a#b\nDisallow: /b%23\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /page%23top\nDisallow: /index.html%23comments$\nDisallow: /%23!/admin\n',
        problems: [
          '2:16-2:19 warning: Crawlers cut off `#` and what follows. This line covers only addresses with a real `%23`, and never `/page#top`.',
          '3:22-3:25 warning: Crawlers cut off `#` and what follows. This line covers only addresses with a real `%23`, and never `/index.html#comments`.',
          '4:12-4:15 warning: Crawlers cut off `#` and what follows. This line covers only addresses with a real `%23`, and never `/#!/admin`.',
        ],
      },
      {
        code: 'User-agent: *\r\nAllow: /😀/%23/x\r\n',
        target: 'gemini',
        problems: [
          '2:12-2:15 warning: Crawlers cut off `#` and what follows. This line covers only addresses with a real `%23`, and never `/%F0%9F%98%80/#/x`.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const rule of rulesWithTraits(tree, Trait.Percent)) {
      const path = rule.value.value
      const found = FRAGMENT.exec(withoutQuery(path))
      if (found === null) continue
      const behind = path.slice(found.index + ENCODED.length)
      const url = encodePath(examplePath(`${path.slice(0, found.index)}#${behind}`))
      if (coverageOf(rule, url, profiles).covered.length > 0) continue
      const start = rule.valueStart + found.index
      yield {message: 'never', data: {url: quote(url)}, place: {start, end: start + ENCODED.length}}
    }
  },
})

const ENCODED = '%23'

/** Behind a page or a folder, and before a name: not a number, nor the `C%23` of a language. */
const FRAGMENT = /%23(?=!|\/|[A-Za-z])(?<=(?:\/|[\w-]{3}|\.\w{2})%23)(?<![^A-Za-z][A-Za-z]%23)/
