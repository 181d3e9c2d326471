import {brokenRecordOf, writeKey} from '../analyzer/lint/broken-record.ts'
import {withReaders} from '../analyzer/lint/group-readers.ts'
import {crawlersActingOn, readersOfLine} from '../analyzer/lint/line-readers.ts'
import {linesWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'missing-colon',
  category: 'lines',
  summary: 'A line whose key is not followed by a colon.',
  rationale: `
Key and value of a line are divided by a colon. Without it, crawlers cannot tell one from the other, and skip the
line: what \`Disallow /private/\` was to keep shut is open. A few crawlers guess. Google accepts a line of exactly two
words, so \`Disallow /private/\` works there and nowhere else on the Web; a third word, or a colon further on in the
path, and Google gives up too.

Write the colon.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: every record has a colon',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: a blank counts as the colon where the line has two words',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'temoto/robotstxt, scanner.go (AuraSearch, Gemportal): words are taken in pairs',
      url: 'https://github.com/temoto/robotstxt',
      date: '2026-08',
    },
    {
      title: 'robots.txt for Gemini: other lines than User-agent:, Disallow: and # are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['misspelled-directive', 'unknown-directive'],
  gather: {by: ['key', 'readers']},
  messages: {
    skipped: 'There is no colon behind {key}, so crawlers do not read this line as {record}.',
    guessedBySome:
      'There is no colon behind {key}. Some crawlers will guess and read {record}, others will not.',
    guessed:
      'There is no colon behind {key}. {readers} will guess and read {record}, but other crawlers do not.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow:\nAllow:/a\n'},
      {
        code: 'Allow robots to see everything.\nHost a party\nSitemap below\nallowance /x\nBlock /x\nIndexes /var\n',
        note: 'Prose, and other words.',
      },
      {code: '# Disallow /a\nUser-agent: * # Disallow /a\n'},
      {code: 'Disallowed: /x\nUser-agents: *\nSitemap-index: https://example.com/a.xml\n'},
      {
        code: 'User-agent: *\nDisallow: /x\nSitemap https://example.com/a.xml\n',
        target: 'gemini',
        note: 'Nobody reads it with a colon either.',
      },
      {code: 'Allow/Disallow: see below\nUser-agent strings of all the crawlers we know.\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow /private/\n',
        problems: [
          '2:1-2:9 error: There is no colon behind `Disallow`. Google will guess and read `Disallow: /private/`, but other crawlers do not.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\n',
      },
      {
        code: 'User-agent *\r\n  disallow\t/é😀 # all\r\nAllow /a b\r\n',
        problems: [
          '1:1-1:11 error: There is no colon behind `User-agent`. Google will guess and read `User-agent: *`, but other crawlers do not.',
          '2:3-2:11 error: There is no colon behind `disallow`. Some crawlers will guess and read `disallow: /é😀`, others will not.',
          '3:1-3:6 error: There is no colon behind `Allow`, so crawlers do not read this line as `Allow: /a b`.',
        ],
        fixed: 'User-agent: *\r\n  disallow: /é😀 # all\r\nAllow: /a b\r\n',
      },
      {
        code: 'User-agent: *\nDisallow /wiki/User:x\nSitemap https://example.com/sitemap.xml\n',
        problems: [
          '2:1-2:9 error: There is no colon behind `Disallow`, so crawlers do not read this line as `Disallow: /wiki/User:x`.',
          '3:1-3:8 error: There is no colon behind `Sitemap`, so crawlers do not read this line as `Sitemap: https://example.com/sitemap.xml`.',
        ],
        fixed: 'User-agent: *\nDisallow: /wiki/User:x\nSitemap: https://example.com/sitemap.xml\n',
        note: 'A colon further on in the line does not help.',
      },
      {
        code: 'User-agent: *\nDisallow/private/\nDisallow\nCrawl-delay 10',
        problems: [
          '2:1-2:9 error: There is no colon behind `Disallow`, so crawlers do not read this line as `Disallow: /private/`.',
          '3:1-3:9 error: There is no colon behind `Disallow`, so crawlers do not read this line as `Disallow:`.',
          '4:1-4:12 error: There is no colon behind `Crawl-delay`, so crawlers do not read this line as `Crawl-delay: 10`.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\nDisallow:\nCrawl-delay: 10',
      },
      {
        code: 'Useragent *\nDisalow /a\nuser-agents foobot\nDissallow /b c\n',
        problems: [
          '1:1-1:10 error: There is no colon behind `Useragent`. Google will guess and read `User-agent: *`, but other crawlers do not.',
          '2:1-2:8 error: There is no colon behind `Disalow`. Some crawlers will guess and read `Disallow: /a`, others will not.',
          '3:1-3:12 error: There is no colon behind `user-agents`. Google will guess and read `user-agent: foobot`, but other crawlers do not.',
          '4:1-4:10 error: There is no colon behind `Dissallow`, so crawlers do not read this line as `Disallow: /b c`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nuser-agent: foobot\nDisallow: /b c\n',
        note: 'Two slips at once.',
      },
      {
        code: 'User-agent: indexer\nDisallow /private/\n',
        target: 'gemini',
        problems: [
          '2:1-2:9 error: There is no colon behind `Disallow`. AuraSearch will guess and read `Disallow: /private/`, but other crawlers do not.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: archiver\ndisallow /private/\n',
        target: 'gemini',
        problems: [
          '2:1-2:9 error: There is no colon behind `disallow`. mozz-archiver will guess and read `disallow: /private/`, but other crawlers do not.',
        ],
        fixed: 'User-agent: archiver\ndisallow: /private/\n',
      },
    ],
  },
  *check(tree, context) {
    const found = linesWith(tree, Trait.Malformed | Trait.OtherRecord)
    for (const {line, readers: groupReaders} of withReaders(tree, found, context.profiles)) {
      if (line.type !== 'malformedLine' && line.type !== 'otherRecord') continue
      const broken = brokenRecordOf(line)
      if (broken === undefined || broken.separator.start < broken.separator.end) continue
      const {key, directive, name, value} = broken
      // A line for the group is for its readers alone; a name may be anybody's.
      const isOfGroup = name === 'allow' || name === 'disallow'
      const profiles = isOfGroup ? groupReaders.profiles : context.profiles
      const concerned = crawlersActingOn(name, profiles)
      if (concerned.length === 0) continue
      const written = line.text.slice(value.start, value.end)
      const record = quote(`${directive}: ${written}`.trimEnd())
      const data = {key: quote(line.text.slice(key.start, key.end)), record}
      const readers = readersOfLine(line.raw, {key: name, value: written}, profiles)
      const fix = {title: `Write ${record}`, safety: 'unsafe', edits: [writeKey(broken)]} as const
      if (readers.length === 0) {
        yield {message: 'skipped', data, place: key, fix}
        continue
      }
      const isNamed = !isOfGroup || groupReaders.areNamed
      const isUnderstood = readers.length === concerned.length
      const severity = isUnderstood ? 'info' : 'error'
      if (isNamed) {
        const names = crawlerNames(readers, 'missingColon')
        yield {message: 'guessed', data: {...data, readers: names}, place: key, severity, fix}
      } else yield {message: 'guessedBySome', data, place: key, severity, fix}
    }
  },
})
