import type {Field, Profile} from '../crawlers/profile.ts'
import type {Rule, UserAgentRecord} from '../syntax/nodes.ts'
import {enumerate} from '../text/enumerate.ts'
import {quote} from '../text/quote.ts'
import {enumerateKnown} from './name-list.ts'

/**
 * Crawlers as a sentence names them: `A, B and C`. Specifications are not among them, since they fetch nothing.
 *
 * @param grounds the fields of the profiles that the sentence rests on; those of which one is only assumed come last:
 * `A and presumably B`
 */
export function crawlerNames(profiles: readonly Profile[], ...grounds: readonly Field[]): string {
  return enumerateKnown(
    profiles.filter(({kind}) => kind !== 'specification'),
    grounds,
  )
}

/** The same, where a specification is all that there is to name. */
export function readerNames(profiles: readonly Profile[], ...grounds: readonly Field[]): string {
  return crawlerNames(profiles, ...grounds) || enumerate(profiles.map(({title}) => title))
}

/** A list of bad bots has hundreds of names; three tell which list it is. */
const MOST_NAMES = 3

/** The names on user-agent lines: `A`, `B`, `C` and 4 others. */
export function agentNames(agents: readonly UserAgentRecord[]): string {
  const names = [...new Set(agents.map(({value}) => value.value))]
  // One more name is no longer than "1 other".
  if (names.length <= MOST_NAMES + 1) return enumerate(names.map(quote))
  return enumerate([...names.slice(0, MOST_NAMES).map(quote), `${names.length - MOST_NAMES} others`])
}

/** A rule in the usual spelling. */
export function quoteRule({name, value}: Rule): string {
  return quote(`${name === 'allow' ? 'Allow' : 'Disallow'}: ${value.value}`)
}
