import type {Group} from '../syntax/nodes.ts'

/** Does the group forbid everything, and say nothing else? So do the groups of lists of unwanted bots. */
export function shutsOut({rules}: Group): boolean {
  return rules.length > 0 && rules.every(rule => rule.name === 'disallow' && rule.value.value === '/')
}
