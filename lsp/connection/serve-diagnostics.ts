import type {Connection, WorkspaceDocumentDiagnosticReport} from 'vscode-languageserver'
import {pullDocument, pullWorkspace} from '../diagnostics/pull.ts'
import type {Host} from '../host.ts'
import {Answers, throwIfCancelled} from './answers.ts'
import type {Running} from './begin.ts'
import type {Lifecycle} from './lifecycle.ts'

/** Answers clients that ask for diagnostics. */
export function serveDiagnostics(connection: Connection, life: Lifecycle<Running>, {disk}: Host): void {
  const answers = new Answers(life)
  const {diagnostics} = connection.languages
  diagnostics.on(answers.to((params, {session}) => pullDocument(params, session, disk)))
  diagnostics.onWorkspace(async (params, token, progress, partial) => {
    const {session, robotsFiles} = life.running
    if (disk === undefined || robotsFiles === undefined) return {items: []}
    progress.begin('Checking robots.txt files', 0, undefined, true)
    const items: WorkspaceDocumentDiagnosticReport[] = []
    const report = partial
      ? (one: WorkspaceDocumentDiagnosticReport) => partial.report({items: [one]})
      : (one: WorkspaceDocumentDiagnosticReport) => items.push(one)
    try {
      const locations = await robotsFiles.all()
      let done = 0
      for await (const one of pullWorkspace(params, session, locations, disk)) {
        throwIfCancelled(token)
        report(one)
        progress.report(Math.min(100, Math.round((100 * ++done) / (locations.length + 1))))
      }
    } finally {
      progress.done()
    }
    return {items}
  })
}
