/**
 * One spelling for all those of a URI: clients write `file:///c%3A/a%20b` and `file:///C:/a b` for the same file, and
 * some say the one when they open it and the other when they close it. For comparison only: a client is always
 * answered in its own spelling.
 */
export function uriKey(uri: string): string {
  return decoded(uri).replace(
    /^file:\/\/\/([A-Z]):/i,
    (_, drive: string) => `file:///${drive.toLowerCase()}:`,
  )
}

/**
 * Where a document is, as messages say it: from the folder of the workspace that holds it, else in full; on a server
 * by its URL. A document that was never saved is nowhere.
 *
 * @param folders URIs
 */
export function placeOf(uri: string, folders: readonly string[]): string | undefined {
  const key = uriKey(uri)
  const [, scheme = '', path = ''] = /^([a-z][a-z0-9+.-]*):(?:\/\/[^/]*)?(.*)$/is.exec(key) ?? []
  if (scheme === 'untitled' || path === '') return undefined
  if (/^(?:https?|gemini)$/i.test(scheme)) return key
  const folder = folderOf(uri, folders)
  if (folder !== undefined) return key.slice(withSlash(uriKey(folder)).length)
  return path.replace(/^\/(?=[a-z]:\/)/, '')
}

/** The innermost folder of the workspace that holds a document. */
export function folderOf(uri: string, folders: readonly string[]): string | undefined {
  const key = uriKey(uri)
  return folders
    .filter(folder => key.startsWith(withSlash(uriKey(folder))))
    .sort((a, b) => uriKey(b).length - uriKey(a).length)[0]
}

function withSlash(folder: string): string {
  return folder.endsWith('/') ? folder : `${folder}/`
}

/** A `%` that escapes nothing stays. */
function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri.replace(/(?:%[0-9a-f]{2})+/gi, escapes => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes.toUpperCase()
      }
    })
  }
}
