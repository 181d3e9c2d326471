import {describe, expect, test} from 'vitest'
import type {DecidingLine} from '../../../lsp/protocol.ts'
import {codeLenses} from '../../../lsp/services/code-lenses.ts'
import {listCrawlers} from '../../../lsp/services/crawlers.ts'
import {effectivePolicy} from '../../../lsp/services/effective-policy.ts'
import {inlayHints} from '../../../lsp/services/inlay-hints.ts'
import {testPath} from '../../../lsp/services/test-path.ts'
import {open, show, URI} from './open.ts'

const WEB = {targets: ['web']}
const GEMINI = {targets: ['gemini']}

function labelOf(label: string | readonly {value: string}[]): string {
  return typeof label === 'string' ? label : label.map(({value}) => value).join('')
}

describe('inlayHints', () => {
  test.each([
    {
      what: 'rules that are covered',
      text: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b\n',
      hints: ['2:14 covered by line 2'],
    },
    {
      what: 'rules that are written twice',
      text: 'User-agent: *\nDisallow: /a/\nDisallow: /a/\n',
      hints: ['2:13 same as line 2'],
    },
    {
      what: 'rules that another one overrules',
      text: 'User-agent: *\nDisallow: /a/\nAllow: /a/\nAllow: /a/b\n',
      hints: ['1:13 overruled by line 3', '3:11 covered by line 3'],
    },
    {
      what: 'agents that join the group above',
      text: 'User-agent: a\n\nUser-agent: b\nDisallow: /\n',
      hints: ['2:13 joins the group of line 1'],
    },
    {
      what: 'groups of one agent',
      text: 'User-agent: a\nDisallow: /\n\nUser-agent: A\nAllow: /x\n',
      hints: ['0:13 counts together with line 4', '3:13 counts together with line 1'],
    },
    {
      what: 'crawlers that do not obey the group for everybody',
      text: 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /x\n',
      hints: ['0:13 not for Google'],
    },
    {
      what: 'a comment behind the line',
      text: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b # c\n',
      hints: ['2:18 covered by line 2'],
    },
    {
      what: 'nothing',
      text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
      hints: [],
    },
  ])('tells of $what', ({text, hints}) => {
    const analysis = open(text, WEB)
    expect(
      inlayHints(analysis, analysis.lines.all).map(
        ({position, label}) => `${position.line}:${position.character} ${labelOf(label)}`,
      ),
    ).toEqual(hints)
  })

  test('says for whom two groups are one, where crawlers differ', () => {
    const analysis = open('User-agent: a\nCrawl-delay: 5\nUser-agent: indexer\nDisallow: /\n', {
      targets: ['kennedy', 'gus'],
    })
    expect(inlayHints(analysis, analysis.lines.all).map(({label}) => labelOf(label))).toEqual([
      'joins the group of line 1 for Kennedy',
    ])
  })

  test('leads to the line that it names', () => {
    const analysis = open('User-agent: *\nDisallow: /a/\nDisallow: /a/b\n', WEB)
    const [hint] = inlayHints(analysis, analysis.lines.all)
    expect(hint?.label).toEqual([
      {value: 'covered by '},
      {
        value: 'line 2',
        tooltip: 'Disallow: /a/',
        location: {uri: URI, range: {start: {line: 1, character: 0}, end: {line: 1, character: 13}}},
      },
    ])
  })

  test('stays within the range', () => {
    const analysis = open('User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /a\nDisallow: /a\n', WEB)
    const range = {start: {line: 3, character: 0}, end: {line: 3, character: 5}}
    expect(inlayHints(analysis, range).map(({position}) => position.line)).toEqual([3])
  })
})

