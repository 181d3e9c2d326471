import {describe, expect, test} from 'vitest'
import {rfc9309} from '../../analyzer/crawlers/profiles/rfc9309.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {type Case, testCases} from './cases.ts'

const GENERAL: Case[] = [
  {
    says: 'RFC 9309 §2.1: a group is one or more user-agent lines, followed by one or more rules',
    file: 'User-agent: OneBot\nUser-agent: TwoBot\nDisallow: /a\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n',
    agent: 'TwoBot',
    allowed: ['/c'],
    denied: ['/a', '/b'],
  },
  {
    says: 'RFC 9309 §2.1: a group ends at the next user-agent line',
    file: 'User-agent: OneBot\nDisallow: /a\nUser-agent: TwoBot\nDisallow: /b\n',
    agent: 'OneBot',
    allowed: ['/b'],
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.1: the last group may have no rules, which allows everything',
    file: 'User-agent: *\nDisallow: /\n\nUser-agent: OneBot\n',
    agent: 'OneBot',
    allowed: ['/', '/x'],
  },
]

const SYNTAX: Case[] = [
  {
    says: 'RFC 9309 §2.2: empty lines may stand anywhere in a group',
    file: '\n\nUser-agent: OneBot\n\nUser-agent: TwoBot\n\n\nDisallow: /a\n\nDisallow: /b\n',
    agent: 'OneBot',
    denied: ['/a', '/b'],
  },
  {
    says: 'RFC 9309 §2.2: blanks may stand before a key, around the colon and behind a value',
    file: ' \tUser-agent \t: \tOneBot \t\n\tDisallow\t:\t/a\t\n',
    agent: 'OneBot',
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2: no blank is needed behind the colon',
    file: 'User-agent:OneBot\nDisallow:/a\n',
    agent: 'OneBot',
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2: keys are strings of ABNF, which have no case (RFC 5234 §2.3)',
    file: 'uSER-aGENT: OneBot\nDISALLOW: /a\naLLOW: /a/b\n',
    agent: 'OneBot',
    allowed: ['/a/b'],
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2: a line ends with CR',
    file: 'User-agent: OneBot\rDisallow: /a\rDisallow: /b\r',
    agent: 'OneBot',
    denied: ['/a', '/b'],
  },
  {
    says: 'RFC 9309 §2.2: a line ends with LF, or with CRLF',
    file: 'User-agent: OneBot\r\nDisallow: /a\nDisallow: /b\r\n',
    agent: 'OneBot',
    denied: ['/a', '/b'],
  },
  {
    says: 'RFC 9309 §2.2: a comment may follow a value',
    file: 'User-agent: OneBot # the first\nDisallow: /a# and all below\n',
    agent: 'OneBot',
    denied: ['/a', '/a/b'],
  },
  {
    says: 'RFC 9309 §2.2: a comment line is an empty line',
    file: 'User-agent: OneBot\n# User-agent: TwoBot\nDisallow: /a\n# Disallow: /b\n',
    agent: 'OneBot',
    allowed: ['/b'],
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2: an empty pattern is a rule, and covers nothing',
    file: 'User-agent: OneBot\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    agent: 'OneBot',
    allowed: ['/', '/a'],
  },
  {
    says: 'RFC 9309 §2.2: an empty pattern takes nothing from other rules',
    file: 'User-agent: OneBot\nDisallow: /a\nDisallow:\nAllow:\n',
    agent: 'OneBot',
    allowed: ['/b'],
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2: a path begins with a slash',
    file: 'User-agent: OneBot\nDisallow: a\n',
    agent: 'OneBot',
    allowed: ['/a', '/'],
  },
]

