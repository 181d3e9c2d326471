import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {RecordWatch} from '../../remote/gemini/record-watch.ts'

/** A TLS record: type, version, length, content. */
function record(type: number, length: number): Buffer {
  return Buffer.concat([Buffer.of(type, 3, 3, length >> 8, length & 255), Buffer.alloc(length, 0x17)])
}

const HANDSHAKE = record(22, 122)
const DATA = record(23, 80)
/** Two bytes of data, or an alert: from outside they look the same. */
const SHORT = record(23, 19)
const ALERT = record(21, 26)

function watch(pieces: readonly Uint8Array[], decrypted: readonly number[] = []): RecordWatch {
  const watch = new RecordWatch()
  for (const piece of pieces) watch.addEncrypted(piece)
  for (const length of decrypted) watch.addDecrypted(new Uint8Array(length))
  return watch
}

describe('the last record', () => {
  test.each([
    ['TLSv1.3', 'data', [HANDSHAKE, DATA], [63], false],
    ['TLSv1.3', 'data and an alert', [HANDSHAKE, DATA, SHORT], [63], true],
    ['TLSv1.3', 'data of two bytes', [HANDSHAKE, DATA, SHORT], [63, 2], false],
    ['TLSv1.3', 'data of two bytes and an alert', [HANDSHAKE, SHORT, SHORT], [2], true],
    ['TLSv1.3', 'an alert that is cut', [HANDSHAKE, DATA, SHORT.subarray(0, 20)], [63], false],
    ['TLSv1.2', 'data', [HANDSHAKE, DATA], [56], false],
    ['TLSv1.2', 'data and an alert', [HANDSHAKE, DATA, ALERT], [56], true],
    ['TLSv1.2', 'an alert that is cut', [HANDSHAKE, DATA, ALERT.subarray(0, 30)], [56], false],
    ['TLSv1.2', 'nothing', [], [], false],
  ])('%s, %s', (version, _name, pieces, decrypted, expected) => {
    expect(watch(pieces, decrypted).endsWithAlert(version)).toBe(expected)
  })

  test('does not depend on how the bytes were cut', () => {
    const records = fc.array(fc.constantFrom(HANDSHAKE, DATA, SHORT, ALERT, record(20, 1), record(23, 0)), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(records, fc.array(fc.nat(900), {maxLength: 20}), (records, cuts) => {
        const bytes = Buffer.concat(records)
        const places = [
          0,
          ...cuts.map(cut => Math.min(cut, bytes.length)).sort((a, b) => a - b),
          bytes.length,
        ]
        const pieces = places.slice(1).map((place, index) => bytes.subarray(places[index], place))
        for (const version of ['TLSv1.2', 'TLSv1.3']) {
          expect(watch(pieces).endsWithAlert(version)).toBe(watch(records).endsWithAlert(version))
        }
        expect(watch(pieces).bytes).toBe(bytes.length)
      }),
      {seed: 1965, numRuns: 500},
    )
  })
})
