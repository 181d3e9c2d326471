import {expect, test} from 'vitest'
import {findAgentMisspelling} from '../../../analyzer/crawlers/agent-misspellings.ts'
import {findAgent} from '../../../analyzer/crawlers/agents.ts'
import {crawlersOfOperator, operatorWords} from '../../../analyzer/crawlers/operator-words.ts'

test.each([
  ['bing', ['bingbot']],
  ['Claude', ['ClaudeBot', 'Claude-User', 'Claude-SearchBot']],
  ['Open AI', ['GPTBot', 'ChatGPT-User', 'OAI-SearchBot']],
  ['CHAT-GPT', ['GPTBot', 'ChatGPT-User', 'OAI-SearchBot']],
  ['common_crawl', ['CCBot']],
  ['Internet Archive', ['archive.org_bot']],
  // names of crawlers
  ['Yandex', []],
  ['Sogou', []],
  ['bingbot', []],
  ['ClaudeBot', []],
  // no words of the table
  ['constructor', []],
  ['', []],
  ['bing '.repeat(1_000_000), []],
])('crawlers of %j', (word, names) => {
  expect(crawlersOfOperator(word)).toEqual(names)
})

test('all that is meant is in the catalogue, as its operator spells it, and in use', () => {
  for (const word of operatorWords()) {
    for (const name of crawlersOfOperator(word)) {
      expect(findAgent(name), word).toMatchObject({token: name, protocol: 'web', retired: false})
    }
  }
})

test('no word is a documented name, or one that is corrected otherwise', () => {
  for (const word of operatorWords()) {
    expect(findAgent(word)?.evidence ?? 'list', word).toBe('list')
    expect(findAgentMisspelling(word, 'web'), word).toBeUndefined()
  }
})
