import {BlockList, isIP, isIPv4, SocketAddress} from 'node:net'

/**
 * Which addresses outside the public Internet may be asked:
 * - `allow`: all.
 * - `asked-host`: those of the host the user named; never by way of a redirect to another host. For one URL at a
 *   terminal, where `gemini://nas.lan/` is what it seems.
 * - `literal`: only an address that stands in the user's own URL (`127.0.0.1`, `[::1]`, `localhost`). For lists of URLs
 *   and services, where a name that leads inside is an attack or a mistake.
 */
export type PrivateAddresses = 'allow' | 'asked-host' | 'literal'

/** Decides for one retrieval. */
export class AddressPolicy {
  readonly #mode: PrivateAddresses
  readonly #askedHost: string

  /** @param askedHost the host of the URL that the user gave, as `endpointOf` gives it */
  constructor(mode: PrivateAddresses, askedHost: string) {
    this.#mode = mode
    this.#askedHost = askedHost
  }

  /** Whether `host`, which has resolved to `address`, may be asked there. */
  permits(host: string, address: string): boolean {
    const range = rangeOf(address)
    if (range === 'public' || this.#mode === 'allow') return true
    if (host !== this.#askedHost) return false
    return this.#mode === 'asked-host' || isIP(host) !== 0 || (isLocalhost(host) && range === 'loopback')
  }
}

/** RFC 6761 §6.3: these names mean this computer, whatever a name server says. */
function isLocalhost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost')
}

export type AddressRange = 'public' | SpecialRange
type SpecialRange =
  | 'unspecified'
  | 'loopback'
  | 'private'
  | 'shared'
  | 'link-local'
  | 'metadata'
  | 'multicast'
  | 'documentation'
  | 'reserved'

/** IANA's special-purpose address registries (RFC 6890), as of 2025; the first range that holds an address counts. */
const SPECIAL_RANGES: readonly (readonly [SpecialRange, readonly string[]])[] = [
  // Where clouds keep the credentials of a machine: AWS, Azure and Google; Alibaba; AWS over IPv6.
  ['metadata', ['169.254.169.254/32', '100.100.100.200/32', 'fd00:ec2::254/128']],
  ['unspecified', ['0.0.0.0/8', '::/128']],
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10']],
  ['shared', ['100.64.0.0/10']],
  ['link-local', ['169.254.0.0/16', 'fe80::/10']],
  ['multicast', ['224.0.0.0/4', 'ff00::/8']],
  ['documentation', ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20']],
  ['reserved', ['192.0.0.0/24', '192.88.99.0/24', '198.18.0.0/15', '240.0.0.0/4', '2001::/23']],
]

const BLOCK_LISTS = SPECIAL_RANGES.map(([range, subnets]) => ({range, list: blockListOf(subnets)}))
const GLOBAL_UNICAST_V6 = blockListOf(['2000::/3'])

function blockListOf(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/')
    list.addSubnet(network, Number(prefix), familyOf(network))
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}

/** The range an IP address belongs to. An IPv6 address that carries an IPv4 address is judged by that one. */
export function rangeOf(address: string): AddressRange {
  const [bare = ''] = address.split('%')
  const judged = embeddedIPv4(bare) ?? bare
  const family = familyOf(judged)
  // Made once: a list makes one of each text that it is asked about.
  const place = new SocketAddress({address: judged, family})
  const special = BLOCK_LISTS.find(({list}) => list.check(place))
  if (special) return special.range
  return family === 'ipv4' || GLOBAL_UNICAST_V6.check(place) ? 'public' : 'reserved'
}

/** The IPv4 address inside a mapped (RFC 4291 §2.5.5.2), NAT64 (RFC 6052 §2.1) or 6to4 (RFC 3056) address. */
function embeddedIPv4(address: string): string | undefined {
  if (!address.includes(':')) return undefined
  const groups = groupsOf(address)
  const prefix = groups.slice(0, 6).join(':')
  if (prefix === '0:0:0:0:0:65535' || prefix === '100:65435:0:0:0:0') return dotted(groups[6], groups[7])
  return groups[0] === 0x2002 ? dotted(groups[1], groups[2]) : undefined
}

function dotted(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const left = groupList(head)
  if (tail === undefined) return left
  const right = groupList(tail)
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right]
}

function groupList(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap(group => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
