import type {Profile} from '../../analyzer/crawlers/profile.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import {groupsFor} from './effective-policy.ts'
import {perAnalysis} from './per-analysis.ts'

/** The target crawlers, without specifications, which fetch nothing. */
export const targetCrawlers = perAnalysis(({profiles}): readonly Profile[] =>
  profiles.filter(({kind}) => kind !== 'specification'),
)

/** The target crawlers for which the group of a user-agent line counts, under their own names, by these lines. */
export const obeyingCrawlers = perAnalysis((analysis): ReadonlyMap<Line, readonly Profile[]> => {
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
