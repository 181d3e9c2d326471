import {findDirective} from '../analyzer/crawlers/directives.ts'
import {nameList} from '../analyzer/lint/name-list.ts'
import {agentNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {forbids, isForEverybody, recordSpan} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {UNNAMED_CRAWLER} from '../analyzer/policy/askers.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Group, Line, OtherRecord, Rule} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'stray-rule',
  category: 'groups',
  summary: 'Rules for everybody, as it seems, that belong to the group of some named crawlers.',
  rationale: `
A group does not end at a blank line, a comment or a \`Sitemap\` line. It ends where the next user-agent line stands. So
rules that a person or a plugin appends to the file fall into its last group. Where that is the group of one unwanted
bot, they close nothing to anybody else.

Put \`User-agent: *\` above them, or move them up to the group that has it.

Only two cases are reported: rules below a line that closes everything to the group anyway, so that they cannot be meant
for it; and rules behind a \`Sitemap\` line and a blank line.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.4: other records do not end a group',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4',
      date: '2022-09',
    },
    {
      title: 'robots.txt of time.com, 2019: rules for everybody behind a sitemap, in the group of Googlebot',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  silences: ['duplicate-rule', 'overlapping-path', 'unreachable-rule'],
  messages: {
    behindRecord:
      '{rule} stands behind a {key} line as if it were for everybody, and belongs to the group of {agents}: others may fetch {path}{where}.',
    behindBlock:
      '{rule} stands apart as if it were for everybody, and belongs to the group of {agents}, to whom everything is closed already: others may fetch {path}{where}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /a\nSitemap: https://example.com/s.xml\n\nDisallow: /b\n',
        note: 'The group is that of everybody.',
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /a\n\n# Search\nDisallow: /b\n',
        note: 'A group with sections.',
      },
      {code: 'User-agent: Googlebot\nDisallow: /a\nSitemap: https://example.com/s.xml\nDisallow: /b\n'},
      {
        code: 'User-agent: Googlebot\nDisallow: /a\nCrawl-delay: 1\n\nDisallow: /b\n',
        note: 'The delay is a part of the group.',
      },
      {code: 'User-agent: BadBot\nDisallow: /\n\nAllow: /b\n', note: 'An exception from the block.'},
      {
        code: 'User-agent: BadBot\nDisallow: /\nDisallow: /b\n',
        note: 'A needless rule, which is another matter.',
      },
      {
        code: 'User-agent: *\nDisallow: /b\n\nUser-agent: BadBot\nDisallow: /\n\n# Admin\nDisallow: /b\n',
        note: 'Nobody else may fetch it either.',
      },
    ],
    bad: [
      {
        code: 'User-agent: BadBot\nDisallow: /\nSitemap: https://example.com/s.xml\nDisallow: /cgi-bin\n',
        problems: [
          '4:1-4:19 info: `Disallow: /cgi-bin` stands apart as if it were for everybody, and belongs to the group of `BadBot`, to whom everything is closed already: others may fetch `/cgi-bin`.',
        ],
      },
      {
        code: '# é 😀\r\nUser-agent: archiver\r\nUser-agent: webproxy\r\nDisallow: /\r\n\r\n# Drafts\r\nDisallow: /drafts/\r\nDisallow: /old/\r\n',
        target: 'gemini',
        problems: [
          '7:1-7:19 info: `Disallow: /drafts/` stands apart as if it were for everybody, and belongs to the group of `archiver` and `webproxy`, to whom everything is closed already: others may fetch `/drafts/` in the eyes of Kennedy, Delorean Time Machine, GUS (geminispace.info) and 4 others.',
        ],
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /a/*?x\n\nVideo Sitemap: https://example.com/v.xml\n\nDisallow: /*.php$\n',
        problems: [
          '6:1-6:18 info: `Disallow: /*.php$` stands behind a `Video Sitemap` line as if it were for everybody, and belongs to the group of `Googlebot`: others may fetch `/x.php`.',
        ],
      },
    ],
  },
  *check(tree, context) {
    for (const group of tree.groups) {
      if (!group.hasGaps || group.agents.some(isForEverybody)) continue
      const stray = strayRuleIn(group)
      if (stray === undefined) continue
      const {rule, behind} = stray
      const path = plainPath(rule.value.value)
      const readers = context.profiles.filter(({kind}) => kind !== 'specification')
      const open = readers.filter(profile => decide(context.policy(profile), UNNAMED_CRAWLER, path).allowed)
      if (open.length === 0) continue
      const data = {
        rule: quoteRule(rule),
        agents: agentNames(group.agents),
        path: quote(path),
        where: open.length === readers.length ? '' : ` in the eyes of ${nameList(open)}`,
      }
      yield {
        ...(behind
          ? {message: 'behindRecord', data: {...data, key: quote(behind.key.value)}}
          : {message: 'behindBlock', data}),
        place: recordSpan(rule),
      }
    }
  },
})

interface Stray {
  readonly rule: Rule
  /** The sitemap line that it stands behind, where that is the reason. */
  readonly behind?: OtherRecord
}

/** The first rule that stands apart from those before it and seems not to be meant for the group. */
function strayRuleIn({children}: Group): Stray | undefined {
  let isFirst = true
  let closed = false
  let excepted = false
  let gap: Line[] = []
  for (const line of children) {
    if (line.type !== 'rule') {
      if (!isFirst) gap.push(line)
      continue
    }
    if (gap.length > 0) {
      if (forbids(line)) {
        if (closed && !excepted && isGap(gap)) return {rule: line}
        const behind = sitemapBeforeBlank(gap)
        if (behind) return {rule: line, behind}
      }
      gap = []
    }
    isFirst = false
    // What follows an Allow may be an exception from the exception.
    if (line.name === 'allow') excepted = true
    else closed ||= closesEverything(line)
  }
  return undefined
}

function closesEverything({text, valueStart, valueEnd}: Rule): boolean {
  return valueEnd - valueStart === 1 && text[valueStart] === '/'
}

/** Nothing but what separates, for people, one part of a file from the next. */
function isGap(lines: readonly Line[]): boolean {
  return lines.every(line => line.type === 'blankLine' || line.type === 'comment' || isGlobal(line))
}

function sitemapBeforeBlank(lines: readonly Line[]): OtherRecord | undefined {
  const index = lines.findIndex(isSitemap)
  const behind = lines[index]
  const isFollowed = lines.slice(index + 1).some(({type}) => type === 'blankLine')
  return behind?.type === 'otherRecord' &&
    isFollowed &&
    lines.every(line => line.type !== 'otherRecord' || isSitemap(line))
    ? behind
    : undefined
}

function isSitemap(line: Line): boolean {
  return line.type === 'otherRecord' && line.name.endsWith('sitemap')
}

function isGlobal(line: Line): boolean {
  return line.type === 'otherRecord' && (isSitemap(line) || findDirective(line.name)?.scope === 'global')
}
