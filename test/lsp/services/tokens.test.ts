import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {FULL_FEATURES} from '../../../lsp/client-features.ts'
import type {AnalysisOptions} from '../../../lsp/documents/analysis.ts'
import {UTF_8, UTF_16, UTF_32} from '../../../lsp/documents/position-encoding.ts'
import {
  semanticTokens,
  semanticTokensEdits,
  semanticTokensLegend,
} from '../../../lsp/services/semantic-tokens.ts'
import {signatureHelp} from '../../../lsp/services/signature-help.ts'
import {robotsText} from '../../arbitraries.ts'
import {open, openAt, textIn} from './open.ts'

/** `keyword Disallow` for each token, with its modifiers behind it. */
function tokensOf(analysis: ReturnType<typeof open>, range?: Parameters<typeof semanticTokens>[1]): string[] {
  const {data} = semanticTokens(analysis, range)
  const tokens: string[] = []
  let line = 0
  let character = 0
  for (let index = 0; index < data.length; index += 5) {
    const [lines = 0, characters = 0, length = 0, type = 0, bits = 0] = data.slice(index, index + 5)
    character = lines > 0 ? characters : character + characters
    line += lines
    const text = textIn({start: {line, character}, end: {line, character: character + length}}, analysis)
    const modifiers = semanticTokensLegend.tokenModifiers.filter((_, bit) => bits & (1 << bit))
    tokens.push([semanticTokensLegend.tokenTypes[type], text, ...modifiers].join(' '))
  }
  return tokens
}

const WEB: AnalysisOptions = {targets: ['web']}

describe('semanticTokens', () => {
  test('are no more than anybody looks at in a line', () => {
    const {data} = semanticTokens(open(`Disallow: /${'*a'.repeat(5000)}\nAllow: /\n`, WEB))
    expect(data.length / 5).toBe(1000 + 2)
  })

  test.each([
    {text: 'User-agent: *\n', tokens: ['keyword User-agent', 'class *']},
    {
      text: '\uFEFF user-agent : GPTBot # é😀\n',
      tokens: ['keyword user-agent', 'class GPTBot defaultLibrary', 'comment # é😀'],
    },
    {text: 'User-agent: anthropic-ai\n', tokens: ['keyword User-agent', 'class anthropic-ai deprecated']},
    {text: 'User-agent: Acme\n', tokens: ['keyword User-agent', 'class Acme']},
    {
      text: 'Disallow: /é😀*.pdf$\nAllow: /a$b\n',
      tokens: [
        'keyword Disallow',
        'string /é😀',
        'operator *',
        'string .pdf',
        'operator $',
        'keyword Allow',
        'string /a$b',
      ],
    },
    {text: 'Disallow:\nDisalow: /x\nhello\n\n', tokens: ['keyword Disallow']},
    {text: 'Noindex: /x\n', tokens: ['keyword Noindex deprecated', 'string /x']},
    {text: 'Crawl-delay: 1.5\n', tokens: ['keyword Crawl-delay', 'number 1.5']},
    {text: 'Sitemap: https://x/y\n', tokens: ['keyword Sitemap', 'string https://x/y']},
    {
      text: 'Content-Signal: search = yes,ai-train=no\n',
      tokens: [
        'keyword Content-Signal',
        'property search',
        'enumMember yes',
        'property ai-train',
        'enumMember no',
      ],
    },
    {
      text: 'Content-Usage: /pub/ train-ai=n\n',
      tokens: ['keyword Content-Usage', 'string /pub/', 'property train-ai', 'enumMember n'],
    },
    {
      text: '# robotslint-disable-line empty-agent, x -- why\n# robotslint-nonsense x\n',
      tokens: [
        'comment # ',
        'macro robotslint-disable-line',
        'comment  ',
        'property empty-agent',
        'comment , ',
        'property x',
        'comment  -- why',
        'comment # robotslint-nonsense x',
      ],
    },
  ])('of $text', ({text, tokens}) => {
    for (const encoding of [UTF_8, UTF_16, UTF_32])
      expect(tokensOf(open(text, WEB, encoding))).toEqual(tokens)
  })

  test('take a star for what the target crawlers do', () => {
    expect(tokensOf(open('Disallow: /*\n', {targets: ['gemini-grc']}))).toEqual([
      'keyword Disallow',
      'string /*',
    ])
  })

  test('of a range are those of its lines', () => {
    const analysis = open('User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n', WEB)
    const range = {start: {line: 1, character: 4}, end: {line: 2, character: 1}}
    expect(tokensOf(analysis, range)).toEqual([
      'keyword Disallow',
      'string /a',
      'keyword Disallow',
      'string /b',
    ])
  })
})

