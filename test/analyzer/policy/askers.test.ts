import {describe, expect, test} from 'vitest'
import {resolveTargets} from '../../../analyzer/crawlers/targets.ts'
import {askersBy} from '../../../analyzer/policy/askers.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'

function profilesOf(...targets: string[]) {
  const resolution = resolveTargets(targets)
  return 'profiles' in resolution ? resolution.profiles : []
}

describe('who may ask by a name', () => {
  test.each<[agent: string | readonly string[], targets: readonly string[], askers: readonly string[]]>([
    ['Googlebot', ['web'], ['rfc9309', 'google']],
    ['googlebot-image', ['web'], ['rfc9309', 'google']],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://x)', ['web'], ['rfc9309', 'bing']],
    ['msnbot', ['web'], ['rfc9309', 'bing']],
    ['GPTBot', ['web'], ['rfc9309', 'google', 'bing', 'yandex']],
    ['indexer', ['web'], ['rfc9309', 'google', 'bing', 'yandex']],
    ['Googlebot', ['web', 'protego'], ['rfc9309', 'google', 'protego']],
    ['Googlebot', ['bing'], ['bing']],
    ['archiver', ['gemini'], ['gemini', 'delorean', 'gemini-grc', 'mozz-archiver']],
    ['webproxy', ['gemini'], ['gemini', 'gemini-grc', 'gemportal', 'september']],
    ['researcher', ['gemini'], ['gemini', 'gemplex', 'gemini-grc']],
    [
      ['archiver', 'webproxy'],
      ['gemini'],
      ['gemini', 'delorean', 'gemini-grc', 'mozz-archiver', 'gemportal', 'september'],
    ],
    [['archiver', 'indexer'], ['september'], ['september']],
  ])('%j of %j', (agent, targets, askers) => {
    expect(askersBy(agent, profilesOf(...targets)).map(({id}) => id)).toEqual(askers)
  })
})

test.each([
  ['User-agent: msnbot\nDisallow: /\n', 'bingbot', false],
  ['User-agent: msnbot\nDisallow: /\n', 'Mozilla/5.0 (compatible; bingbot/2.0)', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: msnbot\nDisallow:\n', 'bingbot', true],
  ['User-agent: bingbot\nDisallow: /\n', 'msnbot', true],
])('Bing obeys the rules for msnbot where bingbot is not named: %j for %s', (text, agent, allowed) => {
  const [bing] = profilesOf('bing')
  const tree = parse(text)
  expect(bing && decide(readPolicy(tree, bing), agent, '/').allowed).toBe(allowed)
  if (agent !== 'msnbot') expect(bing && decide(readPolicy(tree, bing), undefined, '/').allowed).toBe(allowed)
})