const AGENTS: Case[] = [
  {
    says: 'RFC 9309 §2.2.1: the product token of a crawler is part of its User-Agent header',
    file: 'user-agent: ExampleBot\ndisallow: /\n',
    agent: 'Mozilla/5.0 (compatible; ExampleBot/0.1; https://www.example.com/bot.html)',
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2.1: crawlers MUST compare product tokens without regard to case',
    file: 'User-agent: ONEbot\nDisallow: /a\n',
    agent: 'OneBot',
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2.1: the group must match the product token, not a part of it',
    file: 'User-agent: One\nDisallow: /a\n\nUser-agent: OneBot-News\nDisallow: /b\n',
    agent: 'OneBot',
    allowed: ['/a', '/b'],
  },
  {
    says: 'RFC 9309 §2.2.1: the rules of several matching groups MUST be combined',
    file: 'user-agent: OneBot\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: OneBot\ndisallow: /baz\n',
    agent: 'OneBot',
    allowed: ['/other'],
    denied: ['/foo', '/bar', '/baz'],
  },
  {
    says: 'RFC 9309 §2.2.1: combined rules are one group, so that the longest of all decides',
    file: 'user-agent: OneBot\ndisallow: /foo\n\nuser-agent: *\ndisallow: /\n\nuser-agent: onebot\nallow: /foo/bar\n',
    agent: 'OneBot',
    allowed: ['/foo/bar', '/other'],
    denied: ['/foo'],
  },
  {
    says: 'RFC 9309 §2.2.1: without a matching group, crawlers MUST obey the group for *',
    file: 'user-agent: *\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: BazBot\ndisallow: /baz\n',
    agent: 'OneBot',
    allowed: ['/baz'],
    denied: ['/foo', '/bar'],
  },
  {
    says: 'RFC 9309 §2.2.1: a matching group takes the place of the group for *',
    file: 'user-agent: *\ndisallow: /foo\n\nuser-agent: BazBot\ndisallow: /baz\n',
    agent: 'BazBot',
    allowed: ['/foo'],
    denied: ['/baz'],
  },
  {
    says: 'RFC 9309 §2.2.1: without a matching group and without one for *, no rules apply',
    file: 'user-agent: BazBot\ndisallow: /\n',
    agent: 'OneBot',
    allowed: ['/'],
  },
  {
    says: 'RFC 9309 §2.2.1: without any group, no rules apply',
    file: '# nothing\n',
    agent: 'OneBot',
    allowed: ['/a'],
  },
]

const RULES: Case[] = [
  {
    says: 'RFC 9309 §2.2.2: paths MUST be matched against allow and disallow',
    file: 'User-agent: *\nDisallow: /a\nAllow: /a/b\n',
    allowed: ['/a/b', '/c'],
    denied: ['/a', '/a/c'],
  },
  {
    says: 'RFC 9309 §2.2.2: matching SHOULD be case-sensitive',
    file: 'User-agent: *\nDisallow: /Private\n',
    allowed: ['/private'],
    denied: ['/Private'],
  },
  {
    says: 'RFC 9309 §2.2.2: matching MUST start at the first octet of the path',
    file: 'User-agent: *\nDisallow: /b\n',
    allowed: ['/a/b', 'https://example.com/a/b'],
    denied: ['/b', 'https://example.com/b'],
  },
  {
    says: 'RFC 9309 §2.2.2: a rule matches if its end is reached before a difference in octets',
    file: 'User-agent: *\nDisallow: /fish\n',
    allowed: ['/fis', '/fi', '/'],
    denied: ['/fish', '/fish.html', '/fish/salmon', '/fishheads?id=1'],
  },
  {
    says: 'RFC 9309 §2.2.2: the path of a URI goes on with its query',
    file: 'User-agent: *\nDisallow: /a?b=\n',
    allowed: ['/a', '/a?c'],
    denied: ['/a?b=1', 'https://example.com/a?b=2#c'],
  },
  {
    says: 'RFC 9309 §2.2.2: the match with the most octets MUST be used, wherever it stands',
    file: 'User-agent: *\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\nAllow: /e\nDisallow: /ex\n',
    allowed: ['/example/page/other.gif', '/e'],
    denied: ['/example/page/disallowed.gif', '/ex'],
  },
  {
    says: 'RFC 9309 §2.2.2: octets of the pattern count, special characters too',
    file: 'User-agent: *\nAllow: /page\nDisallow: /*.htm\n',
    allowed: ['/page', '/page.txt'],
    denied: ['/page.html'],
  },
  {
    says: 'RFC 9309 §2.2.2: duplicate rules change nothing',
    file: 'User-agent: *\nDisallow: /a\nDisallow: /a\nAllow: /b\nAllow: /b\n',
    allowed: ['/b'],
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2.2: of equivalent rules, allow SHOULD be used',
    file: 'User-agent: *\nDisallow: /a\nAllow: /a\nAllow: /b\nDisallow: /b\n',
    allowed: ['/a', '/b'],
  },
  {
    says: 'RFC 9309 §2.2.2: what no rule matches is allowed',
    file: 'User-agent: *\nDisallow: /a\n',
    allowed: ['/', '/b'],
  },
  {
    says: 'RFC 9309 §2.2.2: /robots.txt is implicitly allowed',
    file: 'User-agent: *\nDisallow: /\n',
    allowed: ['/robots.txt', 'https://example.com/robots.txt', '/robots.txt?x'],
    denied: ['/robots.txt.bak', '/a/robots.txt'],
  },
  {
    says: 'RFC 9309 §2.2.2: octets outside ASCII MUST be percent-encoded before comparison',
    file: 'User-agent: *\nDisallow: /foo/bar/ツ\nDisallow: /b%C3%BCcher\n',
    denied: ['/foo/bar/ツ', '/foo/bar/%E3%83%84', '/foo/bar/%e3%83%84', '/bücher'],
  },
  {
    says: 'RFC 9309 §2.2.2: percent-encoded unreserved characters MUST be decoded before comparison',
    file: 'User-agent: *\nDisallow: /foo/bar/%62%61%7A\nDisallow: /~joe\n',
    denied: ['/foo/bar/baz', '/foo/bar/%62%61%7a', '/%7Ejoe'],
  },
  {
    says: 'RFC 9309 §2.2.2: reserved characters are the same percent-encoded, in a query',
    file: 'User-agent: *\nDisallow: /foo/bar?baz=https://foo.bar\nDisallow: /q?u=http%3a%2F%2f\n',
    denied: ['/foo/bar?baz=https%3A%2F%2Ffoo.bar', '/foo/bar?baz=https://foo.bar', '/q?u=http://x'],
  },
  {
    says: 'RFC 9309 §2.2.2: a percent-encoded reserved character is not decoded: in a path, %2F is no slash',
    file: 'User-agent: *\nDisallow: /a/b\nDisallow: /c%2Fd\n',
    allowed: ['/a%2Fb', '/c/d'],
    denied: ['/a/b', '/c%2fd'],
  },
  {
    says: 'RFC 9309 §2.2.2: rules outside any group SHOULD be ignored',
    file: 'Disallow: /a\n\nUser-agent: *\nDisallow: /b\n',
    allowed: ['/a'],
    denied: ['/b'],
  },
]

