import type {Retrieval} from '../analyzer/retrieval.ts'
import {AddressPolicy, type PrivateAddresses} from './address-policy.ts'
import {Budget, DEFAULT_LIMITS, type Limits, type RetrievalContext} from './conversation.ts'
import {DEFAULT_DEADLINES, type Deadlines} from './deadlines.ts'
import {type GeminiOptions, retrieveGemini} from './gemini/retrieve.ts'
import {type HostGate, OPEN_GATE} from './host-gate.ts'
import {retrieveHttp} from './http/retrieve.ts'
import {HostResolver, type Lookup, systemLookup} from './resolve.ts'
import {parseTarget, type Target} from './target-url.ts'

export interface RetrieveOptions extends GeminiOptions {
  readonly deadlines?: Partial<Deadlines> | undefined
  readonly limits?: Partial<Limits> | undefined
  /** Which addresses outside the public Internet may be asked; `asked-host` if not given. */
  readonly privateAddresses?: PrivateAddresses | undefined
  /** The User-Agent header of HTTP requests. */
  readonly userAgent?: string | undefined
  /** Root certificates for https in PEM, in place of node's. */
  readonly certificateAuthorities?: readonly string[] | undefined
  /** Finds the addresses of a host; the system's own resolution if not given. */
  readonly lookup?: Lookup | undefined
  /** Shared by retrievals that run side by side, so that no host is asked twice at once. */
  readonly gate?: HostGate | undefined
  /** Milliseconds since 1970, to judge certificates by. */
  readonly now?: (() => number) | undefined
}

export interface Retrieved {
  readonly retrieval: Retrieval
  /** The bytes of the file, content encoding undone; only where `retrieval.outcome` is `file`. */
  readonly body?: Uint8Array
}

/**
 * Retrieves the robots.txt that counts for a URL. Whatever a server or the network does becomes part of the result.
 *
 * @param url a `gemini:`, `http:` or `https:` URL of the robots.txt, of a page, or of the host alone
 * @throws TargetUrlError for a URL that cannot be asked; the signal's reason when it is aborted
 */
export async function retrieve(
  url: string,
  options: RetrieveOptions = {},
  signal?: AbortSignal,
): Promise<Retrieved> {
  return retrieveTarget(parseTarget(url), options, signal)
}

/**
 * Retrieves a robots.txt whose URL has been read.
 *
 * @throws the signal's reason when it is aborted
 */
export async function retrieveTarget(
  target: Target,
  options: RetrieveOptions,
  signal: AbortSignal | undefined,
): Promise<Retrieved> {
  signal?.throwIfAborted()
  const deadlines = {...DEFAULT_DEADLINES, ...options.deadlines}
  const policy = new AddressPolicy(options.privateAddresses ?? 'asked-host', target.endpoint.host)
  const context: RetrievalContext = {
    deadlines,
    limits: {...DEFAULT_LIMITS, ...options.limits},
    resolver: new HostResolver(options.lookup ?? systemLookup, policy),
    gate: options.gate ?? OPEN_GATE,
    budget: new Budget(deadlines.total),
    signal,
    now: options.now ?? Date.now,
  }
  if (target.protocol === 'gemini') return retrieveGemini(target, context, options)
  const {userAgent = 'robotslint', certificateAuthorities} = options
  return retrieveHttp(target, context, {userAgent, certificateAuthorities})
}
