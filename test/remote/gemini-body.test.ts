import {describe, expect, test} from 'vitest'
import {answerOf, failureOf, retrieveGemini} from './fixtures/retrievals.ts'
import {resetWhenRead, startCapsule} from './fixtures/servers.ts'

const HEADER = '20 text/plain\r\n'
const BODY = 'User-agent: *\nDisallow: /cgi-bin/\n'

describe.each(['TLSv1.2', 'TLSv1.3'] as const)('the end, %s', version => {
  const options = {minVersion: version, maxVersion: version}

  test('in good order', async () => {
    const server = await startCapsule(HEADER + BODY, options)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval}).faults).toEqual([])
    expect(body).toBe(BODY)
  })

  test('in good order, right behind a record of two bytes', async () => {
    const server = await startCapsule(({tls}) => {
      tls.write(HEADER)
      tls.write(BODY)
      tls.end('\r\n')
    }, options)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval}).faults).toEqual([])
    expect(body).toBe(`${BODY}\r\n`)
  })

  test('in good order, no body', async () => {
    const server = await startCapsule(HEADER, options)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', bytes: {body: 0}, faults: []})
    expect(body).toBe('')
  })

  test('49: no close_notify', async () => {
    const server = await startCapsule(({tls, tcp}) => tls.write(HEADER + BODY, () => tcp.end()), options)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'close-notify-missing'}])
    expect(body).toBe(BODY)
  })

  test('49: no close_notify, behind a record that is as short as one', async () => {
    const server = await startCapsule(({tls, tcp}) => {
      tls.write(HEADER + BODY)
      tls.write('\r\n', () => tcp.end())
    }, options)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'close-notify-missing'}])
    expect(body).toBe(`${BODY}\r\n`)
  })

  test('50, 51: a reset in the middle of a line keeps the bytes', async () => {
    const server = await startCapsule(({tls, tcp}) => {
      const sent = `${HEADER}User-agent: *\nDisal`
      resetWhenRead(tcp, sent.length)
      tls.write(sent)
    }, options)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', faults: [{kind: 'truncated', by: 'reset'}]})
    expect(body).toBe('User-agent: *\nDisal')
  })
})

test('50: a reset behind the header leaves no file', async () => {
  const server = await startCapsule(({tls, tcp}) => {
    resetWhenRead(tcp, HEADER.length)
    tls.write(HEADER)
  })
  expect(failureOf(await retrieveGemini(server.port))).toEqual({kind: 'reset'})
})

