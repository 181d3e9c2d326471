import type {Group, Rule} from '../syntax/nodes.ts'

/** Does the group forbid everything, and say nothing else? So do the groups of lists of unwanted bots. */
export function shutsOut(group: Group): boolean {
  return group.firstRule !== undefined && closes(group.firstRule) && group.rules.every(closes)
}

function closes({name, value}: Rule): boolean {
  return name === 'disallow' && value.value === '/'
}
