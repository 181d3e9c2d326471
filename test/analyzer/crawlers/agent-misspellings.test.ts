import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {findAgentMisspelling} from '../../../analyzer/crawlers/agent-misspellings.ts'
import {geminiMisspellings, webMisspellings} from '../../../analyzer/crawlers/agent-misspellings-data.ts'
import {agents, findAgent} from '../../../analyzer/crawlers/agents.ts'
import {readSharedTable} from './shared.ts'

describe('on Gemini', () => {
  test.each([
    ['resercher', 'researcher', 'translated'],
    ['researchers', 'researcher', 'plural'],
    ['research', 'researcher', 'partial'],
    ['reseacher', 'researcher', 'typo'],
    ['researhcer', 'researcher', 'typo'],
    ['reasercher', 'researcher', 'typo'],
    ['chercheur', 'researcher', 'translated'],
    ['indexers', 'indexer', 'plural'],
    ['Indexers', 'indexer', 'plural'],
    ['index', 'indexer', 'partial'],
    ['indexing', 'indexer', 'partial'],
    ['idnexer', 'indexer', 'typo'],
    ['indxer', 'indexer', 'typo'],
    ['indexeur', 'indexer', 'translated'],
    ['archive', 'archiver', 'partial'],
    ['archivers', 'archiver', 'plural'],
    ['archivier', 'archiver', 'typo'],
    ['acrhiver', 'archiver', 'typo'],
    ['web-proxy', 'webproxy', 'separator'],
    ['web proxy', 'webproxy', 'separator'],
    ['WEB_PROXY', 'webproxy', 'separator'],
    ['webproxies', 'webproxy', 'plural'],
    ['web-proxies', 'webproxy', 'plural'],
    ['proxy', 'webproxy', 'partial'],
    ['webporxy', 'webproxy', 'typo'],
  ])('%j means %s', (written, intended, kind) => {
    expect(findAgentMisspelling(written, 'gemini')).toEqual({intended, kind})
  })

  test.each([
    // names and roles as they are, in any case
    'indexer',
    'Indexer',
    '*',
    // bots with a name of their own
    'gus',
    'tlgs',
    'elektito/gemplex',
    'archiver-mozz',
    'mozz-archiver',
    'webproxy-mozz',
    'crawler',
    'kennedy',
    // other words
    '',
    'searcher',
    'achiever',
    'archer',
    'archive-it',
    'index-all',
    'bot',
    // matters of other rules: versions, wildcards, lists, punctuation, quotes, pasted records, control characters
    'indexer/1.0',
    'indexer*',
    'archiver, indexer',
    'archiver indexer',
    'indexer,',
    '"indexer"',
    'indexer:',
    'User-agent: indexer',
    'indexer Disallow: /',
    'index\u200ber',
    // names of the Web mean nothing there, misspelt or not
    'Googlebot',
    'googlebots',
    'gptbot',
  ])('%j is left alone', written => {
    expect(findAgentMisspelling(written, 'gemini')).toBeUndefined()
  })
})

