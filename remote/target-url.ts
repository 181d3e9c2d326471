import {isIPv6} from 'node:net'
import {domainToASCII} from 'node:url'
import type {Endpoint} from './failure.ts'
import {printable} from './printable.ts'

/** The robots.txt that a URL given by the user stands for. */
export interface Target {
  readonly protocol: 'gemini' | 'http'
  /** URL of the robots.txt, in normal form. */
  readonly url: string
  readonly endpoint: Endpoint
  /** What the user should know where the URL named something else. */
  readonly note?: string
}

/** A URL that cannot be asked. The message says what to write instead and is safe to print. */
export class TargetUrlError extends Error {
  override readonly name = 'TargetUrlError'
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = {'gemini:': 1965, 'http:': 80, 'https:': 443}

/** A request line holds at most this many bytes before CR LF (Gemini 0.24.1). */
export const GEMINI_URL_LIMIT = 1024

/** Whether an argument is meant as a URL that robotslint can fetch, and not as a file. */
export function isRemoteUrl(text: string): boolean {
  return /^(?:gemini|https?):\/\//i.test(text)
}

/** A text that is meant as a URL, as it may stand in a report or a log: without a user's name and password. */
export function withoutCredentials(text: string): string {
  return text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/?#]*@/i, '$1…@')
}

/**
 * Finds the robots.txt that counts for a URL: always `/robots.txt` of its host and port.
 *
 * @throws TargetUrlError
 */
export function parseTarget(text: string): Target {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) throw withoutScheme(text)
  if (DEFAULT_PORTS[`${scheme}:`] === undefined) throw otherScheme(scheme, text)
  const url = parseUrl(text)
  const note = noteFor(url)
  url.pathname = '/robots.txt'
  url.search = ''
  return {
    protocol: scheme === 'gemini' ? 'gemini' : 'http',
    url: url.href,
    endpoint: endpointOf(url),
    ...(note && {note}),
  }
}

function parseUrl(text: string): URL {
  if (!URL.canParse(text)) throw new TargetUrlError(`${quoted(text)} is not a valid URL.`)
  const url = normalUrl(new URL(text))
  if (url === undefined) throw new TargetUrlError(`${quoted(text)} names no valid host or port.`)
  if (url.username !== '' || url.password !== '') {
    throw new TargetUrlError(`${quoted(text)} holds a user name, which is never sent; leave it out.`)
  }
  return url
}

/**
 * The normal form of a URL: no fragment, no default port, a path, and the host in ASCII and lower case without the
 * dot of the root. Node does the last two for http and https only. Undefined where the host is not valid.
 */
export function normalUrl(url: URL): URL | undefined {
  const host = isIPv6(bare(url.hostname))
    ? url.hostname
    : domainToASCII(url.hostname).toLowerCase().replace(/\.$/, '')
  const normal = new URL(url)
  if (host === '' || url.port === '0') return undefined
  normal.hostname = host
  if (normal.hostname !== host) return undefined
  if (Number(url.port) === DEFAULT_PORTS[url.protocol]) normal.port = ''
  if (normal.pathname === '') normal.pathname = '/'
  normal.hash = ''
  return normal
}

/** Host and port to connect to. */
export function endpointOf(url: URL): Endpoint {
  return {host: bare(url.hostname), port: Number(url.port) || (DEFAULT_PORTS[url.protocol] ?? 0)}
}

function bare(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

function noteFor(url: URL): string | undefined {
  const {pathname, search} = url
  const root = `${url.protocol}//${url.host}/robots.txt`
  const user = /^\/(~[^/]+)/.exec(pathname)?.[1]
  if (user !== undefined) {
    return `No crawler reads a robots.txt below /${printable(user)}/; the one that counts is ${root}, so ask its administrator for rules.`
  }
  if ((pathname === '/' || pathname === '/robots.txt') && search === '') return undefined
  return `A page was named; the rules for it are those of ${root}.`
}

function withoutScheme(text: string): TargetUrlError {
  const host = printable(text.replace(/^(?:(?:gemini|https?):)?\/*(?:[^/?#]*@)?/i, '')) || 'example.org'
  return new TargetUrlError(`${quoted(text)} has no scheme; write gemini://${host} or https://${host}.`)
}

const OTHER_SCHEMES: ReadonlyMap<string, string> = new Map([
  ['titan', 'Titan only writes; its paths are ruled by the robots.txt at gemini://.'],
  ['file', 'Give the path of a local file without file://.'],
])

function otherScheme(scheme: string, text: string): TargetUrlError {
  const hint = OTHER_SCHEMES.get(scheme) ?? 'robotslint fetches gemini://, https:// and http:// URLs.'
  return new TargetUrlError(`${quoted(text)} cannot be fetched. ${hint}`)
}

function quoted(text: string): string {
  return `“${printable(withoutCredentials(text))}”`
}
