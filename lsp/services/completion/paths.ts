import {CompletionItemKind} from 'vscode-languageserver-types'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Proposals} from '../completion.ts'
import {groupAt, type ValueSpot} from '../spot.ts'
import {inOrder, type Proposal} from './item.ts'
import {spaceBefore} from './space-before.ts'

/** A list that is read; a client asks again with each further letter. */
const MOST_PATHS = 200

/** Paths that other lines of the file write, and the folders that they lie in; those that this group lacks first. */
export function proposePaths(spot: ValueSpot, own: Rule, {tree}: Analysis): Proposals {
  const {token, offset} = spot
  const typed = tree.text.slice(token.start, offset)
  const group = groupAt(tree, own.start)
  const found = new Map<string, Proposal>()
  const add = (path: string, rule: Rule | undefined) => {
    const isHere = rule !== undefined && groupAt(tree, rule.start) === group
    const known = found.get(path)
    if (known === undefined) found.set(path, proposalFor(path, rule, isHere, found.size))
  }
  if ('/'.startsWith(typed)) add('/', undefined)
  for (const line of tree.lines) {
    if (line === own || line.type !== 'rule' || !tree.text.startsWith(typed, line.valueStart)) continue
    if (line.valueStart + typed.length > line.valueEnd) continue
    for (const path of withFolders(line, typed.length)) add(path, line)
    if (found.size >= MOST_PATHS) break
  }
  const space = spaceBefore(spot)
  const proposals = [...found.values()].map(proposal => ({...proposal, text: space + proposal.label}))
  return {replaced: spot, proposals, isIncomplete: found.size >= MOST_PATHS}
}

function proposalFor(path: string, rule: Rule | undefined, isHere: boolean, number: number): Proposal {
  return {
    label: path,
    kind: path.endsWith('/') ? CompletionItemKind.Folder : CompletionItemKind.File,
    detail: rule ? `as in line ${rule.line}` : 'everything',
    order: `${inOrder(isHere ? 2 : 1)}${inOrder(number)}`,
  }
}

/** The path of a rule, and the folders in it that are longer than what is typed. */
function* withFolders({value}: Rule, typed: number): Generator<string> {
  const path = value.value
  if (path === '') return
  for (let slash = path.indexOf('/', Math.max(typed, 1)); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const folder = path.slice(0, slash + 1)
    if (!/[*$?]/.test(folder)) yield folder
  }
  yield path
}
