/** What the process ends with. Where several apply, the highest. */
export const ExitCode = {
  /** Nothing to complain about. */
  Clean: 0,
  /** Errors were found, or more warnings than `--max-warnings` allows. */
  Findings: 1,
  /** The command line or the configuration is wrong, or a file could not be read, fetched or written. */
  Usage: 2,
  /** A fault of ours. */
  Internal: 3,
  /** The run was interrupted (Ctrl-C, SIGTERM): what shells expect of the first. */
  Interrupted: 130,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** The graver of two outcomes. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b
}
