import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {groupsFor} from '../../analyzer/policy/groups-for.ts'
import type {Line, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {perAnalysis} from './per-analysis.ts'

/** The target crawlers, without specifications, which fetch nothing. */
export const targetCrawlers = perAnalysis(({profiles}): readonly Profile[] =>
  profiles.filter(({kind}) => kind !== 'specification'),
)

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
