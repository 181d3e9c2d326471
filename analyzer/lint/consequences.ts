import type {Consequence, Failure, Profile} from '../crawlers/profile.ts'
import {enumerate} from '../text/enumerate.ts'

/** What follows for crawlers, in the order in which a sentence tells it: the loss of the policy first. */
const PHRASES: readonly (readonly [Exclude<Consequence, 'unknown'>, (names: string) => string])[] = [
  ['allow-all', names => `for ${names} everything is allowed`],
  ['disallow-all', names => `for ${names} everything is forbidden for now`],
  ['retry', names => `nothing is fetched for now by ${names}`],
  ['rules', names => `the rules count for ${names}`],
  ['followed', names => `the redirect is followed by ${names}`],
]

/**
 * What crawlers make of an answer that is not as it should be, as a sentence to follow another: ` For Kennedy and TLGS
 * everything is allowed; nothing is fetched for now by Gemplex.` Only what is documented, read or measured is said;
 * where nothing is, the sentence is empty.
 */
export function consequences(profiles: readonly Profile[], answer: keyof Failure): string {
  const known = profiles.filter(({sources}) => sources.failure.evidence !== 'assumed')
  const clauses = PHRASES.flatMap(([consequence, phrase]) => {
    const names = namesOf(known.filter(({failure}) => failure[answer] === consequence))
    return names.length > 0 ? [phrase(enumerate(names))] : []
  })
  const sentence = clauses.join('; ')
  return sentence && ` ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** Whether a crawler is known to lose the rules over an answer. */
export function losesRules(profiles: readonly Profile[], answer: keyof Failure): boolean {
  return profiles.some(({failure, sources}) => {
    const consequence = failure[answer]
    return sources.failure.evidence !== 'assumed' && consequence !== 'rules' && consequence !== 'unknown'
  })
}

/** A specification fetches nothing itself, so crawlers go before it. */
function namesOf(profiles: readonly Profile[]): readonly string[] {
  const isSpecification = ({kind}: Profile) => kind === 'specification'
  return [
    ...profiles.filter(profile => !isSpecification(profile)).map(({title}) => title),
    ...profiles.filter(isSpecification).map(({title}) => `crawlers that follow ${title}`),
  ]
}
