import {describe, expect, test} from 'vitest'
import {aurasearch} from '../../analyzer/crawlers/profiles/aurasearch.ts'
import {delorean} from '../../analyzer/crawlers/profiles/delorean.ts'
import {geminiGrc} from '../../analyzer/crawlers/profiles/gemini-grc.ts'
import {gemplex} from '../../analyzer/crawlers/profiles/gemplex.ts'
import {gemportal} from '../../analyzer/crawlers/profiles/gemportal.ts'
import {gus} from '../../analyzer/crawlers/profiles/gus.ts'
import {kennedy} from '../../analyzer/crawlers/profiles/kennedy.ts'
import {mozzArchiver} from '../../analyzer/crawlers/profiles/mozz-archiver.ts'
import {september} from '../../analyzer/crawlers/profiles/september.ts'
import {tlgs} from '../../analyzer/crawlers/profiles/tlgs.ts'
import {ask} from './ask.ts'
import {testCases} from './cases.ts'

describe('Kennedy 29fbacb', () => {
  testCases(kennedy, [
    {
      says: 'Kennedy: * and indexer together, in any case',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: INDEXER\nDisallow: /b\n',
      denied: ['/a', '/b'],
    },
    {says: 'Kennedy: not its own name', file: 'User-agent: kennedy\nDisallow: /\n', allowed: ['/a']},
    {
      says: 'Kennedy: a * at the end is cut off, so that * alone forbids nothing',
      file: 'User-agent: *\nDisallow: *\nDisallow: /a*\n',
      allowed: ['/b'],
      denied: ['/a', '/ab'],
    },
    {
      says: 'Kennedy: a rule with a * elsewhere is dropped',
      file: 'User-agent: *\nDisallow: /~*/private/\nDisallow: /b**\n',
      allowed: ['/~joe/private/x', '/~*/private/', '/b'],
    },
    {
      says: 'Kennedy: a missing slash is put before a path',
      file: 'User-agent: *\nDisallow: a\n',
      denied: ['/a'],
    },
    {
      says: 'Kennedy: a rule that is dropped ends the run of agents all the same',
      file: 'User-agent: indexer\nDisallow: /*/a\nUser-agent: archiver\nDisallow: /b\n',
      allowed: ['/b'],
    },
    {says: 'Kennedy: the query is no matter', file: 'User-agent: *\nDisallow: /a?b\n', allowed: ['/a?b']},
    {
      says: 'Kennedy: a byte order mark hides the first line',
      file: '\uFEFFUser-agent: *\nDisallow: /\n',
      allowed: ['/a'],
    },
  ])
})

describe('Delorean Time Machine', () => {
  testCases(delorean, [
    {
      says: 'Delorean: neither what an archiver nor what an indexer may not have',
      file: 'User-agent: indexer\nDisallow: /a\n\nUser-agent: archiver\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n',
      allowed: ['/d'],
      denied: ['/a', '/b', '/c'],
    },
  ])
})

describe('GUS 108bfe8', () => {
  testCases(gus, [
    {
      says: 'GUS: strictest of gus and indexer, each with * where it is not named',
      file: 'User-agent: gus\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
      denied: ['/a', '/b'],
    },
    {
      says: 'GUS: * is no matter where both are named',
      file: 'User-agent: gus\nDisallow: /a\n\nUser-agent: indexer\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n',
      allowed: ['/c'],
      denied: ['/a', '/b'],
    },
    {
      says: 'GUS: the written name may be a part of its own',
      file: 'User-agent: index\nDisallow: /a\n',
      denied: ['/a'],
    },
    {
      says: 'GUS: the first rule that matches decides',
      file: 'User-agent: *\nAllow: /a/b\nDisallow: /a\nAllow: /a/c\n',
      allowed: ['/a/b'],
      denied: ['/a/c'],
    },
    {
      says: 'GUS: a blank line between agent and rules loses the rules',
      file: 'User-agent: *\n\nDisallow: /\n',
      allowed: ['/a'],
    },
    {
      says: 'GUS: a line of blanks is no blank line',
      file: 'User-agent: *\n \nDisallow: /\n',
      denied: ['/a'],
    },
    {
      says: 'GUS: of several groups for *, the first',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
      allowed: ['/b'],
      denied: ['/a'],
    },
    {
      says: 'GUS: escapes are decoded on both sides',
      file: 'User-agent: *\nDisallow: /%7Ejoe/\nDisallow: /a%2Fb\n',
      denied: ['/~joe/', '/a/b'],
    },
  ])
})

