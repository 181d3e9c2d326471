import {type ExtensionContext, l10n, window} from 'vscode'
import type {BaseLanguageClient, LanguageClientOptions} from 'vscode-languageclient'
import {clientOptions} from './client-options.ts'
import {COMMAND_IDS, registerCommands} from './commands/index.ts'
import {DocumentDiagnostics} from './documents/document-diagnostics.ts'
import {ServedFiles} from './documents/served-files.ts'
import {NAME} from './identity.ts'
import {Reports} from './reports/reports.ts'
import {Server} from './server.ts'
import {ActiveAccess} from './views/active-access.ts'
import {CrawlersView} from './views/crawlers-view.ts'
import {DecisionMarks} from './views/decision-marks.ts'
import {TargetStatus} from './views/target-status.ts'

/** Where the extension runs. */
export interface Platform {
  createClient(options: LanguageClientOptions): BaseLanguageClient
  /** Whether the server can open connections. */
  readonly canRetrieve: boolean
}

export interface RunningExtension {
  stop(): Promise<void>
}

/** What both entries have in common. Nothing waits for the server: what needs it asks when it is there. */
export function startExtension(context: ExtensionContext, platform: Platform): RunningExtension {
  const output = window.createOutputChannel(NAME, {log: true})
  const served = new ServedFiles()
  const diagnostics = new DocumentDiagnostics()
  const client = platform.createClient(clientOptions(output, served, diagnostics, COMMAND_IDS))
  const server = new Server(client, platform.canRetrieve)
  const access = new ActiveAccess(server)
  const reports = new Reports()
  const marks = new DecisionMarks()
  context.subscriptions.push(
    output,
    served,
    diagnostics,
    access,
    reports,
    marks,
    new CrawlersView(access),
    new TargetStatus(access),
    ...registerCommands({server, output, served, access, reports, marks, context}),
  )
  client.start().then(
    () => {
      output.info(l10n.t('robotslint {0}: the language server runs.', context.extension.packageJSON.version))
      access.refresh()
    },
    error => {
      output.error(error)
      window.showErrorMessage(
        l10n.t('The language server did not start: {0}', String(error?.message ?? error)),
      )
    },
  )
  return {stop: () => client.dispose()}
}
