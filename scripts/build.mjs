// Builds dist/: the command line as CommonJS, which Node starts fastest, and the library as an ES module with types.
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {build} from 'esbuild'

const root = join(import.meta.dirname, '..')
const {version} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/** @type {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  bundle: true,
  target: 'node20',
  // Some packages have a form of their own for Node, in which a bundler cannot follow what they require.
  mainFields: ['module', 'main'],
  logLevel: 'warning',
}

await rm(join(root, 'dist'), {recursive: true, force: true})
await Promise.all([
  build({
    ...shared,
    entryPoints: ['cli/main.ts'],
    outfile: 'dist/cli.cjs',
    platform: 'node',
    format: 'cjs',
    // Less to read at each start.
    minify: true,
    define: {ROBOTSLINT_VERSION: JSON.stringify(version)},
  }),
  build({
    ...shared,
    entryPoints: ['library.ts'],
    outfile: 'dist/index.js',
    // Nothing of Node: the library runs in a page as well.
    platform: 'neutral',
    format: 'esm',
    external: ['unified', 'vfile', 'vfile-message'],
  }),
  emitTypes(),
])

async function emitTypes() {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const child = spawn(process.execPath, [compiler, '--project', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The types of the library could not be written')
}
