import type {Profile} from '../crawlers/profile.ts'
import type {Root} from '../syntax/nodes.ts'
import {parse} from '../syntax/parse.ts'
import type {Source} from '../syntax/source.ts'
import {type Policy, readPolicy} from './policy.ts'
import type {FileTraits} from './reading.ts'

/** Gives a file as a crawler reads it. */
export type PolicyReader = (profile: Profile) => Policy

/** Reads each crawler's policy once, and only if somebody asks for it. */
export function policyReader(tree: Root, file?: FileTraits): PolicyReader {
  const policies = new Map<Profile, Policy>()
  return profile => {
    let policy = policies.get(profile)
    if (policy === undefined) {
      policy = readPolicy(tree, profile, file)
      policies.set(profile, policy)
    }
    return policy
  }
}

export function policiesOf(source: Source): PolicyReader {
  return policyReader(parse(source.text), source)
}