describe('TLGS 3f00f7d', () => {
  testCases(tlgs, [
    {
      says: 'TLGS: tlgs, indexer and * together, letter by letter',
      file: 'User-agent: tlgs\nDisallow: /a\n\nUser-agent: indexer\nDisallow: /b\n\nUser-agent: Indexer\nDisallow: /c\n',
      allowed: ['/c'],
      denied: ['/a', '/b'],
    },
    {
      says: 'TLGS: an empty Disallow erases the rules before it, those of other groups too',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: indexer\nDisallow: /b\nDisallow:\nDisallow: /c\n',
      allowed: ['/a', '/b'],
      denied: ['/c'],
    },
    {
      says: 'TLGS: whole segments',
      file: 'User-agent: *\nDisallow: /foo\n',
      allowed: ['/foobar.gmi'],
      denied: ['/foo', '/foo/', '/foo/x'],
    },
    {
      says: 'TLGS: one character behind a closing slash is too few',
      file: 'User-agent: *\nDisallow: /private/\n',
      allowed: ['/private', '/private/x'],
      denied: ['/private/', '/private/xy', '/private//'],
    },
    {
      says: 'TLGS: a line is divided at its last colon',
      file: 'User-agent: *\nDisallow: /wiki:talk\n',
      allowed: ['/wiki:talk'],
    },
    {
      says: 'TLGS: comments and blanks behind a value belong to it',
      file: 'User-agent: *\nDisallow: /a # b\nDisallow: /c \n',
      allowed: ['/a', '/c'],
    },
    {
      says: 'TLGS: a comment with a colon ends a run of agents',
      file: 'User-agent: indexer\n# note: both\nUser-agent: archiver\nDisallow: /a\n',
      allowed: ['/a'],
    },
    {
      says: 'TLGS: a comment without one does not',
      file: 'User-agent: indexer\n# note\nUser-agent: archiver\nDisallow: /a\n',
      denied: ['/a'],
    },
    {
      says: 'TLGS: rules before the first agent are for everybody',
      file: 'Disallow: /a\n\nUser-agent: webproxy\nDisallow: /b\n',
      allowed: ['/b'],
      denied: ['/a'],
    },
    {
      says: 'TLGS: a * at the start, at the end, or at both',
      file: 'User-agent: *\nDisallow: /*.zip\nDisallow: /tmp*\nDisallow: *secret*\nDisallow: *.gz$\n',
      allowed: ['/a.zip/b', '/a/tmp', '/a.gzip'],
      denied: ['/a/b.zip', '/tmpfile', '/a/secret/b', '/a.gz'],
    },
    {
      says: 'TLGS: behind one * in the middle, the text may be missing altogether, but not come too early',
      file: 'User-agent: *\nDisallow: /~*/private/\n',
      allowed: ['/a', '/~/private/'],
      denied: ['/~joe/private/x', '/~joe/public'],
    },
    {
      says: 'TLGS: several * must match the whole path',
      file: 'User-agent: *\nDisallow: /a*b*c\n',
      allowed: ['/a1b2cd'],
      denied: ['/a1b2c', '/abc'],
    },
    {
      says: 'TLGS: a $ without a * is a character',
      file: 'User-agent: *\nDisallow: /a$\n',
      allowed: ['/a'],
      denied: ['/a$'],
    },
  ])
})

