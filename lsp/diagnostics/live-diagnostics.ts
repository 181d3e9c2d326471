import type {OpenDocument} from '../documents/open-documents.ts'
import {uriKey} from '../documents/uri.ts'
import type {Disk, FoundConfig} from '../host.ts'
import type {Session} from '../session.ts'
import {isBroken} from '../setups.ts'
import type {ConfigProblems} from './config-problems.ts'
import type {Delivery} from './delivery.ts'

/** Keeps what the client shows true while documents, files and settings change. */
export class LiveDiagnostics {
  readonly #session: Session
  readonly #delivery: Delivery
  readonly #configProblems: ConfigProblems
  readonly #disk: Disk | undefined
  readonly #refreshViews: () => void

  /** @param refreshViews has the client ask again for all that is no diagnostic */
  constructor(
    session: Session,
    delivery: Delivery,
    configProblems: ConfigProblems,
    disk: Disk | undefined,
    refreshViews: () => void,
  ) {
    this.#session = session
    this.#refreshViews = refreshViews
    this.#delivery = delivery
    this.#configProblems = configProblems
    this.#disk = disk
  }

  async opened({uri}: OpenDocument): Promise<void> {
    await this.#delivery.opened(uri)
    const {config} = await this.#session.setups.for(uri)
    this.#showConfig(config)
  }

  changed({uri}: OpenDocument): void {
    this.#delivery.changed(uri)
  }

  async saved({uri}: OpenDocument): Promise<void> {
    const {settings} = await this.#session.setups.for(uri)
    if (settings.run === 'onSave') await this.#delivery.saved(uri)
  }

  async closed({uri}: OpenDocument): Promise<void> {
    this.#delivery.gone(uri)
    if (this.#configProblems.areShown) await this.#checkConfigs()
  }

  /** Files or folders were removed, or are called otherwise. */
  filesGone(uris: readonly string[]): void {
    const keys = uris.map(uriKey)
    for (const {uri} of this.#session.documents.all()) {
      const key = uriKey(uri)
      if (keys.some(gone => key === gone || key.startsWith(`${gone}/`))) this.#delivery.gone(uri)
    }
  }

  /** Settings or configurations have changed: any document may be treated otherwise. */
  async surroundingsChanged(): Promise<void> {
    this.#disk?.forgetConfigs()
    this.#session.setups.forgetAll()
    this.#refreshViews()
    await this.#delivery.changedAll([...this.#session.documents.all()].map(({uri}) => uri))
    await this.#checkConfigs()
  }

  /** Shows the problems of the configurations that open documents have, and no others. */
  async #checkConfigs(): Promise<void> {
    const broken = new Set<string>()
    for (const {uri} of [...this.#session.documents.all()]) {
      const {config} = await this.#session.setups.for(uri)
      const shown = this.#showConfig(config)
      if (shown !== undefined) broken.add(shown)
    }
    this.#configProblems.keepOnly(broken)
  }

  /** @returns the file that is wrong, if one is */
  #showConfig(config: FoundConfig | undefined): string | undefined {
    if (!isBroken(config) || this.#disk === undefined) return undefined
    const uri = this.#disk.uriOf(config.location)
    this.#configProblems.show(uri, config)
    return uri
  }
}
