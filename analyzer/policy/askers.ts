import {findAgent, virtualAgents} from '../crawlers/agents.ts'
import type {Profile} from '../crawlers/profile.ts'
import {covers, foldCase, productToken} from './agent-names.ts'

/**
 * The readers that may ask for a file by one of these names: crawlers that answer to it, or whose operator runs who
 * does, and all that have no name of their own. How Bing would read the file if it looked for Googlebot is nobody's
 * matter. All readers for a name that no crawler among them answers to: its crawler may read as any of them does.
 */
export function askersBy(agent: string | readonly string[], readers: readonly Profile[]): readonly Profile[] {
  const names = (typeof agent === 'string' ? [agent] : agent).map(productToken)
  const isKnown = readers.some(
    reader => (reader.protocol === 'gemini' && names.some(isRole)) || isItself(reader),
  )
  const askers = readers.filter(reader => hasNoName(reader) || isItself(reader))
  return isKnown && askers.length > 0 ? askers : readers

  function isItself(reader: Profile): boolean {
    return !hasNoName(reader) && names.some(name => answersTo(reader, name))
  }
}

/** A specification, a library, or a crawler that obeys whatever names stand in the file. */
export function hasNoName({kind, agents}: Profile): boolean {
  return kind === 'specification' || agents.length === 0
}

function answersTo(reader: Profile, name: string): boolean {
  const written = foldCase(name, reader)
  if (reader.agents.some(own => covers(written, foldCase(own, reader), reader))) return true
  return reader.operator !== undefined && findAgent(name)?.operator === reader.operator
}

function isRole(name: string): boolean {
  return virtualAgents.some(role => role.name === name.toLowerCase())
}

/** A name that no file has: whoever asks by it is treated as the group for everybody says. */
export const UNNAMED_CRAWLER = 'any-other-crawler'