describe('time', () => {
  test('52: the connection stays open', async () => {
    const server = await startCapsule(({tls}) => tls.write(HEADER + BODY))
    const {retrieval, body} = await retrieveGemini(server.port, {deadlines: {idle: 100}})
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', faults: [{kind: 'truncated', by: 'idle'}]})
    expect(body).toBe(BODY)
  })

  test('52: the connection stays open behind a status that has no body', async () => {
    const server = await startCapsule(({tls}) => tls.write('51 Not found\r\n'))
    const {retrieval} = await retrieveGemini(server.port, {deadlines: {idle: 100}})
    expect(retrieval).toMatchObject({outcome: 'status', faults: [{kind: 'truncated', by: 'idle'}]})
  })

  test('53: a header, then nothing', async () => {
    const server = await startCapsule(({tls}) => tls.write(HEADER))
    const retrieved = await retrieveGemini(server.port, {deadlines: {idle: 100}})
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', phase: 'body', milliseconds: 100})
  })

  test('54: a body that comes byte by byte is cut at the total deadline', async () => {
    const server = await startCapsule(({tls}) => {
      tls.write(HEADER)
      const drip = setInterval(() => tls.write('#'), 20)
      tls.on('close', () => clearInterval(drip))
    })
    const {retrieval, body} = await retrieveGemini(server.port, {deadlines: {total: 1000}})
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', faults: [{kind: 'truncated', by: 'total'}]})
    expect(body).toMatch(/^#+$/)
  })

  test('the total holds for all requests together', async () => {
    const server = await startCapsule(({tls, request}) => {
      if (request.endsWith('/robots.txt')) tls.end('30 /next\r\n')
    })
    const retrieved = await retrieveGemini(server.port, {deadlines: {total: 1000}})
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', phase: 'header', milliseconds: 1000})
    expect(retrieved.retrieval.hops).toHaveLength(1)
  })
})

describe('size', () => {
  test('55: an endless body is read up to the limit, and not much further', async () => {
    const server = await startCapsule(({tls}) => {
      const line = Buffer.from('# no end\n'.repeat(7000))
      const more = () => tls.write(line, error => error || more())
      tls.write(HEADER)
      more()
    })
    const {retrieval, body} = await retrieveGemini(server.port, {limits: {body: 100_000}})
    const answer = answerOf({retrieval})
    expect(answer).toMatchObject({
      outcome: 'file',
      bytes: {body: 100_000},
      faults: [{kind: 'truncated', by: 'limit'}],
    })
    expect(body).toHaveLength(100_000)
    expect(answer.bytes.wire).toBeLessThan(100_000 + 512 * 1024)
  })

  test.each([
    ['exactly the limit', 100, []],
    ['one byte more', 101, [{kind: 'truncated', by: 'limit'}]],
  ])('55: %s', async (_name, length, faults) => {
    const server = await startCapsule(HEADER + '#'.repeat(length))
    const {retrieval, body} = await retrieveGemini(server.port, {limits: {body: 100}})
    expect(answerOf({retrieval})).toMatchObject({bytes: {body: 100}, faults})
    expect(body).toHaveLength(100)
  })

  test('56: a file over 500 KiB is read whole', async () => {
    const server = await startCapsule(HEADER + '# 8 byte\n'.repeat(57_000))
    const {retrieval} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({bytes: {body: 513_000}, faults: []})
  })

  test('67: a line of 400,000 bytes is read whole', async () => {
    const server = await startCapsule(`${HEADER}Disallow: /${'a'.repeat(400_000)}`)
    const {retrieval} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({bytes: {body: 400_011}, faults: []})
  })

  test.each([
    ['51 Not found', 51],
    ['44 5', 44],
    ['31 gopher://x.example/', 31],
  ])('57: a body behind %s', async (header, status) => {
    const server = await startCapsule(`${header}\r\n<h1>No</h1>\n`)
    const {retrieval, body} = await retrieveGemini(server.port)
    const {faults} = answerOf({retrieval})
    expect(retrieval).toMatchObject({outcome: 'status', status})
    expect(faults.filter(({kind}) => kind === 'body-unexpected')).toEqual([
      {kind: 'body-unexpected', bytes: 12},
    ])
    expect(body).toBeUndefined()
  })
})

describe('media type', () => {
  test.each([
    ['58', 'text/gemini', 'text/gemini', [], []],
    ['58', 'TEXT/HTML', 'text/html', [], []],
    ['58', 'application/octet-stream', 'application/octet-stream', [], []],
    ['58', 'text/plain; lang="de,en"', 'text/plain', [], []],
    ['59', 'text/plain; charset=ISO-8859-1', 'text/plain', ['iso-8859-1'], []],
    ['59', 'text/plain;charset=us-ascii', 'text/plain', ['us-ascii'], []],
    ['60', 'text/plain; charset=klingon', 'text/plain', ['klingon'], []],
    ['60', 'text/plain; charset="utf-8"', 'text/plain', ['utf-8'], []],
    ['60', 'text/plain; charset=utf-8; charset=latin1', 'text/plain', ['utf-8', 'latin1'], []],
    [
      '60',
      'text/plain; charset="utf-8',
      'text/plain',
      [],
      [{kind: 'media-type-malformed', value: 'text/plain; charset="utf-8'}],
    ],
  ])('%s: %s', async (_kind, meta, essence, charsets, faults) => {
    const server = await startCapsule(`20 ${meta}\r\n${BODY}`)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({meta, mediaType: {essence, charsets}, faults})
    expect(body).toBe(BODY)
  })

  test.each([
    ['35', '20', [{kind: 'meta-missing'}]],
    ['58', '20 plain', [{kind: 'media-type-malformed', value: 'plain'}]],
  ])('%s: “%s” names none', async (_kind, header, faults) => {
    const server = await startCapsule(`${header}\r\n${BODY}`)
    const {retrieval} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', faults})
    expect(retrieval).not.toHaveProperty('mediaType')
  })
})

describe('bytes', () => {
  test.each([
    ['61: byte order mark', Buffer.from('\uFEFFUser-agent: *\n')],
    ['62: UTF-16', Buffer.from('\uFEFFUser-agent: *\n', 'utf16le')],
    ['62: NUL', Buffer.from('User-agent: *\0\n')],
    ['63: invalid UTF-8', Buffer.from('Disallow: /stra\xdfe\n', 'latin1')],
    ['64: line ends of all kinds', Buffer.from('a\rb\r\nc\nd\u2028e\vf\f')],
    ['69: terminal escapes', Buffer.from('Disallow: /\u001b]52;c;\u0007\u202e\n')],
  ])('%s: handed over untouched', async (_name, bytes) => {
    const server = await startCapsule(Buffer.concat([Buffer.from(HEADER), bytes]))
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', bytes: {body: bytes.length}, faults: []})
    expect(body).toBe(bytes.toString('latin1'))
  })
})
