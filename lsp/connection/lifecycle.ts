import {ErrorCodes, ResponseError} from 'vscode-languageserver'

/**
 * What the server knows of its client: nothing before `initialize`, and nothing any more after `shutdown`, when the
 * protocol has every request refused.
 */
export class Lifecycle<Running> {
  #running: Running | undefined
  #isShutDown = false

  /** @throws ResponseError where a client is served already, or was: it has to start another server */
  start(begin: () => Running): Running {
    if (this.#isShutDown) throw this.#refusal
    if (this.#running !== undefined)
      throw new ResponseError(ErrorCodes.InvalidRequest, 'The server is initialized already.')
    this.#running = begin()
    return this.#running
  }

  shutDown(): void {
    this.#isShutDown = true
    this.#running = undefined
  }

  /** For a notification, which is passed over where there is nobody to serve. */
  get ifRunning(): Running | undefined {
    return this.#running
  }

  /** @throws ResponseError for a request at the wrong time */
  get running(): Running {
    if (this.#running !== undefined) return this.#running
    throw this.#refusal
  }

  get #refusal(): ResponseError<void> {
    return this.#isShutDown
      ? new ResponseError(ErrorCodes.InvalidRequest, 'The server was shut down.')
      : new ResponseError(ErrorCodes.ServerNotInitialized, 'The server waits for `initialize`.')
  }
}
