import {SemanticTokenModifiers, SemanticTokenTypes} from 'vscode-languageserver-types'
import {findAgent, virtualAgents} from '../../../analyzer/crawlers/agents.ts'
import {vocabularyOf} from '../../../analyzer/crawlers/content-signals.ts'
import {findDirective} from '../../../analyzer/crawlers/directives.ts'
import {readSuppressions} from '../../../analyzer/lint/suppressions.ts'
import type {
  AnyRecord,
  Line,
  OtherRecord,
  Rule,
  Span,
  UserAgentRecord,
} from '../../../analyzer/syntax/nodes.ts'
import {Trait} from '../../../analyzer/syntax/traits.ts'
import type {Analysis} from '../../documents/analysis.ts'
import {perAnalysis} from '../per-analysis.ts'

export type TokenType =
  | SemanticTokenTypes.keyword
  | SemanticTokenTypes.class
  | SemanticTokenTypes.string
  | SemanticTokenTypes.operator
  | SemanticTokenTypes.number
  | SemanticTokenTypes.property
  | SemanticTokenTypes.enumMember
  | SemanticTokenTypes.comment
  | SemanticTokenTypes.macro

export type TokenModifier = SemanticTokenModifiers.deprecated | SemanticTokenModifiers.defaultLibrary

export interface SemanticToken extends Span {
  readonly type: TokenType
  readonly modifiers: readonly TokenModifier[]
}

/** The tokens of a line in their order; none of them overlap. */
export function* tokensOfLine(line: Line, analysis: Analysis): Generator<SemanticToken> {
  if (line.type === 'userAgent' || line.type === 'rule' || line.type === 'otherRecord') {
    const directive = findDirective(line.name)
    if (directive) {
      const modifiers = directive.status === 'obsolete' ? DEPRECATED : NONE
      yield token(line.keyStart, line.keyEnd, SemanticTokenTypes.keyword, modifiers)
      if (line.valueStart < line.valueEnd) yield* tokensOfValue(line, analysis)
    }
  }
  if (line.type !== 'blankLine' && line.commentStart >= 0)
    yield* tokensOfComment({start: line.commentStart, end: line.end}, line, analysis)
}

const NONE: readonly TokenModifier[] = []
const DEPRECATED: readonly TokenModifier[] = [SemanticTokenModifiers.deprecated]
const KNOWN: readonly TokenModifier[] = [SemanticTokenModifiers.defaultLibrary]

function token(start: number, end: number, type: TokenType, modifiers = NONE): SemanticToken {
  return {start, end, type, modifiers}
}

function* tokensOfValue(record: AnyRecord, analysis: Analysis): Generator<SemanticToken> {
  if (record.type === 'userAgent') yield tokenOfAgent(record)
  else if (record.type === 'rule') yield* tokensOfPath(record, readsWildcards(analysis))
  else yield* tokensOfOther(record)
}

function tokenOfAgent({value}: UserAgentRecord): SemanticToken {
  return token(value.start, value.end, SemanticTokenTypes.class, modifiersOfAgent(value.value))
}

function modifiersOfAgent(name: string): readonly TokenModifier[] {
  const agent = findAgent(name)
  if (agent?.retired) return DEPRECATED
  return agent || virtualAgents.some(virtual => virtual.name === name.toLowerCase()) ? KNOWN : NONE
}

const readsWildcards = perAnalysis(({profiles}) => profiles.some(({wildcard}) => wildcard !== 'literal'))

/** Stars, and a dollar at the end, stand out where some target crawler gives them a meaning. */
function* tokensOfPath(
  {text, valueStart, valueEnd, valueTraits}: Rule,
  hasWildcards: boolean,
): Generator<SemanticToken> {
  let start = valueStart
  if (hasWildcards && valueTraits & (Trait.Star | Trait.Dollar)) {
    for (let offset = valueStart; offset < valueEnd; offset++) {
      const character = text.charAt(offset)
      if (character !== '*' && (character !== '$' || offset + 1 < valueEnd)) continue
      if (start < offset) yield token(start, offset, SemanticTokenTypes.string)
      yield token(offset, offset + 1, SemanticTokenTypes.operator)
      start = offset + 1
    }
  }
  if (start < valueEnd) yield token(start, valueEnd, SemanticTokenTypes.string)
}

function* tokensOfOther(record: OtherRecord): Generator<SemanticToken> {
  const {name, value} = record
  if (vocabularyOf(name)) {
    yield* tokensOfSignals(value)
    return
  }
  const isNumber = /^\d+(?:\.\d+)?$/.test(value.value)
  yield token(value.start, value.end, isNumber ? SemanticTokenTypes.number : SemanticTokenTypes.string)
}

/** `/path key=value, key=value` */
function* tokensOfSignals({start, value}: {start: number; value: string}): Generator<SemanticToken> {
  for (const {0: word, index} of value.matchAll(/[^\s,=]+/g)) {
    const from = start + index
    yield token(from, from + word.length, typeOfSignal(word, isBehindEquals(value, index)))
  }
}

function typeOfSignal(word: string, isValue: boolean): TokenType {
  if (word.startsWith('/')) return SemanticTokenTypes.string
  return isValue ? SemanticTokenTypes.enumMember : SemanticTokenTypes.property
}

function isBehindEquals(text: string, index: number): boolean {
  let before = index - 1
  while (before >= 0 && ' \t'.includes(text.charAt(before))) before--
  return text.charAt(before) === '='
}

const suppressionsByLine = perAnalysis(
  ({tree}) => new Map(readSuppressions(tree).map(comment => [comment.line, comment])),
)

/** The words of a suppression stand out: who misspells one sees it at once. */
function* tokensOfComment({start, end}: Span, line: Line, analysis: Analysis): Generator<SemanticToken> {
  const suppression = suppressionsByLine(analysis).get(line)
  let done = start
  if (suppression?.form) {
    const words = [suppression.word, ...[...suppression.rules.values()].map(({place}) => place)]
    for (const [index, word] of words.entries()) {
      if (done < word.start) yield token(done, word.start, SemanticTokenTypes.comment)
      const type = index === 0 ? SemanticTokenTypes.macro : SemanticTokenTypes.property
      yield token(word.start, word.end, type)
      done = word.end
    }
  }
  if (done < end) yield token(done, end, SemanticTokenTypes.comment)
}
