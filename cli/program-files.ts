import {readFileSync} from 'node:fs'
import nodeModule, {createRequire} from 'node:module'
import {join} from 'node:path'
import {Script} from 'node:vm'
import {codePath, readCode, readOwnCode, writeCode} from './compiled-code.ts'

/** What the program exports. */
type Program = typeof import('./main.ts')

/** What `require` calls for a module. */
type RunModule = (exports: object, require: (id: string) => unknown, module: NodeJS.Module) => void

/** The files of a usual run, one without a configuration but for the last. */
const FILES: readonly string[] = ['core.cjs', 'program.cjs', 'configuration.cjs']

/**
 * The built files of the program, run with what V8 made of them once: compiling takes half as long as a whole Node
 * process that does nothing. The build keeps such code for the Node that it runs on; for others, a run keeps it for
 * those after it.
 */
export class ProgramFiles {
  readonly #folder: string
  readonly #build: string
  /** Where code is kept that did not come with the program. */
  readonly #userFolder: string | undefined
  readonly #require: NodeJS.Require
  readonly #scripts = new Map<string, Script>()

  /**
   * @param folder where the built files are
   * @param build tells one build from another
   */
  constructor(folder: string, build: string, userFolder?: string) {
    this.#folder = folder
    this.#build = build
    this.#userFolder = userFolder
    this.#require = createRequire(join(folder, 'program.cjs'))
  }

  /** Loads the program. */
  get program(): Program {
    return this.#load('program.cjs')
  }

  /** Keeps what V8 has made of the files that it had to compile, functions that have run included, for later runs. */
  keepCode(folder = this.#userFolder): void {
    if (folder === undefined) return
    for (const [name, script] of this.#scripts) {
      const isKept = script.cachedDataRejected === false
      if (!isKept) writeCode(folder, codePath(folder, this.#build, name), script.createCachedData())
    }
  }

  #load(name: string) {
    const path = join(this.#folder, name)
    const loaded = this.#require.cache[path]
    if (loaded) return loaded.exports
    const module = new nodeModule(path)
    // What requires the file from then on gets what is run here.
    this.#require.cache[path] = module
    const run: RunModule = this.#compile(name, path).runInThisContext()
    run(module.exports, id => this.#requireFrom(id), module)
    return module.exports
  }

  #requireFrom(id: string): unknown {
    const name = FILES.find(file => id === `./${file}`)
    return name === undefined ? this.#require(id) : this.#load(name)
  }

  #compile(name: string, path: string): Script {
    // The build writes ASCII, which needs no decoding.
    const source = `(function (exports, require, module) {${readFileSync(path, 'latin1')}\n})`
    const cachedData = this.#readCode(name)
    const script = new Script(source, {filename: path, ...(cachedData && {cachedData})})
    this.#scripts.set(name, script)
    return script
  }

  #readCode(name: string): Buffer | undefined {
    const code = readCode(codePath(this.#folder, this.#build, name))
    if (code || this.#userFolder === undefined) return code
    return readOwnCode(codePath(this.#userFolder, this.#build, name))
  }
}
