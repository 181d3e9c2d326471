import type {Line} from '../syntax/nodes.ts'
import {enumerate} from '../text/enumerate.ts'
import {quote} from '../text/quote.ts'
import type {Access} from './access.ts'
import {decide} from './decide.ts'
import {rulesInForce} from './groups.ts'
import type {GroupsOfAgent} from './groups-for.ts'
import type {Policy} from './policy.ts'

/** What a crawler may fetch and by which lines, in one sentence: `May fetch nothing: 1 rule from line 1, …`. */
export function summarizeAccess(policy: Policy, access: Access, {agents, groups}: GroupsOfAgent): string {
  if (policy.ignored) return `${ACCESS[access]}: ${decide(policy, undefined, '/').why}.`
  if (groups.length === 0) return `${ACCESS[access]}: no group is for it.`
  const rules = rulesInForce(groups, policy.profile).length
  const count = rules === 1 ? '1 rule' : `${rules} rules`
  const from = agents.slice(0, MOST_LINES).map(line => `line ${line.line}, ${quote(contentOf(line))}`)
  if (agents.length > MOST_LINES) from.push(`${agents.length - MOST_LINES} more lines`)
  return `${ACCESS[access]}: ${count}${from.length > 0 ? ` from ${enumerate(from)}` : ''}.`
}

const MOST_LINES = 3

/** A line without its comment. */
function contentOf(line: Line): string {
  return line.type === 'userAgent' ? `${line.key.value}: ${line.value.value}` : line.raw.trim()
}

const ACCESS: Readonly<Record<Access, string>> = {
  everything: 'May fetch everything',
  something: 'May fetch what its rules leave open',
  nothing: 'May fetch nothing',
}
