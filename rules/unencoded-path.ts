import type {Profile} from '../analyzer/crawlers/profile.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {expressionIn} from '../analyzer/lint/expression-lines.ts'
import {furtherLines, furtherPlaces} from '../analyzer/lint/further-places.ts'
import {coverageNames, type GroupReaders, readersOfGroup} from '../analyzer/lint/group-readers.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {needsBothForms, respell} from '../analyzer/lint/respelling.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import {readsSame} from '../analyzer/lint/rule-lengths.ts'
import type {Group, Root, Rule, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {isFullwidth} from '../analyzer/text/fullwidth.ts'
import {oddCharacter} from '../analyzer/text/invisible.ts'
import {findMojibake} from '../analyzer/text/mojibake.ts'
import {encodePath, normalizeEscapes} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'unencoded-path',
  category: 'paths',
  summary: 'Characters in a path that stand in addresses only in percent-encoding.',
  rationale: `
A crawler asks for \`/b%C3%BCcher/\`, never for \`/bücher/\`. The large search engines encode the paths of rules before
they compare, so either spelling does. Others compare letter by letter, and find only the encoded one. In Gemini it is
both ways: some crawlers compare with the address as it is sent, and some decode the address but not the rule. There,
write both lines.

The same goes for the ASCII characters \`"\`, \`<\`, \`>\`, \`{\`, \`}\` and the back tick, which Google does not encode in rules.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: octets outside ASCII are percent-encoded before paths are compared',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'URL Standard: the path percent-encode set',
      url: 'https://url.spec.whatwg.org/#path-percent-encode-set',
      date: '2026-08',
    },
    {
      title:
        'temoto/robotstxt cadd395 and spatie/robots-txt 3d97bdb miss `/b%C3%BCcher/x` with `/bücher/` (measured)',
      date: '2026-08',
    },
    {
      title: 'Gemini protocol 0.24.1: requests are URIs, in ASCII',
      url: 'gemini://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'depends',
  messages: {
    all: 'Crawlers ask for {url}. This line covers it for {covered}, but not for programs that compare letter by letter.{more}',
    unread: 'An address has {url} for this path, in percent-encoding.{more}',
    some: 'Crawlers ask for {url}, which this line covers for {covered}, not for {missed}.{more}',
    none: 'Crawlers ask for {url}, which this line does not cover for {missed}.{more}',
    another: 'Here as well.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /b%C3%BCcher/ # bücher\n# bücher\nNote: bücher\n'},
      {
        code: 'User-agent: *\nDisallow: /bücher/\nDisallow: /b%c3%bccher/\n',
        target: 'gemini',
        note: 'Both forms: one or the other is right for each crawler.',
      },
      {code: 'User-agent: *\nDisallow: /wiki/Löschkandidaten\nDisallow: /wiki/L%C3%B6schkandidaten\n'},
      {
        code: 'User-agent: *\nDisallow: /bÃ¼cher/\nDisallow: ／a\nDisallow: /a\u00A0\nDisallow: /\uFFFD\nDisallow: "/a"\n',
        note: 'Other rules explain these.',
      },
      {code: 'User-agent: *\nDisallow: /(a|b)\nDisallow: /{{ path }}\nDisallow: /a^\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /bücher/\nDisallow: /*/日本語.html$\n',
        problems: [
          '2:13-2:14 info: Crawlers ask for `/b%C3%BCcher/page`. This line covers it for Google and presumably Bing and Yandex, but not for programs that compare letter by letter. The same in 1 more line.',
        ],
        fixed: 'User-agent: *\nDisallow: /b%C3%BCcher/\nDisallow: /*/%E6%97%A5%E6%9C%AC%E8%AA%9E.html$\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /a{b}/\r\nDisallow: /😀{b}\r\n',
        problems: [
          '2:13-2:14 info: Crawlers ask for `/a%7Bb%7D/page`, which this line covers for presumably Bing and Yandex, not for Google.',
          '3:12-3:15 info: Crawlers ask for `/%F0%9F%98%80%7Bb%7D`, which this line covers for presumably Bing and Yandex, not for Google.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /a%7Bb%7D/\r\nDisallow: /%F0%9F%98%80%7Bb%7D\r\n',
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /é\n\nUser-agent: GPTBot\nDisallow: /é\nDisallow: /{a}/\n',
        problems: [
          '2:12-2:13 info: Crawlers ask for `/%C3%A9`. This line covers it for Google, but not for programs that compare letter by letter.',
          '5:12-5:13 info: Crawlers ask for `/%C3%A9`. This line covers it for most crawlers, but not for programs that compare letter by letter.',
          '6:12-6:13 info: Crawlers ask for `/%7Ba%7D/page`, which this line covers for some crawlers, not for others.',
        ],
        fixed:
          'User-agent: Googlebot\nDisallow: /%C3%A9\n\nUser-agent: GPTBot\nDisallow: /%C3%A9\nDisallow: /%7Ba%7D/\n',
      },
      {
        code: 'User-agent: tlgs\nAllow: /é\nDisallow: /\n',
        target: 'gemini',
        problems: ['2:9-2:10 info: An address has `/%C3%A9` for this path, in percent-encoding.'],
        fixed: 'User-agent: tlgs\nAllow: /%C3%A9\nDisallow: /\n',
        note: 'TLGS reads no Allow, and `ignored-directive` says so.',
      },
      {
        code: 'User-agent: *\nDisallow: /bücher/\nDisallow: /é\n',
        target: 'gemini',
        problems: [
          '2:13-2:14 info: Crawlers ask for `/b%C3%BCcher/page`, which this line covers for GUS (geminispace.info), AuraSearch, Gemplex and mozz-archiver, not for September and presumably Kennedy, Delorean Time Machine and 2 others. The same in 1 more line.',
        ],
        fixed:
          'User-agent: *\nDisallow: /bücher/\nDisallow: /b%C3%BCcher/\nDisallow: /é\nDisallow: /%C3%A9\n',
      },
    ],
  },
  *check(tree, {profiles}) {
    // Rules of one cause make one message: for the same readers, and alike in whether they are ASCII.
    const causes = new Map<string, {readonly readers: GroupReaders; readonly rules: Rule[]}>()
    for (const {group, rules} of unencodedRules(tree)) {
      const readers = readersOfGroup(group, profiles)
      const names = readers.areNamed ? readers.profiles.map(({id}) => id).join(' ') : ''
      for (const rule of rules) {
        const key = `${rule.valueTraits & Trait.NonAscii ? 'foreign' : 'ascii'} ${names}`
        const cause = causes.get(key) ?? {readers, rules: []}
        causes.set(key, cause)
        cause.rules.push(rule)
      }
    }
    for (const {readers, rules} of causes.values()) yield* problemOf(rules, tree, readers, profiles)
  },
})

const SUSPECT = Trait.NonAscii | Trait.Quote | Trait.Angle | Trait.Bracket

const UNENCODED = /["<>`{}\x80-\u{10FFFF}]+/u

