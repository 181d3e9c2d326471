import type {ExtensionContext, LogOutputChannel} from 'vscode'
import type {ServedFiles} from '../documents/served-files.ts'
import type {Reports} from '../reports/reports.ts'
import type {Server} from '../server.ts'
import type {ActiveAccess} from '../views/active-access.ts'
import type {DecisionMarks} from '../views/decision-marks.ts'

/** What commands work with. */
export interface Tools {
  readonly context: ExtensionContext
  readonly server: Server
  readonly output: LogOutputChannel
  readonly served: ServedFiles
  readonly access: ActiveAccess
  readonly reports: Reports
  readonly marks: DecisionMarks
}

/** What a command does; what it throws is shown to the user. */
export type Command = (tools: Tools, ...given: readonly unknown[]) => Promise<void>
