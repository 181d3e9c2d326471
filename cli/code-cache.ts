import {readFileSync} from 'node:fs'
import nodeModule, {createRequire} from 'node:module'
import {join} from 'node:path'
import {Script} from 'node:vm'

/** What the program exports. */
type Program = typeof import('./main.ts')

/**
 * Loads the program without compiling it, where what V8 made of it was kept: compiling takes half as long as a whole
 * Node process that does nothing.
 *
 * The build keeps code for the one version of Node that it runs on. For others, Node itself keeps some from 22.1 on,
 * though without most functions.
 *
 * @param folder where the built files are
 */
export function loadProgram(folder: string): Program {
  const compiled = readCompiledCode(folder)
  if (compiled) return runProgram(folder, compileProgram(folder, compiled.source, compiled.code))
  letNodeKeepCode()
  const path = programPath(folder)
  return createRequire(path)(path)
}

function letNodeKeepCode(): void {
  if (!('enableCompileCache' in nodeModule)) return
  const {enableCompileCache} = nodeModule
  if (typeof enableCompileCache === 'function') enableCompileCache()
}

/** V8 rejects code of another version or with other flags; its format differs by processor. */
export function compiledCodePaths(folder: string): {readonly source: string; readonly code: string} {
  const name = `compiled-${process.versions.v8}-${process.arch}`
  return {source: join(folder, `${name}.js`), code: join(folder, `${name}.bin`)}
}

export function programPath(folder: string): string {
  return join(folder, 'program.cjs')
}

function readCompiledCode(folder: string): {source: string; code: Buffer} | undefined {
  const paths = compiledCodePaths(folder)
  try {
    // The build writes ASCII, which needs no decoding.
    return {source: readFileSync(paths.source, 'latin1'), code: readFileSync(paths.code)}
  } catch {
    return undefined
  }
}

/** What `require` puts around a module. The build puts it there: joining the text at each start takes time. */
export function wrapProgram(source: string): string {
  return `(function (exports, require, module) {${source}\n})`
}

export function compileProgram(folder: string, wrappedSource: string, cachedData?: Buffer): Script {
  return new Script(wrappedSource, {filename: programPath(folder), ...(cachedData && {cachedData})})
}

/** What requires the program from then on gets what is run here. */
export function runProgram(folder: string, script: Script): Program {
  const path = programPath(folder)
  const require = createRequire(path)
  const module = new nodeModule(path)
  require.cache[path] = module
  script.runInThisContext()(module.exports, require, module)
  return module.exports
}
