import type {LintRule} from '../../analyzer/lint/rule.ts'
import {rules} from '../../rules/index.ts'

const byId = new Map(rules.map(rule => [rule.id, rule]))

/** The lint rule of an id. */
export function ruleById(id: string): LintRule | undefined {
  return byId.get(id)
}
