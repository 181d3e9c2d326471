// Builds dist/: all that runs as CommonJS in dist/program/, which Node starts fastest; dist/cli.cjs and
// dist/lsp.cjs, which start it; and the library's entry as an ES module, with types.
import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {chmod, readFile, rm, writeFile} from 'node:fs/promises'
import {join, relative} from 'node:path'
import {build} from 'rolldown'
import {pruneTypes} from './prune-types.mjs'
import {documentationElsewhere, documentationOnly} from './split-rules.mjs'

const root = join(import.meta.dirname, '..')
const {version} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/** What every run with the default format needs. All of it goes into two files: what is pure, and the rest. */
const USUAL = ['cli/main.ts', 'cli/commands/lint.ts', 'cli/reporters/pretty.ts']

/** What a run with a configuration needs as well. */
const CONFIGURATION = ['cli/config/on-demand.ts']

/** The files that these become; compiled code is kept for them. */
const PROGRAM = ['core.cjs', 'program.cjs', 'configuration.cjs']

/** Where the pure half comes from, which the library shares. */
const PURE = /^(?:analyzer|rules)[\\/]/

await rm(join(root, 'dist'), {recursive: true, force: true})
await Promise.all([
  buildCommonJs({
    input: {documentation: 'cli/documentation.ts'},
    plugins: [documentationOnly()],
    output: {dir: 'dist/program'},
  }),
  buildCommonJs({input: {protocol: 'vscode-languageserver/node'}, output: {dir: 'dist/program'}}),
  buildProgram(),
  buildLibrary(),
  runNode('node_modules/typescript/bin/tsc', '--project', 'tsconfig.build.json'),
])
await pruneTypes(join(root, 'dist/types'), 'index.d.ts')
const digest = await digestOf(PROGRAM)
await buildCommonJs({input: {cli: 'cli/start.ts'}, output: {dir: 'dist'}}, {ROBOTSLINT_BUILD: digest})
await writeFile(join(root, 'dist/lsp.cjs'), "#!/usr/bin/env node\nrequire('./program/language-server.cjs')\n")
for (const name of ['cli.cjs', 'lsp.cjs']) await chmod(join(root, 'dist', name), 0o755)
await runNode('scripts/run.mjs', 'scripts/write-code-cache.ts', digest)

/**
 * All that runs, once: whatever starts first, the command line or the library, takes its files from here. What is
 * imported only when it is needed becomes a file of its own.
 */
async function buildProgram() {
  await buildCommonJs({
    input: {program: 'cli/main.ts', library: 'library.ts', 'language-server': 'lsp/main.ts'},
    preserveEntrySignatures: 'allow-extension',
    plugins: [documentationElsewhere('./documentation.cjs'), protocolElsewhere('./protocol.cjs')],
    output: {
      dir: 'dist/program',
      codeSplitting: {includeDependenciesRecursively: false, groups: programGroups()},
      minifyInternalExports: false,
    },
  })
  for (const name of PROGRAM) {
    const file = join(root, 'dist/program', name)
    await writeFile(file, toAscii(await readFile(file, 'utf8')))
  }
}

/**
 * The packages that speak with editors are CommonJS, and bundling them would need helpers in files that everything
 * else starts with.
 *
 * @param {string} file the file that they become, as the program requires it
 * @returns {import('rolldown').Plugin}
 */
function protocolElsewhere(file) {
  return {
    name: 'protocol-elsewhere',
    resolveId: {
      filter: {id: /^vscode-languageserver(?:\/node)?$/},
      handler: () => ({id: file, external: true}),
    },
  }
}

/** The package's own entry: an ES module that takes what is pure from the program, and unified as a package. */
function buildLibrary() {
  return build({
    cwd: root,
    input: {index: 'index.ts'},
    platform: 'neutral',
    external: ['unified', 'vfile', 'vfile-message'],
    plugins: [fromProgram()],
    output: {dir: 'dist', format: 'esm'},
  })
}

/** @returns {import('rolldown').Plugin} */
function fromProgram() {
  return {
    name: 'from-program',
    resolveId: {
      filter: {id: /^\.{1,2}\//},
      handler(id, importer) {
        const isOwn = importer === undefined || /[\\/]processor\.ts$/.test(id)
        return isOwn ? null : {id: './program/library.cjs', external: true}
      },
    },
  }
}

/**
 * @param {import('rolldown').BuildOptions} options
 * @param {Record<string, string>} constants
 */
function buildCommonJs(options, constants = {}) {
  return build({
    cwd: root,
    platform: 'node',
    // Some packages have a form of their own for Node, in which a bundler cannot follow what they require.
    resolve: {mainFields: ['module', 'main']},
    transform: {target: 'node20', define: defines({ROBOTSLINT_VERSION: version, ...constants})},
    ...options,
    output: {
      format: 'cjs',
      // Less to read at each start.
      minify: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name].cjs',
      ...options.output,
    },
  })
}

/** Which modules go into which file of the program. */
function programGroups() {
  /** @type {{usual: Set<string>, configuration: Set<string>} | undefined} */
  let reached
  const reach = context => {
    reached ??= {usual: withImports(USUAL, context), configuration: withImports(CONFIGURATION, context)}
    return reached
  }
  const isPure = id => PURE.test(relative(root, id))
  const groups = {
    core: (id, {usual}) => usual.has(id) && isPure(id),
    program: (id, {usual}) => usual.has(id) && !isPure(id),
    configuration: (id, {usual, configuration}) => configuration.has(id) && !usual.has(id),
  }
  return Object.entries(groups).map(([name, holds]) => ({
    debugName: name,
    name: (id, context) => (holds(id, reach(context)) ? name : null),
  }))
}

/** The modules of these files and all that they import, and so on. */
function withImports(files, context) {
  const found = new Set()
  for (const todo = files.map(file => join(root, file)); todo.length > 0; ) {
    const id = todo.pop()
    if (found.has(id)) continue
    found.add(id)
    todo.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * V8 keeps a text with other characters at twice the size, and reads it more slowly. They stand in strings and in
 * regular expressions.
 *
 * @param {string} code
 */
function toAscii(code) {
  return code.replace(/[^\0-\x7F]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** @param {Record<string, string>} constants */
function defines(constants) {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]))
}

/** @param {string[]} names of files of the program */
async function digestOf(names) {
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(root, 'dist/program', name)))
  return hash.digest('hex').slice(0, 16)
}

/** @param {string[]} args */
async function runNode(...args) {
  const child = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'})
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed`)
}
