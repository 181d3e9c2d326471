import {findAgent, googleToken} from '../crawlers/agents.ts'
import type {Profile} from '../crawlers/profile.ts'
import {foldCase, nameFor} from '../policy/agent-names.ts'

/** What crawlers make of a name that they cut. */
export interface CapturedName {
  /** What is left of it. */
  readonly name: string
  /** The crawlers that take it for a name of theirs, or of their operator. */
  readonly readers: readonly Profile[]
}

/** The name of another crawler that the value of a user-agent line is for some readers: `Googlebot` of `Googlebot Image`. */
export function capturedName(value: string, profiles: readonly Profile[]): CapturedName | undefined {
  const name = googleToken(value)
  if (name === value) return undefined
  const owner = findAgent(name)?.operator
  const readers = profiles.filter(
    profile => isItsName(name, owner, profile) && answersTo(value, name, profile),
  )
  return readers.length === 0 ? undefined : {name, readers}
}

/** Is the name one of the crawler's own, or one of its operator's? */
export function isItsName(name: string, operator: string | undefined, profile: Profile): boolean {
  if (profile.operator !== undefined && profile.operator === operator) return true
  return (
    profile.kind !== 'specification' && profile.agents.some(own => own.toLowerCase() === name.toLowerCase())
  )
}

/** Does the crawler, asked by its name, take the value of a user-agent line for it? */
export function answersTo(value: string, name: string, profile: Profile): boolean {
  const agent = {kind: 'agent', line: undefined, name: value} as const
  return nameFor(agent, foldCase(name, profile), profile) !== undefined
}
