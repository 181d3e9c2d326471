import {inferTarget} from '../../analyzer/crawlers/targets.ts'
import {type Access, accessOf} from '../../analyzer/policy/access.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {rulesInForce} from '../../analyzer/policy/groups.ts'
import type {Policy} from '../../analyzer/policy/policy.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import {enumerate} from '../../analyzer/text/enumerate.ts'
import {quote} from '../../analyzer/text/quote.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {CrawlerAccess, CrawlersResult} from '../protocol.ts'
import {type GroupsOfAgent, groupsFor, policyLines} from './effective-policy.ts'

/**
 * What each target crawler may do under this file.
 *
 * @param targetsFrom who named the targets; undefined where that is left to the document
 */
export function listCrawlers(
  analysis: Analysis,
  targetsFrom: 'setting' | 'configuration' | 'address' | undefined,
): CrawlersResult {
  return {
    version: analysis.version,
    targets: analysis.targets,
    targetsFrom: targetsFrom ?? inferredFrom(analysis),
    crawlers: analysis.profiles.map(profile => accessFor(analysis.policy(profile), analysis)),
  }
}

function inferredFrom({tree}: Analysis): 'comment' | 'content' {
  return inferTarget(tree).comment ? 'comment' : 'content'
}

function accessFor(policy: Policy, analysis: Analysis): CrawlerAccess {
  const {profile} = policy
  const selected = groupsFor(policy)
  const access = accessOf(policy)
  return {
    crawler: {id: profile.id, title: profile.title},
    agents: profile.agents,
    access,
    summary: summaryOf(policy, access, selected),
    ...policyLines(policy, selected.groups, analysis),
  }
}

function summaryOf(policy: Policy, access: Access, {agents, groups}: GroupsOfAgent): string {
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
