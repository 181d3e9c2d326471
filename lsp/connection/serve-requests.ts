import {type Connection, ErrorCodes, LSPErrorCodes, RequestType, ResponseError} from 'vscode-languageserver'
import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import type {Host} from '../host.ts'
import type {Requests, RetrieveResult} from '../protocol.ts'
import {asCommands} from '../services/action-commands.ts'
import {dataOf} from '../services/action-data.ts'
import {codeActions} from '../services/code-actions.ts'
import {compareTexts} from '../services/compare-texts.ts'
import {listCrawlers} from '../services/crawlers.ts'
import {effectivePolicy} from '../services/effective-policy.ts'
import {resolveAction} from '../services/resolve-action.ts'
import {retrievalResult} from '../services/retrieval-result.ts'
import {testPath} from '../services/test-path.ts'
import type {Session} from '../session.ts'
import {Answers, requireTexts} from './answers.ts'
import type {Running} from './begin.ts'
import {configFileFor} from './config-file.ts'
import type {Lifecycle} from './lifecycle.ts'
import {runCommand} from './run-command.ts'

/** Forwards requests to the services that answer them. */
export function serveRequests(connection: Connection, life: Lifecycle<Running>, host: Host): void {
  const answers = new Answers(life)

  connection.onCodeAction(
    answers.aboutDocument((examined, params, session) => {
      const {features} = session
      const actions = codeActions(examined.analysis, params, features, () =>
        configFileFor(examined, session, host.disk),
      )
      return features.actionLiterals ? actions : asCommands(actions, features)
    }),
  )
  connection.onCodeActionResolve(
    answers.to(async (action, {session}) => {
      const data = dataOf(action)
      const examined = data && (await session.examine(data.uri))
      if (!data || !examined || examined.analysis.version !== data.version)
        throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed since.')
      return resolveAction(action, data, examined.analysis, session.features)
    }),
  )
  connection.onExecuteCommand(answers.to((params, {session}) => runCommand(params, session, connection)))

  connection.onRequest(
    own('robotslint/testPath'),
    answers.aboutOpenDocument(({analysis}, params) => {
      requireTexts(params, params.agent === undefined ? ['path'] : ['path', 'agent'])
      return testPath(analysis, params)
    }),
  )
  connection.onRequest(
    own('robotslint/effectivePolicy'),
    answers.aboutOpenDocument(({analysis}, params) => {
      requireTexts(params, ['agent'])
      return effectivePolicy(analysis, params.agent)
    }),
  )
  connection.onRequest(
    own('robotslint/crawlers'),
    answers.aboutOpenDocument(({analysis, setup}) => listCrawlers(analysis, setup.targetsFrom)),
  )
  connection.onRequest(
    own('robotslint/compare'),
    answers.to(params => {
      requireTexts(params, ['before', 'after'])
      return compareTexts({...params, targets: targetsIn(params)})
    }),
  )
  connection.onRequest(
    own('robotslint/retrieve'),
    answers.to((params, {session}, signal) => {
      requireTexts(params, ['url'])
      return retrieve(params.url, session, host, signal)
    }),
  )
}

/** @throws ResponseError where there are targets that are no list of names, or none of which is known */
function targetsIn({targets}: {readonly targets?: unknown}): readonly string[] | undefined {
  if (targets === undefined) return undefined
  const fail = (message: string) => new ResponseError(ErrorCodes.InvalidParams, message)
  const names = Array.isArray(targets) ? targets.filter(name => typeof name === 'string') : undefined
  if (names?.length !== Object(targets).length) throw fail('The parameter targets must be a list of strings.')
  const resolution = resolveTargets(names ?? [])
  if ('unknown' in resolution) throw fail(`There is no target ${resolution.unknown}`)
  return names
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
