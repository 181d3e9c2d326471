// Rendered by `npm run render` from the files of this folder. Do not edit.
import type {LintRule} from '../analyzer/lint/rule.ts'
import duplicateAgent from './duplicate-agent.ts'
import emptyAgent from './empty-agent.ts'
import trailingSpace from './trailing-space.ts'

/** All lint rules, by id. */
export const rules: readonly LintRule[] = [
  duplicateAgent,
  emptyAgent,
  trailingSpace
]
