import type {Profile} from '../crawlers/profile.ts'
import type {AnyRecord, Line} from '../syntax/nodes.ts'
import {LONG_LINE, Trait} from '../syntax/traits.ts'

/** What about a line crawlers may read differently, as a set of bits. */
export const Irregularity = {
  /** Blanks before the key. */
  Indentation: 1 << 0,
  BlankBeforeColon: 1 << 1,
  /** A comment behind something else. */
  InlineComment: 1 << 2,
  TrailingBlank: 1 << 3,
  /** A blank inside the key or the value. */
  InnerBlank: 1 << 4,
  /** A colon inside the value. */
  ColonInValue: 1 << 5,
  /** A colon in a comment, or before anything else. */
  StrayColon: 1 << 6,
  /** No colon before the comment. */
  NoColon: 1 << 7,
  EmptyValue: 1 << 8,
  /** A key that RFC 9309 does not define. */
  OtherKey: 1 << 9,
  /** Controls or characters outside ASCII, among which some readers see blanks and line ends. */
  UnusualCharacter: 1 << 10,
  /** So long that some reader may cut it. */
  Long: 1 << 11,
} as const

const UNUSUAL = Trait.Control | Trait.NonAscii

/** The irregularities of a line. */
export function irregularitiesOf(line: Line): number {
  const long = line.end - line.start > LONG_LINE ? Irregularity.Long : 0
  switch (line.type) {
    case 'blankLine':
      return 0
    case 'comment': {
      const unusual = line.traits & UNUSUAL ? Irregularity.UnusualCharacter : 0
      return (line.traits & Trait.Colon ? Irregularity.StrayColon : 0) | unusual
    }
    case 'malformedLine': {
      const comment = line.commentStart >= 0 ? Irregularity.InlineComment | Irregularity.StrayColon : 0
      const colon = line.traits & Trait.Colon ? Irregularity.StrayColon : 0
      const unusual = line.traits & UNUSUAL ? Irregularity.UnusualCharacter : 0
      return Irregularity.NoColon | comment | colon | unusual | long
    }
    default:
      return irregularitiesOfRecord(line) | long
  }
}

function irregularitiesOfRecord(record: AnyRecord): number {
  const {valueTraits} = record
  let found = 0
  if (record.keyStart > record.start) found |= Irregularity.Indentation
  if (record.separatorOffset > record.keyEnd) found |= Irregularity.BlankBeforeColon
  if (record.commentStart >= 0) found |= Irregularity.InlineComment
  if (record.valueStart === record.valueEnd) found |= Irregularity.EmptyValue
  if (record.type === 'otherRecord') found |= Irregularity.OtherKey
  if (valueTraits & Trait.TrailingBlank) found |= Irregularity.TrailingBlank
  if ((valueTraits | record.keyTraits) & Trait.InnerBlank) found |= Irregularity.InnerBlank
  if (valueTraits & Trait.Colon) found |= Irregularity.ColonInValue
  if ((valueTraits | record.keyTraits | record.commentTraits) & UNUSUAL)
    found |= Irregularity.UnusualCharacter
  return found
}

/** The irregularities that make a crawler read a line differently from the tree. */
export function irregularitiesThatMatter(profile: Profile): number {
  let matter = 0
  if (profile.indentation === 'kept') matter |= Irregularity.Indentation
  if (profile.blankBeforeColon === 'kept') matter |= Irregularity.BlankBeforeColon
  if (profile.inlineComment === 'kept') matter |= Irregularity.InlineComment
  if (profile.trailingBlanks === 'kept') matter |= Irregularity.TrailingBlank
  if (profile.separator === 'last-colon') matter |= Irregularity.ColonInValue
  if (profile.separator === 'first-in-word') matter |= Irregularity.InnerBlank | Irregularity.InlineComment
  if (profile.missingColon !== 'skipped') matter |= Irregularity.NoColon
  if (profile.runEnd === 'colon') matter |= Irregularity.StrayColon
  if (profile.emptyDisallow === 'unseen') matter |= Irregularity.EmptyValue
  if (profile.keySpelling === 'prefix' || Object.keys(profile.misspellings).length > 0)
    matter |= Irregularity.OtherKey
  if (profile.lineEnds === 'unicode' || profile.blanks !== 'space-tab')
    matter |= Irregularity.UnusualCharacter
  if (profile.lineLimit !== null) matter |= Irregularity.Long
  return matter
}