describe('codeLenses', () => {
  const titles = (text: string, options = WEB, commands: readonly string[] = []) =>
    codeLenses(open(text, options), {commands: new Set(commands)}).map(
      ({range, command}) => `${range.start.line} ${command?.title}`,
    )

  test.each([
    {
      text: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n',
      lenses: ['0 blocks 1 of 3 crawlers', '3 obeyed by 2 of 3 crawlers'],
    },
    {text: 'User-agent: GPTBot\nDisallow: /\n', lenses: []},
    {text: 'User-agent: *\nDisallow: /\nAllow: /a\n', lenses: ['0 obeyed by 3 of 3 crawlers']},
    {text: '', lenses: []},
  ])('counts the target crawlers: $text', ({text, lenses}) => {
    expect(titles(text)).toEqual(lenses)
  })

  test('counts those that a group shuts out, and not those that another one does', () => {
    expect(titles('User-agent: *\nDisallow: /a\n\nUser-agent: archiver\nDisallow: /\n', GEMINI)).toEqual([
      '0 obeyed by 8 of 10 crawlers',
      '3 blocks 3 of 10 crawlers',
    ])
  })

  test('offers what the client can do', () => {
    const commands = ['robotslint.testPath', 'robotslint.showEffectivePolicy']
    const lenses = codeLenses(open('User-agent: bingbot\nDisallow: /\n', WEB), {commands: new Set(commands)})
    expect(lenses.map(({command}) => command)).toEqual([
      {
        title: 'blocks 1 of 3 crawlers',
        command: 'robotslint.showEffectivePolicy',
        arguments: [URI, 'bingbot'],
      },
      {title: 'Test a path…', command: 'robotslint.testPath', arguments: [URI, 'bingbot']},
    ])
    expect(codeLenses(open('User-agent: bingbot\nDisallow: /\n', WEB), {commands: new Set()})).toHaveLength(1)
  })
})

function lineOf(line: DecidingLine | null): string | null {
  return line && `${line.line} ${line.text} ${show(line.range)}`
}

describe('testPath', () => {
  const text = 'User-agent: Googlebot\nDisallow: /a # c\n\nUser-agent: *\nDisallow: /b\n'

  test('tells who may fetch a path, and which line decides', () => {
    const {version, answers} = testPath(open(text, WEB), {path: '/a/x'})
    expect(version).toBe(7)
    expect(
      answers.map(({crawler, agent, allowed, rule, why}) => [crawler.id, agent, allowed, lineOf(rule), why]),
    ).toEqual([
      ['rfc9309', '*', true, null, 'no rule for everybody covers `/a/x`'],
      [
        'google',
        'Googlebot',
        false,
        '2 Disallow: /a # c 1:0-1:16',
        '`Disallow: /a # c` is the longest rule for Googlebot that covers `/a/x`',
      ],
      ['bing', 'bingbot,msnbot', true, null, 'no rule for bingbot, msnbot covers `/a/x`'],
      ['yandex', 'YandexBot,Yandex', true, null, 'no rule for YandexBot, Yandex covers `/a/x`'],
    ])
  })

  test.each([
    {agent: 'bingbot', path: '/b', allowed: [false, false]},
    {
      agent: ' Mozilla/5.0 (compatible; Googlebot/2.1, x) ',
      path: 'https://example.com/a',
      allowed: [false, false],
    },
    {agent: 'GPTBot', path: '/b', allowed: [false, false, false, false]},
    {agent: '', path: '/b', allowed: [false, true, false, false]},
  ])('for $agent', ({agent, path, allowed}) => {
    expect(testPath(open(text, WEB), {path, agent}).answers.map(answer => answer.allowed)).toEqual(allowed)
  })

  test('takes roles together', () => {
    const gemini = 'User-agent: archiver\nDisallow: /\n\nUser-agent: indexer\nDisallow: /x\n'
    const ask = (agent: string) =>
      testPath(open(gemini, {targets: ['kennedy']}), {path: '/y', agent}).answers[0]?.allowed
    expect(ask('indexer')).toBe(true)
    expect(ask('indexer, archiver')).toBe(false)
  })
})

