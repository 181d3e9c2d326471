import {
  type Range,
  SemanticTokenModifiers,
  type SemanticTokens,
  type SemanticTokensEdit,
  type SemanticTokensLegend,
  SemanticTokenTypes,
} from 'vscode-languageserver-types'
import {indexAt} from '../../analyzer/syntax/index-at.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {type TokenModifier, type TokenType, tokensOfLine} from './semantic-tokens/tokens-of-line.ts'

const TYPES: readonly TokenType[] = [
  SemanticTokenTypes.keyword,
  SemanticTokenTypes.class,
  SemanticTokenTypes.string,
  SemanticTokenTypes.operator,
  SemanticTokenTypes.number,
  SemanticTokenTypes.property,
  SemanticTokenTypes.enumMember,
  SemanticTokenTypes.comment,
  SemanticTokenTypes.macro,
]

const MODIFIERS: readonly TokenModifier[] = [
  SemanticTokenModifiers.deprecated,
  SemanticTokenModifiers.defaultLibrary,
]

export const semanticTokensLegend: SemanticTokensLegend = {
  tokenTypes: [...TYPES],
  tokenModifiers: [...MODIFIERS],
}

/** What is behind is out of sight, and keeps the colour that the editor gives it. */
const MOST_IN_LINE = 1000

/** The tokens of a document, five numbers each, as the protocol packs them; of the lines of a range if there is one. */
export function semanticTokens(analysis: Analysis, range?: Range): SemanticTokens {
  const {tree, lines} = analysis
  const {start, end} = range ? lines.spanOf(range) : {start: 0, end: tree.text.length}
  const data: number[] = []
  let previousLine = 0
  let previousCharacter = 0
  for (let index = indexAt(tree.lines, start); index < tree.lines.length; index++) {
    const line = tree.lines[index]
    if (line === undefined || line.start > end) break
    let left = MOST_IN_LINE
    for (const {start: from, end: to, type, modifiers} of tokensOfLine(line, analysis)) {
      if (left-- === 0) break
      const character = characterAt(from, line, analysis)
      const lineNumber = line.line - 1
      data.push(
        lineNumber - previousLine,
        lineNumber === previousLine ? character - previousCharacter : character,
        lines.lengthOf({start: from, end: to}),
        TYPES.indexOf(type),
        bitsOf(modifiers),
      )
      previousLine = lineNumber
      previousCharacter = character
    }
  }
  return {data}
}

/** The byte order mark is a character of the first line. */
function characterAt(offset: number, line: Line, {lines}: Analysis): number {
  return line.line === 1
    ? lines.positionAt(offset).character
    : lines.lengthOf({start: line.start, end: offset})
}

function bitsOf(modifiers: readonly TokenModifier[]): number {
  let bits = 0
  for (const modifier of modifiers) bits |= 1 << MODIFIERS.indexOf(modifier)
  return bits
}

const NUMBERS_OF_TOKEN = 5

/** What turns one list of tokens into another: one edit, or none. */
export function semanticTokensEdits(
  before: readonly number[],
  after: readonly number[],
): SemanticTokensEdit[] {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same++
  const start = same - (same % NUMBERS_OF_TOKEN)
  let sameAtEnd = 0
  while (sameAtEnd < shorter - start && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++
  const kept = sameAtEnd - (sameAtEnd % NUMBERS_OF_TOKEN)
  const deleteCount = before.length - start - kept
  const data = after.slice(start, after.length - kept)
  return deleteCount === 0 && data.length === 0 ? [] : [{start, deleteCount, data}]
}
