import {describe, expect, test} from 'vitest'
import {
  type Agent,
  agents,
  findAgent,
  googleToken,
  isRfc9309Token,
  obedienceOf,
  virtualAgents,
} from '../../../analyzer/crawlers/agents.ts'
import {aurasearch} from '../../../analyzer/crawlers/profiles/aurasearch.ts'
import {bing} from '../../../analyzer/crawlers/profiles/bing.ts'
import {delorean} from '../../../analyzer/crawlers/profiles/delorean.ts'
import {gemplex} from '../../../analyzer/crawlers/profiles/gemplex.ts'
import {google} from '../../../analyzer/crawlers/profiles/google.ts'
import {gus} from '../../../analyzer/crawlers/profiles/gus.ts'
import {kennedy} from '../../../analyzer/crawlers/profiles/kennedy.ts'
import {tlgs} from '../../../analyzer/crawlers/profiles/tlgs.ts'
import {yandex} from '../../../analyzer/crawlers/profiles/yandex.ts'
import {readSharedTable} from './shared.ts'

describe('findAgent', () => {
  test('gives all that is known of a crawler', () => {
    expect(findAgent('Googlebot-Image')).toEqual({
      token: 'Googlebot-Image',
      operator: 'Google',
      purpose: 'search',
      protocol: 'web',
      obeys: 'yes',
      ignoresDefault: false,
      fallsBackTo: ['Googlebot'],
      retired: false,
      evidence: 'doc',
      source: {
        title: "Google's common crawlers",
        url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
        date: '2026',
      },
      seen: 763177,
      note: 'Google Images; favicons and logos in Search',
    } satisfies Agent)
  })

  test('leaves out what is not known', () => {
    expect(findAgent('Neevabot')).toEqual({
      token: 'Neevabot',
      operator: 'Neeva',
      purpose: 'search',
      protocol: 'web',
      obeys: 'unknown',
      fallsBackTo: [],
      retired: true,
      evidence: 'unverified',
      source: {title: 'page of Neeva', url: 'https://neeva.com/neevabot', date: '2026'},
      seen: 11335,
      note: 'closed in 2023',
    } satisfies Agent)
  })

  test.each(['googlebot', 'GOOGLEBOT', 'GoogleBot'])('knows %s without regard to case', name => {
    expect(findAgent(name)?.token).toBe('Googlebot')
  })

  test.each(['', '*', ' Googlebot', 'Googlebot/2.1', 'Googlebot*', 'constructor', '__proto__'])(
    'knows no agent %j',
    name => {
      expect(findAgent(name)).toBeUndefined()
    },
  )

  test.each([
    ['AdsBot-Google', true],
    ['YandexDirect', true],
    ['Googlebot', false],
    ['PhindBot', undefined],
  ])('%s ignores the default group: %s', (name, ignores) => {
    expect(findAgent(name)?.ignoresDefault).toBe(ignores)
  })

  test.each([
    ['msnbot', 'bingbot'],
    ['anthropic-ai', 'ClaudeBot'],
    ['Claude-Web', 'ClaudeBot'],
    ['Yahoo! Slurp', 'Slurp'],
    ['mozz-archiver', 'archiver-mozz'],
    ['Twiceler', undefined],
  ])('%s is retired, now %s', (name, present) => {
    expect(findAgent(name)).toMatchObject({retired: true})
    expect(findAgent(name)?.replacedBy).toBe(present)
  })

  test.each([
    ['gus', 'yes'],
    ['tlgs', 'yes'],
    ['tardis', 'yes'],
    ['elektito/gemplex', 'yes'],
    ['crawler', 'yes'],
    ['archiver-mozz', 'yes'],
    ['webproxy-mozz', 'yes'],
    ['gopher-mcp', 'yes'],
    ['veronica', 'yes'],
    ['kennedy', 'no'],
    ['delorean', 'no'],
    ['auragem', 'no'],
    ['geminispace.info', 'no'],
    ['kineto', 'no'],
    ['lupa', 'unknown'],
  ])('%s is a name of Gemini or gopher; its bot obeys it: %s', (name, obeys) => {
    expect(findAgent(name)).toMatchObject({protocol: 'gemini', obeys})
  })

  test('knows names of block lists, without pretending to know more', () => {
    expect(findAgent('roverbot')).toMatchObject({
      operator: 'unknown',
      purpose: 'legacy',
      obeys: 'unknown',
      retired: false,
      evidence: 'list',
      seen: 20913,
    })
  })
})

