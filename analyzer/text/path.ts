/** The folder of a file, without a slash at its end unless it is the top. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash > 0 ? path.slice(0, slash) : path.slice(0, slash + 1)
}

/** The path that is meant in a folder; an absolute one means itself. `..` is resolved. */
export function joinPath(folder: string, path: string): string {
  const isAbsolute = /^(?:\/|[a-z]:\/)/i.test(path)
  const names: string[] = []
  for (const name of `${isAbsolute ? '' : `${folder}/`}${path}`.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && (name !== '' || names.length === 0)) names.push(name)
  }
  return names.join('/')
}

/** The path from a folder to what is in it; undefined where it is elsewhere. */
export function pathWithin(folder: string, path: string): string | undefined {
  const prefix = folder.endsWith('/') ? folder : `${folder}/`
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined
}

/** Whether the name of what is linted is a URL and no path. */
export function isUrl(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(name)
}

/** Scheme, host and port of a URL; undefined where it has no host. Node gives no origin to URLs such as `gemini:`. */
export function siteOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const {protocol, host} = new URL(url)
  if (host === '') return undefined
  return `${protocol}//${host.toLowerCase().replace(protocol === 'gemini:' ? /:1965$/ : '', '')}`
}
