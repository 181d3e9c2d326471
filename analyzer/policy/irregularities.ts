import type {Profile} from '../crawlers/profile.ts'
import {LineType} from '../syntax/line-table.ts'
import type {Root} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {knownKey} from './read-line.ts'

/** The indexes of lines that a crawler may read differently from the tree. */
export function linesReadDifferently(tree: Root, profile: Profile): number[] {
  const inText = traitsThatMatter(profile)
  const inComments = traitsThatMatterInComments(profile)
  const found: number[] = []
  if ((tree.traits & inText) === 0 && (tree.commentTraits & inComments) === 0) return found
  const {types, traits, commentTraits, keys, keyNumbers} = tree.table
  // Traits of comments are not among those of lines.
  const indexes = (tree.commentTraits & inComments) === 0 ? tree.indexesWith(inText) : allIndexes(tree)
  for (const index of indexes) {
    const type = types[index]
    const unlike = type === LineType.Comment ? 0 : (traits[index] ?? 0) & inText
    if (unlike === 0 && ((commentTraits[index] ?? 0) & inComments) === 0) continue
    // A blank line stays one, however long it is.
    if (type === LineType.Blank) continue
    const key = keys[keyNumbers[index] ?? 0] ?? ''
    const isKnown = unlike === Trait.OtherRecord && knownKey(key, profile) === key
    if (!isKnown || (commentTraits[index] ?? 0) & inComments) found.push(index)
  }
  return found
}

function allIndexes({lineCount}: Root): Iterable<number> {
  return new Uint8Array(lineCount).keys()
}

/** Controls and characters outside ASCII, among which some readers see blanks and line ends. */
const UNUSUAL = Trait.Control | Trait.NonAscii

/** The traits of lines that make a crawler read them differently from the tree. */
function traitsThatMatter(profile: Profile): number {
  let matter = 0
  if (profile.indentation === 'kept') matter |= Trait.Indentation
  if (profile.blankBeforeColon === 'kept') matter |= Trait.BlankBeforeColon
  if (profile.inlineComment === 'kept') matter |= Trait.InlineComment
  if (profile.trailingBlanks === 'kept') matter |= Trait.TrailingBlank
  if (profile.separator === 'last-colon') matter |= Trait.Colon
  if (profile.separator === 'first-in-word') matter |= Trait.InnerBlank | Trait.InlineComment
  if (profile.missingColon !== 'skipped') matter |= Trait.Malformed
  // A colon in a comment, or before anything else.
  if (profile.runEnd === 'colon') matter |= Trait.Malformed
  if (profile.emptyDisallow === 'unseen') matter |= Trait.EmptyValue
  // A key that RFC 9309 does not define.
  if (profile.keySpelling === 'prefix' || Object.keys(profile.misspellings).length > 0)
    matter |= Trait.OtherRecord
  if (seesUnusualBlanks(profile)) matter |= UNUSUAL
  if (profile.lineLimit !== null) matter |= Trait.LongLine
  return matter
}

function traitsThatMatterInComments(profile: Profile): number {
  return (profile.runEnd === 'colon' ? Trait.Colon : 0) | (seesUnusualBlanks(profile) ? UNUSUAL : 0)
}

function seesUnusualBlanks({lineEnds, blanks}: Profile): boolean {
  return lineEnds === 'unicode' || blanks !== 'space-tab'
}
