import type {CancellationToken, TextDocument, Uri} from 'vscode'
import type {BaseLanguageClient} from 'vscode-languageclient'
import type {Requests} from '../../lsp/protocol.ts'

/** The language server, as far as it is asked for more than editors ask by themselves. */
export class Server {
  readonly #client: BaseLanguageClient
  readonly canRetrieve: boolean

  constructor(client: BaseLanguageClient, canRetrieve: boolean) {
    this.#client = client
    this.canRetrieve = canRetrieve
  }

  /** Fails where the server does; waits for it while it starts. */
  ask<Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]['params'],
    token?: CancellationToken,
  ): Promise<Requests[Method]['result']> {
    // An undefined third parameter would become one of the request.
    return token ? this.#client.sendRequest(method, params, token) : this.#client.sendRequest(method, params)
  }

  /** A document, as requests name it. */
  identifierOf(document: TextDocument): {uri: string} {
    return this.#client.code2ProtocolConverter.asTextDocumentIdentifier(document)
  }

  /** What a code lens hands to a command: the document as the server spells it, and the name of an agent. */
  readLens([uri, agent]: readonly unknown[]): {readonly uri?: Uri; readonly agent?: string} {
    return {
      ...(typeof uri === 'string' && {uri: this.#client.protocol2CodeConverter.asUri(uri)}),
      ...(typeof agent === 'string' && {agent}),
    }
  }

  async restart(): Promise<void> {
    await this.#client.stop()
    await this.#client.start()
  }
}
