import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {FailedRequest} from '../../remote/failure.ts'
import {HeaderReader} from '../../remote/gemini/header.ts'

const LIMIT = 2048

/** Reads an answer in the pieces given; what stands behind the header is `rest`. */
function read(pieces: readonly Uint8Array[], limit = LIMIT) {
  const reader = new HeaderReader(limit)
  const rest: Uint8Array[] = []
  try {
    let header: ReturnType<HeaderReader['end']> | undefined
    for (const piece of pieces) {
      const found = header ? undefined : reader.add(piece)
      header ??= found?.header
      if (header) rest.push(piece.subarray(found?.used ?? 0))
    }
    return {header: header ?? reader.end(), rest: Buffer.concat(rest)}
  } catch (error) {
    if (!(error instanceof FailedRequest)) throw error
    const {message, ...failure} = error.failure
    return {failure, message}
  }
}

function readText(text: string) {
  return read([Buffer.from(text)])
}

describe('headers that can be read', () => {
  test.each([
    ['20 text/plain\r\n', 20, 'text/plain'],
    ['51\r\n', 51, ''],
    ['51 Not found\r\n', 51, 'Not found'],
    ['31 /a b\r\n', 31, '/a b'],
    ['59 É\r\n', 59, 'É'],
  ])('%j is right', (text, status, meta) => {
    expect(readText(text)).toMatchObject({header: {status, readAs: status, meta, faults: []}})
  })

  test.each([
    ['24: LF only', '20 text/plain\n', [{kind: 'header-line-end', found: 'lf'}]],
    ['24: no line end', '51 gone', [{kind: 'header-line-end', found: 'none'}]],
    ['28: a tab', '20\ttext/plain\r\n', [{kind: 'header-separator', found: 'tab'}]],
    ['28: two spaces', '20  text/plain\r\n', [{kind: 'header-separator', found: 'several'}]],
    ['28: no separator', '20text/plain\r\n', [{kind: 'header-separator', found: 'none'}]],
    ['32: 21', '21 text/plain\r\n', [{kind: 'status-undefined', readAs: 20}]],
    ['32: 45', '45 x\r\n', [{kind: 'status-undefined', readAs: 40}]],
    ['32: 69', '69\r\n', [{kind: 'status-undefined', readAs: 60}]],
    ['34: byte order mark', '\uFEFF20 text/plain\r\n', [{kind: 'header-byte-order-mark'}]],
    ['34: escape sequence', '51 \u001b[31mno\r\n', [{kind: 'header-control-character', codePoint: 27}]],
    ['34: NUL', '51 a\u0000\r\n', [{kind: 'header-control-character', codePoint: 0}]],
    ['34: bare CR', '51 a\rb\r\n', [{kind: 'header-control-character', codePoint: 13}]],
    ['35: 20 without META', '20\r\n', [{kind: 'meta-missing'}]],
    ['35: 20 and a space', '20 \r\n', [{kind: 'meta-missing'}]],
    ['41: 31 without META', '31 \r\n', [{kind: 'meta-missing'}]],
    ['26: 1,030 bytes', `20 ${'a'.repeat(1025)}\r\n`, [{kind: 'header-long', bytes: 1030}]],
    ['26: 1,029 bytes', `20 ${'a'.repeat(1024)}\r\n`, []],
    [
      'several at once',
      '\uFEFF25\t\u0007\n',
      [
        {kind: 'header-line-end', found: 'lf'},
        {kind: 'header-byte-order-mark'},
        {kind: 'status-undefined', readAs: 20},
        {kind: 'header-separator', found: 'tab'},
        {kind: 'header-control-character', codePoint: 7},
      ],
    ],
  ])('%s', (_name, text, faults) => {
    expect(readText(text)).toMatchObject({header: {faults}})
  })

  test('34: bytes that are not UTF-8', () => {
    expect(read([Buffer.from('51 Gel\xf6scht\r\n', 'latin1')])).toMatchObject({
      header: {status: 51, meta: 'Gel\uFFFDscht', faults: [{kind: 'header-encoding'}]},
    })
  })
})

