import {didYouMean} from './did-you-mean.ts'
import {UsageError} from './usage-error.ts'

/** A flag of the command line. */
export interface Flag<Value> {
  /** Without the dashes. */
  readonly name: string
  /** One letter, without the dash. */
  readonly short?: string
  /** What stands for the value in the help: `FILE`, `info|warning|error`. A flag without one is a switch. */
  readonly value?: string
  /** What a shell may offer for the value, where it is one of some words. */
  readonly words?: readonly string[]
  readonly summary: string
  /**
   * What the flag's values mean, in the order given; a switch has an empty one each time.
   *
   * @throws UsageError where one is wrong
   */
  read(values: readonly string[]): Value
}

/** A command line, read. */
export interface Arguments {
  readonly operands: readonly string[]
  /** What was given for one of the flags that were read. */
  get<Value>(flag: Flag<Value>): Value
}

/**
 * Reads flags (`--flag value`, `--flag=value`, `-f value`, `-f=value`) and operands in any order. `--` ends the
 * flags, and `-` is an operand.
 *
 * @throws UsageError for an unknown flag and for a wrong value
 */
export function parseArguments(args: readonly string[], flags: readonly Flag<unknown>[]): Arguments {
  const values = new Map<string, string[]>()
  const operands: string[] = []
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--') {
      for (const operand of args.slice(index + 1)) operands.push(operand)
      break
    }
    if (!isFlag(arg)) {
      operands.push(arg)
      continue
    }
    const {flag, attached} = splitFlag(arg, flags)
    let value = attached
    if (flag.value === undefined) {
      if (attached !== undefined) throw new UsageError(`--${flag.name} takes no value.`)
    } else if (value === undefined) {
      index++
      value = takeValue(flag, args[index], flags)
    }
    const given = values.get(flag.name) ?? []
    values.set(flag.name, [...given, value ?? ''])
  }
  // An unset variable of a shell leaves an empty word, which is meant for nothing; least of all for a whole folder.
  if (operands.includes('')) throw new UsageError('An operand is empty. Is a variable of the shell not set?')
  for (const [name, given] of values) {
    const isSwitch = flags.find(flag => flag.name === name)?.value === undefined
    if (!isSwitch && given.includes('')) throw new UsageError(`--${name} has an empty value.`)
  }
  for (const flag of flags) flag.read(values.get(flag.name) ?? [])
  return {operands, get: flag => flag.read(values.get(flag.name) ?? [])}
}

/** The place of the first operand, or -1: what stands before it are flags and their values. */
export function firstOperand(args: readonly string[], flags: readonly Flag<unknown>[]): number {
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--') return -1
    if (!isFlag(arg)) return index
    const flag = flags.find(one => arg === `--${one.name}` || arg === `-${one.short}`)
    if (flag?.value !== undefined) index++
  }
  return -1
}

function isFlag(arg: string): boolean {
  return arg.startsWith('-') && arg !== '-'
}

function splitFlag(
  arg: string,
  flags: readonly Flag<unknown>[],
): {flag: Flag<unknown>; attached: string | undefined} {
  const equals = arg.indexOf('=')
  const written = equals < 0 ? arg : arg.slice(0, equals)
  const flag = flags.find(({name, short}) => written === `--${name}` || written === `-${short}`)
  if (flag) return {flag, attached: equals < 0 ? undefined : arg.slice(equals + 1)}
  const names = flags.map(({name}) => name)
  const meant = didYouMean(written.replace(/^-+/, ''), names, name => `--${name}`)
  throw new UsageError(`There is no flag ${written}.${meant}`)
}

/** A value that looks like a flag is a value forgotten; `--flag=-x` says that it is meant. */
function takeValue(flag: Flag<unknown>, next: string | undefined, flags: readonly Flag<unknown>[]): string {
  if (next !== undefined && !isFlag(next)) return next
  const isMeant =
    next !== undefined && !flags.some(({name, short}) => next === `--${name}` || next === `-${short}`)
  const hint = isMeant ? ` If ${next} is meant, write --${flag.name}=${next}.` : ''
  throw new UsageError(`--${flag.name} needs a value: ${flag.value}.${hint}`)
}
