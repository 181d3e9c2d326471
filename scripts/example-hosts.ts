import {mkdtempSync, rmSync} from 'node:fs'
import {createServer as createHttpsServer} from 'node:https'
import type {Server} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createServer as createTlsServer} from 'node:tls'
import {createCertificate} from '../test/remote/fixtures/certificate.ts'

/** Hosts of the examples in the documentation, on this computer as long as a page is rendered. */
export interface ExampleHosts {
  /** PEM of the certificate that all of them show. */
  readonly certificate: string
  /** A folder for the records of a user. */
  readonly home: string
  /** Puts the addresses of this computer in place of the hosts' names. */
  toAddresses(text: string): string
  /** Puts the names back. */
  toNames(text: string): string
  close(): void
}

const FILE = 'User-agent: *\nDisallow: /cgi-bin/\n'

/** What capsules answer, by their names. */
const CAPSULES: Readonly<Record<string, (url: URL) => string>> = {
  'capsule.example': ({pathname}) =>
    pathname === '/robots.txt' ? '31 /policy/robots.txt\r\n' : `20 text/plain\r\n${FILE}`,
}

/** Status and body that sites answer with, by their names. */
const SITES: Readonly<Record<string, readonly [number, string]>> = {
  'shop.example': [503, 'Down for maintenance\n'],
  'site.example': [200, 'User-agent: *\nDisallow: /\n\nSitemap: https://site.example/sitemap.xml\n'],
}

export async function startExampleHosts(): Promise<ExampleHosts> {
  const identity = createCertificate()
  const servers: (readonly [name: string, server: Server])[] = [
    ...Object.entries(CAPSULES).map(([name, answer]) => {
      const server = createTlsServer(identity, socket => {
        socket.on('error', () => {})
        socket.once('data', request => socket.end(answer(new URL(String(request).trim()))))
      })
      return [`gemini://${name}`, server] as const
    }),
    ...Object.entries(SITES).map(([name, [status, body]]) => {
      const server = createHttpsServer(identity, (_, response) => {
        response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end(body)
      })
      return [`https://${name}`, server] as const
    }),
  ]
  const addresses: (readonly [name: string, address: string])[] = []
  for (const [name, server] of servers) addresses.push([name, await addressOf(name, server)])
  const home = mkdtempSync(join(tmpdir(), 'robotslint-'))
  return {
    certificate: identity.cert,
    home,
    toAddresses: text => addresses.reduce((known, [name, address]) => known.replaceAll(name, address), text),
    toNames: text => addresses.reduce((known, [name, address]) => known.replaceAll(address, name), text),
    close() {
      for (const [, server] of servers) server.close()
      rmSync(home, {recursive: true})
    },
  }
}

async function addressOf(name: string, server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error(`${name} has no port`)
  return `${new URL(name).protocol}//127.0.0.1:${address.port}`
}
