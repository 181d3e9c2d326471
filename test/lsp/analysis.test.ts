import {describe, expect, test} from 'vitest'
import {Analysis} from '../../lsp/documents/analysis.ts'

const TEXT = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n'

function analyze(text: string, options = {}) {
  return new Analysis({uri: 'file:///robots.txt', version: 1, text}, options)
}

describe('an analyzed document', () => {
  test('has the messages of the lint rules', () => {
    expect(analyze(TEXT).messages.map(({rule}) => rule)).toEqual(['overlapping-path'])
  })

  test('finds everything out once', () => {
    const analysis = analyze(TEXT)
    const [profile] = analysis.profiles
    expect(profile?.id).toBe('rfc9309')
    expect(analysis.tree).toBe(analysis.tree)
    expect(analysis.messages).toBe(analysis.messages)
    if (profile) expect(analysis.policy(profile)).toBe(analysis.policy(profile))
  })

  test('judges by the targets that are asked for', () => {
    expect(analyze('User-agent: indexer\nDisallow: /\n').targets).toEqual(['gemini'])
    expect(
      analyze('User-agent: indexer\nDisallow: /\n', {targets: ['bing']}).profiles.map(({id}) => id),
    ).toEqual(['bing'])
  })

  test('keeps a byte order mark out of the text, and in the positions', () => {
    const analysis = analyze('\uFEFFUser-agent: *\n')
    expect(analysis.source.text).toBe('User-agent: *\n')
    expect(analysis.lines.positionAt(0)).toEqual({line: 0, character: 1})
  })
})
