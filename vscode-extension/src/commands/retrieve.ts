import {l10n, ProgressLocation, window} from 'vscode'
import type {RetrieveResult} from '../../../lsp/protocol.ts'
import type {Tools} from './command.ts'

const SCHEMES = ['gemini:', 'https:', 'http:']

/** Kept for as long as the folder is open, since one looks at the same site again and again. */
const LAST_URL = 'lastUrl'

/**
 * Asks for a URL, and has the server fetch its robots.txt.
 *
 * @returns undefined where the user gives up, or where this VS Code cannot fetch, which is said
 */
export async function retrieve({server, context}: Tools, title: string): Promise<RetrieveResult | undefined> {
  if (!server.canRetrieve) {
    await window.showInformationMessage(l10n.t('VS Code in a browser cannot fetch robots.txt files.'), {
      modal: true,
      detail: l10n.t(
        'A web page can open no connection to a capsule, and may not read other sites. Use VS Code on the desktop, or the command line: robotslint {0}',
        'https://example.com',
      ),
    })
    return undefined
  }
  const url = await window.showInputBox({
    title,
    prompt: l10n.t('A capsule or a site; its robots.txt is fetched as a careful crawler would.'),
    placeHolder: 'gemini://example.org',
    value: context.workspaceState.get(LAST_URL, ''),
    validateInput: problemWith,
  })
  if (url === undefined) return undefined
  await context.workspaceState.update(LAST_URL, url.trim())
  return window.withProgress(
    {location: ProgressLocation.Notification, title: l10n.t('Fetching {0}', url.trim()), cancellable: true},
    async (_progress, token) => {
      try {
        return await server.ask('robotslint/retrieve', {url: url.trim()}, token)
      } catch (error) {
        if (token.isCancellationRequested) return undefined
        throw error
      }
    },
  )
}

function problemWith(value: string): string | undefined {
  const url = value.trim()
  if (!/^[a-z][a-z+.-]*:\/\//i.test(url))
    return l10n.t('Say how to fetch it: gemini://{0} or https://{0}', url || 'example.org')
  if (!URL.canParse(url)) return l10n.t('This is no URL.')
  if (!SCHEMES.includes(new URL(url).protocol))
    return l10n.t('Only gemini://, https:// and http:// can be fetched.')
  return undefined
}
