import type {Arguments} from '../arguments.ts'
import {UsageError} from '../usage-error.ts'

/** @throws UsageError where a command that takes no operand was given one */
export function rejectOperands({operands}: Arguments): void {
  if (operands[0] !== undefined) throw new UsageError(`There is nothing to do with ${operands[0]} here.`)
}

/**
 * @param noun what is wanted: `a rule, such as empty-file`
 * @throws UsageError where there is none, or more than one
 */
export function onlyOperand({operands}: Arguments, noun: string): string {
  const [operand, second] = operands
  if (operand === undefined) throw new UsageError(`Name ${noun}.`)
  if (second !== undefined) throw new UsageError(`Name one only: there is nothing to do with ${second}.`)
  return operand
}
