import {lookup} from 'node:dns/promises'
import {isIP} from 'node:net'
import type {FailureKind} from '../analyzer/retrieval.ts'
import {type AddressPolicy, rangeOf} from './address-policy.ts'
import {untilAborted} from './deadlines.ts'
import {FailedRequest} from './failure.ts'

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Finds the addresses of a host name; rejects as `dns.promises.lookup` does. */
export type Lookup = (host: string) => Promise<readonly ResolvedAddress[]>

/** The system's own resolution, so that /etc/hosts counts. */
export const systemLookup: Lookup = host => lookup(host, {all: true, verbatim: true})

/**
 * Resolves hosts for one retrieval, each once: what was checked is what is connected to, also where a name server
 * gives another answer the second time (DNS rebinding).
 */
export class HostResolver {
  readonly #lookup: Lookup
  readonly #policy: AddressPolicy
  readonly #known = new Map<string, readonly ResolvedAddress[]>()

  constructor(lookup: Lookup, policy: AddressPolicy) {
    this.#lookup = lookup
    this.#policy = policy
  }

  /** The addresses of `host` that may be asked, at least one. */
  async resolve(host: string, signal: AbortSignal): Promise<readonly ResolvedAddress[]> {
    const known = this.#known.get(host)
    if (known) return known
    const addresses = await this.#addressesOf(host, signal)
    const permitted = addresses.filter(({address}) => this.#policy.permits(host, address))
    if (permitted.length === 0) throw addressRefused(host, addresses[0]?.address ?? host)
    this.#known.set(host, permitted)
    return permitted
  }

  async #addressesOf(host: string, signal: AbortSignal): Promise<readonly ResolvedAddress[]> {
    const family = isIP(host)
    if (family !== 0) return [{address: host, family}]
    const addresses = await untilAborted(
      this.#lookup(host).catch((error: unknown) => {
        throw nameNotResolved(host, error)
      }),
      signal,
    )
    if (addresses.length === 0) throw nameNotResolved(host, {code: 'ENODATA'})
    return addresses
  }
}

function addressRefused(host: string, address: string): FailedRequest {
  const range = rangeOf(address)
  const what = host === address ? `${host} is` : `${host} leads to ${address},`
  const message = `${what} a ${range} address, which is asked only where you name it yourself or allow such addresses.`
  return new FailedRequest({kind: 'address-refused', address, range, message})
}

type DnsReason = Extract<FailureKind, {kind: 'dns'}>['reason']

const DNS_REASONS: Readonly<Record<string, readonly [DnsReason, string]>> = {
  ENOTFOUND: ['not-found', 'There is no host of this name'],
  ENODATA: ['not-found', 'The name has no address'],
  EAI_AGAIN: ['try-again', 'The name server did not answer; try again'],
  ETIMEOUT: ['try-again', 'The name server did not answer; try again'],
  ESERVFAIL: ['try-again', 'The name server failed; try again'],
}

function nameNotResolved(host: string, error: unknown): FailedRequest {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
  const [reason, text] = DNS_REASONS[code] ?? ['failed', 'The name could not be resolved']
  return new FailedRequest({kind: 'dns', reason, message: `${text}: ${host} (${code}).`})
}
