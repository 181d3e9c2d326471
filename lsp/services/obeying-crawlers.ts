import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {groupsFor} from '../../analyzer/policy/groups-for.ts'
import type {Line, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {perAnalysis} from './per-analysis.ts'

/**
 * The crawlers that lenses, hints and the crawler view speak of and count: the targets without specifications, which
 * fetch nothing: of the bots that follow the companion specification, for example, some may fetch all and others
 * nothing. Where they alone are asked for, they stand for a crawler that follows them.
 */
export const targetCrawlers = perAnalysis(({profiles}): readonly Profile[] => {
  const crawlers = profiles.filter(({kind}) => kind !== 'specification')
  return crawlers.length > 0 ? crawlers : profiles
})

const crawlersByLine = perAnalysis((analysis): ReadonlyMap<Line, readonly Profile[]> => {
  const byLine = new Map<Line, Profile[]>()
  for (const profile of targetCrawlers(analysis)) {
    for (const line of groupsFor(analysis.policy(profile)).agents) {
      const crawlers = byLine.get(line)
      if (crawlers) crawlers.push(profile)
      else byLine.set(line, [profile])
    }
  }
  return byLine
})

/** The target crawlers for which the group of some user-agent lines counts, under their own names. */
export function crawlersObeying(agents: readonly UserAgentRecord[], analysis: Analysis): readonly Profile[] {
  const byLine = crawlersByLine(analysis)
  const obeying = new Set(agents.flatMap(agent => byLine.get(agent) ?? []))
  return targetCrawlers(analysis).filter(profile => obeying.has(profile))
}