const SPECIAL: Case[] = [
  {
    says: 'RFC 9309 §2.2.3: # MUST start a comment',
    file: 'User-agent: *\nDisallow: /a # comment in line\n# Disallow: /b\n',
    allowed: ['/b', '/%23'],
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2.3: $ MUST mean the end of the pattern',
    file: 'User-agent: *\nDisallow: /this/path/exactly$\n',
    allowed: ['/this/path/exactly/', '/this/path/exactly?x', '/this/path/exactl'],
    denied: ['/this/path/exactly', '/this/path/exactly#x'],
  },
  {
    says: 'RFC 9309 §2.2.3: * MUST mean any run of characters, slashes too, or none',
    file: 'User-agent: *\nDisallow: /this/*/exactly\n',
    allowed: ['/this/exactly', '/this/path/exact'],
    denied: ['/this/path/exactly', '/this//exactly', '/this/long/path/exactly.html'],
  },
  {
    says: 'RFC 9309 §2.2.3: * and $ together',
    file: 'User-agent: *\nDisallow: /*.gif$\nDisallow: /a*b*c$\n',
    allowed: ['/x.gif?y', '/x.gifs', '/abcd', '/acb'],
    denied: ['/x.gif', '/x/y.gif', '/abc', '/axbxbxc', '/abcc'],
  },
  {
    says: 'RFC 9309 §5.1, erratum 7995: a pattern may begin with *',
    file: 'User-agent: *\nDisallow: *.gif$\n',
    allowed: ['/a.gif.html'],
    denied: ['/a.gif', '/a/b.gif'],
  },
  {
    says: 'RFC 9309 §2.2.3: percent-encoded, * and $ stand for themselves',
    file: 'User-agent: *\nDisallow: /path/file-with-a-%2A.html\nDisallow: /path/foo-%24\n',
    allowed: ['/path/file-with-a-b.html', '/path/foo-'],
    denied: [
      'https://www.example.com/path/file-with-a-*.html',
      '/path/file-with-a-%2a.html',
      'https://www.example.com/path/foo-$',
      '/path/foo-%24',
    ],
  },
  {
    says: 'RFC 9309 §2.2.3: $ is special at the end only',
    file: 'User-agent: *\nDisallow: /a$b\n',
    allowed: ['/a'],
    denied: ['/a$b', '/a%24b'],
  },
]

