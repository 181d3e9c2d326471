import {literalPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {covers, coversSegments} from './cover.ts'
import {extentOf} from './extent.ts'
import {selectGroups} from './groups.ts'
import {overlapsOf} from './overlap.ts'
import type {Policy, PolicyGroup} from './policy.ts'
import {inOrderOfPrecedence} from './precedence.ts'

/** How much of a site some rules leave open, `/robots.txt` aside. */
export type Access = 'everything' | 'something' | 'nothing'

/**
 * How much of a site an agent may fetch, in the eyes of one crawler. `something` where wildcards leave it open.
 *
 * @param agent as in `decide`
 */
export function accessOf(policy: Policy, agent?: string | readonly string[]): Access {
  if (policy.ignored) return 'everything'
  const answers = selectGroups(policy, agent).map(({groups}) => accessUnder(groups, policy.profile))
  // Of several roles, the strictest answer counts.
  if (answers.includes('nothing')) return 'nothing'
  return answers.every(answer => answer === 'everything') ? 'everything' : 'something'
}

const ALL_PATHS = literalPattern('/')

/** How much the rules of some groups leave open to those for whom all of them count. */
export function accessUnder(groups: readonly PolicyGroup[], profile: Profile): Access {
  const needless = new Set(overlapsOf(groups, profile).map(({rule}) => rule))
  const covering = profile.prefix === 'segments' ? coversSegments : covers
  let closesAll = false
  let closes = false
  let opens = false
  for (const {rule, pattern, allows} of inOrderOfPrecedence(groups, profile)) {
    if (extentOf(pattern) === undefined || needless.has(rule)) continue
    if (allows) opens = true
    else closes = true
    if (!allows && covering(pattern, ALL_PATHS) === 'yes') closesAll = true
  }
  if (!closes) return 'everything'
  return closesAll && !opens ? 'nothing' : 'something'
}