describe('on the Web', () => {
  test.each([
    // other separators
    ['google bot', 'Googlebot', 'separator'],
    ['google-bot', 'Googlebot', 'separator'],
    ['Google_Bot', 'Googlebot', 'separator'],
    ['GoogleBot Image', 'Googlebot-Image', 'separator'],
    ['googlebot_news', 'Googlebot-News', 'separator'],
    ['Google Extended', 'Google-Extended', 'separator'],
    ['bing bot', 'bingbot', 'separator'],
    ['GPT-Bot', 'GPTBot', 'separator'],
    ['Claude Bot', 'ClaudeBot', 'separator'],
    ['CC-Bot', 'CCBot', 'separator'],
    ['perplexity bot', 'PerplexityBot', 'separator'],
    ['yandex bot', 'YandexBot', 'separator'],
    ['baidu spider', 'Baiduspider', 'separator'],
    ['baidu spider image', 'Baiduspider-image', 'separator'],
    ['apple bot', 'Applebot', 'separator'],
    ['petal bot', 'PetalBot', 'separator'],
    ['ahrefs-bot', 'AhrefsBot', 'separator'],
    ['semrush-bot', 'SemrushBot', 'separator'],
    ['dataforseo-bot', 'DataForSeoBot', 'separator'],
    ['pinterest bot', 'Pinterestbot', 'separator'],
    ['zoominfo bot', 'ZoomInfoBot', 'separator'],
    ['turnitin bot', 'TurnitinBot', 'separator'],
    ['trendiction-bot', 'trendictionbot', 'separator'],
    ['friendly crawler', 'FriendlyCrawler', 'separator'],
    ['archive.org bot', 'archive.org_bot', 'separator'],
    ['archive.org-bot', 'archive.org_bot', 'separator'],
    ['mail.ru bot', 'Mail.RU_Bot', 'separator'],
    ['oaisearchbot', 'OAI-SearchBot', 'separator'],
    ['facebook-external-hit', 'facebookexternalhit', 'separator'],
    ['meta-external-agent', 'meta-externalagent', 'separator'],
    // plurals
    ['Yandexbots', 'YandexBot', 'plural'],
    ['googlebot-images', 'Googlebot-Image', 'plural'],
    ['AhrefsBots', 'AhrefsBot', 'plural'],
    // letters swapped, doubled or single
    ['Google-Extented', 'Google-Extended', 'typo'],
    ['Applebot-Extend', 'Applebot-Extended', 'typo'],
    ['Googelbot', 'Googlebot', 'typo'],
    ['goglebot', 'Googlebot', 'typo'],
    ['gogglebot', 'Googlebot', 'typo'],
    ['gooogle-bot', 'Googlebot', 'typo'],
    ['bignbot', 'bingbot', 'typo'],
    ['GTPBot', 'GPTBot', 'typo'],
    ['appelbot', 'Applebot', 'typo'],
    ['aplebot', 'Applebot', 'typo'],
    ['twiterbot', 'Twitterbot', 'typo'],
    ['AhrefsbBot', 'AhrefsBot', 'typo'],
    ['claduebot', 'ClaudeBot', 'typo'],
    // listed one by one
    ['yahoo slurp', 'Slurp', 'partial'],
    ['ahrefbot', 'AhrefsBot', 'typo'],
    ['0ai-searchbot', 'OAI-SearchBot', 'typo'],
    ['acebookexternalhit', 'facebookexternalhit', 'partial'],
    ['baidoospider', 'Baiduspider', 'typo'],
    ['baiduspider-imagem', 'Baiduspider-image', 'translated'],
    ['heretrix', 'heritrix', 'typo'],
    ['rojerbot', 'rogerbot', 'typo'],
    ['tunitinbot', 'TurnitinBot', 'typo'],
    ['omigili', 'omgili', 'typo'],
  ])('%j means %s', (written, intended, kind) => {
    expect(findAgentMisspelling(written, 'web')).toEqual({intended, kind})
  })

  test.each([
    // bots of their own that look like a slip
    'roverbot',
    'uptimebot',
    'Jooblebot',
    'quantify',
    'vscooter',
    'oodlebot',
    'moodlebot',
    'wotbot',
    'booglebot',
    'pingbot',
    'factbot',
    'getbot',
    'aibot',
    'iccrawler',
    'deeptrawl',
    'yandexblog',
    'byspider',
    'GPTBots',
    'AmazonAdBot',
    // names that are right
    'Googlebot',
    'googlebot-image',
    'Yahoo! Slurp',
    'YetiBot',
    'PerplexityUser',
    '*',
    // near the virtual agents, which are not of the Web
    'indexers',
    'proxy',
    'research',
    // too short or too vague to tell
    '',
    'bot',
    'claude',
    'facebook',
    'cbcot',
    'prepelxitybot',
    // matters of other rules
    'Googlebot/2.1',
    'googlebot*',
    '*googlebot*',
    'Googlebot, Bingbot',
    'Baiduspider+',
    'msnbot/',
    'http://yandex.com/bots',
    'User-agent: Googlebot',
    '* Disallow: /',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'perplexity\u2011user',
  ])('%j is left alone', written => {
    expect(findAgentMisspelling(written, 'web')).toBeUndefined()
  })
})

describe('the lists', () => {
  const lines = [webMisspellings, geminiMisspellings].flatMap(table => table.trim().split('\n'))

  test.each(lines.map(line => line.split('\t')))('%s means a name in use: %s', (written, intended = '') => {
    expect(written).toBe(written?.toLowerCase())
    expect(findAgent(written ?? '')).toBeUndefined()
    expect(findAgent(intended)).toMatchObject({token: intended, retired: false})
  })
})

test.each(['web', 'gemini'] as const)('no name of the catalogue is corrected on %s', protocol => {
  const corrected = agents().filter(({token}) => findAgentMisspelling(token, protocol))
  expect(corrected).toEqual([])
})

test.each(['web', 'gemini'] as const)('a correction is a name in use on %s', protocol => {
  const letter = fc.constantFrom(...'abdeghinorstuwxy -_')
  fc.assert(
    fc.property(
      fc.constantFrom(...agents().map(({token}) => token)),
      fc.nat(),
      fc.array(letter, {maxLength: 2}),
      fc.nat({max: 2}),
      (token, at, added, removed) => {
        const place = at % token.length
        const written = token.slice(0, place) + added.join('') + token.slice(place + removed)
        const found = findAgentMisspelling(written, protocol)
        if (!found) return
        expect(found.intended.toLowerCase()).not.toBe(written.toLowerCase())
        expect(findAgent(found.intended)).toMatchObject({token: found.intended, retired: false, protocol})
      },
    ),
    {seed: 1, numRuns: 3000},
  )
})

test('a long value costs no more than a look', () => {
  expect(findAgentMisspelling('indexer'.repeat(200_000), 'gemini')).toBeUndefined()
  expect(findAgentMisspelling('o'.repeat(1_000_000), 'web')).toBeUndefined()
})

const rows = readSharedTable('agent-misspellings.tsv')

describe.skipIf(!rows)('the collected table of misspellings', () => {
  test('has no bot of its own corrected', () => {
    const corrected = rows
      ?.filter(row => row.get('review') === 'other-bot-or-doubtful')
      .filter(row => findAgentMisspelling(row.get('written') ?? '', 'web'))
    expect(corrected).toEqual([])
  })

  test('agrees on what is meant, and never on versions, wildcards, URLs and lists', () => {
    for (const row of rows ?? []) {
      const found = findAgentMisspelling(row.get('written') ?? '', 'web')
      if (!found) continue
      expect(row.get('kind'), row.get('written')).toMatch(/^edit[12]$/)
      // The table names `Yahoo! Slurp` and `omgilibot`, which are not the names in use.
      const intended = findAgent(row.get('intended') ?? '')
      expect(found.intended, row.get('written')).toBe(intended?.replacedBy ?? intended?.token)
    }
  })
})
