import {expect, test} from 'vitest'
import {resolveTargets} from '../../../analyzer/crawlers/targets.ts'
import {consequences, losesRules} from '../../../analyzer/lint/consequences.ts'

function profilesOf(...targets: readonly string[]) {
  const resolution = resolveTargets(targets)
  if ('unknown' in resolution) throw new Error(resolution.unknown)
  return resolution.profiles
}

test.each([
  [
    ['gemini'],
    'slowDown',
    ' For Kennedy, Delorean Time Machine, TLGS, gemini-grc, Gemportal and September everything is allowed; nothing is fetched for now by AuraSearch and Gemplex.',
  ],
  // Bing documents nothing, so it is not named; a specification fetches nothing itself.
  [
    ['web'],
    'serverError',
    ' For Yandex everything is allowed; for Google and crawlers that follow RFC 9309 everything is forbidden for now.',
  ],
  [['web'], 'redirect', ' The redirect is followed by Google, Yandex and crawlers that follow RFC 9309.'],
  [['python-urllib'], 'forbidden', ' For Python urllib.robotparser everything is forbidden for now.'],
  [
    ['september', 'kennedy'],
    'otherText',
    ' For September everything is allowed; the rules count for Kennedy.',
  ],
  [['bing', 'gus', 'mozz-archiver'], 'absent', ''],
  [[], 'absent', ''],
] as const)('%j, %s', (targets, answer, expected) => {
  expect(consequences(profilesOf(...targets), answer)).toBe(expected)
})

test.each([
  ['september', 'otherText', true],
  ['gemplex', 'otherType', true],
  ['kennedy', 'otherText', false],
  ['yandex', 'otherText', false],
  ['bing', 'serverError', false],
] as const)('%s loses the rules over %s: %s', (target, answer, expected) => {
  expect(losesRules(profilesOf(target), answer)).toBe(expected)
})
