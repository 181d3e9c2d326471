import {connect as connectTls} from 'node:tls'
import type {Conversation} from '../conversation.ts'
import {type FailedRequest, tlsTooOld} from '../failure.ts'
import {connect} from './connect.ts'

/** What OpenSSL calls a server that speaks none of the versions asked for. */
const TOO_OLD = new Set(['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'ERR_SSL_UNSUPPORTED_PROTOCOL'])

/**
 * Asks a server that refuses TLS 1.2 and 1.3 which version it does speak, to tell its owner. Nothing is sent over that
 * connection. Undefined where it does not answer, or where `error` is another one.
 */
export async function tooOldFailure(
  error: Error & {code?: string},
  conversation: Conversation,
): Promise<FailedRequest | undefined> {
  const {code = ''} = error
  if (!TOO_OLD.has(code)) return undefined
  const version = await spokenVersion(conversation).catch(() => null)
  return version === null ? undefined : tlsTooOld(version, code, conversation.endpoint)
}

async function spokenVersion(conversation: Conversation): Promise<string | null> {
  const tcp = await connect(conversation)
  try {
    return await new Promise((resolve, reject) => {
      const tls = connectTls({
        socket: tcp,
        minVersion: 'TLSv1',
        // The signatures of those versions are below OpenSSL's level 1.
        ciphers: 'DEFAULT@SECLEVEL=0',
        rejectUnauthorized: false,
      })
      tls.once('secureConnect', () => resolve(tls.getProtocol()))
      tls.once('error', reject)
      tls.once('close', () => resolve(null))
    })
  } finally {
    tcp.destroy()
  }
}
