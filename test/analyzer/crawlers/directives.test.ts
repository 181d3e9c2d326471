import {describe, expect, test} from 'vitest'
import {directives, findDirective} from '../../../analyzer/crawlers/directives.ts'

describe('findDirective', () => {
  test.each([
    ['User-agent', 'User-agent'],
    ['USER-AGENT', 'User-agent'],
    ['disallow', 'Disallow'],
    ['Allow', 'Allow'],
    ['sitemap', 'Sitemap'],
    ['Crawl-Delay', 'Crawl-delay'],
    ['request-rate', 'Request-rate'],
    ['visit-time', 'Visit-time'],
    ['Host', 'Host'],
    ['clean-param', 'Clean-param'],
    ['NOINDEX', 'Noindex'],
    ['No-index', 'Noindex'],
    ['nofollow', 'Nofollow'],
    ['noarchive', 'Noarchive'],
    ['revisit-after', 'Revisit-after'],
    ['domain', 'Domain'],
    ['cache-delay', 'Cache-delay'],
    ['robot-version', 'Robot-version'],
    ['comment', 'Comment'],
    ['ACAP-crawler', 'ACAP-*'],
    ['acap-disallow-crawl', 'ACAP-*'],
    ['TDM-Policy', 'TDM-*'],
    ['content-signal', 'Content-Signal'],
    ['content-usage', 'Content-Usage'],
    ['license', 'License'],
    ['LLMs', 'LLMs'],
    ['LLMs-full', 'LLMs'],
    ['LLM-Policy', 'LLM-Policy'],
    ['Llms-txt', 'LLMs-txt'],
    ['LLM-Content', 'LLM-Content'],
    ['Agentmap', 'Agentmap'],
    ['Indexpage', 'Indexpage'],
    ['Unavailable', 'Unavailable'],
    ['Ignore', 'Ignore'],
  ])('%s is %s', (key, name) => {
    expect(findDirective(key)?.name).toBe(name)
  })

  test.each(['', ' ', 'useragent', 'Disalow', 'Disallow ', 'acap-', 'ACAP', 'constructor', 'https'])(
    '%j is none',
    key => {
      expect(findDirective(key)).toBeUndefined()
    },
  )
})

describe('directives', () => {
  test.each([
    ['User-agent', 'standard', 'group'],
    ['Allow', 'standard', 'group'],
    ['Sitemap', 'extension', 'global'],
    ['Crawl-delay', 'extension', 'group'],
    ['Clean-param', 'extension', 'global'],
    ['Content-Signal', 'experimental', 'group'],
    ['License', 'experimental', 'global'],
    ['Noindex', 'obsolete', 'group'],
    ['Host', 'obsolete', 'global'],
    ['Indexpage', 'unsupported', 'group'],
  ])('%s is %s, in the %s', (key, status, scope) => {
    expect(findDirective(key)).toMatchObject({status, scope})
  })

  test.each([
    ['Disallow', 'gemini', true],
    ['Allow', 'google', true],
    ['Allow', 'gus', true],
    ['Allow', 'kennedy', false],
    ['Crawl-delay', 'bing', true],
    ['Crawl-delay', 'google', false],
    ['Crawl-delay', 'yandex', false],
    ['Clean-param', 'yandex', true],
    ['Request-rate', 'SeznamBot', true],
    ['Host', 'yandex', false],
    ['Noindex', 'google', false],
  ])('%s is read by %s: %s', (key, reader, reads) => {
    const readers = findDirective(key)?.readers
    expect(readers === 'all' || readers?.includes(reader)).toBe(reads)
  })

  test('say where they were read and when, and what to use instead in words that follow "use"', () => {
    const names = directives.flatMap(({name, aliases = []}) => [name.toLowerCase(), ...aliases])
    expect(new Set(names).size).toBe(names.length)
    for (const {name, aliases = [], value, readers, status, instead, source} of directives) {
      expect(aliases, name).toEqual(aliases.map(alias => alias.toLowerCase()))
      expect(value, name).toMatch(/^\S.*[^\s.]$/)
      expect(instead ?? 'none', name).toMatch(/^\S.*[^\s.]$/)
      expect(source.title, name).not.toBe('')
      expect(source.date, name).toMatch(/^(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?$/)
      if (status === 'standard' || status === 'extension') expect(readers.length, name).toBeGreaterThan(0)
      if (status === 'experimental' || status === 'unsupported') expect(readers, name).toEqual([])
    }
  })
})
