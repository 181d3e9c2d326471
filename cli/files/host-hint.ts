/**
 * What to add where there is no file of a name that may well be a host: `example.org`, `localhost:1965`,
 * `192.0.2.1`, or a page such as `example.org/~me/`. Nothing for other names.
 */
export function hostHint(name: string): string {
  const host = /^(?:gemini:|https?:)?\/*([\w.-]+\.[a-z\d-]+|localhost)(?::\d{1,5})?(?:\/.*)?$/i.exec(
    name,
  )?.[1]
  if (host === undefined || name.startsWith('.') || name.startsWith('/') || isFileName(host)) return ''
  const rest = name.replace(/^(?:gemini:|https?:)?\/*/i, '')
  return `. For a file on a host, write gemini://${rest} or https://${rest}`
}

/** Endings of files that people check; none of them is a common top-level domain. */
function isFileName(host: string): boolean {
  return /\.(?:bak|cfg|conf|csv|gmi|html?|ini|jsonc?|log|m?[jt]s|old|orig|robots|te?xt|to?ml|ya?ml|xml)$/i.test(
    host,
  )
}
