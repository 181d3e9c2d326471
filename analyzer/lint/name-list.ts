import type {Field, Profile} from '../crawlers/profile.ts'
import {enumerate} from '../text/enumerate.ts'

/** Ten crawlers read the files of capsules; three and a number tell enough. */
const MOST_NAMES = 3

/**
 * Crawlers as a sentence names them: `A, B, C and 4 others`; see `enumerateKnown` for those of which something is only
 * assumed. Specifications fetch nothing, so they are named only where there is no crawler.
 *
 * @param grounds the fields of the profiles that the sentence rests on
 */
export function nameList(profiles: readonly Profile[], ...grounds: readonly Field[]): string {
  const crawlers = profiles.filter(({kind}) => kind !== 'specification')
  return enumerateKnown(crawlers.length > 0 ? crawlers : profiles, grounds, MOST_NAMES)
}

/**
 * The names of crawlers, `A, B and presumably C`: last those of which one of the fields that the sentence rests on is
 * only assumed. What a specification leaves open is no guess about anybody.
 *
 * @param most how many are named; others are counted
 */
export function enumerateKnown(
  profiles: readonly Profile[],
  grounds: readonly Field[],
  most = profiles.length,
): string {
  const isAssumed = ({kind, sources}: Profile) =>
    kind !== 'specification' && grounds.some(field => sources[field].evidence === 'assumed')
  const assumed = grounds.length === 0 ? [] : profiles.filter(isAssumed)
  const known = profiles.filter(profile => !assumed.includes(profile))
  const presumed = enumerateSome(assumed, Math.max(most - known.length, 0))
  const parts = [enumerateSome(known, most), presumed && `presumably ${presumed}`]
  return parts.filter(part => part !== '').join(' and ')
}

function enumerateSome(profiles: readonly Profile[], most: number): string {
  const titles = profiles.map(({title}) => title)
  const left = titles.length - most
  // One more name is no longer than "1 other".
  return enumerate(left <= 1 ? titles : [...titles.slice(0, most), `${left} others`])
}