const OTHERS: Case[] = [
  {
    says: 'RFC 9309 §2.2.4: other records MUST NOT interfere: they do not end a run of user-agent lines',
    file: 'User-agent: OneBot\nCrawl-delay: 5\nNoindex: /x\nUser-agent: TwoBot\nDisallow: /\n',
    agent: 'OneBot',
    denied: ['/a'],
  },
  {
    says: 'RFC 9309 §2.2.4: a Sitemaps record MUST NOT terminate a group',
    file: 'User-agent: OneBot\nDisallow: /a\nSitemap: https://example.com/sitemap.xml\nDisallow: /b\n',
    agent: 'OneBot',
    denied: ['/a', '/b'],
  },
]

const RETRIEVAL: Case[] = [
  {
    says: 'RFC 9309 §2.3.1.5: each line MUST be tried, and the parseable rules used',
    file: '<html>\n:\nUser-agent\nUser-agent: OneBot\nDisallow /b\n= /c\nDisallow: /a\n\0\uFFFD\n',
    agent: 'OneBot',
    allowed: ['/b', '/c'],
    denied: ['/a'],
  },
]

const EXAMPLE = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot
`

const EXAMPLES: Case[] = [
  {
    says: 'RFC 9309 §5.1: everybody else',
    file: EXAMPLE,
    agent: 'OtherBot',
    allowed: ['/publications/', '/', '/gif'],
    denied: ['/example/', '/x.gif'],
  },
  {
    says: 'RFC 9309 §5.1: foobot has access to two prefixes only',
    file: EXAMPLE,
    agent: 'foobot',
    allowed: ['/example/page.html', '/example/allowed.gif'],
    denied: ['/', '/publications/'],
  },
  {
    says: 'RFC 9309 §5.1: barbot is kept from one prefix only',
    file: EXAMPLE,
    agent: 'barbot',
    allowed: ['/', '/x.gif', '/example/other'],
    denied: ['/example/page.html'],
  },
  {
    says: 'RFC 9309 §5.1: bazbot is in the same group',
    file: EXAMPLE,
    agent: 'BazBot',
    denied: ['/example/page.html'],
  },
  {
    says: 'RFC 9309 §5.1: quxbot has no rules',
    file: EXAMPLE,
    agent: 'quxbot',
    allowed: ['/', '/example/', '/x.gif'],
  },
  {
    says: 'RFC 9309 §5.2: the longest match',
    file: 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n',
    agent: 'foobot',
    allowed: ['/example/page/'],
    denied: ['/example/page/disallowed.gif'],
  },
]

describe('RFC 9309', () => {
  testCases(rfc9309, [
    ...GENERAL,
    ...SYNTAX,
    ...AGENTS,
    ...RULES,
    ...SPECIAL,
    ...OTHERS,
    ...RETRIEVAL,
    ...EXAMPLES,
  ])

  test.each([
    ['§2.3.1.2: redirects SHOULD be followed', 'redirect', 'followed'],
    ['§2.3.1.3: an unavailable file (4xx) opens the site', 'absent', 'allow-all'],
    ['§2.3.1.3: 401 and 403 are 4xx as well', 'refused', 'allow-all'],
    ['§2.3.1.3: so is 429', 'slowDown', 'allow-all'],
    ['§2.3.1.4: with a server error crawlers MUST assume complete disallow', 'serverError', 'disallow-all'],
    ['§2.3.1.4: so with a network error', 'unreachable', 'disallow-all'],
  ] as const)('RFC 9309 %s', (_, failure, consequence) => {
    expect(rfc9309.failure[failure]).toBe(consequence)
  })

  test('RFC 9309 §2.5: at least 500 KiB MUST be parsed, and what begins behind them need not be', () => {
    const line = 'Disallow: /long/path/'
    const start = 'User-agent: *\n'
    const rules = Array.from({length: 30_000}, (_, index) => `${line}${String(index).padStart(5, '0')}`)
    const text = start + rules.join('\n')
    const [group] = readPolicy(parse(text), rfc9309).groups
    const last = group?.rules.at(-1)?.line
    expect(last?.start).toBeLessThan(500 * 1024)
    expect(last?.next).toBeGreaterThanOrEqual(500 * 1024)
  })
})
