import {readsBrokenRecords} from '../analyzer/lint/broken-readings.ts'
import {remove} from '../analyzer/lint/edits.ts'
import {expressionIn} from '../analyzer/lint/expression-lines.ts'
import {furtherLines, furtherPlaces} from '../analyzer/lint/further-places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {RuleLengths} from '../analyzer/lint/rule-lengths.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import type {Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'trailing-wildcard',
  category: 'paths',
  summary: 'A `*` at the end of a path that changes nothing.',
  rationale: `
A rule covers every address that begins with its path, so \`Disallow: /private/\` and \`Disallow: /private/*\` mean the
same. Without the star a line is easier to read, and is understood by simple programs that take \`*\` for an ordinary
character.

The star makes a rule one character longer, and the longer of two rules wins. Where an Allow or a Disallow of nearly
the same length could win or lose by that character, the star is not reported, and the fix leaves it in place.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: a rule matches from the first octet on, and the longest match is used',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'Google, robots.txt specification: a trailing wildcard is ignored',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026',
    },
    {
      title: 'Yandex Webmaster help: a `*` is implied at the end of each rule',
      url: 'https://yandex.com/support/webmaster/controlling-robot/robots-txt.html',
      date: '2026',
    },
  ],
  targets: ['web'],
  severity: 'info',
  fixable: 'depends',
  messages: {
    needless: 'The `*` at the end changes nothing: a rule covers everything that begins with {path}.{more}',
    another: 'Here as well.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a/*.gif\nDisallow: /*?sort=\nDisallow: /b*$\nDisallow: /c\n'},
      {code: 'User-agent: *\nDisallow: *\n', note: 'Without its star, this rule would forbid nothing.'},
      {code: 'User-agent: *\nDisallow: /a$*\n', note: 'Without its star, `$` would end the path.'},
      {
        code: 'User-agent: *\nAllow: /\nDisallow: /*\n',
        note: 'The star makes the second rule win; without it, the first would.',
      },
      {
        code: 'User-agent: *\nDisallow: /shop/\nAllow: /shop*\n',
        note: 'Rules of the same length: Allow wins by its star.',
      },
      {
        code: 'User-agent: *\nDisallow: /a/%c3%a9*\nAllow: /a/%C3%A9\n',
        note: 'The paths are compared in one encoding.',
      },
      {code: 'User-agent: *\nDisallow: /a/.*\nDisallow: /a* /b*\n', note: 'Other rules explain these.'},
      {code: 'User-agent: *\nDisallow: /a/*\n', target: 'gemini', note: 'There, a star is a star.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/b/*\nAllow /a/b/\n',
        problems: [
          '2:16-2:17 info: The `*` at the end changes nothing: a rule covers everything that begins with `/a/b/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/b/\nAllow /a/b/\n',
        note: 'Google reads the last line, without its colon, and an Allow of the same length wins there.',
      },
      {
        code: 'User-agent: *\nDisallow: /private/* # all of it\n',
        problems: [
          '2:20-2:21 info: The `*` at the end changes nothing: a rule covers everything that begins with `/private/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/ # all of it\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /😀/*\r\nDisallow: /*\r\nDisallow: */print/*\r\nDisallow: /search?*',
        problems: [
          '2:15-2:16 info: The `*` at the end changes nothing: a rule covers everything that begins with `/😀/`. The same in 3 more lines.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /😀/\r\nDisallow: /\r\nDisallow: */print/\r\nDisallow: /search?',
      },
      {
        code: 'User-agent: *\nDisallow: /shop/*\nAllow: /shop/sale/*\nAllow: /\nDisallow: /*\n',
        problems: [
          '2:17-2:18 info: The `*` at the end changes nothing: a rule covers everything that begins with `/shop/`. The same in 1 more line.',
        ],
        fixed: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/sale/\nAllow: /\nDisallow: /*\n',
        note: 'The last star decides between the last two rules.',
      },
    ],
  },
  *check(tree, context) {
    const {profiles} = context
    if (!profiles.every(({wildcard}) => wildcard === 'any-run')) return
    const needless: Rule[] = []
    let lengths: RuleLengths | undefined
    for (const rule of rulesWithTraits(tree, Trait.Star)) {
      if (!endsWithNeedlessStar(rule)) continue
      lengths ??= new RuleLengths(tree, profiles)
      if (lengths.canShorten(rule, 1)) needless.push(rule)
    }
    const [first] = needless
    if (first === undefined) return
    const stars = needless.map(({valueEnd}) => ({start: valueEnd - 1, end: valueEnd}))
    const {length} = needless
    yield {
      message: 'needless',
      data: {
        path: quote(first.text.slice(first.valueStart, first.valueEnd - 1)),
        more: furtherLines(length),
      },
      place: {start: first.valueEnd - 1, end: first.valueEnd},
      related: furtherPlaces(stars).map(place => ({message: 'another', place})),
      fix: {
        title: length === 1 ? 'Remove the `*`' : `Remove the \`*\` in ${length} lines`,
        safety: readsBrokenRecords(tree, context) ? 'unsafe' : 'safe',
        edits: stars.map(remove),
      },
    }
  },
})

const SLASH = 47
const STAR = 42
const DOLLAR = 36

function endsWithNeedlessStar(rule: Rule): boolean {
  const {text, valueStart, valueEnd} = rule
  if (text.charCodeAt(valueEnd - 1) !== STAR || valueEnd - valueStart === 1) return false
  const first = text.charCodeAt(valueStart)
  const before = text.charCodeAt(valueEnd - 2)
  if ((first !== SLASH && first !== STAR) || before === STAR || before === DOLLAR) return false
  return !(rule.valueTraits & Trait.InnerBlank) && expressionIn(rule) === undefined
}
