import {coverageOf} from '../analyzer/lint/coverage.ts'
import {expressionIn} from '../analyzer/lint/expression-lines.ts'
import {missedNames, withReaders} from '../analyzer/lint/group-readers.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'regular-expression',
  category: 'paths',
  summary: 'Regular expression syntax in a path.',
  rationale: `
A path is no regular expression. On the Web a rule knows two signs, \`*\` for any characters and \`$\` at the end for the
end of the address; in a Gemini capsule it knows none. Everything else stands for itself, so \`/(a|b)/\` covers only
addresses with brackets and a bar.

Write a rule for each case (\`/a/\` and \`/b/\`), and use that a rule covers all that begins with it: \`/a/.*\` is
\`/a/\`, and \`^\` is not needed.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.3: the special characters are `*`, `$` and `#`',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
      date: '2022-09',
    },
    {
      title: 'The Web Robots Pages: regular expressions are not supported',
      url: 'https://www.robotstxt.org/robotstxt.html',
      date: '2007',
    },
    {
      title: 'robots.txt for Gemini: a Disallow line gives a prefix of the path',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {title: 'Seven engines allow `/b/x` with `Disallow: /(b|c)/` (measured)', date: '2026-08'},
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  silences: ['anchor-in-middle', 'backslash-in-path'],
  gather: {by: ['syntax', 'who']},
  messages: {
    noExpression:
      'A path is no regular expression: {syntax} stands for these characters, and {path} is not covered.',
    noExpressionForSome:
      'A path is no regular expression: {syntax} stands for these characters, and {path} is not covered for {who}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /wiki/C++_(language)\nDisallow: /*?filter[]=\nDisallow: /files/[user]/\nDisallow: /(auth)/\n',
        note: 'Addresses have these characters too.',
      },
      {
        code: 'User-agent: *\nDisallow: /.*\nDisallow: /*/.*\nDisallow: /index.*\nDisallow: /*.*\nDisallow: /*.js.*.gzip\n',
        note: 'Wildcards: hidden files, and names with a dot.',
      },
      {code: 'User-agent: *\nDisallow: /search?q=a|b\nDisallow: /?q=Dr.+Smith\nDisallow: /*/^\n'},
      {code: 'User-agent: *\nDisallow: /a # (b|c)\nNote: ^/e\n'},
      {code: 'User-agent: *\nDisallow: /files/[x-large]/\nDisallow: /a{b}\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/.*\nDisallow: /(b|c)/\nDisallow: /d[0-9]+/\nDisallow: ^/e\nDisallow: /f/.+\n',
        problems: [
          '2:14-2:16 warning: A path is no regular expression: `.*` stands for these characters, and `/a/x` is not covered.',
          '3:12-3:17 warning: A path is no regular expression: `(b|c)` stands for these characters, and `/b/` is not covered.',
          '4:13-4:19 warning: A path is no regular expression: `[0-9]+` stands for these characters, and `/d1/` is not covered.',
          '5:11-5:12 warning: A path is no regular expression: `^` stands for these characters, and `/e` is not covered.',
          '6:14-6:16 warning: A path is no regular expression: `.+` stands for these characters, and `/f/x` is not covered.',
        ],
      },
      {
        code: 'User-agent: *\r\nDisallow: /é/\\d+$\r\nAllow: /search\\?\r\nDisallow: .*\\.pdf$\r\nDisallow: /(?!public)[^/]+/x{2}\r\n',
        problems: [
          '2:14-2:17 warning: A path is no regular expression: `\\d+` stands for these characters, and `/%C3%A9/1` is not covered.',
          '3:15-3:17 warning: A path is no regular expression: `\\?` stands for these characters, and `/search?` is not covered.',
          '4:11-4:13 warning: A path is no regular expression: `.*` stands for these characters, and `/x.pdf` is not covered.',
          '5:12-5:22 warning: A path is no regular expression: `(?!public)` stands for these characters, and `/x/xx` is not covered.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /(drafts|private)/\n',
        target: 'gemini',
        problems: [
          '2:12-2:28 warning: A path is no regular expression: `(drafts|private)` stands for these characters, and `/drafts/` is not covered.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    const rules = rulesWithTraits(tree, Trait.Bracket | Trait.Backslash | Trait.Dot)
    for (const {line: rule, readers} of withReaders(tree, rules, profiles)) {
      const found = expressionIn(rule)
      if (found === undefined || LEFT_OVER.test(found.example)) continue
      const witness = encodePath(found.example)
      const coverage = coverageOf(rule, witness, readers.profiles)
      if (coverage.missed.length === 0) continue
      const place = {start: rule.valueStart + found.start, end: rule.valueStart + found.end}
      const data = {syntax: quote(rule.text.slice(place.start, place.end)), path: quote(witness)}
      if (coverage.covered.length === 0) yield {message: 'noExpression', data, place}
      else {
        const who = missedNames(coverage, readers)
        yield {message: 'noExpressionForSome', data: {...data, who}, place}
      }
    }
  },
})

/** Syntax in an example: it was no expression that we understand, and proves nothing. */
const LEFT_OVER = /[\\^|()[\]{}]/
