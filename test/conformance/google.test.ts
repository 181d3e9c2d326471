import {describe, expect, test} from 'vitest'
import {google} from '../../analyzer/crawlers/profiles/google.ts'
import {ask} from './ask.ts'
import {type Case, testCases} from './cases.ts'

const CASES: Case[] = [
  {
    says: 'robots.cc ParsedRobotsKey: keys are compared by their beginning, in any case',
    file: 'USER-AGENTS: OneBot\nDisallowed: /a\nAllow-all: /a/b\n',
    agent: 'OneBot',
    allowed: ['/a/b'],
    denied: ['/a'],
  },
  {
    says: 'robots.cc kAllowFrequentTypos: misspellings of user-agent',
    file: 'useragent: OneBot\nuser agent: TwoBot\nDisallow: /a\n',
    agent: 'TwoBot',
    denied: ['/a'],
  },
  {
    says: 'robots.cc kAllowFrequentTypos: misspellings of disallow',
    file: 'User-agent: *\ndissallow: /a\nDissalow: /b\ndisalow: /c\nDIASLLOW: /d\ndisallaw: /e\ndisllow: /f\n',
    allowed: ['/f'],
    denied: ['/a', '/b', '/c', '/d', '/e'],
  },
  {
    says: 'robots.cc GetKeyAndValueFrom: the colon may be missing between exactly two words',
    file: 'user-agent OneBot\ndisallow \t /a\ndisallow /b /c\nDisallow\n',
    agent: 'OneBot',
    allowed: ['/b', '/c'],
    denied: ['/a'],
  },
  {
    says: 'robots.cc ExtractUserAgent: a name ends at the first character outside A-Z a-z _ -',
    file: 'User-agent: Foo Bar\nUser-agent: Baz/1.0\nUser-agent: Qux*\nDisallow: /a\n',
    agent: 'Qux',
    denied: ['/a'],
  },
  {
    says: 'robots.cc ExtractUserAgent: so a name with digits matches nobody',
    file: 'User-agent: MJ12bot\nDisallow: /a\n',
    agent: 'MJ12bot',
    allowed: ['/a'],
  },
  {
    says: 'robots.cc HandleUserAgent: * followed by a blank and anything means everybody',
    file: 'User-agent: * and all the others\nDisallow: /a\n',
    denied: ['/a'],
  },
  {
    says: 'robots.cc HandleUserAgent: * followed by anything else means nobody',
    file: 'User-agent: *bot\nDisallow: /a\n',
    allowed: ['/a'],
  },
  {
    says: 'robots.cc HandleUserAgent: an empty value matches nobody',
    file: 'User-agent:\nDisallow: /\n',
    allowed: ['/a'],
  },
  {
    says: 'robots.cc HandleSitemap, HandleUnknownAction: neither ends a run of user-agent lines',
    file: 'User-agent: OneBot\nSitemap: https://example.com/s.xml\nfoo: bar\nUser-agent: TwoBot\nDisallow: /a\n',
    agent: 'OneBot',
    denied: ['/a'],
  },
  {
    says: 'robots.cc disallow(): a specific group without rules hides the global one',
    file: 'User-agent: *\nDisallow: /\n\nUser-agent: OneBot\n',
    agent: 'OneBot',
    allowed: ['/a'],
  },
  {
    says: 'robots.cc disallow(): the higher priority wins, and a tie allows',
    file: 'User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /b/\nAllow: /b\n',
    allowed: ['/a', '/b'],
    denied: ['/b/'],
  },
  {
    says: 'robots.cc Matches: * is any run, $ special at the end only',
    file: 'User-agent: *\nDisallow: /a*b$\nDisallow: /c$d\n',
    allowed: ['/abc', '/c'],
    denied: ['/ab', '/axxb', '/c$d'],
  },
  {
    says: 'robots.cc MaybeEscapePattern: non-ASCII octets of a rule are encoded, escapes get upper case',
    file: 'User-agent: *\nDisallow: /SanJoséSellers\nDisallow: /%aa\n',
    allowed: ['/%aa'],
    denied: ['/SanJos%C3%A9Sellers', '/%AA'],
  },
  {
    says: 'robots.cc MaybeEscapePattern: nothing is decoded',
    file: 'User-agent: *\nDisallow: /%62%61%7A\n',
    allowed: ['/baz'],
    denied: ['/%62%61%7A'],
  },
  {
    says: 'robots.cc AllowedByRobots: the URL is compared as it is given',
    file: 'User-agent: *\nDisallow: /ツ\nDisallow: /a%2Ab\n',
    allowed: ['/ツ', '/a*b'],
    denied: ['/%E3%83%84', '/a%2Ab'],
  },
  {
    says: 'robots.cc HandleAllow: index.htm* allows its folder, exactly',
    file: 'User-agent: *\nDisallow: /\nAllow: /a/index.html\nAllow: /b/index.htm\n',
    allowed: ['/a/', '/a/index.html', '/b/'],
    denied: ['/a', '/a/index.htm', '/a/x', '/c/'],
  },
  {
    says: 'robots.cc HandleDisallow: index.html forbids only itself',
    file: 'User-agent: *\nDisallow: /a/index.html\n',
    allowed: ['/a/'],
    denied: ['/a/index.html'],
  },
  {
    says: 'robots.cc Parse: a byte order mark is skipped',
    file: '\uFEFFUser-agent: *\nDisallow: /a\n',
    denied: ['/a'],
  },
  {
    says: 'robots.cc StripWhitespaceSlowly: blanks of ASCII are trimmed, others are not',
    file: 'User-agent: *\nDisallow:\f/a\v\nDisallow:\u00A0/b\n',
    allowed: ['/b'],
    denied: ['/a'],
  },
  {
    says: 'robots.cc GetPathParamsQuery: scheme, authority and fragment are cut off',
    file: 'User-agent: *\nDisallow: /a?b\n',
    allowed: ['https://example.com/a#?b'],
    denied: ['https://example.com/a?b#c', '/a?b'],
  },
  {
    says: 'robots.cc GetPathParamsQuery: a URL without a path asks for /',
    file: 'User-agent: *\nDisallow: /$\nDisallow: /?q\n',
    denied: ['https://example.com', 'https://example.com#a', 'https://example.com?q'],
  },
  {
    says: 'robots.cc: /robots.txt is compared like any other path',
    file: 'User-agent: *\nDisallow: /\n',
    denied: ['/robots.txt'],
  },
  {
    says: 'Google documentation: a path without a slash matches nothing',
    file: 'User-agent: *\nDisallow: fish\n',
    allowed: ['/fish', '/'],
  },
  {
    says: 'Google documentation: Googlebot-Image obeys rules for Googlebot where it is not named',
    file: 'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b\n',
    agent: 'Googlebot-Image',
    allowed: ['/a'],
    denied: ['/b'],
  },
  {
    says: 'Google documentation: Googlebot-Image obeys its own rules only where it is named',
    file: 'User-agent: Googlebot\nDisallow: /b\n\nUser-agent: Googlebot-Image\nDisallow: /c\n',
    agent: 'Googlebot-Image',
    allowed: ['/b'],
    denied: ['/c'],
  },
  {
    says: 'Google documentation: AdsBot-Google takes no notice of *',
    file: 'User-agent: *\nDisallow: /\n',
    agent: 'AdsBot-Google',
    allowed: ['/a'],
  },
  {
    says: 'Google documentation: AdsBot-Google obeys where it is named',
    file: 'User-agent: adsbot-google\nDisallow: /\n',
    agent: 'AdsBot-Google',
    denied: ['/a'],
  },
]

