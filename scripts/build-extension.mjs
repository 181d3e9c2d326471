// Builds vscode-extension/dist/: both entries of the VS Code extension, the language server for each of them, and the
// schema of the configuration. `--debug` leaves the code readable, with source maps.
import {copyFile, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import process from 'node:process'
import {build} from 'esbuild'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'vscode-extension/dist')
const {version} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const debug = process.argv.includes('--debug')

/** Packages of others, by their folders. */
const packages = new Set()

await rm(dist, {recursive: true, force: true})
await mkdir(dist, {recursive: true})
await Promise.all([
  bundle('vscode-extension/src/node.ts', 'node.cjs', {platform: 'node', format: 'cjs', external: ['vscode']}),
  // Its ending and form are the only ones that all versions of VS Code load in a browser.
  bundle('vscode-extension/src/browser.ts', 'browser.js', {
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
  }),
  bundle('lsp/main.ts', 'server.cjs', {platform: 'node', format: 'cjs'}),
  bundle('lsp/browser.ts', 'server-worker.js', {platform: 'browser', format: 'iife'}),
  copyFile(join(root, 'config.schema.json'), join(dist, 'config.schema.json')),
])
await writeLicences()

/**
 * @param {string} entry
 * @param {string} name
 * @param {import('esbuild').BuildOptions} options
 */
async function bundle(entry, name, options) {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(dist, name),
    bundle: true,
    // VS Code 1.91 runs extensions on Node 20.
    target: options.platform === 'node' ? 'node20' : 'es2022',
    define: {ROBOTSLINT_VERSION: JSON.stringify(version)},
    // Some packages have a form of their own for Node, in which a bundler cannot follow what they require.
    mainFields: options.platform === 'node' ? ['module', 'main'] : ['browser', 'module', 'main'],
    minify: !debug,
    sourcemap: debug && 'linked',
    // Their licences are in a file of their own.
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    ...options,
  })
  for (const input of Object.keys(metafile.inputs)) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []
    if (folder) packages.add(folder)
  }
}

/** The licences of all that is in the bundles, as they ask for. */
async function writeLicences() {
  const texts = []
  for (const folder of [...packages].sort()) {
    const {name, version: used} = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
    const file = (await readdir(join(root, folder))).find(one => /^licen[cs]e/i.test(one))
    if (file === undefined) throw new Error(`${name} has no licence`)
    texts.push(`${name} ${used}\n\n${(await readFile(join(root, folder, file), 'utf8')).trim()}\n`)
  }
  await writeFile(join(dist, 'licences-of-packages.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`))
}
