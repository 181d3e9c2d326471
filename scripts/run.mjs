// Runs a TypeScript file of the project: `node scripts/run.mjs FILE.ts [ARGUMENT]…`. Node 20 cannot do so itself.
import {mkdtemp, rm} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {build} from 'esbuild'

const [file, ...rest] = process.argv.slice(2)
// Inside the project, so that packages are found from there.
const folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.robotslint-'))
try {
  const outfile = join(folder, 'script.mjs')
  await build({
    entryPoints: [resolve(file ?? '')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  process.argv = [process.argv[0] ?? 'node', resolve(file ?? ''), ...rest]
  await import(pathToFileURL(outfile).href)
} finally {
  await rm(folder, {recursive: true, force: true})
}
