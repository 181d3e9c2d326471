import type {Decision} from '../policy/decide.ts'
import {enumerateKnown} from './name-list.ts'

/**
 * The crawlers of decisions as a sentence names them: `A, B and presumably C` where rules of both kinds stand in a
 * group that decided, since which of them wins is only assumed of some crawlers.
 */
export function decidingNames(decisions: readonly Decision[]): string {
  const profiles = decisions.map(({policy}) => policy.profile)
  return enumerateKnown(profiles, decisions.some(isContested) ? ['ruleChoice'] : [])
}

function isContested({rule, group}: Decision): boolean {
  return (
    rule !== undefined && (group?.rules.some(({kind, path}) => kind !== rule.kind && path !== '') ?? false)
  )
}
