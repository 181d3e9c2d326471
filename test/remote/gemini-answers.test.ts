import {describe, expect, test} from 'vitest'
import {FailedRequest} from '../../remote/failure.ts'
import {checkPortForm} from '../../remote/gemini/port-form.ts'
import {answerOf, failureOf, retrieveGemini, withoutMessage} from './fixtures/retrievals.ts'
import {lookupOf, reset, startCapsule} from './fixtures/servers.ts'

const BODY = 'User-agent: *\nDisallow: /cgi-bin/\n'
const POLICY = `20 text/plain\r\n${BODY}`

/** A capsule that answers each path as the table says, `{port}` standing for its own port. */
function startPaths(answers: Readonly<Record<string, string>>) {
  return startCapsule(({tls, request}) => {
    const url = new URL(request)
    const answer = answers[url.pathname + url.search] ?? '51 Not found\r\n'
    tls.end(answer.replaceAll('{port}', url.port))
  })
}

describe('the request', () => {
  test('is the URL of the robots.txt and a line end, and nothing else', async () => {
    const server = await startCapsule(POLICY)
    await retrieveGemini(server.port)
    expect(server.requests).toEqual([`gemini://127.0.0.1:${server.port}/robots.txt`])
  })
})

describe('header over the wire', () => {
  test('27: CR and LF in two TLS records', async () => {
    const server = await startCapsule(({tls}) => {
      tls.write('20 text/plain\r')
      tls.write('\n')
      tls.end(BODY)
    })
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', status: 20, faults: []})
    expect(body).toBe(BODY)
  })

  test.each([
    ['23: nothing', '', {kind: 'empty-response'}],
    ['29: three digits', '200 OK\r\n', {kind: 'header-malformed', start: '200 OK\r\n'}],
    [
      '30: HTTP',
      'HTTP/1.1 400 Bad Request\r\n\r\n',
      {kind: 'header-malformed', start: 'HTTP/1.1 400 Bad Request\r\n', resembles: 'http'},
    ],
    ['31: no header', BODY, {kind: 'header-malformed', start: 'User-agent: *\n', resembles: 'robots-txt'}],
  ])('%s', async (_name, answer, failure) => {
    const server = await startCapsule(answer)
    expect(failureOf(await retrieveGemini(server.port))).toEqual(failure)
  })

  test('25: a header without end is read up to the limit', async () => {
    const server = await startCapsule(({tls}) => {
      const more = () => tls.write('a'.repeat(4096), error => error || more())
      tls.write('20 ')
      more()
    })
    expect(failureOf(await retrieveGemini(server.port))).toEqual({kind: 'header-too-long', limit: 8192})
  })

  test('54: a header that comes too slowly', async () => {
    const server = await startCapsule(({tls}) => {
      const drip = setInterval(() => tls.write('2'), 20)
      tls.on('close', () => clearInterval(drip))
    })
    const retrieved = await retrieveGemini(server.port, {deadlines: {header: 150}, limits: {header: 1e6}})
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', phase: 'header', milliseconds: 150})
  })

  test('3: a request that is never answered', async () => {
    const server = await startCapsule(() => {})
    const retrieved = await retrieveGemini(server.port, {deadlines: {header: 100}})
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', phase: 'header', milliseconds: 100})
  })

  test('4: a reset after the request', async () => {
    const server = await startCapsule(({tcp}) => reset(tcp))
    expect(failureOf(await retrieveGemini(server.port))).toEqual({kind: 'reset'})
  })
})

describe('status', () => {
  test.each([
    ['36', '10 Your name?', {status: 10, meta: 'Your name?'}],
    ['36', '11 Password', {status: 11, meta: 'Password'}],
    ['43', '40 Try later', {status: 40, meta: 'Try later'}],
    ['43', '41', {status: 41, meta: ''}],
    ['43', '42 CGI error', {status: 42, meta: 'CGI error'}],
    ['43', '43 Proxy error', {status: 43, meta: 'Proxy error'}],
    ['42', '44 17', {status: 44, meta: '17', slowDown: {seconds: 17}}],
    ['42', '44 Please slow down', {status: 44, meta: 'Please slow down', slowDown: {}}],
    ['42', '44', {status: 44, meta: '', slowDown: {}}],
    ['44', '51 Not found', {status: 51, meta: 'Not found'}],
    ['44', '52 Gone', {status: 52, meta: 'Gone'}],
    ['45', '53 No proxying', {status: 53, meta: 'No proxying'}],
    ['46', '59 Bad request', {status: 59, meta: 'Bad request'}],
    ['47', '60 Certificate', {status: 60, meta: 'Certificate'}],
    ['47', '61 Not you', {status: 61, meta: 'Not you'}],
    ['47', '62 Expired', {status: 62, meta: 'Expired'}],
    ['32', '58 Strange', {status: 58, faults: [{kind: 'status-undefined', readAs: 50}]}],
  ])('%s: %s', async (_kind, header, expected) => {
    const server = await startCapsule(`${header}\r\n`)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'status', hops: [], faults: [], ...expected})
    expect('slowDown' in retrieval).toBe('slowDown' in expected)
    expect(body).toBeUndefined()
  })

  test('42: a single retrieval does not wait', async () => {
    const server = await startCapsule('44 1\r\n')
    await retrieveGemini(server.port)
    expect(server.requests).toHaveLength(1)
  })

  test('32: an undefined 2x is a file', async () => {
    const server = await startCapsule(`29 text/plain\r\n${BODY}`)
    const {retrieval, body} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'file',
      status: 29,
      faults: [{kind: 'status-undefined', readAs: 20}],
    })
    expect(body).toBe(BODY)
  })
})

