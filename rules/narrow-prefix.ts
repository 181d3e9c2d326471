import type {Profile} from '../analyzer/crawlers/profile.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {type GroupReaders, missedNames, readersOfGroup} from '../analyzer/lint/group-readers.ts'
import {nameToAsk} from '../analyzer/lint/line-readers.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'narrow-prefix',
  category: 'paths',
  summary: 'A folder with a slash at its end, whose address without the slash stays open.',
  rationale: `
\`Disallow: /admin/\` covers what lies in the folder, and not the address \`/admin\`. Most servers answer that one with a
redirect to \`/admin/\`, and nothing is lost. Where a page is shown there, crawlers may fetch it.

To cover both, add \`/admin$\` on the Web. Without the slash, \`/admin\` covers both as well, and everything else that
begins so, such as \`/administration\`; in a capsule there is no other way. Nearly every file has such rules and means
them, so this rule is off unless you turn it on.
`,
  references: [
    {
      title: 'Google, robots.txt specification: `/fish/` does not match `/fish`',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026',
    },
    {
      title: 'A Standard for Robot Exclusion: `/help/` disallows /help/index.html and allows /help.html',
      url: 'https://www.robotstxt.org/orig.html',
      date: '1994-06-30',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'off',
  gather: {by: ['missed']},
  messages: {
    open: 'This line covers what is in the folder; {witness} itself stays open.',
    openFor: 'This line covers what is in the folder; {witness} itself stays open for {missed}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /a/\nDisallow: /a$\nDisallow: /b/\nDisallow: /b\nDisallow: /c/d/\nDisallow: /c\nDisallow: /e.html\nDisallow: /\n',
      },
      {code: 'User-agent: *\nDisallow: /x/y/\nDisallow: /*y\nAllow: /z/\nDisallow: /*/\nDisallow: //\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /admin/\nDisallow: /admin/old/\n\nUser-agent: FooBot\nDisallow: /admin\nDisallow: /x/\n',
        problems: [
          '2:17-2:18 warning: This line covers what is in the folder; `/admin` itself stays open for Google and Yandex and presumably Bing.',
          '7:13-7:14 warning: This line covers what is in the folder; `/x` itself stays open.',
        ],
      },
      {
        code: 'User-agent: *\r\nDisallow: /😀/ # all\r\nDisallow: /private/\r\n',
        target: 'gemini',
        problems: [
          '2:14-2:15 warning: This line covers what is in the folder; `/%F0%9F%98%80` itself stays open for Kennedy, Delorean Time Machine, GUS (geminispace.info) and 6 others.',
          '3:19-3:20 warning: This line covers what is in the folder; `/private` itself stays open for Kennedy, Delorean Time Machine, GUS (geminispace.info) and 6 others.',
        ],
      },
    ],
  },
  *check(tree, {profiles, policy}) {
    for (const group of tree.groups) {
      const isOpen = (profile: Profile, path: string) =>
        decide(policy(profile), nameToAsk(profile, group.agents), path).allowed
      let readers: GroupReaders | undefined
      for (const rule of group.rules) {
        if (rule.name !== 'disallow' || !isFolder(rule)) continue
        const witness = encodePath(rule.text.slice(rule.valueStart, rule.valueEnd - 1))
        readers ??= readersOfGroup(group, profiles)
        const {covered, missed} = coverageOf(rule, witness, readers.profiles)
        const open = missed.filter(profile => isOpen(profile, witness))
        if (open.length === 0) continue
        const place = {start: rule.valueEnd - 1, end: rule.valueEnd}
        const data = {witness: quote(witness)}
        if (!readers.areNamed && open.length === covered.length + missed.length)
          yield {message: 'open', data, place}
        else {
          const coverage = {
            covered: readers.profiles.filter(profile => !open.includes(profile)),
            missed: open,
          }
          yield {message: 'openFor', data: {...data, missed: missedNames(coverage, readers, 'prefix')}, place}
        }
      }
    }
  },
})

/** `/name/`, without anything that is special. */
function isFolder({text, valueStart, valueEnd, valueTraits}: Rule): boolean {
  if (valueTraits & (Trait.Star | Trait.Dollar | Trait.Question | Trait.InnerBlank)) return false
  return valueEnd - valueStart > 2 && /^\/.*[^/]\/$/s.test(text.slice(valueStart, valueEnd))
}
