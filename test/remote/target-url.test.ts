import {describe, expect, test} from 'vitest'
import {isRemoteUrl, parseTarget, TargetUrlError} from '../../remote/target-url.ts'

describe('URLs that can be asked', () => {
  test.each([
    ['gemini://example.org', 'gemini', 'gemini://example.org/robots.txt', 'example.org', 1965],
    ['gemini://example.org/', 'gemini', 'gemini://example.org/robots.txt', 'example.org', 1965],
    ['gemini://example.org/robots.txt', 'gemini', 'gemini://example.org/robots.txt', 'example.org', 1965],
    ['GEMINI://EXAMPLE.org:1965', 'gemini', 'gemini://example.org/robots.txt', 'example.org', 1965],
    ['gemini://example.org:1966/', 'gemini', 'gemini://example.org:1966/robots.txt', 'example.org', 1966],
    ['gemini://example.org.', 'gemini', 'gemini://example.org/robots.txt', 'example.org', 1965],
    ['gemini://example.org#top', 'gemini', 'gemini://example.org/robots.txt', 'example.org', 1965],
    [
      'gemini://münchen.example',
      'gemini',
      'gemini://xn--mnchen-3ya.example/robots.txt',
      'xn--mnchen-3ya.example',
      1965,
    ],
    [
      'gemini://M%C3%9CNCHEN.example',
      'gemini',
      'gemini://xn--mnchen-3ya.example/robots.txt',
      'xn--mnchen-3ya.example',
      1965,
    ],
    ['gemini://127.0.0.1', 'gemini', 'gemini://127.0.0.1/robots.txt', '127.0.0.1', 1965],
    ['gemini://127.1', 'gemini', 'gemini://127.0.0.1/robots.txt', '127.0.0.1', 1965],
    ['gemini://[::1]:7000/', 'gemini', 'gemini://[::1]:7000/robots.txt', '::1', 7000],
    ['https://example.org', 'http', 'https://example.org/robots.txt', 'example.org', 443],
    ['https://example.org:8443', 'http', 'https://example.org:8443/robots.txt', 'example.org', 8443],
    ['http://Example.org:80/', 'http', 'http://example.org/robots.txt', 'example.org', 80],
    ['http://[2001:db8::1]/', 'http', 'http://[2001:db8::1]/robots.txt', '2001:db8::1', 80],
  ])('%s', (text, protocol, url, host, port) => {
    expect(parseTarget(text)).toEqual({protocol, url, endpoint: {host, port}})
    expect(isRemoteUrl(text)).toBe(true)
  })

  test.each([
    [
      'gemini://example.org:1966/a/b.gmi?c#d',
      'gemini://example.org:1966/robots.txt',
      'A page was named; the rules for it are those of gemini://example.org:1966/robots.txt.',
    ],
    [
      'https://example.org/robots.txt?x',
      'https://example.org/robots.txt',
      'A page was named; the rules for it are those of https://example.org/robots.txt.',
    ],
    [
      'gemini://example.org/~alice/robots.txt',
      'gemini://example.org/robots.txt',
      'No crawler reads a robots.txt below /~alice/; the one that counts is gemini://example.org/robots.txt, so ask its administrator for rules.',
    ],
  ])('%s has a note', (text, url, note) => {
    expect(parseTarget(text)).toMatchObject({url, note})
  })
})

describe('URLs that cannot be asked', () => {
  test.each([
    ['example.org', '“example.org” has no scheme; write gemini://example.org or https://example.org.'],
    [
      'example.org/a',
      '“example.org/a” has no scheme; write gemini://example.org/a or https://example.org/a.',
    ],
    [
      'localhost:1965',
      '“localhost:1965” has no scheme; write gemini://localhost:1965 or https://localhost:1965.',
    ],
    ['//example.org', '“//example.org” has no scheme; write gemini://example.org or https://example.org.'],
    [
      'gemini:example.org',
      '“gemini:example.org” has no scheme; write gemini://example.org or https://example.org.',
    ],
    ['', '“” has no scheme; write gemini://example.org or https://example.org.'],
    [
      'gopher://example.org/',
      '“gopher://example.org/” cannot be fetched. robotslint fetches gemini://, https:// and http:// URLs.',
    ],
    [
      'constructor://example.org/',
      '“constructor://example.org/” cannot be fetched. robotslint fetches gemini://, https:// and http:// URLs.',
    ],
    [
      'titan://example.org/',
      '“titan://example.org/” cannot be fetched. Titan only writes; its paths are ruled by the robots.txt at gemini://.',
    ],
    [
      'file:///etc/robots.txt',
      '“file:///etc/robots.txt” cannot be fetched. Give the path of a local file without file://.',
    ],
    ['gemini://', '“gemini://” names no valid host or port.'],
    ['gemini:///robots.txt', '“gemini:///robots.txt” names no valid host or port.'],
    ['gemini://256.1.1.1/', '“gemini://256.1.1.1/” names no valid host or port.'],
    ['gemini://h:0/', '“gemini://h:0/” names no valid host or port.'],
    ['gemini://h:99999/', '“gemini://h:99999/” is not a valid URL.'],
    ['gemini://a b/', '“gemini://a b/” is not a valid URL.'],
    ['https://', '“https://” is not a valid URL.'],
    ['gemini://me@h/', '“gemini://…@h/” holds a user name, which is never sent; leave it out.'],
    ['https://me:x@h/', '“https://…@h/” holds a user name, which is never sent; leave it out.'],
    ['https://me:x@h:70000/', '“https://…@h:70000/” is not a valid URL.'],
    ['http://me:x@h:0/', '“http://…@h:0/” names no valid host or port.'],
    [
      'titan://me:x@h/',
      '“titan://…@h/” cannot be fetched. Titan only writes; its paths are ruled by the robots.txt at gemini://.',
    ],
    ['me:x@h', '“…@h” has no scheme; write gemini://h or https://h.'],
    ['gemini://h\u001b[31m/', '“gemini://h\\x1b[31m/” is not a valid URL.'],
  ])('%s', (text, message) => {
    expect(() => parseTarget(text)).toThrow(new TargetUrlError(message))
  })

  test.each(['robots.txt', './robots.txt', 'C:\\robots.txt', 'example.org', '-', 'gopher://h'])(
    '%s is no URL to fetch',
    text => {
      expect(isRemoteUrl(text)).toBe(false)
    },
  )
})
