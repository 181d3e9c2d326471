import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'
import {rejectOperands} from './operands.ts'

/** Starts the language server, which ends the process itself when the editor has gone. */
export const serveEditor: Execute = (given, {startLanguageServer}) => {
  rejectOperands(given)
  startLanguageServer?.()
  return ExitCode.Clean
}
