import type {Profile} from '../analyzer/crawlers/profile.ts'
import {coverageOf, pathsRead} from '../analyzer/lint/coverage.ts'
import {insertBefore} from '../analyzer/lint/edits.ts'
import {
  coverageNames,
  type GroupReaders,
  missedNames,
  readersOfGroup,
} from '../analyzer/lint/group-readers.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {nameList} from '../analyzer/lint/name-list.ts'
import {needsBothForms, respell} from '../analyzer/lint/respelling.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'space-in-path',
  category: 'paths',
  summary: 'White space inside a path.',
  rationale: `
An address holds no spaces: browsers and crawlers write \`%20\` for each. Whether a rule with a real space still covers
such an address depends on the crawler. Google compares letter by letter and never finds one; some readers of capsules
stop at the space, so that \`Disallow: /my folder/\` also shuts out \`/mystery\`.

Write \`%20\`. In a capsule keep the line with the space as well, since a few crawlers decode the address first and
find only that one.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a path pattern has no space',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f: `Disallow: /my folder/` does not match `/my%20folder/` (measured)',
      url: 'https://github.com/google/robotstxt',
      date: '2026-04',
    },
    {
      title: 'temoto/robotstxt v1.1.2, read by AuraSearch and Gemportal, takes the first word',
      url: 'https://github.com/temoto/robotstxt',
      date: '2021-02-03',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  gather: {by: ['covered', 'missed', 'cut']},
  messages: {
    some: 'An address has `%20` for a space: this line covers {url} for {covered}, not for {missed}.',
    none: 'An address has `%20` for a space: this line does not cover {url} for {missed}.',
    cut: 'An address has `%20` for a space: this line does not cover {url} for {missed}, and the path ends at the space for {cut}, so that it covers all that begins with {start}.',
    comment:
      'A comment begins with `#`. Without it {text} is a part of the path, and {url} is not covered for {missed}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /my%20folder/ # a folder\nDisallow: /a \t\nDisallow:  \n'},
      {code: 'User-agent: *\nDisallow: /my%20folder/\nDisallow: /my folder/\n'},
      {
        code: 'User-agent: *\nDisallow: /my folder/\nDisallow: /my%20folder/\n',
        target: 'gemini',
        note: 'Both forms: one or the other is right for each crawler.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /my folder/\nAllow: /my \tfolder/é.gif$\n',
        problems: [
          '2:14-2:15 warning: An address has `%20` for a space: this line covers `/my%20folder/page` for presumably Bing and Yandex, not for Google.',
          '3:11-3:13 warning: An address has `%20` for a space: this line covers `/my%20%09folder/%C3%A9.gif` for presumably Bing and Yandex, not for Google.',
        ],
        fixed: 'User-agent: *\nDisallow: /my%20folder/\nAllow: /my%20%09folder/é.gif$\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /my folder/ # x',
        target: 'gemini',
        problems: [
          '2:14-2:15 warning: An address has `%20` for a space: this line does not cover `/my%20folder/page` for September and presumably Kennedy, Delorean Time Machine and 2 others, and the path ends at the space for AuraSearch, so that it covers all that begins with `/my`.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /my folder/ # x\r\nDisallow: /my%20folder/',
      },
      {
        code: 'User-agent: *\nDisallow: /a/ ; old\n',
        target: 'gemini',
        problems: [
          '2:15-2:20 warning: A comment begins with `#`. Without it `; old` is a part of the path, and `/a/page` is not covered for GUS (geminispace.info), Gemplex, mozz-archiver and September and presumably 4 others.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/ // not yet\nDisallow: /b/ -- old\n',
        problems: [
          '2:21-2:31 warning: A comment begins with `#`. Without it `// not yet` is a part of the path, and `/private/page` is not covered for Google and presumably Bing and Yandex.',
          '3:15-3:21 warning: A comment begins with `#`. Without it `-- old` is a part of the path, and `/b/page` is not covered for Google and presumably Bing and Yandex.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/ # // not yet\nDisallow: /b/ # -- old\n',
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /my folder/\n\nUser-agent: GPTBot\nDisallow: /my folder/\n',
        problems: [
          '2:14-2:15 warning: An address has `%20` for a space: this line does not cover `/my%20folder/page` for Google.',
          '5:14-5:15 warning: An address has `%20` for a space: this line covers `/my%20folder/page` for some crawlers, not for others.',
        ],
        fixed:
          'User-agent: Googlebot\nDisallow: /my%20folder/\n\nUser-agent: GPTBot\nDisallow: /my%20folder/\n',
        note: 'Nobody has told how GPTBot compares.',
      },
      {
        code: 'User-agent: webproxy\nDisallow: /my folder/\n',
        target: 'gemini',
        problems: [
          '2:14-2:15 warning: An address has `%20` for a space: this line does not cover `/my%20folder/page` for September and presumably gemini-grc, and the path ends at the space for Gemportal, so that it covers all that begins with `/my`.',
        ],
        fixed: 'User-agent: webproxy\nDisallow: /my folder/\nDisallow: /my%20folder/\n',
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const group of groupsWith(tree, Trait.InnerBlank)) {
      const readers = readersOfGroup(group, profiles)
      const written = new Set(group.rules.map(rule => rule.value.value))
      for (const rule of group.rules) {
        if (!(rule.valueTraits & Trait.InnerBlank)) continue
        const path = rule.value.value
        const encoded = path.replace(/[ \t]/g, blank => (blank === ' ' ? '%20' : '%09'))
        if (written.has(encoded)) continue
        yield* commentProblem(rule, readers) ?? pathProblem(rule, encoded, tree, readers)
      }
    }
  },
})

