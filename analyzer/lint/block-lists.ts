import type {Group} from '../syntax/nodes.ts'
import {shutsOut} from './shut-out.ts'

/** Longer lists of names come from elsewhere: nobody looks after a hundred unwanted bots one by one. */
const LONGEST_OWN_LIST = 50

/**
 * Whether the names of a group are from a list of unwanted bots.
 *
 * @param names how many names the file has
 */
export function isBlockList(group: Group, names: number): boolean {
  return names > LONGEST_OWN_LIST && (shutsOut(group) || group.agents.length > LONGEST_OWN_LIST)
}
