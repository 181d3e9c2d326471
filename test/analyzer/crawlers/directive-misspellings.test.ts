import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  type DirectiveMisspelling,
  findDirectiveMisspelling,
  lenientReaders,
} from '../../../analyzer/crawlers/directive-misspellings.ts'
import {directives, findDirective} from '../../../analyzer/crawlers/directives.ts'
import {readSharedTable} from './shared.ts'

const protego = ['mozz-archiver', 'protego']
const temoto = ['aurasearch', 'gemportal', 'temoto']
const googlesList = ['google', ...protego, 'crawler-commons', 'nuxt-robots']

describe('findDirectiveMisspelling', () => {
  test.each<[string, string, DirectiveMisspelling['kind'], string[]]>([
    // the list of google/robotstxt
    ['Dissallow', 'Disallow', 'typo', googlesList],
    ['Dissalow', 'Disallow', 'typo', googlesList],
    ['Disalow', 'Disallow', 'typo', googlesList],
    ['Diasllow', 'Disallow', 'typo', googlesList],
    ['Disallaw', 'Disallow', 'typo', googlesList],
    ['User agent', 'User-agent', 'separator', googlesList],
    [
      'useragent',
      'User-agent',
      'separator',
      ['google', ...protego, 'crawler-commons', ...temoto, 'nuxt-robots'],
    ],
    ['Site-map', 'Sitemap', 'separator', ['google', ...protego, 'nuxt-robots']],
    // lists of others
    ['Desallow', 'Disallow', 'typo', ['crawler-commons']],
    ['Disllow', 'Disallow', 'typo', ['crawler-commons']],
    ['Disallows', 'Disallow', 'plural', ['google', 'crawler-commons']],
    ['User-agents', 'User-agent', 'plural', ['google', 'crawler-commons']],
    ['Sitemaps', 'Sitemap', 'plural', ['google', ...protego, 'crawler-commons']],
    ['Crawl delay', 'Crawl-delay', 'separator', [...protego, 'crawler-commons']],
    ['Crawldelay', 'Crawl-delay', 'separator', temoto],
    ['Request rate', 'Request-rate', 'separator', protego],
    ['Visit time', 'Visit-time', 'separator', protego],
    // Google's comparison by prefix
    ['Disallowed', 'Disallow', 'prefix', ['google']],
    ['Allowed', 'Allow', 'prefix', ['google']],
    ['Allow-all', 'Allow', 'prefix', ['google']],
    ['Allowed-hosts', 'Allow', 'prefix', ['google']],
    ['Sitemap-index', 'Sitemap', 'prefix', ['google']],
    ['Useragent-string', 'User-agent', 'prefix', ['google']],
    // nobody's
    ['Disallop', 'Disallow', 'typo', []],
    ['Alow', 'Allow', 'typo', []],
    ['Allw', 'Allow', 'typo', []],
    ['User_agent', 'User-agent', 'separator', []],
    ['User-agen', 'User-agent', 'typo', []],
    ['Usr-agent', 'User-agent', 'typo', []],
    ['Site map', 'Sitemap', 'separator', []],
    ['Stiemap', 'Sitemap', 'typo', []],
    ['Crawler-delay', 'Crawl-delay', 'typo', []],
    ['Dis-allow', 'Disallow', 'separator', []],
    ['D i s a l l o w', 'Disallow', 'separator', []],
    ['Video Sitemap', 'Sitemap', 'synonym', []],
    ['Deny', 'Disallow', 'synonym', []],
    ['Not allowed', 'Disallow', 'synonym', []],
    ['Agent', 'User-agent', 'partial', []],
    ['Content-Signals', 'Content-Signal', 'plural', []],
    ['Content Signal', 'Content-Signal', 'separator', []],
    ['Cleanparam', 'Clean-param', 'separator', []],
    ['Licence', 'License', 'typo', []],
    // translated
    ['Agente', 'User-agent', 'translated', []],
    ['Agente de usuario', 'User-agent', 'translated', []],
    ['Agent utilisateur', 'User-agent', 'translated', []],
    ['Benutzeragent', 'User-agent', 'translated', []],
    ['ユーザーエージェント', 'User-agent', 'translated', []],
    ['ユ\u30fcサ\u3099ーエ\u30fcシ\u3099ェント', 'User-agent', 'translated', []],
    ['Interdire', 'Disallow', 'translated', []],
    ['Proibir', 'Disallow', 'translated', []],
    ['Não permitir', 'Disallow', 'translated', []],
    ['Nicht zulassen', 'Disallow', 'translated', []],
    ['ЗАПРЕТИТЬ', 'Disallow', 'translated', []],
    ['Zulassen', 'Allow', 'translated', []],
    ['Permitir', 'Allow', 'translated', []],
    ['Mapa del sitio', 'Sitemap', 'translated', []],
  ])('%s means %s (%s), accepted by %j', (key, intended, kind, acceptedBy) => {
    expect(findDirectiveMisspelling(key)).toEqual({intended, kind, acceptedBy: expect.any(Array)})
    expect(findDirectiveMisspelling(key)?.acceptedBy.toSorted()).toEqual(acceptedBy.toSorted())
  })

  test.each([
    // known keys
    ...directives.map(({name}) => name),
    'no-index',
    'ACAP-allow-index',
    'LLMs-full',
    // other words
    '',
    'Unicorn',
    'Disavow',
    'Alloy',
    'Below',
    'Slow',
    'Hosts',
    'Bitmap',
    'Sitecap',
    'Site',
    'User',
    'User-event',
    'Crawl-day',
    'Crawl-rate',
    'searcher',
    'https',
    'color',
    '<a href="https',
    // matters of other rules: a forgotten colon, prose, look-alike characters
    'Disallow /wiki',
    'Sitemap http',
    'User-agent * Disallow',
    'Allow all robots to crawl the following pages',
    '\u200bDisallow',
    'Ｄｉｓａｌｌｏｗ',
    'Dis\u00adallow',
  ])('%j is left alone', key => {
    expect(findDirectiveMisspelling(key)).toBeUndefined()
  })

  test('means a directive, never the key as it is', () => {
    const letter = fc.constantFrom(...'adegilmnoprstuwxy -_')
    fc.assert(
      fc.property(
        fc.constantFrom(...directives.map(({name}) => name)),
        fc.nat(),
        fc.array(letter, {maxLength: 3}),
        fc.nat({max: 3}),
        (name, at, added, removed) => {
          const place = at % name.length
          const key = name.slice(0, place) + added.join('') + name.slice(place + removed)
          const found = findDirectiveMisspelling(key)
          if (!found) return
          expect(findDirective(key)).toBeUndefined()
          expect(findDirective(found.intended)?.name).toBe(found.intended)
        },
      ),
      {seed: 1, numRuns: 3000},
    )
  })

  test('a long key costs no more than a look', () => {
    expect(findDirectiveMisspelling('disallow'.repeat(200_000))).toBeUndefined()
  })
})