describe('Google', () => {
  testCases(google, CASES)

  test('robots.cc kMaxLineLen: of a line, 16,663 octets are read', () => {
    const path = `/${'x'.repeat(20_000)}`
    const file = `User-agent: *\nDisallow: ${path}\n`
    const read = 2083 * 8 - 1 - 'Disallow: '.length
    expect(ask(google, file, path.slice(0, read)).allowed).toBe(false)
    expect(ask(google, file, path.slice(0, read - 1)).allowed).toBe(true)
  })

  test('robots.cc kMaxLineLen: octets count, not characters', () => {
    const file = `User-agent: *\nDisallow: /${'é'.repeat(10_000)}\n`
    const read = Math.floor((2083 * 8 - 1 - 'Disallow: /'.length) / 2)
    expect(ask(google, file, `/${'%C3%A9'.repeat(read)}`).allowed).toBe(false)
    expect(ask(google, file, `/${'%C3%A9'.repeat(read - 1)}`).allowed).toBe(true)
  })

  test.each([
    ['4xx but 429 is as if there were no file', 'refused', 'allow-all'],
    ['429 counts as a server error', 'slowDown', 'disallow-all'],
    ['5xx closes the site at first', 'serverError', 'disallow-all'],
    ['redirects are followed', 'redirect', 'followed'],
  ] as const)('Google documentation: %s', (_, failure, consequence) => {
    expect(google.failure[failure]).toBe(consequence)
  })
})
