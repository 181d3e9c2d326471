import {describe, expect, test} from 'vitest'
import {inferTarget, resolveTargets, targetNames} from '../../../analyzer/crawlers/targets.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'

const ids = (...names: string[]) => {
  const resolution = resolveTargets(names)
  return 'profiles' in resolution ? resolution.profiles.map(({id}) => id) : resolution
}

describe('resolveTargets', () => {
  test('gemini means the specification first, then every reader', () => {
    expect(ids('gemini')).toEqual([
      'gemini',
      'kennedy',
      'delorean',
      'gus',
      'tlgs',
      'aurasearch',
      'gemplex',
      'gemini-grc',
      'mozz-archiver',
      'gemportal',
      'september',
    ])
  })

  test('web and libraries', () => {
    expect(ids('web')).toEqual(['rfc9309', 'google', 'bing', 'yandex'])
    expect(ids('libraries')).toEqual(['python-urllib', 'protego', 'rep1994'])
  })

  test('single crawlers, each once and in the usual order', () => {
    expect(ids('yandex', 'web', 'tlgs')).toEqual(['tlgs', 'rfc9309', 'google', 'bing', 'yandex'])
  })

  test.each([
    ['gemni', 'gemini'],
    ['Google', 'google'],
    ['rfc-9309', 'rfc9309'],
    ['everything', undefined],
  ])('%s is unknown', (name, suggestion) => {
    expect(ids('web', name)).toEqual({unknown: name, suggestion})
  })

  test('every name resolves', () => {
    for (const name of targetNames) expect(ids(name), name).not.toHaveLength(0)
  })
})

describe('inferTarget', () => {
  test.each([
    ['', 'web'],
    ['User-agent: *\nDisallow: /cgi-bin/\n', 'web'],
    ['User-agent: indexer\nDisallow: /\n', 'gemini'],
    ['User-agent: *\nDisallow: /x\n\nUser-agent: WebProxy\nDisallow: /\n', 'gemini'],
    ['User-agent: resercher\nDisallow: /\n', 'gemini'],
    ['User-agent: archiver, indexer\nDisallow: /\n', 'gemini'],
    ['User-agent: indexer/1.0\nDisallow: /\n', 'gemini'],
    ['User-agent: tlgs\nDisallow: /\n', 'gemini'],
    ['User-agent: archiver\nUser-agent: GPTBot\nDisallow: /\n', 'web'],
    ['User-agent: SomeUnheardOfBot\nDisallow: /\n', 'web'],
  ])('%j is for %s', (text, target) => {
    expect(inferTarget(parse(text))).toEqual({names: [target]})
  })

  test('a comment has the last word', () => {
    const tree = parse('User-agent: indexer\nDisallow: /\n#  robotslint-target: web, tlgs\n')
    expect(inferTarget(tree)).toEqual({names: ['web', 'tlgs'], comment: tree.lines[2]})
  })

  test('a comment without a name, or behind a value, says nothing', () => {
    const tree = parse('# robotslint-target:\nUser-agent: indexer # robotslint-target: web\nDisallow: /\n')
    expect(inferTarget(tree)).toEqual({names: ['gemini']})
  })
})
