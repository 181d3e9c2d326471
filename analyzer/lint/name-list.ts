import type {Profile} from '../crawlers/profile.ts'
import {enumerate} from '../text/enumerate.ts'

/** Ten crawlers read the files of capsules; three and a number tell enough. */
const MOST_NAMES = 3

/**
 * Crawlers as a sentence names them: `A, B, C and 4 others`. Specifications fetch nothing, so they are named only
 * where there is no crawler.
 */
export function nameList(profiles: readonly Profile[]): string {
  const crawlers = profiles.filter(({kind}) => kind !== 'specification')
  const names = (crawlers.length > 0 ? crawlers : profiles).map(({title}) => title)
  // One more name is no longer than "1 other".
  if (names.length <= MOST_NAMES + 1) return enumerate(names)
  return enumerate([...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} others`])
}
