import {describe, expect, test} from 'vitest'
import {AddressPolicy, rangeOf} from '../../remote/address-policy.ts'
import {failureOf, retrieveGemini} from './fixtures/retrievals.ts'
import {lookupOf, startCapsule} from './fixtures/servers.ts'

describe('ranges of addresses', () => {
  test.each([
    ['8.8.8.8', 'public'],
    ['172.15.255.255', 'public'],
    ['172.32.0.0', 'public'],
    ['100.63.255.255', 'public'],
    ['0.0.0.0', 'unspecified'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.0.1', 'private'],
    ['100.64.0.1', 'shared'],
    ['100.127.255.255', 'shared'],
    ['169.254.1.1', 'link-local'],
    ['169.254.169.254', 'metadata'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['192.0.2.1', 'documentation'],
    ['198.18.0.1', 'reserved'],
    ['255.255.255.255', 'reserved'],
    ['2a00:1450:4001:81b::200e', 'public'],
    ['2606:4700::1111', 'public'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['fc00::1', 'private'],
    ['fdff::1', 'private'],
    ['fd00:ec2::254', 'metadata'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['2001::1', 'reserved'],
    ['4000::1', 'reserved'],
    // IPv4 inside IPv6: mapped, NAT64, 6to4.
    ['::ffff:127.0.0.1', 'loopback'],
    ['::ffff:7f00:1', 'loopback'],
    ['::ffff:8.8.8.8', 'public'],
    ['0:0:0:0:0:ffff:a00:1', 'private'],
    ['64:ff9b::a9fe:a9fe', 'metadata'],
    ['64:ff9b::8.8.8.8', 'public'],
    ['64:ff9b::192.168.0.1', 'private'],
    ['2002:7f00:1::', 'loopback'],
    ['2002:0808:0808::1', 'public'],
    ['::127.0.0.1', 'reserved'],
  ])('%s is %s', (address, range) => {
    expect(rangeOf(address)).toBe(range)
  })
})

describe('what may be asked', () => {
  test.each([
    ['allow', 'a.example', 'b.example', '10.0.0.1', true],
    ['asked-host', 'a.example', 'a.example', '10.0.0.1', true],
    ['asked-host', 'a.example', 'b.example', '10.0.0.1', false],
    ['asked-host', 'a.example', 'b.example', '8.8.8.8', true],
    ['literal', 'a.example', 'a.example', '10.0.0.1', false],
    ['literal', 'a.example', 'a.example', '8.8.8.8', true],
    ['literal', '10.0.0.1', '10.0.0.1', '10.0.0.1', true],
    ['literal', '10.0.0.1', '10.0.0.2', '10.0.0.2', false],
    ['literal', '::1', '::1', '::1', true],
    ['literal', 'localhost', 'localhost', '127.0.0.1', true],
    ['literal', 'app.localhost', 'app.localhost', '::1', true],
    ['literal', 'localhost', 'localhost', '10.0.0.1', false],
    ['literal', 'a.example', 'localhost', '127.0.0.1', false],
  ] as const)('%s: the user named %s; %s at %s: %s', (mode, asked, host, address, permitted) => {
    expect(new AddressPolicy(mode, asked).permits(host, address)).toBe(permitted)
  })

  test('a name that leads inside is refused before anything is sent', async () => {
    const server = await startCapsule('20 text/plain\r\n')
    const options = {lookup: lookupOf({'a.example': ['127.0.0.1']}), privateAddresses: 'literal'} as const
    expect(failureOf(await retrieveGemini(server.port, options, 'a.example'))).toEqual({
      kind: 'address-refused',
      address: '127.0.0.1',
      range: 'loopback',
    })
    expect(server.mostConnections).toBe(0)
  })

  test('of several addresses only those that may be are asked', async () => {
    const server = await startCapsule('20 text/plain\r\n')
    const lookup = lookupOf({localhost: ['10.0.0.1', '127.0.0.1']})
    const {retrieval} = await retrieveGemini(server.port, {lookup, privateAddresses: 'literal'}, 'localhost')
    expect(retrieval).toMatchObject({outcome: 'file', address: '127.0.0.1'})
  })

  test('a name that changes its address meanwhile is asked where it was checked', async () => {
    const server = await startCapsule(({tls, request}) =>
      tls.end(request.endsWith('/robots.txt') ? '30 /next\r\n' : '20 text/plain\r\n'),
    )
    let lookups = 0
    const lookup = async () => [{address: lookups++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4}]
    const {retrieval} = await retrieveGemini(server.port, {lookup, privateAddresses: 'literal'}, 'localhost')
    expect(retrieval).toMatchObject({outcome: 'file', address: '127.0.0.1', hops: [{address: '127.0.0.1'}]})
    expect(lookups).toBe(1)
  })
})
