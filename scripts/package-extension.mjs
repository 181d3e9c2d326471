// Packs the VS Code extension: `node scripts/package-extension.mjs [FILE.vsix]`. The program that packs, vsce, is among
// the tools of the end-to-end tests: `npm ci --prefix test/e2e`.
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {copyFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const extension = join(root, 'vscode-extension')
const target = resolve(process.argv[2] ?? join(root, 'vscode-extension/robotslint.vsix'))
const repository = 'https://github.com/robotslint/robotslint'

await runNode(root, 'scripts/build-extension.mjs')
for (const name of ['LICENSE', 'CHANGELOG.md']) await copyFile(join(root, name), join(extension, name))
await runNode(
  extension,
  join(root, 'test/e2e/node_modules/@vscode/vsce/vsce'),
  'package',
  // All of them are in the bundles.
  '--no-dependencies',
  '--baseContentUrl',
  `${repository}/blob/main/vscode-extension`,
  '--baseImagesUrl',
  `${repository}/raw/main/vscode-extension`,
  '--out',
  target,
)

/**
 * @param {string} cwd
 * @param {string[]} args
 */
async function runNode(cwd, ...args) {
  const child = spawn(process.execPath, args, {cwd, stdio: 'inherit'})
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed`)
}