/** Text that was meant as a comment is no part of a path. */
function commentProblem(rule: Rule, readers: GroupReaders) {
  const path = rule.value.value
  const [, start, blanks, text] = COMMENT.exec(path) ?? []
  if (start === undefined || blanks === undefined || text === undefined) return undefined
  const url = encodePath(examplePath(start))
  const coverage = coverageOf(rule, url, readers.profiles)
  if (coverage.missed.length === 0) return undefined
  const missed = missedNames(coverage, readers, 'percentEncoding')
  const place = {start: rule.valueStart + start.length + blanks.length, end: rule.valueEnd}
  const data = {text: quote(text), url: quote(url), missed}
  // Some readers know no comments behind a value.
  if (!readers.profiles.every(({inlineComment}) => inlineComment === 'cut'))
    return [{message: 'comment', data, place}] as const
  const fix = {
    title: 'Write `#` before the comment',
    safety: 'unsafe',
    edits: [insertBefore(place, '# ')],
  } as const
  return [{message: 'comment', data, place, fix}] as const
}

/** How other languages begin a comment. */
const COMMENT = /^([^ \t]+)([ \t]+)((?:\/\/|\/\*|<!--|--|;).*)$/s

function* pathProblem(rule: Rule, encoded: string, tree: Root, readers: GroupReaders) {
  const path = rule.value.value
  const witness = encodePath(examplePath(path))
  const coverage = coverageOf(rule, witness, readers.profiles)
  if (coverage.missed.length === 0) return
  const [start = '', blanks = ''] = /^[^ \t]*([ \t]+)/.exec(path) ?? []
  const cut = readers.profiles.filter(profile => isCut(rule, path, profile))
  const url = quote(witness)
  const missed = missedNames(coverage, readers, 'percentEncoding')
  const where = needsBothForms(readers.profiles) ? 'below' : 'in-place'
  yield {
    ...(cut.length > 0
      ? ({
          message: 'cut',
          data: {url, missed, cut: cutNames(cut, readers), start: quote(start.trimEnd())},
        } as const)
      : coverage.covered.length > 0
        ? ({message: 'some', data: {url, ...coverageNames(coverage, readers, 'percentEncoding')}} as const)
        : ({message: 'none', data: {url, missed}} as const)),
    place: {start: rule.valueStart + start.length - blanks.length, end: rule.valueStart + start.length},
    fix: {
      title: where === 'below' ? `Add a line with ${quote(encoded)}` : `Write ${quote(encoded)}`,
      safety: 'unsafe',
      edits: [respell(rule, encoded, where, tree)],
    },
  } as const
}

/** Whether the path ends at its first blank for a crawler. */
function isCut(rule: Rule, path: string, profile: Profile): boolean {
  const isRead = rule.name !== 'allow' || profile.allow === 'read'
  return isRead && !pathsRead(rule, path, profile).includes(path)
}

function cutNames(cut: readonly Profile[], {areNamed}: GroupReaders): string {
  return areNamed ? nameList(cut, 'separator') : 'some crawlers'
}