describe('redirects', () => {
  test.each([
    ['37: a path', '31 /there.txt'],
    ['37: a URL', '30 gemini://127.0.0.1:{port}/there.txt'],
    ['41: a relative reference', '30 there.txt'],
    ['with a fragment', '30 /there.txt#x'],
  ])('%s is followed and told', async (_name, redirect) => {
    const server = await startPaths({'/robots.txt': `${redirect}\r\n`, '/there.txt': POLICY})
    const {retrieval, body} = await retrieveGemini(server.port)
    const base = `gemini://127.0.0.1:${server.port}`
    expect(retrieval).toMatchObject({
      outcome: 'file',
      requestedUrl: `${base}/robots.txt`,
      finalUrl: `${base}/there.txt`,
      hops: [
        {
          url: `${base}/robots.txt`,
          status: Number(redirect.slice(0, 2)),
          target: redirect.slice(3).replace('{port}', String(server.port)),
          address: '127.0.0.1',
          faults: [],
        },
      ],
    })
    expect(body).toBe(BODY)
    expect(server.requests).toEqual([`${base}/robots.txt`, `${base}/there.txt`])
  })

  test.each([
    ['39: https', 'https://example.org/robots.txt', 'other-scheme'],
    ['39: gopher', 'gopher://example.org/0/robots.txt', 'other-scheme'],
    ['39: file', 'file:///etc/passwd', 'other-scheme'],
    ['41: nothing', '', 'empty'],
    ['41: no URL', 'gemini://[::1/', 'invalid'],
    ['41: a bad port', 'gemini://127.0.0.1:0/', 'invalid'],
    ['38: itself', '/robots.txt', 'loop'],
    ['38: itself, by fragment and case', 'GEMINI://127.0.0.1:{port}/robots.txt#again', 'loop'],
    ['38: longer than a request may be', `/${'x'.repeat(1024)}`, 'too-long'],
    ['with a user name', 'gemini://user@127.0.0.1/robots.txt', 'user-information'],
  ])('%s: not followed', async (_name, target, reason) => {
    const server = await startPaths({'/robots.txt': `31 ${target}\r\n`})
    const {retrieval} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({outcome: 'status', status: 31, hops: []})
    expect(retrieval.faults.filter(({kind}) => kind === 'redirect-not-followed')).toEqual([
      {kind: 'redirect-not-followed', target: target.replace('{port}', String(server.port)), reason},
    ])
    expect(server.requests).toHaveLength(1)
  })

  test('38: a loop of two', async () => {
    const server = await startPaths({'/robots.txt': '31 /b\r\n', '/b': '31 /robots.txt\r\n'})
    const {retrieval} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'status',
      hops: [{target: '/b'}],
      faults: [{kind: 'redirect-not-followed', target: '/robots.txt', reason: 'loop'}],
    })
  })

  test('38: a growing URL is followed five times', async () => {
    const server = await startCapsule(({tls, request}) => tls.end(`30 ${new URL(request).pathname}x\r\n`))
    const {retrieval} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'status',
      faults: [{kind: 'redirect-not-followed', target: '/robots.txtxxxxxx', reason: 'too-many'}],
    })
    expect(retrieval.hops.map(hop => hop.target)).toEqual(
      [1, 2, 3, 4, 5].map(count => `/robots.txt${'x'.repeat(count)}`),
    )
    expect(server.requests).toHaveLength(6)
  })

  test('39: to another port: followed, and told', async () => {
    const other = await startCapsule(POLICY)
    const server = await startPaths({'/robots.txt': `30 gemini://127.0.0.1:${other.port}/r.txt\r\n`})
    const {retrieval} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'file',
      finalUrl: `gemini://127.0.0.1:${other.port}/r.txt`,
      hops: [
        {
          faults: [
            {kind: 'redirect-other-host', from: `127.0.0.1:${server.port}`, to: `127.0.0.1:${other.port}`},
          ],
        },
      ],
    })
  })

  test.each([
    ['by a name', 'gemini://inside.example/', 'capsule.example', 'asked-host', '127.0.0.1', 'loopback'],
    [
      'by an address',
      'gemini://169.254.169.254/',
      'capsule.example',
      'asked-host',
      '169.254.169.254',
      'metadata',
    ],
    [
      'IPv4 in IPv6',
      'gemini://[::ffff:10.0.0.1]/',
      'capsule.example',
      'asked-host',
      '::ffff:a00:1',
      'private',
    ],
    ['from a literal address', 'gemini://inside.example/', '127.0.0.1', 'literal', '127.0.0.1', 'loopback'],
  ] as const)('40: to a private address, %s: refused', async (_name, target, host, mode, address, range) => {
    const server = await startPaths({'/robots.txt': `30 ${target}\r\n`})
    const lookup = lookupOf({'capsule.example': ['127.0.0.1'], 'inside.example': ['127.0.0.1']})
    const retrieved = await retrieveGemini(server.port, {lookup, privateAddresses: mode}, host)
    expect(failureOf(retrieved)).toEqual({kind: 'address-refused', address, range})
    expect(retrieved.retrieval).toMatchObject({finalUrl: new URL('/', target).href, hops: [{status: 30}]})
    expect(server.requests).toHaveLength(1)
  })
})

