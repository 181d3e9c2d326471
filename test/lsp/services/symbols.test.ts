import {describe, expect, test} from 'vitest'
import type {DocumentSymbol} from 'vscode-languageserver-types'
import {FULL_FEATURES} from '../../../lsp/client-features.ts'
import {documentSymbols} from '../../../lsp/services/document-symbols.ts'
import {foldingRanges} from '../../../lsp/services/folding.ts'
import {workspaceSymbols} from '../../../lsp/services/workspace-symbols.ts'
import {open, show} from './open.ts'

const file = [
  '# Rules',
  '# of this site',
  'Sitemap: https://example.com/a.xml',
  'User-agent: a',
  'User-agent: b # c',
  'Disallow: /x',
  'Noindex: /y',
  '',
  'Sitemap: https://example.com/b.xml',
  'User-agent: *',
  'Disallow:',
  '',
].join('\n')

interface Outlined {
  readonly name: string
  readonly detail: string | undefined
  readonly range: string
  readonly word: string
  readonly children: readonly Outlined[]
}

function outline({name, detail, range, selectionRange, children = []}: DocumentSymbol): Outlined {
  return {name, detail, range: show(range), word: show(selectionRange), children: children.map(outline)}
}

function symbolsOf(text: string): Outlined[] {
  return documentSymbols(open(text), FULL_FEATURES).map(symbol => {
    if ('location' in symbol) throw new Error('A flat symbol')
    return outline(symbol)
  })
}

describe('documentSymbols', () => {
  test('shows groups with their records, and sitemaps beside them', () => {
    const leaf = (name: string, detail: string, range: string) => ({
      name,
      detail,
      range,
      word: range,
      children: [],
    })
    expect(symbolsOf(file)).toEqual([
      leaf('https://example.com/a.xml', 'Sitemap', '2:0-2:34'),
      {
        name: 'a, b',
        detail: '1 rule',
        range: '3:0-6:11',
        word: '3:12-3:13',
        children: [leaf('/x', 'Disallow', '5:0-5:12'), leaf('/y', 'Noindex', '6:0-6:11')],
      },
      leaf('https://example.com/b.xml', 'Sitemap', '8:0-8:34'),
      {
        name: '*',
        detail: '1 rule',
        range: '9:0-10:9',
        word: '9:12-9:13',
        children: [leaf('(empty)', 'Disallow', '10:0-10:9')],
      },
    ])
  })

  test('names the first agents of many', () => {
    expect(
      symbolsOf('User-agent: a\nUser-agent: b\nUser-agent:\nUser-agent: d\nUser-agent: e\n')[0]?.name,
    ).toBe('a, b, (empty) and 2 more')
  })

  test('is flat for clients that show no levels', () => {
    const symbols = documentSymbols(open(file), {...FULL_FEATURES, hierarchicalSymbols: false})
    expect(symbols.map(symbol => ('location' in symbol ? [symbol.name, symbol.containerName] : []))).toEqual([
      ['https://example.com/a.xml', undefined],
      ['a, b', undefined],
      ['/x', 'a, b'],
      ['/y', 'a, b'],
      ['https://example.com/b.xml', undefined],
      ['*', undefined],
      ['(empty)', '*'],
    ])
  })

  test('marks keys that are obsolete', () => {
    const [group] = documentSymbols(open(file), FULL_FEATURES).slice(1)
    expect(group && 'children' in group ? group.children?.map(({tags}) => tags) : []).toEqual([
      undefined,
      [1],
    ])
  })

  test('ends where nobody looks any more', () => {
    const symbols = symbolsOf(`User-agent: *\n${'Disallow: /x\n'.repeat(6000)}User-agent: x\nDisallow: /\n`)
    expect(symbols.map(({children}) => children.length)).toEqual([4999])
  })

  test('has nothing to show of an empty text', () => {
    expect(symbolsOf('')).toEqual([])
    expect(symbolsOf('hello\n# c\n')).toEqual([])
  })
})

describe('workspaceSymbols', () => {
  test.each([
    {query: '', names: ['a', 'b', '*']},
    {query: 'B', names: ['b']},
    {query: 'nothing', names: []},
  ])('finds agents by $query', ({query, names}) => {
    expect(workspaceSymbols([open(file)], query).map(({name}) => name)).toEqual(names)
  })

  test('takes letters in their order', () => {
    const analyses = [open('User-agent: Googlebot-Image\nUser-agent: bingbot\nUser-agent:\n')]
    const [symbol, ...others] = workspaceSymbols(analyses, 'gbi')
    expect(others).toEqual([])
    expect(symbol?.name).toBe('Googlebot-Image')
    expect(symbol && 'range' in symbol.location ? show(symbol.location.range) : '').toBe('0:12-0:27')
  })
})

describe('foldingRanges', () => {
  const folds = (text: string, limit?: number) =>
    foldingRanges(open(text), limit).map(({startLine, endLine, kind}) => `${startLine}-${endLine} ${kind}`)

  test('folds groups up to their last rule, and comments', () => {
    expect(folds(file)).toEqual(['0-1 comment', '3-6 region', '9-10 region'])
  })

  test.each([
    {text: '', ranges: []},
    {text: 'User-agent: *\n', ranges: []},
    {text: '# a\n\n# b\n', ranges: []},
    {
      text: 'User-agent: *\n# a\n# b\nDisallow: /\n\n# c\n# d',
      ranges: ['0-3 region', '1-2 comment', '5-6 comment'],
    },
    {text: 'User-agent: *\r# a\rDisallow: /', ranges: ['0-2 region']},
  ])('of $text', ({text, ranges}) => {
    expect(folds(text)).toEqual(ranges)
  })

  test('gives the client no more than it takes', () => {
    expect(folds(file, 2)).toEqual(['3-6 region', '9-10 region'])
  })
})
