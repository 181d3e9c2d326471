import type {Position, Range, WorkspaceEdit} from 'vscode-languageserver-types'
import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {lineAt} from '../../analyzer/lint/places.ts'
import {firstMoved, type MovedPath} from '../../analyzer/policy/moved-path.ts'
import {type PolicyReader, policiesOf} from '../../analyzer/policy/policy-reader.ts'
import type {Span} from '../../analyzer/syntax/nodes.ts'
import {editSource} from '../../analyzer/syntax/source.ts'
import {quote} from '../../analyzer/text/quote.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {
  type AgentOccurrences,
  agentKey,
  agentLines,
  isWholeName,
  occurrencesAt,
  type PathOccurrences,
  placesOfPart,
} from './occurrences.ts'
import {editDocument} from './workspace-edit.ts'

/** A name that cannot be taken; the message says why, to the user. */
export class RenameRefusal extends Error {
  override readonly name = 'RenameRefusal'
}

/** What can be renamed at a position; nothing where there is neither a crawler nor a part of a path. */
export function prepareRename(
  analysis: Analysis,
  position: Position,
): {range: Range; placeholder: string} | null {
  const found = occurrencesAt(analysis, position)
  if (found === undefined) return null
  const placeholder = textOf(found.place, analysis)
  if (found.kind === 'agent' && placeholder === '*') return null
  if (found.kind === 'path' && /[*$]/.test(placeholder)) return null
  return {range: analysis.lines.rangeOf(found.place), placeholder}
}

/**
 * Renames a crawler in all its groups, or a folder in all paths.
 *
 * @throws RenameRefusal where the new name is none, is taken, or would change who may fetch what
 */
export function rename(
  analysis: Analysis,
  position: Position,
  newName: string,
  features: ClientFeatures,
): WorkspaceEdit | null {
  const found = occurrencesAt(analysis, position)
  if (found === undefined || prepareRename(analysis, position) === null) return null
  const name = newName.trim()
  if (name === textOf(found.place, analysis)) return null
  if (found.kind === 'agent') checkAgent(found, name, analysis)
  else checkPath(found, name, analysis)
  return editDocument(
    found.places.map(place => ({...place, text: name})),
    analysis,
    features,
  )
}

function checkAgent({place}: AgentOccurrences, name: string, analysis: Analysis): void {
  if (name === '*') throw new RenameRefusal('`*` is no name: it stands for everybody whom no group names.')
  if (!/^[^\s#:,]+$/.test(name))
    throw new RenameRefusal(
      `${quote(name)} is no name: it has a blank or one of \`#\`, \`:\` and \`,\`, or nothing.`,
    )
  if (!isWholeName(name, analysis))
    throw new RenameRefusal(
      `${quote(name)} is no name: crawlers read ${quote(agentKey(name, analysis))} in it.`,
    )
  const key = agentKey(name, analysis)
  if (key === agentKey(textOf(place, analysis), analysis)) return
  const other = agentLines(analysis.tree).find(({value}) => agentKey(value.value, analysis) === key)
  if (other)
    throw new RenameRefusal(
      `Line ${other.line} names ${quote(other.value.value)} already: its rules and these would count together.`,
    )
}

function checkPath({place, places, folder}: PathOccurrences, name: string, analysis: Analysis): void {
  if (!/^[^\s#?*$/]+(?:\/[^\s#?*$/]+)*$/.test(name))
    throw new RenameRefusal(
      `${quote(name)} is no part of a path: it has a blank or one of \`#\`, \`?\`, \`*\` and \`$\`, or nothing between two slashes.`,
    )
  const [taken] = placesOfPart(analysis.tree, folder, name)
  if (taken)
    throw new RenameRefusal(
      `Line ${lineAt(analysis.tree, taken.start)?.line} has a rule for ${quote(folder + name)} already: nobody could tell the two apart.`,
    )
  const renamed = afterRenaming(places, name, analysis)
  const move = {
    from: folder + textOf(place, analysis),
    to: folder + name,
    rules: new Set(places.flatMap(({start}) => lineAt(analysis.tree, start) ?? [])),
  }
  for (const profile of analysis.profiles) {
    const difference = firstMoved(analysis.policy(profile), () => renamed(profile), move)
    if (difference) throw new RenameRefusal(describe(difference, profile))
  }
}

/** Most renamings need no look at the file as it will be. */
function afterRenaming(places: readonly Span[], name: string, {source}: Analysis): PolicyReader {
  let reader: PolicyReader | undefined
  return profile => {
    const edits = places.map(place => ({...place, text: name}))
    reader ??= policiesOf(editSource(source, edits))
    return reader(profile)
  }
}

function describe({path, before, after}: MovedPath, {title}: Profile): string {
  const [was, would] = [before, after].map(({allowed}) => (allowed ? 'allowed' : 'forbidden'))
  const by = after.rule ? ` by line ${after.rule.line.line}` : ''
  return `${title} would decide otherwise: ${quote(path)} is ${was}, and ${quote(after.path)} would be ${would}${by}.`
}

function textOf({start, end}: Span, {tree}: Analysis): string {
  return tree.text.slice(start, end)
}