describe('semanticTokensEdits', () => {
  test.each([
    {before: [], after: [], edits: []},
    {before: [1, 2, 3, 4, 5], after: [1, 2, 3, 4, 5], edits: []},
    {before: [], after: [1, 2, 3, 4, 5], edits: [{start: 0, deleteCount: 0, data: [1, 2, 3, 4, 5]}]},
    {
      before: [0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0],
      after: [0, 0, 1, 1, 0, 1, 0, 7, 1, 0, 1, 0, 1, 1, 0],
      edits: [{start: 5, deleteCount: 5, data: [1, 0, 7, 1, 0]}],
    },
  ])('of $before and $after', ({before, after, edits}) => {
    expect(semanticTokensEdits(before, after)).toEqual(edits)
  })

  test('turn the old tokens into the new ones', () => {
    fc.assert(
      fc.property(robotsText, robotsText, fc.nat(60), (text, inserted, place) => {
        const before = semanticTokens(open(text)).data
        const after = semanticTokens(open(text.slice(0, place) + inserted + text.slice(place))).data
        const [edit] = semanticTokensEdits(before, after)
        const edited = edit ? before.toSpliced(edit.start, edit.deleteCount, ...(edit.data ?? [])) : before
        expect(edited).toEqual(after)
      }),
      {seed: 9309, numRuns: 500},
    )
  })
})

describe('signatureHelp', () => {
  test.each([
    {at: 'User-agent: |', label: 'User-agent: product-token', active: 'product-token'},
    {at: 'Disallow: /a|', label: 'Disallow: /path*$', active: '/path'},
    {at: 'Allow: /a*|', label: 'Allow: /path*$', active: '*'},
    {at: 'Disallow: /a$|', label: 'Disallow: /path*$', active: '$'},
    {at: 'Request-rate: 1|', label: 'Request-rate: documents/time hhmm-hhmm', active: 'documents'},
    {at: 'Request-rate: 1/1|', label: 'Request-rate: documents/time hhmm-hhmm', active: 'time'},
    {at: 'Request-rate: 1/10s |', label: 'Request-rate: documents/time hhmm-hhmm', active: 'hhmm-hhmm'},
    {at: 'Clean-param: a&b /|', label: 'Clean-param: name&name /path', active: '/path'},
    {at: 'Content-Signal: search=|', label: 'Content-Signal: signal=yes, …', active: 'yes'},
    {at: 'Content-Signal: search=yes, a|', label: 'Content-Signal: signal=yes, …', active: 'signal'},
    {at: 'Content-Usage: /p|', label: 'Content-Usage: /path label=y, …', active: '/path'},
    {at: 'Content-Usage: /p train-ai|', label: 'Content-Usage: /path label=y, …', active: 'label'},
    {at: 'Content-Usage: train-ai=|', label: 'Content-Usage: /path label=y, …', active: 'y'},
    {at: 'Sitemap: |', label: 'Sitemap: https://…', active: 'https://…'},
    {at: 'Host: |', label: 'Host: value', active: 'value'},
  ])('of $at', ({at, label, active}) => {
    const {analysis, position} = openAt(at, WEB)
    const help = signatureHelp(analysis, position, FULL_FEATURES)
    const signature = help?.signatures[0]
    const place = signature?.parameters?.[help?.activeParameter ?? -1]?.label
    expect(signature?.label).toBe(label)
    expect(typeof place === 'object' && signature?.label.slice(...place)).toBe(active)
    expect(signature?.documentation).toMatchObject({
      value: expect.stringContaining(`**${label.split(':')[0]}**`),
    })
  })

  test.each(['|', 'Dis|allow: /x', 'Unknown: |', '# c|', 'Disallow /|'])('has nothing to say of %s', at => {
    const {analysis, position} = openAt(at, WEB)
    expect(signatureHelp(analysis, position, FULL_FEATURES)).toBeNull()
  })
})