describe('query form', () => {
  test.each([
    ['the same', {'/robots.txt': POLICY, '/robots.txt?robotslint': POLICY}, {result: 'same'}],
    ['48: not found', {'/robots.txt': POLICY}, {result: 'other-status', status: 51, meta: 'Not found'}],
    [
      '36: taken as input',
      {'/robots.txt': POLICY, '/robots.txt?robotslint': '10 What?\r\n'},
      {result: 'other-status', status: 10, meta: 'What?'},
    ],
    [
      '48: another file',
      {'/robots.txt': POLICY, '/robots.txt?robotslint': '20 text/plain\r\n# Hello robotslint\n'},
      {result: 'other-body'},
    ],
  ])('%s', async (_name, answers, expected) => {
    const server = await startPaths(answers)
    const {retrieval} = await retrieveGemini(server.port, {checkQueryForm: true})
    const url = `gemini://127.0.0.1:${server.port}/robots.txt?robotslint`
    expect(retrieval).toMatchObject({outcome: 'file', queryForm: {url, ...expected}})
    expect(server.requests.slice(0, 2)).toEqual([`gemini://127.0.0.1:${server.port}/robots.txt`, url])
  })

  test('70: another file each time, whatever is asked for', async () => {
    let count = 0
    const server = await startCapsule(({tls}) => tls.end(`${POLICY}# ${count++}\n`))
    const {retrieval} = await retrieveGemini(server.port, {checkQueryForm: true})
    expect(retrieval).toMatchObject({outcome: 'file', queryForm: {result: 'changing'}})
    expect(count).toBe(3)
  })

  test('48: no answer', async () => {
    const server = await startPaths({'/robots.txt': POLICY, '/robots.txt?robotslint': ''})
    const {retrieval} = await retrieveGemini(server.port, {checkQueryForm: true})
    if (retrieval.outcome !== 'file' || retrieval.queryForm?.result !== 'failure')
      throw new Error('no failure')
    expect(withoutMessage(retrieval.queryForm.failure)).toEqual({kind: 'empty-response'})
  })

  test.each([
    ['not asked for', POLICY, {}],
    ['no file', '51 Not found\r\n', {checkQueryForm: true}],
    ['a redirect', '31 /robots.txt?x\r\n', {checkQueryForm: true}],
  ])('no second request: %s', async (_name, answer, options) => {
    const server = await startPaths({'/robots.txt': answer, '/robots.txt?x': POLICY})
    const {retrieval} = await retrieveGemini(server.port, options)
    expect(retrieval).not.toHaveProperty('queryForm')
    expect(server.requests.filter(request => request.endsWith('?robotslint'))).toEqual([])
  })
})

describe('port form', () => {
  /** A capsule behind a port that it does not know of: it takes itself to be at the usual one. */
  const startMapped = (refusal: string) =>
    startCapsule(({tls, request}) => tls.end(new URL(request).port === '' ? POLICY : refusal))

  test.each([
    ['46', '59 Bad request'],
    ['45', '53 Not my port'],
  ])('%s: %s, and the file without the port', async (_kind, answer) => {
    const server = await startMapped(`${answer}\r\n`)
    const {retrieval} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'status',
      status: Number(answer.slice(0, 2)),
      portForm: {url: 'gemini://127.0.0.1/robots.txt', status: 20, meta: 'text/plain'},
    })
    expect(server.requests).toEqual([
      `gemini://127.0.0.1:${server.port}/robots.txt`,
      'gemini://127.0.0.1/robots.txt',
    ])
  })

  test('46: no second answer', async () => {
    const server = await startCapsule(({tls}) => tls.end(server.requests.length > 1 ? '' : '59 Bad\r\n'))
    const {retrieval} = await retrieveGemini(server.port)
    expect(retrieval).toMatchObject({outcome: 'status', status: 59})
    expect(retrieval).not.toHaveProperty('portForm')
  })

  test('46: the usual port is written out', async () => {
    const asked: string[] = []
    const form = await checkPortForm(new URL('gemini://h.example/robots.txt'), (url, {port}) => {
      asked.push(`${url.href} at ${port}`)
      throw new FailedRequest({kind: 'refused', message: 'Refused.'})
    })
    expect(asked).toEqual(['gemini://h.example:1965/robots.txt at 1965'])
    expect(form).toBeUndefined()
  })

  test('no other status is asked about again', async () => {
    const server = await startCapsule('51 Not found\r\n')
    await retrieveGemini(server.port)
    expect(server.requests).toHaveLength(1)
  })
})
