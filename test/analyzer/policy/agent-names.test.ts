import {describe, expect, test} from 'vitest'
import {productToken} from '../../../analyzer/policy/agent-names.ts'
import {agentOf, selectGroups} from '../../../analyzer/policy/groups.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {ask, profileOf} from '../../conformance/ask.ts'

describe('productToken', () => {
  test.each([
    ['Googlebot', 'Googlebot'],
    ['Googlebot/2.1', 'Googlebot'],
    ['agricola/0.91 ( mod:RSS; http://www.conoze.com/agricola )', 'agricola'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'GPTBot',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla'],
    ['FigTree Robot libwww-perl/5.04', 'FigTree Robot libwww-perl'],
    ['ExampleBot (+https://example.com)', 'ExampleBot'],
    ['elektito/gemplex', 'elektito/gemplex'],
    ['Foo Bar', 'Foo Bar'],
    ['MJ12bot', 'MJ12bot'],
    ['*', '*'],
    ['', ''],
  ])('%j → %j', (header, token) => {
    expect(productToken(header)).toBe(token)
  })

  test('a whole header is asked for by its token, which the decision names', () => {
    const file = 'User-agent: agricola\nDisallow: /\n\nUser-agent: *\nDisallow:\n'
    const decision = ask(
      profileOf('rfc9309'),
      file,
      '/',
      'agricola/0.91 ( mod:RSS; http://www.conoze.com/agricola )',
    )
    expect(decision.allowed).toBe(false)
    expect(decision.selection.names).toEqual(['agricola'])
  })
})

describe('selectGroups', () => {
  const lines = (id: string, file: string, agent?: string | readonly string[]) => {
    const policy = readPolicy(parse(file), profileOf(id))
    return selectGroups(policy, agent).map(({by, groups}) => [
      by,
      ...groups.map(group => group.agents[0]?.line?.line),
    ])
  }

  const FILE = 'User-agent: *\nDisallow: /a\nUser-agent: indexer\nDisallow: /b\nUser-agent: *\nDisallow: /c\n'

  test.each([
    ['rfc9309', 'indexer', [['name', 3]]],
    ['rfc9309', 'other', [['default', 1, 5]]],
    ['rfc9309', undefined, [['default', 1, 5]]],
    ['rfc9309', ['other', 'indexer'], [['name', 3]]],
    ['gemini', 'indexer', [['union', 1, 3, 5]]],
    ['gemini', 'archiver', [['union', 1, 5]]],
    ['gemini', ['archiver', 'indexer'], [['union', 1, 3, 5]]],
    [
      'gus',
      undefined,
      [
        ['default', 1],
        ['name', 3],
      ],
    ],
    ['gemini-grc', undefined, [['all', 1, 3, 5]]],
    ['gemportal', undefined, [['none']]],
    ['gemportal', 'indexer', [['name', 3]]],
    ['python-urllib', 'other', [['default', 1]]],
  ])('%s, asked for %j', (id, agent, expected) => {
    expect(lines(id, FILE, agent)).toEqual(expected)
  })

  test('without any group there is nothing to obey', () => {
    expect(lines('rfc9309', '# nothing\n', 'indexer')).toEqual([['none']])
    expect(lines('gemini', '# nothing\n', 'indexer')).toEqual([['none']])
    expect(lines('gemini-grc', '# nothing\n')).toEqual([['none']])
  })

  test('of several names that fit equally well, the first', () => {
    const file = 'User-agent: ot\nDisallow: /a\nUser-agent: fo\nDisallow: /b\nUser-agent: ot\nDisallow: /c\n'
    expect(lines('protego', file, 'foot')).toEqual([['name', 1, 5]])
  })

  test('a name beside * is only part of the default for Python', () => {
    const file = 'User-agent: *\nDisallow: /a\nUser-agent: foo\nUser-agent: *\nDisallow: /b\n'
    expect(lines('python-urllib', file, 'foo')).toEqual([['default', 1]])
    expect(lines('rfc9309', file, 'foo')).toEqual([['name', 3]])
  })
})

test.each([
  [['indexer'], 2],
  [['webproxy'], 1],
  [[], 1],
])('agentOf finds the line that makes a group hold for %j', (names, line) => {
  const policy = readPolicy(parse('User-agent: *\nUser-agent: indexer\nDisallow: /\n'), profileOf('gemini'))
  const [group] = policy.groups
  expect(group && agentOf(group, names, policy.profile)?.line?.line).toBe(line)
})
