import type {Policy, PolicyGroup} from '../../analyzer/policy/policy.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'

const known = new WeakMap<Policy, ReadonlyMap<Line, PolicyGroup>>()

/** The groups as a crawler sees them, by their user-agent lines. */
export function groupsByLine(policy: Policy): ReadonlyMap<Line, PolicyGroup> {
  const found = known.get(policy)
  if (found) return found
  const groups = new Map<Line, PolicyGroup>()
  for (const group of policy.groups) for (const {line} of group.agents) if (line) groups.set(line, group)
  known.set(policy, groups)
  return groups
}
