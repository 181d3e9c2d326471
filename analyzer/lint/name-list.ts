import type {Field, Profile} from '../crawlers/profile.ts'
import {enumerate} from '../text/enumerate.ts'

/** Ten crawlers read the files of capsules; three and a number tell enough. */
const MOST_NAMES = 3

/**
 * Crawlers as a sentence names them: `A, B, C and 4 others`. Specifications fetch nothing, so they are named only
 * where there is no crawler.
 *
 * @param grounds the fields of the profiles that the sentence rests on, see `enumerateKnown`
 */
export function nameList(profiles: readonly Profile[], ...grounds: readonly Field[]): string {
  const crawlers = profiles.filter(({kind}) => kind !== 'specification')
  const named = crawlers.length > 0 ? crawlers : profiles
  // One more name is no longer than "1 other".
  if (named.length <= MOST_NAMES + 1) return enumerateKnown(named, grounds)
  const names = named.slice(0, MOST_NAMES).map(({title}) => title)
  return enumerate([...names, `${named.length - MOST_NAMES} others`])
}

/**
 * The names of crawlers, `A, B and presumably C`: last those of which one of the fields that the sentence rests on is
 * only assumed. What a specification leaves open is no guess about anybody.
 */
export function enumerateKnown(profiles: readonly Profile[], grounds: readonly Field[]): string {
  const isAssumed = ({kind, sources}: Profile) =>
    kind !== 'specification' && grounds.some(field => sources[field].evidence === 'assumed')
  const assumed = grounds.length === 0 ? [] : profiles.filter(isAssumed)
  const known = profiles.filter(profile => !assumed.includes(profile))
  const parts = [
    enumerate(known.map(({title}) => title)),
    assumed.length > 0 ? `presumably ${enumerate(assumed.map(({title}) => title))}` : '',
  ]
  return parts.filter(part => part !== '').join(' and ')
}