describe('effectivePolicy', () => {
  test('gathers the groups and rules that hold for an agent', () => {
    const text = 'User-agent: a\nDisallow: /1\n\nUser-agent: *\nDisallow: /2\n\nUser-agent: A\nAllow: /3\n'
    const [policy] = effectivePolicy(open(text, {targets: ['google']}), 'a').crawlers
    expect(policy).toMatchObject({
      crawler: {id: 'google', title: 'Google'},
      by: 'name',
      ignored: null,
      furtherRules: 0,
    })
    expect(policy?.agents.map(lineOf)).toEqual(['1 User-agent: a 0:0-0:13', '7 User-agent: A 6:0-6:13'])
    expect(policy?.rules.map(({kind, path, line}) => [kind, path, line])).toEqual([
      ['disallow', '/1', 2],
      ['allow', '/3', 8],
    ])
  })

  test.each([
    {agent: 'b', by: 'default', lines: [4]},
    {agent: 'a', by: 'name', lines: [1]},
  ])('of $agent is by $by', ({agent, by, lines}) => {
    const text = 'User-agent: a\nDisallow: /1\n\nUser-agent: *\nDisallow: /2\n'
    const [policy] = effectivePolicy(open(text, {targets: ['rfc9309']}), agent).crawlers
    expect([policy?.by, policy?.agents.map(({line}) => line)]).toEqual([by, lines])
  })

  test('says why a crawler ignores the file', () => {
    const [policy] = effectivePolicy(
      open('Disallow: /\nUser-agent: *\n', {targets: ['gemportal']}),
      'x',
    ).crawlers
    expect(policy?.ignored).toBe(
      'Gemportal ignores this file: a rule stands before the first user-agent line',
    )
  })

  test('is short where there are thousands of rules', () => {
    const analysis = open(`User-agent: *\n${'Disallow: /x\n'.repeat(1500)}`, {targets: ['google']})
    const [policy] = effectivePolicy(analysis, 'x').crawlers
    expect([policy?.rules.length, policy?.furtherRules]).toEqual([1000, 500])
  })

  test('cuts lines that nobody reads', () => {
    const path = `/${'x'.repeat(5000)}`
    const [policy] = effectivePolicy(open(`User-agent: *\nDisallow: ${path}\n`), 'x').crawlers
    expect(policy?.rules[0]).toMatchObject({
      text: `Disallow: ${path}`.replace(/^(.{999}).*/, '$1…'),
      path: path.replace(/^(.{999}).*/, '$1…'),
    })
  })
})

describe('listCrawlers', () => {
  const summaries = (text: string, options: {targets: string[]} = WEB) =>
    listCrawlers(open(text, options), undefined).crawlers.map(({crawler, access, summary}) => [
      crawler.id,
      access,
      summary,
    ])

  test('tells what each target crawler may fetch', () => {
    expect(
      summaries(
        'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot # c\nDisallow: /a\n\nUser-agent: Yandex\nDisallow:\n',
      ),
    ).toEqual([
      [
        'google',
        'something',
        'May fetch what its rules leave open: 1 rule from line 4, `User-agent: Googlebot`.',
      ],
      ['bing', 'nothing', 'May fetch nothing: 1 rule from line 1, `User-agent: *`.'],
      ['yandex', 'everything', 'May fetch everything: 1 rule from line 7, `User-agent: Yandex`.'],
    ])
  })

  test.each([
    ['web', 'User-agent: *\nDisallow: /\n', ['google', 'bing', 'yandex']],
    ['rfc9309', 'User-agent: *\nDisallow: /\n', ['rfc9309']],
  ])('lists those that the lenses count, for %s', (target, text, ids) => {
    const options = {targets: [target]}
    expect(summaries(text, options).map(([id]) => id)).toEqual(ids)
    const [lens] = codeLenses(open(text, options), {commands: new Set()})
    expect(lens?.command?.title).toBe(
      `blocks ${ids.length} of ${ids.length} ${ids.length === 1 ? 'crawler' : 'crawlers'}`,
    )
  })

  test('tells of crawlers that no group is for, and of those that ignore the file', () => {
    expect(summaries('User-agent: x\nDisallow: /\n', {targets: ['google']})).toEqual([
      ['google', 'everything', 'May fetch everything: no group is for it.'],
    ])
    expect(summaries('Disallow: /\n', {targets: ['gemportal']})).toEqual([
      [
        'gemportal',
        'everything',
        'May fetch everything: Gemportal ignores this file: a rule stands before the first user-agent line.',
      ],
    ])
  })

  test.each([
    {text: '# robotslint-target: gemini', targets: ['gemini'], from: 'comment'},
    {text: 'User-agent: archiver\n', targets: ['gemini'], from: 'content'},
    {text: '', targets: ['web'], from: 'content'},
  ])('says who chose the targets: $from', ({text, targets, from}) => {
    expect(listCrawlers(open(text), undefined)).toMatchObject({targets, targetsFrom: from})
    expect(listCrawlers(open(text, WEB), 'setting')).toMatchObject({...WEB, targetsFrom: 'setting'})
  })
})
