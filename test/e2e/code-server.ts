import {type ChildProcess, execFile, spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {env, execPath} from 'node:process'
import {createInterface} from 'node:readline'
import {promisify} from 'node:util'
import {USER_SETTINGS} from './user-settings.ts'

const run = promisify(execFile)

const PACKAGE = dirname(createRequire(import.meta.url).resolve('code-server/package.json'))
const ENTRY = join(PACKAGE, 'out/node/entry.js')

export interface CodeServer {
  readonly url: string
  /** The folder that is open in it. */
  readonly folder: string
  close(): Promise<void>
}

/**
 * Starts a VS Code with a node extension host, the extension installed from its package.
 *
 * @param vsix the package
 * @param files their texts by name, in the folder that is open
 */
export async function startCodeServer(
  vsix: string,
  files: Readonly<Record<string, string>>,
): Promise<CodeServer> {
  await installDependencies()
  const work = await mkdtemp(join(tmpdir(), 'robotslint-code-server-'))
  const folder = join(work, 'folder')
  for (const name of ['folder', 'user/User', 'tmp']) await mkdir(join(work, name), {recursive: true})
  await mkdir(join(work, 'run'), {mode: 0o700})
  await writeFile(join(work, 'user/User/settings.json'), JSON.stringify(USER_SETTINGS))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  // It would read and write a configuration in the home folder, and leave sockets behind.
  const environment = {
    ...env,
    XDG_CONFIG_HOME: join(work, 'config'),
    XDG_DATA_HOME: join(work, 'data'),
    XDG_CACHE_HOME: join(work, 'cache'),
    XDG_RUNTIME_DIR: join(work, 'run'),
    TMPDIR: join(work, 'tmp'),
  }
  const places = ['--extensions-dir', join(work, 'extensions'), '--user-data-dir', join(work, 'user')]
  await run(execPath, [ENTRY, ...places, '--install-extension', vsix], {env: environment})
  const server = spawn(
    execPath,
    [
      ENTRY,
      ...places,
      ...['--auth', 'none', '--bind-addr', '127.0.0.1:0'],
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-workspace-trust',
      '--disable-getting-started-override',
    ],
    {env: environment, stdio: ['ignore', 'pipe', 'pipe']},
  )
  const close = async () => {
    server.kill()
    if (server.exitCode === null) await new Promise(resolve => server.once('exit', resolve))
    await rm(work, {recursive: true, force: true, maxRetries: 5})
  }
  try {
    return {url: `${await addressOf(server)}?folder=${folder}`, folder, close}
  } catch (error) {
    await close()
    throw error
  }
}

/** The packages of VS Code itself, which code-server fetches in a script when it is installed; scripts are off here. */
async function installDependencies(): Promise<void> {
  const cwd = join(PACKAGE, 'lib/vscode')
  if (existsSync(join(cwd, 'node_modules'))) return
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev'], {cwd})
}

/** Port 0 lets the system choose; the server says what it got. */
async function addressOf(server: ChildProcess): Promise<string> {
  const lines: string[] = []
  server.stderr?.on('data', chunk => lines.push(String(chunk)))
  if (server.stdout)
    for await (const line of createInterface({input: server.stdout})) {
      lines.push(line)
      const [, address] = /listening on (http:\S+)/.exec(line) ?? []
      if (address !== undefined) {
        // It stops when nobody reads what it writes.
        server.stdout.resume()
        return address
      }
    }
  throw new Error(`code-server did not start:\n${lines.join('\n')}`)
}
