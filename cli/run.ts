import {resolve} from 'node:path'
import {GlobError} from '../analyzer/text/glob.ts'
import {statOf} from '../files/stat.ts'
import {pathOf, reasonOf} from '../files/system-error.ts'
import {firstOperand, parseArguments} from './arguments.ts'
import type {Command} from './command.ts'
import {commandNames, commands, commonFlags, findCommand, lintCommand} from './commands.ts'
import {didYouMean} from './did-you-mean.ts'
import type {Environment} from './environment.ts'
import {ExitCode} from './exit-code.ts'
import * as flags from './flags.ts'
import {renderCommandHelp, renderHelp} from './help.ts'
import {Interrupted} from './remote/interrupted.ts'
import {printable} from './terminal/printable.ts'
import {styleFor} from './terminal/style.ts'
import {InputError, UsageError} from './usage-error.ts'

/**
 * Runs robotslint.
 *
 * @param args what stands behind the program's name
 * @returns what the process should end with
 */
export async function run(args: readonly string[], environment: Environment): Promise<ExitCode> {
  try {
    return await execute(args, environment)
  } catch (error) {
    return reportOrGiveUp(error, args, environment)
  }
}

async function execute(args: readonly string[], environment: Environment): Promise<ExitCode> {
  const {command, rest, isNamed} = chooseCommand(args, environment)
  const given = parseArguments(rest, [...command.flags, ...commonFlags])
  const {stdout, version, variables} = environment
  if (given.get(flags.help)) {
    const style = styleFor(stdout, given.get(flags.color), variables)
    stdout.write(isNamed ? renderCommandHelp(command, style) : renderHelp(style))
    return ExitCode.Clean
  }
  if (given.get(flags.version)) {
    stdout.write(`robotslint ${version}\n`)
    return ExitCode.Clean
  }
  const carryOut = await command.load()
  return carryOut(given, environment)
}

/** Whether the arguments, which need not be right, ask for linting: not for another command, the help or the version. */
export function asksToLint(args: readonly string[]): boolean {
  const command = namedCommand(args) ?? lintCommand
  const others = [flags.help, flags.version].flatMap(({name, short}) => [`--${name}`, `-${short}`])
  return command === lintCommand && !args.some(arg => others.includes(arg))
}

/** The command that the first operand names, if it does. */
function namedCommand(args: readonly string[]): Command | undefined {
  return findCommand(args[firstOperand(args, ALL_FLAGS)] ?? '')
}

const ALL_FLAGS = [...commonFlags, ...commands.flatMap(command => command.flags)]

interface Choice {
  readonly command: Command
  /** The arguments without the command's name. */
  readonly rest: readonly string[]
  readonly isNamed: boolean
}

/** The first operand is the command, if there is one of that name. */
function chooseCommand(args: readonly string[], environment: Environment): Choice {
  const place = firstOperand(args, ALL_FLAGS)
  const word = args[place]
  const command = word === undefined ? undefined : findCommand(word)
  if (command) return {command, rest: args.filter((_, index) => index !== place), isNamed: true}
  if (word !== undefined) checkForSlip(word, environment)
  return {command: lintCommand, rest: args, isNamed: false}
}

/** A word that is no file, but nearly a command, is a slip. */
function checkForSlip(word: string, {files, cwd}: Environment): void {
  if (!/^[a-z]+$/i.test(word) || statOf(resolve(cwd, word), files)) return
  const meant = didYouMean(word, commandNames)
  if (meant) throw new UsageError(`There is neither a command nor a file ${word}.${meant}`)
}

/** Where to read on, for who has used a command wrongly. */
function helpHint(args: readonly string[]): string {
  const command = namedCommand(args)
  return command
    ? `Run robotslint help ${command.name} for how to use it.`
    : 'Run robotslint help for all commands and flags.'
}

function reportOrGiveUp(error: unknown, args: readonly string[], environment: Environment): ExitCode {
  try {
    return reportFailure(error, args, environment)
  } catch {
    // The standard error cannot be written either; only the exit code is left to tell.
    return reasonOf(error) === undefined ? ExitCode.Internal : ExitCode.Usage
  }
}

function reportFailure(
  error: unknown,
  args: readonly string[],
  {stderr, variables, version}: Environment,
): ExitCode {
  const style = styleFor(stderr, 'auto', variables)
  const say = (text: string) => stderr.write(`${style.red('error:')} ${text}\n`)
  if (error instanceof UsageError || error instanceof GlobError) {
    say(`${printable(error.message)}\n${helpHint(args)}`)
    return ExitCode.Usage
  }
  if (error instanceof InputError) {
    say(printable(error.message))
    return ExitCode.Usage
  }
  if (error instanceof Interrupted) return ExitCode.Interrupted
  const reason = reasonOf(error)
  if (reason !== undefined) {
    const path = pathOf(error)
    say(path === undefined ? `The report could not be written: ${reason}.` : printable(`${path}: ${reason}.`))
    return ExitCode.Usage
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  say(`This is a fault in robotslint ${version}. Please report it with the lines below.\n${stack}`)
  return ExitCode.Internal
}
