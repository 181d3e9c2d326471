import {CompletionItemKind} from 'vscode-languageserver-types'
import {targetNames} from '../../../analyzer/crawlers/targets.ts'
import {SUPPRESSION_FORMS, type SuppressionForm} from '../../../analyzer/lint/suppressions.ts'
import type {Span} from '../../../analyzer/syntax/nodes.ts'
import {rules} from '../../../rules/index.ts'
import {Analysis} from '../../documents/analysis.ts'
import type {Proposals} from '../completion.ts'
import {describeForm} from '../hover/comment.ts'
import {type CommentSpot, wordAround} from '../spot.ts'
import {inOrder, type Proposal} from './item.ts'

/**
 * Words of robotslint's own comments: what they do, the lint rules that they are for, and targets.
 *
 * @param typed a blank brings nothing up where somebody may be writing a sentence
 */
export function proposeInComment(
  {line, token, offset}: CommentSpot,
  analysis: Analysis,
  typed: string | undefined,
): Proposals | undefined {
  const before = line.text.slice(token.start, offset)
  const word = wordAround(line.text, token, offset, character => ' \t,#'.includes(character))
  const replaced = {token: word, offset}
  const [, form] = /^#+[ \t]*robotslint-(\S+)[ \t]/.exec(before) ?? []
  if (form === 'target:') return {replaced, proposals: targetNames.map(proposeTarget)}
  const known = SUPPRESSION_FORMS.find(one => one === form)
  if (known && !/ -- /.test(before))
    return {replaced, proposals: proposeRules(concernedLine(known, line.line), token, analysis)}
  if (!/^#+[ \t]*\S*$/.test(before) || typed !== undefined) return undefined
  return 'robotslint-'.startsWith(line.text.slice(word.start, Math.min(offset, word.start + 11)))
    ? {replaced, proposals: [...SUPPRESSION_FORMS.map(proposeForm), TARGET]}
    : undefined
}

function concernedLine(form: SuppressionForm, line: number): number | undefined {
  if (form === 'disable-next-line') return line + 1
  return form === 'disable-line' ? line : undefined
}

const TARGET: Proposal = {
  label: 'robotslint-target:',
  kind: CompletionItemKind.Keyword,
  detail: 'the crawlers that the file is judged by',
  order: inOrder(9),
}

function proposeForm(form: SuppressionForm, index: number): Proposal {
  return {
    label: `robotslint-${form}`,
    kind: CompletionItemKind.Keyword,
    detail: describeForm(form, true),
    order: inOrder(index),
  }
}

function proposeTarget(name: string, index: number): Proposal {
  return {label: name, kind: CompletionItemKind.EnumMember, order: inOrder(index)}
}

/** Those that say something about the line first. */
function proposeRules(line: number | undefined, comment: Span, analysis: Analysis): readonly Proposal[] {
  const speaking = line === undefined ? NO_RULES : rulesAbout(line, comment, analysis)
  const named = new Set(analysis.tree.text.slice(comment.start, comment.end).match(/[a-z-]+/g))
  return rules
    .filter(({id}) => !named.has(id))
    .map(({id, summary}) => ({
      label: id,
      kind: CompletionItemKind.Value,
      detail: summary,
      data: {kind: 'lint-rule', id} as const,
      order: `${inOrder(speaking.has(id) ? 0 : 1)}${id}`,
      preselect: speaking.has(id),
    }))
}

const NO_RULES: ReadonlySet<string> = new Set()

/** As long as the comment names no rule, it hides what all of them say: they are asked without it. */
function rulesAbout(line: number, {start, end}: Span, analysis: Analysis): ReadonlySet<string> {
  const {uri, version, options, source} = analysis
  const text = `${source.text.slice(0, start)}#${' '.repeat(end - start - 1)}${source.text.slice(end)}`
  const {messages} = new Analysis({uri, version, text}, options)
  return new Set(messages.filter(({place}) => place.start.line === line).map(({rule}) => rule))
}
