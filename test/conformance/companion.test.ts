import {describe} from 'vitest'
import {gemini} from '../../analyzer/crawlers/profiles/gemini.ts'
import {type Case, testCases} from './cases.ts'

const CASES: Case[] = [
  {
    says: 'Companion specification: a line that begins with # is a comment',
    file: '# User-agent: *\n# Disallow: /\nUser-agent: *\n#Disallow: /a\nDisallow: /b\n',
    agent: 'indexer',
    allowed: ['/a'],
    denied: ['/b'],
  },
  {
    says: 'Companion specification: only a line that begins with # is a comment',
    file: 'User-agent: *\nDisallow: /a # secret\n',
    agent: 'indexer',
    allowed: ['/a', '/a/b'],
  },
  {
    says: 'Companion specification: a User-agent line names an agent for the lines that follow',
    file: 'User-agent: archiver\nDisallow: /a\nUser-agent: indexer\nDisallow: /b\n',
    agent: 'indexer',
    allowed: ['/a'],
    denied: ['/b'],
  },
  {
    says: 'Companion specification: a Disallow line gives a prefix of URL paths',
    file: 'User-agent: *\nDisallow: /foo\n',
    agent: 'indexer',
    allowed: ['/fo', '/a/foo'],
    denied: ['/foo', '/foobar.gmi', '/foo/bar.gmi', 'gemini://example.org/foo'],
  },
  {
    says: 'Companion specification: a prefix of the path has nothing to do with the query',
    file: 'User-agent: *\nDisallow: /search\nDisallow: /find?\n',
    agent: 'indexer',
    allowed: ['/find?x'],
    denied: ['/search?x'],
  },
  {
    says: 'Companion specification: every other line is ignored, Allow too',
    file: 'User-agent: *\nDisallow: /\nAllow: /pub/\n',
    agent: 'indexer',
    denied: ['/pub/x', '/'],
  },
  {
    says: 'Companion specification: ignored lines end no run of User-agent lines',
    file: 'User-agent: indexer\nCrawl-delay: 5\nAllow: /\nSitemap: /s\nsome words\n\nUser-agent: archiver\nDisallow: /a\n',
    agent: 'indexer',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: the path is a prefix, so * and $ are ordinary characters',
    file: 'User-agent: *\nDisallow: /*.gmi\nDisallow: /a$\n',
    agent: 'indexer',
    allowed: ['/x.gmi', '/a'],
    denied: ['/*.gmi', '/a$b'],
  },
  {
    says: 'Companion specification, format of 1994: an empty Disallow forbids nothing',
    file: 'User-agent: *\nDisallow:\n',
    agent: 'indexer',
    allowed: ['/', '/a'],
  },
  {
    says: 'Companion specification: bots should still obey * where their virtual agent is named',
    file: 'User-agent: *\nDisallow: /a\n\nUser-agent: indexer\nDisallow: /b\n',
    agent: 'indexer',
    allowed: ['/c'],
    denied: ['/a', '/b'],
  },
  {
    says: 'Companion specification: a virtual agent cannot be exempted from *',
    file: 'User-agent: *\nDisallow: /\n\nUser-agent: indexer\nDisallow:\n',
    agent: 'indexer',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: archivers obey archiver',
    file: 'User-agent: archiver\nDisallow: /a\n',
    agent: 'archiver',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: indexers obey indexer',
    file: 'User-agent: indexer\nDisallow: /a\n',
    agent: 'indexer',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: researchers obey researcher',
    file: 'User-agent: researcher\nDisallow: /a\n',
    agent: 'researcher',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: proxies obey webproxy',
    file: 'User-agent: webproxy\nDisallow: /a\n',
    agent: 'webproxy',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: no bot obeys the virtual agent of another activity',
    file: 'User-agent: webproxy\nDisallow: /\n',
    agent: 'indexer',
    allowed: ['/a'],
  },
  {
    says: 'Companion specification: a bot with several roles obeys the most restrictive combination',
    file: 'User-agent: indexer\nDisallow: /a\n\nUser-agent: archiver\nDisallow: /b\n\nUser-agent: webproxy\nDisallow: /c\n',
    agent: ['indexer', 'archiver'],
    allowed: ['/c'],
    denied: ['/a', '/b'],
  },
  {
    says: 'Companion specification: a bot may obey its own name as well',
    file: 'User-agent: somebot\nDisallow: /a\n\nUser-agent: indexer\nDisallow: /b\n',
    agent: ['somebot', 'indexer'],
    denied: ['/a', '/b'],
  },
  {
    says: 'Gemini protocol: a CR alone ends no line',
    file: 'User-agent: *\rDisallow: /a\r',
    agent: 'indexer',
    allowed: ['/a'],
  },
  {
    says: 'Gemini protocol: a line may end with CRLF',
    file: 'User-agent: *\r\nDisallow: /a\r\n',
    agent: 'indexer',
    denied: ['/a'],
  },
  {
    says: 'Companion specification: a line with a byte order mark before it does not begin with User-agent',
    file: '\uFEFFUser-agent: *\nDisallow: /a\n',
    agent: 'indexer',
    allowed: ['/a'],
  },
]

describe('Gemini companion specification', () => {
  testCases(gemini, CASES)
})