test('every spelling that a lenient reader accepts is found, and said to be accepted by it', () => {
  expect(lenientReaders.map(({id}) => id)).toEqual([
    'aurasearch',
    'mozz-archiver',
    'gemportal',
    'google',
    'protego',
    'temoto',
    'crawler-commons',
    'nuxt-robots',
  ])
  for (const {id, misspellings} of lenientReaders) {
    for (const [written, key] of Object.entries(misspellings)) {
      const found = findDirectiveMisspelling(written)
      expect(found?.intended.toLowerCase(), written).toBe(key)
      expect(found?.acceptedBy, written).toContain(id)
    }
  }
})

const rows = readSharedTable('directive-misspellings.tsv')

describe.skipIf(!rows)('the collected table of misspelt keys', () => {
  test('has each of them found, and no directive corrected', () => {
    for (const row of rows ?? []) {
      const written = row.get('written') ?? ''
      const intended = row.get('intended') ?? ''
      expect(findDirectiveMisspelling(written)?.intended.toLowerCase() ?? '', written).toBe(intended)
      expect(findDirective(written) !== undefined, written).toBe(intended === '')
      const acceptedByGoogle = findDirectiveMisspelling(written)?.acceptedBy.includes('google') ?? false
      expect(acceptedByGoogle, written).toBe(/^accepted by Google|^Google and/.test(row.get('effect') ?? ''))
    }
  })
})
