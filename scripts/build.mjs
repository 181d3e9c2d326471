// Builds dist/: the command line (dist/cli.cjs, the rest in dist/cli/) as CommonJS, which Node starts fastest, and
// the library as an ES module with types.
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {chmod, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {build} from 'rolldown'
import {documentationElsewhere, documentationOnly} from './split-rules.mjs'

const root = join(import.meta.dirname, '..')
const {version} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/** What every run with the default format needs. All of it goes into one file, the program. */
const USUAL = ['cli/main.ts', 'cli/commands/lint.ts', 'cli/reporters/pretty.ts']

await rm(join(root, 'dist'), {recursive: true, force: true})
await Promise.all([
  buildCommandLine({input: {cli: 'cli/start.ts'}, output: {dir: 'dist'}}),
  buildCommandLine({
    input: {documentation: 'cli/documentation.ts'},
    plugins: [documentationOnly()],
    output: {dir: 'dist/cli'},
  }),
  buildProgram(),
  build({
    cwd: root,
    input: {index: 'library.ts'},
    // Nothing of Node: the library runs in a page as well.
    platform: 'neutral',
    external: ['unified', 'vfile', 'vfile-message'],
    output: {dir: 'dist', format: 'esm'},
  }),
  runNode('node_modules/typescript/bin/tsc', '--project', 'tsconfig.build.json'),
])
await chmod(join(root, 'dist/cli.cjs'), 0o755)
await runNode('scripts/run.mjs', 'scripts/write-code-cache.ts')

/** What the program imports when it needs it becomes a file of its own, which takes what they share from the program. */
async function buildProgram() {
  await buildCommandLine({
    input: {main: 'cli/main.ts'},
    plugins: [documentationElsewhere('./documentation.cjs')],
    output: {
      dir: 'dist/cli',
      codeSplitting: {groups: [{debugName: 'program', name: programOrOwnFile()}]},
      minifyInternalExports: false,
    },
  })
  const program = join(root, 'dist/cli/program.cjs')
  // It only hands on what the program exports.
  await rm(join(root, 'dist/cli/main.cjs'))
  await writeFile(program, toAscii(await readFile(program, 'utf8')))
}

/** @param {import('rolldown').BuildOptions} options */
function buildCommandLine(options) {
  return build({
    cwd: root,
    platform: 'node',
    // Some packages have a form of their own for Node, in which a bundler cannot follow what they require.
    resolve: {mainFields: ['module', 'main']},
    transform: {target: 'node20', define: {ROBOTSLINT_VERSION: JSON.stringify(version)}},
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

/** Names the file that a module goes into. */
function programOrOwnFile() {
  /** @type {Set<string> | undefined} */
  let usual
  return (id, context) => {
    usual ??= withImports(
      USUAL.map(file => join(root, file)),
      context,
    )
    return usual.has(id) ? 'program' : null
  }
}

/** The modules and all that they import, and so on. */
function withImports(ids, context) {
  const found = new Set()
  for (const todo = [...ids]; todo.length > 0; ) {
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

/** @param {string[]} args */
async function runNode(...args) {
  const child = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'})
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed`)
}
