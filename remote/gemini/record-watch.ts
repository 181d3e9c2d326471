const CHANGE_CIPHER_SPEC = 20
const ALERT = 21
const APPLICATION_DATA = 23
const HEADER_LENGTH = 5

/** An alert is two bytes; TLS 1.3 adds its content type and the tag of an AEAD cipher (RFC 8446 §5.2, §5.4). */
const ENCRYPTED_ALERT_LENGTH = 2 + 1 + 16
const ALERT_LENGTH = 2

/**
 * Reads the TLS records that a server sends, from outside: type and length of each stand there in clear
 * (RFC 8446 §5.1). This is how a missing close_notify is found, of which `node:tls` says nothing.
 */
export class RecordWatch {
  #bytes = 0
  #records = 0
  readonly #header: number[] = []
  #remaining = 0
  #lastType = 0
  #lastLength = 0
  /** Records as long as an encrypted alert, less the pieces of data that explain them. */
  #possibleAlerts = 0

  /** All bytes read from the connection. */
  get bytes(): number {
    return this.#bytes
  }

  /** Whether the server has sent more than one record, so that the handshake was under way. */
  get handshakeBegan(): boolean {
    return this.#records > 1
  }

  /** Takes bytes from the connection, as they come. */
  addEncrypted(chunk: Uint8Array): void {
    this.#bytes += chunk.length
    for (let index = 0; index < chunk.length; ) {
      if (this.#remaining > 0) {
        const skipped = Math.min(this.#remaining, chunk.length - index)
        this.#remaining -= skipped
        index += skipped
        continue
      }
      this.#header.push(chunk[index] ?? 0)
      index++
      if (this.#header.length === HEADER_LENGTH) this.#beginRecord()
    }
  }

  /** Takes the decrypted content of one record. `node:tls` hands out records one by one. */
  addDecrypted(chunk: Uint8Array): void {
    if (chunk.length === ALERT_LENGTH) this.#possibleAlerts--
  }

  /** Whether the last thing the server sent was an alert, which without a TLS error is close_notify. */
  endsWithAlert(tlsVersion: string): boolean {
    if (this.#remaining > 0) return false
    if (tlsVersion !== 'TLSv1.3') return this.#lastType === ALERT
    const looksLikeAlert = this.#lastType === APPLICATION_DATA && this.#lastLength === ENCRYPTED_ALERT_LENGTH
    return looksLikeAlert && this.#possibleAlerts > 0
  }

  #beginRecord(): void {
    const [type = 0, , , high = 0, low = 0] = this.#header.splice(0)
    const length = high * 256 + low
    this.#remaining = length
    if (type !== CHANGE_CIPHER_SPEC) this.#records++
    this.#lastType = type
    this.#lastLength = length
    if (type === APPLICATION_DATA && length === ENCRYPTED_ALERT_LENGTH) this.#possibleAlerts++
  }
}
