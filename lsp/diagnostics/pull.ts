import type {
  Diagnostic,
  DocumentDiagnosticParams,
  DocumentDiagnosticReport,
  WorkspaceDiagnosticParams,
  WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver'
import {Analysis} from '../documents/analysis.ts'
import {uriKey} from '../documents/uri.ts'
import type {Disk} from '../host.ts'
import type {Session} from '../session.ts'
import {turnTaker} from '../turns.ts'
import {diagnosticsOf, isWaitingForSave} from './diagnose-document.ts'

/** What there is to say about a document, worked out only where the client does not know it already. */
interface Answer {
  readonly uri: string
  /** Null for a file that is not open. */
  readonly version: number | null
  readonly resultId: string
  items(): Diagnostic[]
}

/** Answers a client that asks for the diagnostics of a document. */
export async function pullDocument(
  {textDocument: {uri}, previousResultId}: DocumentDiagnosticParams,
  session: Session,
  disk: Disk | undefined,
): Promise<DocumentDiagnosticReport> {
  const answer =
    (await answerForDocument(uri, previousResultId, session)) ?? (await answerForFile(uri, session, disk))
  if (answer === undefined) return {kind: 'full', items: []}
  const {resultId} = answer
  return resultId === previousResultId
    ? {kind: 'unchanged', resultId}
    : {kind: 'full', resultId, items: answer.items()}
}

/**
 * Answers a client that asks for the diagnostics of all open documents, and of all robots.txt files of the workspace.
 *
 * @param locations of the files
 */
export async function* pullWorkspace(
  {previousResultIds}: WorkspaceDiagnosticParams,
  session: Session,
  locations: Iterable<string>,
  disk: Disk,
): AsyncIterable<WorkspaceDocumentDiagnosticReport> {
  const previous = new Map(previousResultIds.map(({uri, value}) => [uriKey(uri), value]))
  const done = new Set<string>()
  const takeTurns = turnTaker()
  const reportOn = (answer: Answer): WorkspaceDocumentDiagnosticReport => {
    const {uri, version, resultId} = answer
    done.add(uriKey(uri))
    return resultId === previous.get(uriKey(uri))
      ? {kind: 'unchanged', uri, version, resultId}
      : {kind: 'full', uri, version, resultId, items: answer.items()}
  }
  for (const {uri} of [...session.documents.all()]) {
    await takeTurns()
    const answer = await answerForDocument(uri, previous.get(uriKey(uri)), session)
    if (answer) yield reportOn(answer)
  }
  for (const location of locations) {
    await takeTurns()
    const uri = disk.uriOf(location)
    const answer = done.has(uriKey(uri)) ? undefined : await answerForFile(uri, session, disk)
    if (answer) yield reportOn(answer)
  }
  // What is no more, or was closed and lies nowhere.
  for (const {uri, value} of previousResultIds)
    if (!done.has(uriKey(uri)) && value !== GONE)
      yield {kind: 'full', uri, version: null, resultId: GONE, items: []}
}

const GONE = 'gone'

async function answerForDocument(
  uri: string,
  previousResultId: string | undefined,
  session: Session,
): Promise<Answer | undefined> {
  const examined = await session.examine(uri)
  if (examined === undefined) return undefined
  const {document, setup, analysis} = examined
  const isKept = previousResultId !== undefined && isWaitingForSave(examined)
  return {
    uri: document.uri,
    version: document.version,
    resultId: isKept ? previousResultId : `${session.setups.generation} ${document.revision}`,
    items: () => diagnosticsOf(analysis, setup, session),
  }
}

async function answerForFile(
  uri: string,
  session: Session,
  disk: Disk | undefined,
): Promise<Answer | undefined> {
  const location = disk?.locationOf(uri)
  const stamp = location === undefined ? undefined : disk?.stampOf(location)
  if (disk === undefined || location === undefined || stamp === undefined) return undefined
  const setup = await session.setups.for(uri)
  return {
    uri,
    version: null,
    resultId: `${session.setups.generation} ${stamp}`,
    items() {
      const source = disk.read(location)
      if (source === undefined) return []
      const analysis = new Analysis({uri, version: 0, source}, setup.options, session.encoding)
      return diagnosticsOf(analysis, setup, session)
    },
  }
}
