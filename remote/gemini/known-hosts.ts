import type {Certificate, KnownCertificate, TrustOnFirstUse} from '../../analyzer/retrieval.ts'
import {isNullDevice, readKnownHosts, writeKnownHosts} from './known-hosts-file.ts'
import {withLock} from './lock-file.ts'

interface PendingRecord {
  readonly certificate: KnownCertificate
  /** What was on record when it was decided to write this. */
  readonly replaces: KnownCertificate | undefined
}

/**
 * The certificates that capsules have shown before, by host and port (trust on first use).
 *
 * `check` decides and remembers in memory; nothing is written before `save`. Opened once and shared by all
 * retrievals of a run.
 */
export class KnownHosts {
  /** Undefined where nothing is kept. */
  readonly #path: string | undefined
  #records: ReadonlyMap<string, KnownCertificate>
  readonly #pending = new Map<string, PendingRecord>()
  #saved: Promise<void> = Promise.resolve()

  private constructor(path: string | undefined, records: ReadonlyMap<string, KnownCertificate>) {
    this.#path = path
    this.#records = records
  }

  /**
   * Reads the file; one that does not exist counts as empty. For the null device nothing is kept.
   *
   * @throws KnownHostsError where the file cannot be read or is damaged; it is left as it is
   */
  static async open(path: string): Promise<KnownHosts> {
    if (await isNullDevice(path)) return new KnownHosts(undefined, new Map())
    return new KnownHosts(path, await readKnownHosts(path))
  }

  /**
   * Decides whether a certificate can be trusted, and notes it unless it has changed before its time.
   *
   * @param authority host and port, such as `example.org:1965`
   * @param now milliseconds since 1970
   * @param acceptNew take a changed certificate on record
   */
  check(authority: string, certificate: Certificate, now: number, acceptNew = false): TrustOnFirstUse {
    const known = this.#pending.get(authority)?.certificate ?? this.#records.get(authority)
    const trust = judge(known, certificate, now, acceptNew)
    if (trust.decision !== 'same' && !(trust.decision === 'changed' && !trust.accepted)) {
      const {fingerprint, publicKeyFingerprint, validTo} = certificate
      this.#pending.set(authority, {
        certificate: {fingerprint, publicKeyFingerprint, validTo},
        replaces: this.#records.get(authority),
      })
    }
    return trust
  }

  /**
   * Writes what is new. What other runs have written since `open` is kept; where one has recorded another
   * certificate for the same host meanwhile, that one stands, since it was first.
   *
   * @throws KnownHostsError
   */
  save(): Promise<void> {
    this.#saved = this.#saved.catch(() => {}).then(() => this.#writePending())
    return this.#saved
  }

  async #writePending(): Promise<void> {
    const path = this.#path
    if (path === undefined || this.#pending.size === 0) return
    await withLock(path, async () => {
      const merged = new Map(await readKnownHosts(path))
      const written = [...this.#pending]
      for (const [authority, {certificate, replaces}] of written) {
        if (merged.get(authority)?.fingerprint === replaces?.fingerprint) merged.set(authority, certificate)
      }
      await writeKnownHosts(path, merged)
      this.#records = merged
      for (const [authority, record] of written) {
        if (this.#pending.get(authority) === record) this.#pending.delete(authority)
      }
    })
  }
}

function judge(
  known: KnownCertificate | undefined,
  certificate: Certificate,
  now: number,
  acceptNew: boolean,
): TrustOnFirstUse {
  if (known === undefined) return {decision: 'first'}
  if (known.fingerprint === certificate.fingerprint) return {decision: 'same'}
  if (known.publicKeyFingerprint === certificate.publicKeyFingerprint)
    return {decision: 'renewed-same-key', known}
  if (Date.parse(known.validTo) < now) return {decision: 'renewed-after-expiry', known}
  return {decision: 'changed', known, accepted: acceptNew}
}
