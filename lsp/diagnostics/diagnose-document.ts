import type {Diagnostic} from 'vscode-languageserver'
import type {Analysis} from '../documents/analysis.ts'
import {diagnose} from '../services/diagnostics.ts'
import type {Session} from '../session.ts'
import type {Setup} from '../setups.ts'

/** The diagnostics of one version of an open document. */
export interface Diagnosed {
  /** As the client spells it. */
  readonly uri: string
  readonly version: number
  readonly diagnostics: Diagnostic[]
  /** Whether the document is still open, and has not been changed meanwhile. */
  isLatest(): boolean
}

/**
 * The diagnostics of an open document as it is now.
 *
 * @returns undefined where it is not open, or is to be judged only when it is saved
 */
export async function diagnoseDocument(uri: string, session: Session): Promise<Diagnosed | undefined> {
  const examined = await session.examine(uri)
  if (examined === undefined || isWaitingForSave(examined)) return undefined
  const {document, setup, analysis} = examined
  return {
    uri: document.uri,
    version: document.version,
    diagnostics: diagnosticsOf(analysis, setup, session),
    isLatest: () => session.documents.get(uri) === document,
  }
}

export function isWaitingForSave({
  document,
  setup,
}: {
  readonly document: {readonly isChanged: boolean}
  readonly setup: Setup
}): boolean {
  return document.isChanged && setup.settings.run === 'onSave'
}

/** A fault of ours is told to the user, and is no reason to end. */
export function diagnosticsOf(analysis: Analysis, {silence}: Setup, session: Session): Diagnostic[] {
  if (silence !== undefined) return []
  const start = performance.now()
  try {
    const diagnostics = diagnose(analysis, session.features)
    const {uri, version} = analysis
    const time = (performance.now() - start).toFixed(1)
    session.trace(`${diagnostics.length} problems in version ${version} of ${uri}, found in ${time} ms`)
    return diagnostics
  } catch (error) {
    session.reportFault(error)
    return []
  }
}