describe('agents', () => {
  test('are complete and consistent', () => {
    const tokens = new Set(agents().map(agent => agent.token.toLowerCase()))
    expect(tokens.size).toBe(agents().length)
    for (const agent of agents()) {
      expect(agent.token, agent.token).toMatch(/^\S.*\S$/)
      expect(agent.operator, agent.token).not.toBe('')
      expect(agent.seen, agent.token).toSatisfy(Number.isSafeInteger)
      expect(agent.source.title, agent.token).not.toBe('')
      expect(agent.source.date, agent.token).toMatch(/^20\d\d(?:-\d\d(?:-\d\d)?)?$/)
      expect(agent.source.url ?? 'https://', agent.token).toMatch(/^https?:\/\//)
      for (const name of agent.fallsBackTo) expect(findAgent(name), `${agent.token} → ${name}`).toBeDefined()
      if (agent.replacedBy !== undefined) {
        expect(agent.retired, agent.token).toBe(true)
        expect(findAgent(agent.replacedBy), `${agent.token} → ${agent.replacedBy}`).toBeDefined()
      }
    }
  })

  test('of the Web obey others where they obey their own name, or nothing at all', () => {
    const confused = agents().filter(
      agent => agent.protocol === 'web' && obedienceOf(agent) === 'other-names',
    )
    expect(confused.map(({token}) => token)).toEqual([])
  })

  test('are written instead of others only if they obey what the others do', () => {
    for (const agent of agents()) {
      const instead = agent.replacedBy === undefined ? undefined : findAgent(agent.replacedBy)
      expect(instead?.retired, agent.token).not.toBe(true)
      if (obedienceOf(agent) === 'this-name' && instead) expect(instead.obeys, agent.token).not.toBe('no')
    }
  })

  // Not archiver-mozz: it obeys `archiver` because a written name may be a part of its own.
  test.each([
    ['Googlebot', google],
    ['bingbot', bing],
    ['YandexBot', yandex],
    ['kennedy', kennedy],
    ['delorean', delorean],
    ['gus', gus],
    ['tlgs', tlgs],
    ['auragem', aurasearch],
    ['elektito/gemplex', gemplex],
  ])('say of %s what its profile says', (name, profile) => {
    const agent = findAgent(name)
    const obeyed = [...(agent?.obeys === 'yes' ? [agent.token] : []), ...(agent?.fallsBackTo ?? [])]
    expect(obeyed.sort()).toEqual([...profile.agents].sort())
    expect(agent?.ignoresDefault).toBe(profile.defaultGroup === 'ignored')
  })

  test('include the virtual agents, as their own specification has them', () => {
    expect(virtualAgents.map(({name}) => name)).toEqual(['archiver', 'indexer', 'researcher', 'webproxy'])
    for (const {name} of virtualAgents) {
      expect(findAgent(name)).toMatchObject({protocol: 'gemini', obeys: 'yes', ignoresDefault: false})
    }
  })
})

describe('isRfc9309Token', () => {
  test.each(['*', 'Googlebot', 'ia_archiver', 'OAI-SearchBot', '-'])('%j is one', name => {
    expect(isRfc9309Token(name)).toBe(true)
  })
  test.each(['', '**', 'Googlebot*', 'MJ12bot', 'Sogou web spider', 'Mail.RU_Bot', 'Füwö', 'a/1', 'bot\n'])(
    '%j is none',
    name => {
      expect(isRfc9309Token(name)).toBe(false)
    },
  )
})

describe('googleToken', () => {
  test.each([
    ['Googlebot', 'Googlebot'],
    ['Googlebot/2.1', 'Googlebot'],
    ['Googlebot Image', 'Googlebot'],
    ['MJ12bot', 'MJ'],
    ['360Spider', ''],
    ['"Googlebot"', ''],
    ['', ''],
    ['*', '*'],
    ['* all robots', '*'],
    ['*\tall', '*'],
    ['*\u00a0all', ''],
    ['*bot', ''],
    ['Füwö', 'F'],
  ])('of %j is %j', (value, token) => {
    expect(googleToken(value)).toBe(token)
  })
})

const rows = readSharedTable('agents.tsv')

describe.skipIf(!rows)('the collected table of agents', () => {
  test('is in the catalogue, name by name', () => {
    const missing = rows?.map(row => row.get('token') ?? '').filter(token => !findAgent(token))
    expect(missing).toEqual([])
  })

  test('agrees on what a product token is and on what Google cuts it to', () => {
    for (const row of rows ?? []) {
      const token = row.get('token') ?? ''
      expect(isRfc9309Token(token), token).toBe(row.get('rfc9309_valid') === 'yes')
      expect(googleToken(token), token).toBe(row.get('google_effective_token'))
    }
  })

  test('agrees on what the crawlers do', () => {
    const answer = (value: boolean | undefined) => (value === undefined ? 'unknown' : value ? 'yes' : 'no')
    for (const row of rows ?? []) {
      const token = row.get('token') ?? ''
      const agent = findAgent(token)
      expect(agent, token).toMatchObject({token, obeys: row.get('honours_robots')})
      // The table says of two that they obey nothing, and that they obey `*`.
      const isLawless = row.get('honours_robots') === 'no' && agent?.protocol === 'web'
      if (!isLawless) expect(answer(agent?.ignoresDefault), token).toBe(row.get('ignores_star'))
      const present = row.get('deprecated_or_renamed_to')
      expect(agent?.retired, token).toBe(present !== '')
      expect(agent?.replacedBy ?? '', token).toBe(present === 'retired' ? '' : present)
      expect(agent?.seen, token).toBe(Number(row.get('cc_count_2016_2025')))
    }
  })
})
