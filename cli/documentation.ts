import {rules} from '../rules/index.ts'

/**
 * The texts of the rules by their ids. The build makes a file of its own from this module, in which the rules hold
 * their documentation and nothing else; those of the program read it there.
 */
export const documentation = Object.fromEntries(rules.map(rule => [rule.id, rule]))
