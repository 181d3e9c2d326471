import {accessChanges, type Change} from '../../analyzer/policy/access-changes.ts'
import {policiesOf} from '../../analyzer/policy/policy-reader.ts'
import {type Edit, editSource} from '../../analyzer/syntax/source.ts'
import {enumerate} from '../../analyzer/text/enumerate.ts'
import {quote, visible} from '../../analyzer/text/quote.ts'
import type {Analysis} from '../documents/analysis.ts'

/** A title has room for one change. */
const BOUNDS = {agents: 20, changes: 1}
const MOST_NAMES = 2

/** How much is edited, in characters, for which the change is worked out: a menu has to be there at once. */
const MOST_EDITED = 5000

/** What edits change for the target crawlers, in a few words for the title of an action. */
export function accessNote(edits: readonly Edit[], analysis: Analysis): string {
  if (sizeOf(edits) > MOST_EDITED) return 'may change what crawlers may fetch'
  const {source, profiles} = analysis
  const after = policiesOf(editSource(source, edits))
  const changes = accessChanges(profile => analysis.policy(profile), after, profiles, {bounds: BOUNDS})
  const [first] = changes
  if (first === undefined) return 'a guess that changes no access'
  const same = changes.filter(change => isSame(change, first))
  const {path, after: now} = first.difference
  const crawlers =
    same.length < profiles.length ? ` (${shortList(same.map(({profile}) => profile.title))})` : ''
  const more = same.length < changes.length ? ', and more' : ''
  return `${now.allowed ? 'opens' : 'closes'} ${quote(path)} to ${whoOf(same)}${crawlers}${more}`
}

function sizeOf(edits: readonly Edit[]): number {
  return edits.reduce((size, {start, end, text}) => size + end - start + text.length, 0)
}

function isSame({difference: {path, after}}: Change, {difference}: Change): boolean {
  return path === difference.path && after.allowed === difference.after.allowed
}

function whoOf(changes: readonly Change[]): string {
  const names = changes.flatMap(({agents}) => agents)
  return names.includes('*') ? 'everybody who is not named' : shortList(names.map(visible))
}

function shortList(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const shown = distinct.slice(0, MOST_NAMES)
  const hidden = distinct.length - shown.length
  return enumerate(hidden > 0 ? [...shown, `${hidden} more`] : shown)
}
