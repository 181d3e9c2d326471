import {type Connection, LSPErrorCodes, RequestType, ResponseError} from 'vscode-languageserver'
import type {Host} from '../host.ts'
import type {Requests, RetrieveResult} from '../protocol.ts'
import {codeActions} from '../services/code-actions.ts'
import {compareTexts} from '../services/compare-texts.ts'
import {listCrawlers} from '../services/crawlers.ts'
import {effectivePolicy} from '../services/effective-policy.ts'
import {retrievalResult} from '../services/retrieval-result.ts'
import {testPath} from '../services/test-path.ts'
import type {Session} from '../session.ts'
import {Answers} from './answers.ts'
import type {Running} from './begin.ts'
import {configFileFor} from './config-file.ts'
import type {Lifecycle} from './lifecycle.ts'
import {runCommand} from './run-command.ts'

/** Forwards requests to the services that answer them. */
export function serveRequests(connection: Connection, life: Lifecycle<Running>, host: Host): void {
  const answers = new Answers(life)

  connection.onCodeAction(
    answers.aboutDocument((examined, params, session) =>
      codeActions(examined.analysis, params, session.features, () =>
        configFileFor(examined, session, host.disk),
      ),
    ),
  )
  connection.onExecuteCommand(answers.to((params, {session}) => runCommand(params, session, connection)))

  connection.onRequest(
    own('robotslint/testPath'),
    answers.aboutOpenDocument(({analysis}, params) => testPath(analysis, params)),
  )
  connection.onRequest(
    own('robotslint/effectivePolicy'),
    answers.aboutOpenDocument(({analysis}, {agent}) => effectivePolicy(analysis, agent)),
  )
  connection.onRequest(
    own('robotslint/crawlers'),
    answers.aboutOpenDocument(({analysis, setup}) => listCrawlers(analysis, setup.targetsFrom)),
  )
  connection.onRequest(own('robotslint/compare'), answers.to(compareTexts))
  connection.onRequest(
    own('robotslint/retrieve'),
    answers.to(({url}, {session}, signal) => retrieve(url, session, host, signal)),
  )
}

/** @throws ResponseError with a message for the user */
async function retrieve(
  url: string,
  session: Session,
  host: Host,
  signal: AbortSignal,
): Promise<RetrieveResult> {
  const fail = (message: string) => new ResponseError(LSPErrorCodes.RequestFailed, message)
  if (!host.retrieve) throw fail('A page in a browser can retrieve nothing from other servers.')
  const {retrieval, body} = await host.retrieve(url, signal).catch((error: unknown) => {
    throw fail(error instanceof Error ? error.message : String(error))
  })
  session.retrieved(retrieval)
  return retrievalResult(retrieval, body)
}

function own<Method extends keyof Requests>(
  method: Method,
): RequestType<Requests[Method]['params'], Requests[Method]['result'], void> {
  return new RequestType(method)
}