describe('AuraSearch 5af3f8d', () => {
  testCases(aurasearch, [
    {
      says: 'AuraSearch: without the exact text `User-Agent:` the first group is for everybody',
      file: 'User-agent: webproxy\nDisallow: /a\n\nUser-agent: archiver\nDisallow: /b\n',
      allowed: ['/b'],
      denied: ['/a'],
    },
    {
      says: 'AuraSearch: with it, it is not',
      file: 'User-Agent: webproxy\nDisallow: /a\n',
      allowed: ['/a'],
    },
    {
      says: 'AuraSearch: a group for indexer replaces the one for *',
      file: 'User-Agent: *\nDisallow: /a\n\nUser-Agent: indexer\nDisallow: /b\n',
      allowed: ['/a'],
      denied: ['/b'],
    },
    {
      says: 'AuraSearch: the written name may be the beginning of indexer; the longest wins',
      file: 'User-Agent: index\nDisallow: /a\n\nUser-Agent: indexe\nDisallow: /b\n\nUser-Agent: indexers\nDisallow: /c\n',
      allowed: ['/a', '/c'],
      denied: ['/b'],
    },
    {
      says: 'AuraSearch: the longest rule decides, Allow too',
      file: 'User-Agent: *\nDisallow: /\nAllow: /pub/\n',
      allowed: ['/pub/x'],
      denied: ['/x'],
    },
    {
      says: 'AuraSearch: of equally long rules, the first',
      file: 'User-Agent: *\nDisallow: /a\nAllow: /a\nAllow: /b\nDisallow: /b\n',
      allowed: ['/b'],
      denied: ['/a'],
    },
    {
      says: 'AuraSearch: a rule with * or $ is found anywhere in the path',
      file: 'User-Agent: *\nDisallow: /a*c\nDisallow: /x$\n',
      allowed: ['/xy', '/ab'],
      denied: ['/abc', '/z/abc', '/x', '/y/x'],
    },
    {
      says: 'AuraSearch: a colon may be missing, and a second word of a value is lost',
      file: 'User-Agent: *\nDisallow /a\nDisallow: /b /c\n',
      allowed: ['/c'],
      denied: ['/a', '/b'],
    },
    {
      says: 'AuraSearch: a blank before a colon makes the colon the value',
      file: 'User-Agent: *\nDisallow : /a\n',
      allowed: ['/a'],
    },
    {
      says: 'AuraSearch: a missing slash is put before a path',
      file: 'User-Agent: *\nDisallow: a\n',
      denied: ['/a'],
    },
    {
      says: 'AuraSearch: the path asked for is decoded, the rule is not',
      file: 'User-Agent: *\nDisallow: /~joe\nDisallow: /%41\n',
      allowed: ['/A'],
      denied: ['/%7Ejoe'],
    },
    {
      says: 'AuraSearch: a group with nothing but an agent does not count',
      file: 'User-Agent: *\nDisallow: /a\n\nUser-Agent: indexer\n',
      denied: ['/a'],
    },
    {
      says: 'AuraSearch: an empty Disallow makes it count',
      file: 'User-Agent: *\nDisallow: /a\n\nUser-Agent: indexer\nDisallow:\n',
      allowed: ['/a'],
    },
    {
      says: 'AuraSearch: a Crawl-delay ends a run of agents',
      file: 'User-Agent: indexer\nCrawl-delay: 5\nUser-Agent: archiver\nDisallow: /a\n',
      allowed: ['/a'],
    },
    {
      says: 'AuraSearch: a Crawl-delay that is no number loses the whole file',
      file: 'User-Agent: *\nCrawl-delay: 5s\nDisallow: /a\n',
      allowed: ['/a'],
    },
    {
      says: 'AuraSearch: so does a rule before the first agent',
      file: 'Disallow: /a\nUser-Agent: *\nDisallow: /b\n',
      allowed: ['/a', '/b'],
    },
  ])
})

describe('Gemplex 70352b2', () => {
  testCases(gemplex, [
    {
      says: 'Gemplex: the first group is for everybody, whatever it names',
      file: 'User-Agent: webproxy\nDisallow: /a\n\nUser-agent: archiver\nDisallow: /b\n',
      allowed: ['/b'],
      denied: ['/a'],
    },
    {
      says: 'Gemplex: its own name, crawler, indexer, researcher and * together',
      file: [
        'User-agent: *\nDisallow: /a\n',
        'User-agent: crawler\nDisallow: /b\n',
        'User-agent: elektito/gemplex\nDisallow: /c\n',
        'User-agent: researcher\nDisallow: /d\n',
        'User-agent: Indexer\nDisallow: /e\n',
      ].join('\n'),
      allowed: ['/e'],
      denied: ['/a', '/b', '/c', '/d'],
    },
    {
      says: 'Gemplex: a bare Disallow is not seen, so that its group goes on',
      file: 'User-agent: *\nDisallow: /x\n\nUser-agent: indexer\nDisallow:\n\nUser-agent: archiver\nDisallow: /a\n',
      denied: ['/a'],
    },
    {
      says: 'Gemplex: with a blank behind it, or a CRLF, it is',
      file: 'User-agent: *\r\nDisallow: /x\r\n\r\nUser-agent: indexer\r\nDisallow:\r\n\r\nUser-agent: archiver\r\nDisallow: /a\r\n',
      allowed: ['/a'],
    },
    {
      says: 'Gemplex: a line must begin with its key',
      file: 'User-agent: *\n Disallow: /a\nDisallow : /b\n\tDisallow: /c\n',
      allowed: ['/a', '/b', '/c'],
    },
    {
      says: 'Gemplex: a comment behind a path belongs to it',
      file: 'User-agent: *\nDisallow: /a # b\n',
      allowed: ['/a'],
    },
  ])
})

