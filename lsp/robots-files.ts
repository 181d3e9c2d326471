import type {Disk} from './host.ts'

/** The robots.txt files of the workspace. */
export class RobotsFiles {
  readonly #disk: Disk
  readonly #folders: () => readonly string[]
  readonly #isTold: boolean
  #known: readonly string[] | undefined

  /**
   * @param folders gives those of the workspace, as URIs
   * @param isTold whether `forget` is called when files come and go; they are looked for each time otherwise
   */
  constructor(disk: Disk, folders: () => readonly string[], isTold: boolean) {
    this.#disk = disk
    this.#folders = folders
    this.#isTold = isTold
  }

  /** Their locations. */
  async all(): Promise<readonly string[]> {
    const found = this.#known ?? (await this.#search())
    if (this.#isTold) this.#known = found
    return found
  }

  forget(): void {
    this.#known = undefined
  }

  async #search(): Promise<readonly string[]> {
    const found: string[] = []
    for (const uri of this.#folders()) {
      const folder = this.#disk.locationOf(uri)
      if (folder === undefined) continue
      for await (const location of this.#disk.robotsFilesIn(folder)) found.push(location)
    }
    return [...new Set(found)]
  }
}
