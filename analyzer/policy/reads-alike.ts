import type {Policy, PolicyGroup} from './policy.ts'
import type {PolicyAgent, PolicyRule} from './statements.ts'

/**
 * Whether two policies of one crawler say the same in the same order, so that each agent may fetch the same: told in
 * one pass, where `compare` looks for paths. Where they differ, what agents may fetch may still be the same.
 */
export function readsAlike(before: Policy, after: Policy): boolean {
  return (
    before.profile === after.profile &&
    before.ignored === after.ignored &&
    areAlike(before.groups, after.groups, sayTheSame)
  )
}

function sayTheSame(a: PolicyGroup, b: PolicyGroup): boolean {
  return areAlike(a.agents, b.agents, nameTheSame) && areAlike(a.rules, b.rules, ruleTheSame)
}

function nameTheSame(a: PolicyAgent, b: PolicyAgent): boolean {
  return a.name === b.name
}

function ruleTheSame(a: PolicyRule, b: PolicyRule): boolean {
  return a.kind === b.kind && a.path === b.path
}

function areAlike<Item>(
  a: readonly Item[],
  b: readonly Item[],
  alike: (a: Item, b: Item) => boolean,
): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index]
      return other !== undefined && alike(item, other)
    })
  )
}