describe('gemini-grc f362a1d', () => {
  testCases(geminiGrc, [
    {
      says: 'gemini-grc: every Disallow counts, whoever it is for',
      file: 'Disallow: /a\nUser-agent: webproxy\nDisallow: /b\n',
      denied: ['/a', '/b'],
    },
    {
      says: 'gemini-grc: case is no matter',
      file: 'User-agent: *\nDisallow: /Private\n',
      denied: ['/pRIVATE/x'],
    },
    {
      says: 'gemini-grc: a URL counts by its path, on any host',
      file: 'User-agent: *\nDisallow: gemini://h.example/a\n',
      allowed: ['/b'],
      denied: ['/a', 'gemini://other.example/a'],
    },
    {
      says: 'gemini-grc: a URL without a path counts as /',
      file: 'Disallow: gemini://h.example\n',
      denied: ['/a'],
    },
    {says: 'gemini-grc: a missing slash is put before a path', file: 'Disallow: a\n', denied: ['/a']},
    {says: 'gemini-grc: the query is compared', file: 'Disallow: /a?b\n', allowed: ['/a'], denied: ['/a?bc']},
  ])
})

describe('mozz-archiver 12617d2', () => {
  testCases(mozzArchiver, [
    {
      says: 'mozz-archiver: the written name may be a part of archiver-mozz, and the longest wins',
      file: 'User-agent: archiver\nDisallow: /a\n\nUser-agent: archiver-mozz\nDisallow: /b\n',
      allowed: ['/a'],
      denied: ['/b'],
    },
    {
      says: 'mozz-archiver: a name replaces *',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: archiver\nDisallow: /b\n',
      allowed: ['/a'],
      denied: ['/b'],
    },
    {
      says: 'mozz-archiver: not the name of its README',
      file: 'User-agent: mozz-archiver\nDisallow: /\n',
      allowed: ['/a'],
    },
  ])
})

describe('Gemportal 59c234e', () => {
  testCases(gemportal, [
    {
      says: 'Gemportal: webproxy only, not *',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: webproxy\nDisallow: /b\n',
      allowed: ['/a'],
      denied: ['/b'],
    },
    {
      says: 'Gemportal: without a group for it there is no rule',
      file: 'User-agent: *\nDisallow: /\n',
      allowed: ['/a'],
    },
  ])

  test('Gemportal: a file of 4096 octets counts as absent', () => {
    const rules = 'User-agent: webproxy\nDisallow: /\n#'
    expect(ask(gemportal, rules.padEnd(4095, '#'), '/a').allowed).toBe(false)
    expect(ask(gemportal, rules.padEnd(4096, '#'), '/a')).toMatchObject({
      allowed: true,
      reason: 'file-ignored',
    })
    expect(ask(gemportal, rules.padEnd(4094, '#').concat('é'), '/a').allowed).toBe(true)
  })
})

describe('September', () => {
  testCases(september, [
    {
      says: 'September: webproxy and * together',
      file: 'User-agent: WebProxy\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n\nUser-agent: indexer\nDisallow: /c\n',
      allowed: ['/c'],
      denied: ['/a', '/b'],
    },
    {
      says: 'September: an empty Disallow ends a group',
      file: 'User-agent: webproxy\nDisallow:\n\nUser-agent: indexer\nDisallow: /\n',
      allowed: ['/a'],
    },
    {
      says: 'September: /robots.txt is always served',
      file: 'User-agent: *\nDisallow: /\n',
      allowed: ['/robots.txt'],
    },
  ])

  test('September: more than 512 KiB are no policy', () => {
    const rules = 'User-agent: *\nDisallow: /\n#'
    expect(ask(september, rules.padEnd(512 * 1024, '#'), '/a').allowed).toBe(false)
    expect(ask(september, rules.padEnd(512 * 1024 + 1, '#'), '/a').allowed).toBe(true)
  })
})
