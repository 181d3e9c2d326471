import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {coverageOf} from '../../../analyzer/lint/coverage.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {FULL_FEATURES} from '../../../lsp/client-features.ts'
import {examplesOf} from '../../../lsp/services/hover/examples.ts'
import {exceptionsTo} from '../../../lsp/services/hover/exceptions.ts'
import {hover} from '../../../lsp/services/hover.ts'
import {open, openAt, textIn} from './open.ts'

interface Case {
  readonly at: string
  /** The word that the text is about. */
  readonly word: string
  /** Paragraphs, one after the other. */
  readonly says: readonly string[]
  readonly targets?: readonly string[]
}

function hoverAt({at, targets}: Case, features = FULL_FEATURES) {
  const {analysis, position} = openAt(at, targets ? {targets} : {})
  const found = hover(analysis, position, features)
  if (found === null || !('kind' in Object(found.contents)) || found.range === undefined) return undefined
  return {word: textIn(found.range, analysis), contents: Object(found.contents)}
}

describe('hover', () => {
  test.each<Case>([
    {
      at: 'User-agent: *\nDis|allow: /x\n',
      word: 'Disallow',
      says: [
        '**Disallow**: the beginning of a path; empty forbids nothing.',
        'Holds for the agents of its group. All crawlers read it.',
        'Source: [RFC 9309](https://www.rfc-editor.org/rfc/rfc9309), 2022-09',
      ],
    },
    {
      at: 'User-agent: *\nCrawl-delay|: 10\n',
      word: 'Crawl-delay',
      says: [
        '**Crawl-delay**: a number of seconds.',
        'Holds for the agents of its group. Read by Bing; not by Google and Yandex.',
        'Source: [Bing, To crawl or not to crawl](https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/), 2012-05-03',
      ],
    },
    {
      at: 'Sitemap: https://exam|ple.com/sitemap.xml\n',
      word: 'https://example.com/sitemap.xml',
      says: [
        '**Sitemap**: the absolute URL of a sitemap.',
        'Holds for the whole file, wherever it stands. All target crawlers read it.',
        'Source: [Sitemaps protocol](https://www.sitemaps.org/protocol.html#submit_robots), 2007-04',
      ],
    },
    {
      at: 'User-agent: *\nnoin|dex: /x\n',
      word: 'noindex',
      says: [
        '**Noindex**: the beginning of a path.',
        'Holds for the agents of its group. None of the target crawlers acts on it.',
        'Obsolete. Use noindex in a robots meta tag or X-Robots-Tag header, on pages that crawlers may fetch.',
        'Source: [Google, A note on unsupported rules in robots.txt (handling ended 1 September 2019)](https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt), 2019-07-02',
      ],
    },
    {
      at: 'User-agent: *\nAll|ow: /x\n',
      targets: ['gemini'],
      word: 'Allow',
      says: [
        '**Allow**: the beginning of a path.',
        'Holds for the agents of its group. Read by GUS (geminispace.info), AuraSearch, mozz-archiver and Gemportal; not by Kennedy, Delorean Time Machine, TLGS and 3 others.',
        'Source: [RFC 9309](https://www.rfc-editor.org/rfc/rfc9309), 2022-09',
      ],
    },
    {
      at: 'User-agent: GPT|Bot\nDisallow: /\n\nUser-agent: *\nAllow: /\n',
      word: 'GPTBot',
      says: [
        '**GPTBot**: OpenAI, trains AI models.',
        'Obeys rules for its name.',
        'The group of line 1 holds for it: it may fetch nothing.',
        'Source: [OpenAI crawlers](https://platform.openai.com/docs/bots), 2026 (as quoted elsewhere)',
      ],
    },
    {
      at: 'User-agent: Googlebot|-Image\n\nUser-agent: googlebot\nDisallow: /a\n\nUser-agent: Googlebot-Image\nDisallow: /b\n',
      word: 'Googlebot-Image',
      says: [
        '**Googlebot-Image**: Google, search engine.',
        'Obeys rules for its name. Where it is not named, it obeys `Googlebot`.',
        'Note: Google Images; favicons and logos in Search.',
        'The groups of lines 1 and 6 hold for it: it may fetch what the rules leave open.',
        "Source: [Google's common crawlers](https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers), 2026",
      ],
    },
    {
      at: 'User-agent: MJ12|bot\nDisallow: /\n',
      word: 'MJ12bot',
      says: [
        '**MJ12bot**: Majestic, SEO tool.',
        'Obeys rules for its name.',
        "Note: digits in token: Google's parser sees MJ.",
        'Google reads it as `MJ`.',
        'The group of line 1 holds for it: it may fetch nothing.',
        'Source: [page of Majestic](http://mj12bot.com/), 2026 (unverified)',
      ],
    },
    {
      at: 'User-agent: |*\nDisallow: /\n\nUser-agent: bingbot\nDisallow:\n',
      word: '*',
      says: [
        '**`*`**: all crawlers that no other group names.',
        'Of the target crawlers, Google and Yandex obey this group; Bing does not.',
      ],
    },
    {
      at: 'User-agent: web|proxy\nDisallow: /\n',
      word: 'webproxy',
      says: [
        '**webproxy**: virtual agent of the Gemini companion specification.',
        'A bot in this role turns pages into HTML and shows them to the public over HTTP or HTTPS.',
        'The group of line 1 holds for it: it may fetch nothing.',
      ],
    },
    {
      at: 'User-agent: Acme`|s\nDisallow:\n',
      word: 'Acme`s',
      says: [
        '`` Acme`s `` is no crawler that robotslint knows.',
        'Google reads it as `Acme`.',
        'The group of line 1 holds for it: it may fetch everything.',
      ],
    },
    {
      at: 'User-agent: Acme*\nDisallow: /ab\nAllow: /|*\n',
      word: '/*',
      says: [
        '**Allow** `/*`',
        'Covers all paths.',
        'For example, it covers `/page` and `/`.',
        'In the group for `Acme*`. It opens nothing: what it allows is allowed anyway.',
        '- `Disallow: /ab` in line 2 has the last word, for example on `/ab`.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /robots|.txt\n',
      word: '/robots.txt',
      says: [
        '**Disallow** `/robots.txt`',
        'Covers all paths that begin with `/robots.txt`.',
        'For example, it covers `/robots.txt/page` and `/robots.txtx`, not `/ROBOTS.TXT` and `/x/robots.txt`.',
        'In the group for `*`, which Google, Bing and Yandex obey.',
      ],
    },
    {
      at: `User-agent: *\nDisallow: /${'a*'.repeat(150)}|b$\n`,
      targets: ['google'],
      word: `/${'a*'.repeat(150)}b$`,
      says: [
        `**Disallow** \`/${'a*'.repeat(99)}…\``,
        `Covers all paths that begin with \`/a\`, hold ${Array(10).fill('`a`').join(', then ')}, then 139 more and end with \`b\`.`,
        'In the group for `*`, which Google obeys.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /pri|vate/\nAllow: /private/public/\n',
      word: '/private/',
      says: [
        '**Disallow** `/private/`',
        'Covers all paths that begin with `/private/`.',
        'For example, it covers `/private/page` and `/private/`, not `/private` and `/PRIVATE/PAGE`.',
        'In the group for `*`, which Google, Bing and Yandex obey.',
        '- `Allow: /private/public/` in line 3 has the last word, for example on `/private/public/`.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /a/\nDisallow: /a/|b\n',
      word: '/a/b',
      says: [
        '**Disallow** `/a/b`',
        'Covers all paths that begin with `/a/b`.',
        'For example, it covers `/a/b` and `/a/b/page`, not `/A/B` and `/x/a/b`.',
        'In the group for `*`, which Google, Bing and Yandex obey. It changes nothing: `Disallow: /a/` in line 2 covers all its paths.',
      ],
    },
    {
      at: 'User-agent: *\nAllow: /a|\n\nUser-agent: Acme\nDisallow: /\n',
      word: '/a',
      says: [
        '**Allow** `/a`',
        'Covers all paths that begin with `/a`.',
        'For example, it covers `/a` and `/a/page`, not `/A` and `/x/a`.',
        'In the group for `*`, which Google, Bing and Yandex obey. It opens nothing: what it allows is allowed anyway. A group needs a rule, though: without any it would be one with the next group.',
      ],
    },
    {
      at: 'User-agent: Acme\nDisallow: /*|.pdf$\n',
      word: '/*.pdf$',
      says: [
        '**Disallow** `/*.pdf$`',
        'Covers all paths that end with `.pdf`.',
        'For example, it covers `/x.pdf` and `/x/x.pdf`, not `/x.pdf/page` and `/x.pdf?q=1`.',
        'In the group for `Acme`.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /*|.gmi\n',
      targets: ['gus', 'mozz-archiver'],
      word: '/*.gmi',
      says: [
        '**Disallow** `/*.gmi`',
        [
          '- Covers all paths that begin with `/*.gmi`. (GUS (geminispace.info))',
          '- Covers all paths that hold `.gmi`. (mozz-archiver)',
        ].join('\n'),
        [
          'Crawlers differ:',
          '',
          '- `/x.gmi` is covered for mozz-archiver, not for GUS (geminispace.info).',
          '- `/x.gmi/page` is covered for mozz-archiver, not for GUS (geminispace.info).',
        ].join('\n'),
        'In the group for `*`, which GUS (geminispace.info) and mozz-archiver obey.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /t|mp/\nAllow: /*.jpeg\n',
      word: '/tmp/',
      says: [
        '**Disallow** `/tmp/`',
        'Covers all paths that begin with `/tmp/`.',
        'For example, it covers `/tmp/page` and `/tmp/`, not `/tmp` and `/TMP/PAGE`.',
        'In the group for `*`, which Google, Bing and Yandex obey.',
        '- `Allow: /*.jpeg` in line 3 has the last word, for example on `/tmp/.jpeg`.',
      ],
    },
    {
      at: 'User-agent: bingbot\nUser-agent: Googlebot\nDisallow: /é|\n',
      targets: ['google', 'bing'],
      word: '/é',
      says: [
        '**Disallow** `/é`',
        'Covers all paths that begin with `/é`.',
        'For example, it covers `/%C3%A9` and `/%C3%A9/page`, not `/%C3%89` and `/x/%C3%A9`.',
        'In the group for `bingbot` and `Googlebot`, which Google and Bing obey.',
      ],
    },
    {
      at: 'User-agent: *|\nDisallow: /\n\nUser-agent: bingbot\nUser-agent: Yandex\nDisallow:\n',
      word: '*',
      says: [
        '**`*`**: all crawlers that no other group names.',
        'Of the target crawlers, Google obeys this group; Bing and Yandex do not.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /a\nAllow: /a/|b\n',
      targets: ['gus', 'aurasearch'],
      word: '/a/b',
      says: [
        '**Allow** `/a/b`',
        'Covers all paths that begin with `/a/b`.',
        'For example, it covers `/a/b` and `/a/b/page`, not `/A/B` and `/x/a/b`.',
        'In the group for `*`, which GUS (geminispace.info) and AuraSearch obey.',
        '- `Disallow: /a` in line 2 has the last word for GUS (geminispace.info), for example on `/a/b`.',
      ],
    },
    {
      at: 'User-agent: *\nDisallow: /a|\n',
      targets: ['tlgs'],
      word: '/a',
      says: [
        '**Disallow** `/a`',
        'Covers `/a` and all paths below it.',
        'For example, it covers `/a` and `/a/page`, not `/ax` and `/A`.',
        'In the group for `*`, which TLGS obeys.',
      ],
    },
    {
      at: 'User-agent: delo|rean\nDisallow: /\n',
      targets: ['gemini'],
      word: 'delorean',
      says: [
        '**delorean**: Delorean Time Machine, archive.',
        'Does not obey rules for its name. It obeys `archiver` and `indexer` instead.',
        'Note: obeys archiver and *, not its own name.',
        'Source: [acidus99/Kennedy 29fbacb](https://github.com/acidus99/Kennedy), 2026-07-31',
      ],
    },
    {
      at: 'User-agent: *\nDisallow:|\n',
      word: 'Disallow:',
      says: [
        '**Disallow** ` `',
        'Forbids nothing.',
        'In the group for `*`, which Google, Bing and Yandex obey.',
      ],
    },
    {
      at: 'Disallow: pri|vate\n',
      word: 'private',
      says: [
        '**Disallow** `private`',
        'Covers no path: every path begins with `/`.',
        'No user-agent line stands above, so it is for nobody.',
      ],
    },
    {
      at: 'User-agent: *\nContent-Signal: ai-|train=no\nAllow: /\n',
      word: 'ai-train',
      says: ['**ai-train**: may AI models be trained or tuned on pages. Values: `yes` and `no`.'],
    },
    {
      at: '# robotslint-dis|able-next-line agent-case\n',
      word: 'robotslint-disable-next-line',
      says: ['Hides what these lint rules say about the next line.'],
    },
    {
      at: '# robotslint-target: ge|mini\n',
      word: '# robotslint-target: gemini',
      says: [
        'This file is judged as Kennedy, Delorean Time Machine, GUS (geminispace.info) and 7 others read it.',
      ],
    },
  ])('says of $at', one => {
    const found = hoverAt(one)
    expect(found?.contents.value.split(/\n\n(?!- `\/x)/)).toEqual(one.says)
    expect(found?.word).toBe(one.word)
  })

  test('shows the documentation of a lint rule that a comment names', () => {
    const found = hoverAt({at: '# robotslint-disable emp|ty-agent\n', word: '', says: []})
    expect(found?.word).toBe('empty-agent')
    expect(found?.contents.value).toMatch(
      /^\*\*empty-agent\*\*: .*\n\n.*\[Documentation\]\(https:\/\/github\.com\/.*\/docs\/rules\/empty-agent\.md\)$/s,
    )
  })

  test.each([
    '|',
    'hello| there',
    '# a com|ment',
    'Unknown|: x',
    'Disallow: /x   |',
    'User-agent: |\n',
    '<ht|ml>',
  ])('says nothing of %s', at => {
    expect(hoverAt({at, word: '', says: []})).toBeUndefined()
  })

  test('speaks plainly to a client that shows no Markdown', () => {
    const found = hoverAt(
      {at: 'User-agent: *\nDis|allow: /x\n', word: '', says: []},
      {...FULL_FEATURES, markdownIn: new Set()},
    )
    expect(found?.contents).toEqual({
      kind: 'plaintext',
      value:
        'Disallow: the beginning of a path; empty forbids nothing.\n\nHolds for the agents of its group. All crawlers read it.\n\nSource: RFC 9309 <https://www.rfc-editor.org/rfc/rfc9309>, 2022-09',
    })
  })
})

describe('examples and exceptions', () => {
  const path = fc.stringMatching(/^\/[ab/*]{0,4}\$?$/)
  const line = fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([key, value]) => `${key}: ${value}`)
  const lines = fc.array(line, {minLength: 1, maxLength: 6})
  const targets = fc.constantFrom(['web'], ['gemini'], ['libraries'])

  test('are what the crawlers make of them', () => {
    fc.assert(
      fc.property(lines, targets, (rules, names) => {
        const analysis = open(`User-agent: *\n${rules.join('\n')}\n`, {targets: names})
        for (const rule of analysis.tree.groups[0]?.rules ?? []) {
          const readers = analysis.profiles.filter(({allow}) => rule.name === 'disallow' || allow === 'read')
          const {covered, missed} = examplesOf(rule, readers)
          for (const url of covered) expect(coverageOf(rule, url, readers).missed).toEqual([])
          for (const url of missed) expect(coverageOf(rule, url, readers).covered).toEqual([])
          for (const {by, path: url, crawlers} of exceptionsTo(rule, analysis)) {
            expect(by.name).not.toBe(rule.name)
            const named = crawlers ?? analysis.profiles.filter(({allow}) => allow === 'read')
            expect(named.length).toBeGreaterThan(0)
            for (const profile of named)
              expect(decide(analysis.policy(profile), '*', url).rule?.line).toBe(by)
            expect(coverageOf(rule, url, named).missed).toEqual([])
          }
        }
      }),
      {seed: 9309, numRuns: 500},
    )
  })
})
