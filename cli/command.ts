import type {Arguments, Flag} from './arguments.ts'
import type {Environment} from './environment.ts'
import type {ExitCode} from './exit-code.ts'

/** Carries out a command whose flags were read. */
export type Execute = (given: Arguments, environment: Environment) => ExitCode | Promise<ExitCode>

/** A command of the command line. */
export interface Command {
  readonly name: string
  /** What may stand behind the name, for the help: `[FILE | -]…`. */
  readonly operands: string
  readonly summary: string
  /** Sentences of the help, each on a line of its own. */
  readonly details?: readonly string[]
  readonly flags: readonly Flag<unknown>[]
  /** Loads what the command needs; a run pays for no other command. */
  load(): Promise<Execute>
}
