import {
  type CancellationToken,
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  type TextDocumentIdentifier,
} from 'vscode-languageserver'
import type {Examined, Session} from '../session.ts'
import type {Running} from './begin.ts'
import type {Lifecycle} from './lifecycle.ts'

/** Makes handlers of requests from the functions that answer them. */
export class Answers {
  readonly #life: Lifecycle<Running>

  constructor(life: Lifecycle<Running>) {
    this.#life = life
  }

  /** For a request about a document; null where it is not open. */
  aboutDocument<Params extends {readonly textDocument: TextDocumentIdentifier}, Result>(
    answer: (examined: Examined, params: Params, session: Session) => Result,
  ): (params: Params, token: CancellationToken) => Promise<Result | null> {
    return async (params, token) => {
      const {session} = this.#life.running
      requireTexts(params?.textDocument, ['uri'], 'textDocument.')
      const examined = await session.examine(params.textDocument.uri)
      // There may have come a newer request while the settings were on their way.
      throwIfCancelled(token)
      return examined ? answer(examined, params, session) : null
    }
  }

  /**
   * For a request about a document that the client knows to be open.
   *
   * @throws ResponseError where it is not
   */
  aboutOpenDocument<Params extends {readonly textDocument: TextDocumentIdentifier}, Result>(
    answer: (examined: Examined, params: Params, session: Session) => Result,
  ): (params: Params, token: CancellationToken) => Promise<Result> {
    const answerIfOpen = this.aboutDocument((examined: Examined, params: Params, session: Session) => ({
      result: answer(examined, params, session),
    }))
    return async (params, token) => {
      const answered = await answerIfOpen(params, token)
      if (answered) return answered.result
      throw new ResponseError(ErrorCodes.InvalidParams, `${params.textDocument.uri} is not open.`)
    }
  }

  /** For any other request. The signal tells when nobody waits for the answer any more. */
  to<Params, Result>(
    answer: (params: Params, running: Running, signal: AbortSignal) => Result | Promise<Result>,
  ): (params: Params, token: CancellationToken) => Promise<Result> {
    return async (params, token) => {
      const abort = new AbortController()
      token.onCancellationRequested(() => abort.abort())
      try {
        return await answer(params, this.#life.running, abort.signal)
      } finally {
        throwIfCancelled(token)
      }
    }
  }
}

/**
 * Checks what comes over the wire, where types promise nothing.
 *
 * @param names of properties that have to be texts
 * @param path how messages begin their names
 * @throws ResponseError with a sentence that names the first that is none
 */
export function requireTexts(given: object | undefined, names: readonly string[], path = ''): void {
  const values: Readonly<Record<string, unknown>> = Object(given)
  const wrong = names.find(name => typeof values[name] !== 'string')
  if (wrong !== undefined)
    throw new ResponseError(ErrorCodes.InvalidParams, `The parameter ${path}${wrong} must be a string.`)
}

export function throwIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested)
    throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.')
}