describe('headers that cannot be read', () => {
  test.each([
    ['23: nothing', '', {kind: 'empty-response'}],
    ['29: one digit', '2 text/plain\r\n', {kind: 'header-malformed', start: '2 text/plain\r\n'}],
    ['29: three digits', '200 OK\r\n', {kind: 'header-malformed', start: '200 OK\r\n'}],
    ['29: letters', 'OK text/plain\r\n', {kind: 'header-malformed', start: 'OK text/plain\r\n'}],
    ['33: 09', '09 x\r\n', {kind: 'header-malformed', start: '09 x\r\n'}],
    ['33: 70', '70 x\r\n', {kind: 'header-malformed', start: '70 x\r\n'}],
    ['a blank first', ' 20 text/plain\r\n', {kind: 'header-malformed', start: ' 20 text/plain\r\n'}],
    [
      '30: HTTP',
      'HTTP/1.1 200 OK\r\n',
      {kind: 'header-malformed', start: 'HTTP/1.1 200 OK\r\n', resembles: 'http'},
    ],
    [
      '31: the file without a header',
      'User-agent: *\nDisallow: /\n',
      {kind: 'header-malformed', start: 'User-agent: *\n', resembles: 'robots-txt'},
    ],
    [
      '31: a page without a header',
      '<!DOCTYPE html>\n',
      {kind: 'header-malformed', start: '<!DOCTYPE html>\n', resembles: 'html'},
    ],
    ['25: no end', `20 ${'a'.repeat(LIMIT)}`, {kind: 'header-too-long', limit: LIMIT}],
    ['25: no end and no status', 'x'.repeat(LIMIT), {kind: 'header-malformed', start: 'x'.repeat(40)}],
  ])('%s', (_name, text, failure) => {
    expect(readText(text)).toMatchObject({failure})
  })

  test('34: what a server sent is escaped in the message', () => {
    expect(readText('\u001b]0;title\u0007\u202e\r\n')).toMatchObject({
      message: 'The answer has no Gemini header; it starts with “\\x1b]0;title\\x07\\u{202e}\\x0d\\x0a”.',
    })
  })
})

describe('pieces', () => {
  test('27: CR and LF in two pieces, and a body in a third', () => {
    expect(read(['20 text/plain\r', '\n', 'User-agent: *\n'].map(text => Buffer.from(text)))).toEqual({
      header: {status: 20, readAs: 20, meta: 'text/plain', faults: []},
      rest: Buffer.from('User-agent: *\n'),
    })
  })

  test('a line end just at the limit counts, one behind it does not', () => {
    expect(read([Buffer.from('20 a\r\n')], 6)).toMatchObject({header: {status: 20}})
    expect(read([Buffer.from('20 a\r\n')], 5)).toMatchObject({failure: {kind: 'header-too-long'}})
  })

  /** Bytes that are near to headers, and any others. */
  const answers = fc.oneof(
    fc.uint8Array({maxLength: 200}),
    fc
      .tuple(
        fc.constantFrom('', '\uFEFF', ' '),
        fc.constantFrom('2', '20', '21', '31', '44', '51', '99', '200', 'HTTP/1.1'),
        fc.constantFrom('', ' ', '\t', '  '),
        fc.string({unit: 'binary', maxLength: 80}),
        fc.constantFrom('', '\n', '\r', '\r\n', '\n\r\n'),
        fc.string({maxLength: 30}),
      )
      .map(parts => new Uint8Array(Buffer.from(parts.join('')))),
  )

  test('any bytes give the same result however they are cut, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        answers,
        fc.array(fc.nat(250), {maxLength: 12}),
        fc.integer({min: 1, max: 64}),
        (bytes, cuts, limit) => {
          const places = [
            0,
            ...cuts.map(cut => Math.min(cut, bytes.length)).sort((a, b) => a - b),
            bytes.length,
          ]
          const pieces = places.slice(1).map((place, index) => bytes.subarray(places[index], place))
          expect(read(pieces, limit)).toEqual(read([bytes], limit))
        },
      ),
      {seed: 1965, numRuns: 2000},
    )
  })

  test('a header that was read and what follows it are the whole answer', () => {
    fc.assert(
      fc.property(answers, bytes => {
        const result = read([bytes])
        if (!('header' in result)) return
        const lineEnd = bytes.indexOf(10)
        expect(result.rest).toEqual(Buffer.from(lineEnd < 0 ? [] : bytes.subarray(lineEnd + 1)))
      }),
      {seed: 1965, numRuns: 2000},
    )
  })
})
