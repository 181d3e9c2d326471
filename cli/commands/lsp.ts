import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'

/** Starts the language server, which ends the process itself when the editor has gone. */
export const serveEditor: Execute = (_given, {startLanguageServer}) => {
  startLanguageServer?.()
  return ExitCode.Clean
}
