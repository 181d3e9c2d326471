import {moveCommentUp} from '../analyzer/lint/comment-line.ts'
import {remove, replace} from '../analyzer/lint/edits.ts'
import {withReaders} from '../analyzer/lint/group-readers.ts'
import {crawlersActingOn} from '../analyzer/lint/line-readers.ts'
import {linesWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {coversEverything} from '../analyzer/lint/places.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import {readKeyValues} from '../analyzer/policy/read-line.ts'
import type {Line, Root, Rule, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'hash-in-value',
  category: 'lines',
  summary: 'A `#` in the middle of a value, where it starts a comment.',
  rationale: `
\`#\` starts a comment, and needs no space before it. \`Disallow: /page#top\` is \`Disallow: /page\` and a comment, and
forbids more than is written; \`Disallow: /#\` forbids the whole site. Some crawlers of Gemini capsules, and some
libraries, read the \`#\` as a part of the path instead, and since no address that they ask for has one, the rule
matches nothing.

What follows a \`#\` in an address never reaches the server, so no rule can be about it: leave it out. Where a path
has the character itself, write \`%23\`. Where a comment is meant, put it on a line of its own.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.3: # starts a comment; write %23 for the character',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
      date: '2022-09',
    },
    {
      title: 'RFC 3986 §3.5: the part behind # is not sent to the server',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.5',
      date: '2005-01',
    },
    {
      title: '/a#b fed to seven engines of the Web (measured): five cut it, temoto and spatie keep it',
      date: '2026-08',
    },
    {
      title: 'robots.txt for Gemini: lines beginning with # are comments',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'depends',
  silences: ['fragment-in-path', 'invalid-agent-token', 'unknown-agent'],
  gather: {by: ['keepers']},
  messages: {
    cut: '{comment} is a comment, so this rule is for {value} and all that begins with it.',
    everything: '{comment} is a comment, so this rule forbids everything.',
    nameCut: '{comment} is a comment, so crawlers read the name {value} here.',
    kept: 'For {keepers} {comment} is a part of the {part}, and this line does nothing there.',
    differs:
      'For {keepers} {comment} is a part of the {part}, and this line does nothing there. Others take it for a comment and read {value}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\n# Disallow: /a#b\nDisallow: /a%23b\nDisallow: /a #b\nDisallow: #/x\n'},
      {
        code: 'Sitemap: https://example.com/sitemap.xml#top\nNote: a#b\n',
        note: 'What is fetched is the same.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a#b\r\nAllow: /é😀#😀\n',
        problems: [
          '2:13-2:15 warning: `#b` is a comment, so this rule is for `/a` and all that begins with it.',
          '3:12-3:15 warning: `#😀` is a comment, so this rule is for `/é😀` and all that begins with it.',
        ],
        fixed: 'User-agent: *\nDisallow: /a%23b\r\nAllow: /é😀%23😀\n',
      },
      {
        code: 'User-agent: *\nDisallow: /#!/admin\nDisallow: /*#\nDisallow: /travel/en_gb#/*\n',
        problems: [
          '2:12-2:20 error: `#!/admin` is a comment, so this rule forbids everything.',
          '3:13-3:14 error: `#` is a comment, so this rule forbids everything.',
          '4:24-4:27 warning: `#/*` is a comment, so this rule is for `/travel/en_gb` and all that begins with it.',
        ],
        note: 'Addresses within a page, which the server never sees: no spelling forbids them.',
      },
      {
        code: 'User-agent: *#all of them\nDisallow: /a/# private',
        problems: [
          '1:14-1:26 warning: `#all of them` is a comment, so crawlers read the name `*` here.',
          '2:14-2:23 warning: `# private` is a comment, so this rule is for `/a/` and all that begins with it.',
        ],
        fixed: '#all of them\nUser-agent: *\n# private\nDisallow: /a/',
      },
      {
        code: 'User-agent: C#Bot\nDisallow: /\n',
        problems: ['1:14-1:18 warning: `#Bot` is a comment, so crawlers read the name `C` here.'],
      },
      {
        code: 'User-agent: indexer#x\nDisallow: /a#b\n',
        target: 'gemini',
        problems: [
          '1:20-1:22 warning: For TLGS, AuraSearch, Gemplex and Gemportal `#x` is a part of the name, and this line does nothing there. Others take it for a comment and read `indexer`.',
          '2:13-2:15 warning: For TLGS, AuraSearch, Gemplex and gemini-grc `#b` is a part of the path, and this line does nothing there. Others take it for a comment and read `/a`.',
        ],
        fixed: 'User-agent: indexer#x\nDisallow: /a%23b\n',
      },
    ],
  },
  *check(tree, {profiles}) {
    const found = linesWith(tree, Trait.InlineComment)
    for (const {line, readers: groupReaders} of withReaders(tree, found, profiles)) {
      if (!hasHashInValue(line)) continue
      const place = {start: line.commentStart, end: line.start + line.raw.trimEnd().length}
      const comment = line.text.slice(place.start, place.end)
      const {profiles: concerned} = line.type === 'userAgent' ? {profiles} : groupReaders
      const readers = crawlersActingOn(line.name, concerned)
      if (readers.length === 0) continue
      const value = line.value.value
      const cutters = readers.filter(profile =>
        readKeyValues(line.raw, profile).some(pair => pair.value === value),
      )
      const keepers = crawlerNames(
        readers.filter(profile => !cutters.includes(profile)),
        'inlineComment',
      )
      const part = line.type === 'rule' ? 'path' : 'name'
      const data = {comment: quote(comment), value: quote(value)}
      const problem = {place, ...repairs(line, comment, tree, keepers === '' ? 'safe' : 'unsafe')}
      if (keepers !== '') {
        const message = crawlerNames(cutters) === '' ? 'kept' : 'differs'
        yield {message, data: {...data, keepers, part}, ...problem}
      } else if (line.type === 'userAgent') yield {message: 'nameCut', data, ...problem}
      else if (line.name === 'disallow' && coversEverything(value)) {
        yield {message: 'everything', data: {comment: quote(comment)}, severity: 'error', ...problem}
      } else yield {message: 'cut', data, ...problem}
    }
  },
})

function hasHashInValue(line: Line): line is Rule | UserAgentRecord {
  if (line.type !== 'rule' && line.type !== 'userAgent') return false
  return line.commentStart >= 0 && line.commentStart === line.valueEnd && line.valueStart < line.valueEnd
}

/** @param safety of a change that leaves the text before the `#` as it is */
function repairs(line: Rule | UserAgentRecord, comment: string, tree: Root, safety: Fix['safety']) {
  if (/\s/.test(comment)) {
    return {fix: {title: 'Put the comment on a line of its own', safety, edits: moveCommentUp(line, tree)}}
  }
  const without: Fix = {
    title: `Remove ${quote(comment)}`,
    safety,
    edits: [remove({start: line.commentStart, end: line.end})],
  }
  // `#/x` and `#!x` lead to a view of a page, and are no part of a path by any spelling.
  if (line.type === 'userAgent' || /^#(?:[!/]|$)/.test(comment)) return {suggestions: [without]}
  const hash = {start: line.commentStart, end: line.commentStart + 1}
  const escaped: Fix = {title: 'Write `%23`', safety: 'unsafe', edits: [replace(hash, '%23')]}
  return {fix: escaped, suggestions: [without]}
}
