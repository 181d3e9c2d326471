import type {Profile} from '../crawlers/profile.ts'
import type {PolicyGroup} from './grouping.ts'
import {groupSimplicity, readsSimply} from './simple-rules.ts'

/**
 * Gives all that it depends on what a crawler makes of the rules of a group, apart from the rules themselves, as a
 * text: crawlers with one text make the same of them, and share what is found out.
 */
export function readingKeys(profile: Profile): (group: PolicyGroup) => string {
  const general = generalKey(profile)
  const simple = `${profile.ruleChoice} ${profile.tie}`
  return group => (readsSimply(groupSimplicity(group), group, profile) ? simple : general)
}

/** The same for rules of every kind. */
export function generalKey(profile: Profile): string {
  const {wildcard, percentEncoding, query, pathCase, missingSlash, emptyDisallow, prefix} = profile
  const {ruleChoice, tie} = profile
  const oddity = profile.compilePath ? profile.id : ''
  return [
    wildcard,
    percentEncoding,
    query,
    pathCase,
    missingSlash,
    emptyDisallow,
    prefix,
    ruleChoice,
    tie,
    oddity,
  ].join(' ')
}
