import {accessChanges, type Change} from '../../analyzer/policy/access-changes.ts'
import {policiesOf} from '../../analyzer/policy/policy-reader.ts'
import {type Edit, editSource} from '../../analyzer/syntax/source.ts'
import {enumerate} from '../../analyzer/text/enumerate.ts'
import {quote, visible} from '../../analyzer/text/quote.ts'
import type {Analysis} from '../documents/analysis.ts'

/** A title has room for one change. */
const BOUNDS = {agents: 20, changes: 1}
const MOST_NAMES = 2

/** What is spent on the notes of one menu, which has to be there at once: notes, and characters of files. */
const MOST_NOTES = 10
const MOST_READ = 1_000_000

/** How much is edited, in characters, at most, in what is worked out for a menu. */
const MOST_EDITED = 5000

/** The notes of one menu, each of which takes a look at the whole file as it would be. */
export class MenuNotes {
  readonly #analysis: Analysis
  #notes = 0
  #read = 0

  constructor(analysis: Analysis) {
    this.#analysis = analysis
  }

  /** Undefined where a person would wait for it. */
  about(edits: readonly Edit[]): string | undefined {
    if (isLong(edits)) return undefined
    this.#notes++
    this.#read += this.#analysis.source.text.length
    return this.#notes > MOST_NOTES || this.#read > MOST_READ ? undefined : accessNote(edits, this.#analysis)
  }
}

/** Whether edits are many, or long. */
export function isLong(edits: readonly Edit[]): boolean {
  return edits.reduce((size, {start, end, text}) => size + end - start + text.length, 0) > MOST_EDITED
}

/** What edits change for the target crawlers, in a few words for the title of an action. */
export function accessNote(edits: readonly Edit[], analysis: Analysis): string {
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
