import {describe, expect, test} from 'vitest'
import {resolveTargets} from '../../../analyzer/crawlers/targets.ts'
import {readersOfGroup} from '../../../analyzer/lint/group-readers.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'

function readersOf(agents: readonly string[], target: string) {
  const resolution = resolveTargets([target])
  if (!('profiles' in resolution)) throw new Error(`no target: ${target}`)
  const [group] = parse(`${agents.map(name => `User-agent: ${name}\n`).join('')}Disallow: /\n`).groups
  const {profiles, areNamed} = readersOfGroup(group, resolution.profiles)
  return {ids: profiles.map(({id}) => id), areNamed}
}

describe('readersOfGroup', () => {
  test.each([
    [['*'], 'web', ['rfc9309', 'google', 'bing', 'yandex']],
    [['Googlebot'], 'web', ['google']],
    [['Googlebot-Image', 'msnbot'], 'web', ['google', 'bing']],
    [['YandexImages'], 'web', ['yandex']],
    [['GPTBot', 'Googlebot'], 'web', ['google']],
    [['webproxy'], 'gemini', ['gemini', 'gemini-grc', 'gemportal', 'september']],
    [['nobody'], 'gemini', ['gemini-grc']],
  ])('a group for %j is for crawlers of %s: %j', (agents, target, ids) => {
    expect(readersOf(agents, target)).toEqual({ids, areNamed: true})
  })

  test('a group for none of the target may be read as any crawler of it reads', () => {
    expect(readersOf(['GPTBot'], 'web')).toEqual({ids: ['google', 'bing', 'yandex'], areNamed: false})
  })
})