/** By groups: rules whose path should be encoded, and is not in another rule of the group. */
function* unencodedRules(tree: Root): Iterable<{readonly group: Group; readonly rules: readonly Rule[]}> {
  for (const group of groupsWith(tree, SUSPECT)) {
    const rules: Rule[] = []
    let encoded: ReadonlySet<string> | undefined
    for (const rule of group.rules) {
      if (!(rule.valueTraits & SUSPECT) || rule.valueTraits & OTHERS_SPEAK) continue
      const path = rule.value.value
      if (!UNENCODED.test(path) || isExplainedByOthers(rule)) continue
      encoded ??= encodedPaths(group)
      if (!encoded.has(normalizeEscapes(encodePath(path)))) rules.push(rule)
    }
    if (rules.length > 0) yield {group, rules}
  }
}

const OTHERS_SPEAK = Trait.InnerBlank | Trait.Control | Trait.Backslash

/** Quotes around the path, markup, templates and damaged text are faults of their own. */
function isExplainedByOthers(rule: Rule): boolean {
  const path = rule.value.value
  if (/^["'`“”„‘’«»]|<[/!?%]?[a-z]|\{[{%]|[}%]\}|\$\{|\uFFFD/i.test(path)) return true
  if (expressionIn(rule) || findMojibake(path, 0, path.length).length > 0) return true
  for (let index = 0; index < path.length; index++) {
    const code = path.charCodeAt(index)
    if (isFullwidth(code) || oddCharacter(code)) return true
  }
  return false
}

function encodedPaths({rules}: Group): ReadonlySet<string> {
  const encoded = rules.filter(({valueTraits}) => valueTraits & Trait.Percent)
  return new Set(encoded.map(rule => normalizeEscapes(rule.value.value)))
}

function* problemOf(rules: readonly Rule[], tree: Root, readers: GroupReaders, profiles: readonly Profile[]) {
  const [first] = rules
  if (first === undefined) return
  const witness = encodePath(examplePath(first.value.value))
  const {covered, missed} = coverageOf(first, witness, readers.profiles)
  const data = {
    url: quote(witness),
    ...coverageNames({covered, missed}, readers, 'percentEncoding'),
    more: furtherLines(rules.length),
  }
  yield {
    ...(missed.length > 0
      ? ({message: covered.length > 0 ? 'some' : 'none', data} as const)
      : ({message: covered.length > 0 ? 'all' : 'unread', data} as const)),
    place: firstUnencoded(first),
    related: furtherPlaces(rules.map(firstUnencoded)).map(place => ({message: 'another', place}) as const),
    fix: fixFor(rules, tree, readers, profiles),
  }
}

/** Safe where all crawlers of the target read the same: those that the group is not for may read it for another name. */
function fixFor(
  rules: readonly Rule[],
  tree: Root,
  readers: GroupReaders,
  profiles: readonly Profile[],
): Fix {
  const where = needsBothForms(readers.profiles) ? 'below' : 'in-place'
  const isSafe =
    where === 'in-place' && rules.every(rule => readsSame(rule, encodePath(rule.value.value), profiles))
  return {
    title: where === 'below' ? 'Add the encoded path' : 'Encode the path',
    safety: isSafe ? 'safe' : 'unsafe',
    edits: rules.map(rule => respell(rule, encodePath(rule.value.value), where, tree)),
  }
}

function firstUnencoded(rule: Rule): Span {
  const found = UNENCODED.exec(rule.value.value)
  const start = rule.valueStart + (found?.index ?? 0)
  return {start, end: start + (found?.[0].length ?? 0)}
}
