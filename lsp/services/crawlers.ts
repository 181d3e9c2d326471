import {inferTarget} from '../../analyzer/crawlers/targets.ts'
import {accessOf} from '../../analyzer/policy/access.ts'
import {groupsFor} from '../../analyzer/policy/groups-for.ts'
import type {Policy} from '../../analyzer/policy/policy.ts'
import {summarizeAccess} from '../../analyzer/policy/summarize-access.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {CrawlerAccess, CrawlersResult} from '../protocol.ts'
import {policyLines} from './effective-policy.ts'
import {targetCrawlers} from './obeying-crawlers.ts'

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
    crawlers: targetCrawlers(analysis).map(profile => accessFor(analysis.policy(profile), analysis)),
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
    summary: summarizeAccess(policy, access, selected),
    ...policyLines(policy, selected.groups, analysis),
  }
}
