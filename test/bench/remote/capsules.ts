// Serves a small robots.txt to every capsule that is asked for, and prints its port. Ends with its parent.
import {createServer} from 'node:tls'
import {createCertificate} from '../../remote/fixtures/certificate.ts'

const ANSWER = '20 text/plain\r\nUser-agent: *\nDisallow: /cgi-bin/\n\nUser-agent: webproxy\nDisallow: /\n'

const server = createServer(createCertificate({names: ['*.capsules.test']}), socket => {
  socket.on('error', () => {})
  socket.once('data', () => socket.end(ANSWER))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(address.port)
})
process.stdin.on('end', () => process.exit()).resume()
