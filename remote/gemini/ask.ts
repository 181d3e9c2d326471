import {constants} from 'node:crypto'
import {isIP, type Socket} from 'node:net'
import {connect as connectTls, createSecureContext, type SecureContext, type TLSSocket} from 'node:tls'
import type {Certificate, RetrievalFault, SlowDown} from '../../analyzer/retrieval.ts'
import type {Conversation} from '../conversation.ts'
import {connectionClosed, tlsFailure} from '../failure.ts'
import {certificateFaults, describeCertificate} from './certificate.ts'
import {connect} from './connect.ts'
import type {GeminiHeader} from './header.ts'
import {tooOldFailure} from './old-tls.ts'
import {type ReceivedAnswer, receiveAnswer} from './receive-answer.ts'
import {RecordWatch} from './record-watch.ts'
import {WatchedSocket} from './watched-socket.ts'

/** An answer as it came. */
export interface GeminiAnswer extends ReceivedAnswer {
  readonly certificate: Certificate
  readonly certificateFaults: readonly RetrievalFault[]
  readonly address: string
  readonly wireBytes: number
  readonly slowDown?: SlowDown
}

/** Asks a capsule. */
export async function askGemini(conversation: Conversation): Promise<GeminiAnswer> {
  const {url, timer} = conversation
  const watch = new RecordWatch()
  const tcp = await connect(conversation)
  try {
    const address = addressOf(tcp, conversation)
    timer.enter('tls')
    const tls = await shakeHands(tcp, watch, conversation).catch(async error => {
      // One connection at a time.
      tcp.destroy()
      throw (await tooOldFailure(error, conversation)) ?? error
    })
    const certificate = certificateOf(tls, conversation)
    timer.enter('header')
    tls.write(`${url.href}\r\n`)
    const received = await receiveAnswer(tls, tcp, watch, conversation)
    const slowDown = received.header.status === SLOW_DOWN ? {slowDown: slowDownOf(received.header)} : {}
    return {...received, ...certificate, address, wireBytes: watch.bytes, ...slowDown}
  } finally {
    tcp.destroy()
  }
}

/** Asking the system takes time, where there is only one address. */
function addressOf(tcp: Socket, {addresses: [only, another]}: Conversation): string {
  return only && !another ? only.address : (tcp.remoteAddress ?? '')
}

function certificateOf(tls: TLSSocket, {endpoint, now}: Conversation) {
  try {
    const peer = tls.getPeerX509Certificate()
    if (peer === undefined) throw new Error('there is none')
    const certificate = describeCertificate(peer, tls.getProtocol() ?? '')
    return {certificate, certificateFaults: certificateFaults(peer, certificate, endpoint.host, now)}
  } catch (error) {
    throw tlsFailure('certificate-unreadable', String(error), endpoint)
  }
}

const SLOW_DOWN = 44

/** The present specification defines no number of seconds, but the older text did, and servers go on sending it. */
function slowDownOf({meta}: GeminiHeader): SlowDown {
  return /^\d{1,9}$/.test(meta.trim()) ? {seconds: Number(meta)} : {}
}

let sharedContext: SecureContext | undefined

/** Made once: it is the costly part of a connection. */
function secureContext(): SecureContext {
  sharedContext ??= createSecureContext({
    minVersion: 'TLSv1.2',
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  })
  return sharedContext
}

function shakeHands(tcp: Socket, watch: RecordWatch, {endpoint, limits}: Conversation): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    let secure = false
    const watched = new WatchedSocket(tcp, chunk => {
      watch.addEncrypted(chunk)
      if (!secure && watch.bytes > limits.handshake)
        tls.destroy(tlsFailure('flood', `${limits.handshake} bytes`, endpoint))
    })
    const tls = connectTls({
      socket: watched,
      secureContext: secureContext(),
      // Capsules sign their certificates themselves: `certificateFaults` and `KnownHosts` judge them.
      rejectUnauthorized: false,
      // SNI must be sent for a name and should not be for an address (Gemini 0.24.1).
      ...(isIP(endpoint.host) === 0 && {servername: endpoint.host}),
    })
    tls.once('secureConnect', () => {
      secure = true
      resolve(tls)
    })
    tls.on('error', error =>
      reject(
        demandsCertificate(error, watch) ? tlsFailure('client-certificate', error.code, endpoint) : error,
      ),
    )
    tls.once('close', () => {
      if (!secure) reject(connectionClosed(endpoint))
    })
  })
}

/** TLS 1.2 has one alert for both; a server that has no cipher in common sends nothing before it. */
function demandsCertificate(error: Error, watch: RecordWatch): error is Error & {code: string} {
  return 'code' in error && error.code === 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE' && watch.handshakeBegan
}
