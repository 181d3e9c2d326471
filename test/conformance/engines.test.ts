import {describe, expect, test} from 'vitest'
import {bing} from '../../analyzer/crawlers/profiles/bing.ts'
import {rep1994} from '../../analyzer/crawlers/profiles/rep1994.ts'
import {yandex} from '../../analyzer/crawlers/profiles/yandex.ts'
import {ask} from './ask.ts'
import {testCases} from './cases.ts'

describe('Bing', () => {
  testCases(bing, [
    {
      says: 'Bing Webmaster blog, 2012: bingbot obeys its own section alone',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: msnbot\nDisallow: /b\n\nUser-agent: bingbot\nDisallow: /c\n',
      allowed: ['/a', '/b'],
      denied: ['/c'],
    },
    {
      says: 'Bing Webmaster blog, 2012: else that of msnbot, so that an old block closes Bing',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: msnbot\nDisallow: /\n',
      denied: ['/b'],
    },
    {
      says: 'Bing Webmaster blog, 2012: else the one for all',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b\n',
      allowed: ['/b'],
      denied: ['/a'],
    },
    {
      says: 'Bing Webmaster blog, 2009: Allow, * and $ are read',
      file: 'User-agent: *\nDisallow: /*.pdf$\nAllow: /pub*.pdf$\n',
      allowed: ['/pub/x.pdf', '/x.pdf?y'],
      denied: ['/x.pdf'],
    },
  ])
})

describe('Yandex', () => {
  testCases(yandex, [
    {
      says: 'Yandex help: `Yandex` names all its bots',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: Yandex\nDisallow: /b\n',
      allowed: ['/a'],
      denied: ['/b'],
    },
    {
      says: 'Yandex help: the name of the bot goes before `Yandex`',
      file: 'User-agent: Yandex\nDisallow: /b\n\nUser-agent: YandexBot\nDisallow: /c\n',
      allowed: ['/b'],
      denied: ['/c'],
    },
    {
      says: 'Yandex help: other bots of Yandex are not meant by YandexBot',
      file: 'User-agent: YandexBot\nDisallow: /\n',
      agent: 'YandexImages',
      allowed: ['/a'],
    },
    {
      says: 'Yandex help: rules are sorted by the length of their paths, the last that applies wins',
      file: 'User-agent: Yandex\nAllow: /\nAllow: /catalog/auto\nDisallow: /catalog\n',
      allowed: ['/', '/catalog/auto'],
      denied: ['/catalog', '/catalog/moto'],
    },
    {
      says: 'Yandex help: a tie allows',
      file: 'User-agent: Yandex\nDisallow: /a\nAllow: /a\n',
      allowed: ['/a'],
    },
    {
      says: 'Yandex help: a * at the end is implied, and $ undoes it',
      file: 'User-agent: Yandex\nDisallow: /a$\nDisallow: /b*\nDisallow: /c\n',
      allowed: ['/a.html'],
      denied: ['/a', '/b.html', '/c.html'],
    },
    {
      says: 'Yandex help: text from # to the end of the line is no matter',
      file: 'User-agent: Yandex # all\nDisallow: /a # b\n',
      denied: ['/a'],
    },
  ])

  test('Yandex help: a file of more than 500 KB leaves the site open', () => {
    const rules = `User-agent: Yandex\nDisallow: /a\n`
    const filler = '# filler\n'.repeat(60_000)
    expect(ask(yandex, rules, '/a')).toMatchObject({allowed: false, reason: 'rule'})
    expect(ask(yandex, rules + filler, '/a')).toMatchObject({allowed: true, reason: 'file-ignored'})
  })

  test('Yandex help: an answer other than 200 leaves the site open', () => {
    expect(yandex.failure).toMatchObject({
      absent: 'allow-all',
      refused: 'allow-all',
      serverError: 'allow-all',
    })
  })
})

describe('Standard of 1994', () => {
  testCases(rep1994, [
    {
      says: '1994: blank lines separate records',
      file: 'User-agent: OneBot\n\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n \t\nDisallow: /c\n',
      agent: 'OneBot',
      allowed: ['/a', '/c'],
      denied: ['/b'],
    },
    {
      says: '1994: a line that holds only a comment does not end a record',
      file: 'User-agent: OneBot\n# a comment\nDisallow: /a\n',
      agent: 'OneBot',
      denied: ['/a'],
    },
    {
      says: '1994: lines end with CR, CRLF or LF',
      file: 'User-agent: *\rDisallow: /a\r\nDisallow: /b\n',
      denied: ['/a', '/b'],
    },
    {
      says: '1994: field names have no case, and comments go with the blanks before them',
      file: 'USER-AGENT: OneBot   # one\ndisallow: /a   # two\n',
      agent: 'OneBot',
      denied: ['/a'],
    },
    {
      says: '1994: robots should be liberal: a substring of the name, without case',
      file: 'User-agent: onebot\nDisallow: /a\n',
      agent: 'OneBot-News/2.0',
      denied: ['/a'],
    },
    {
      says: '1994: * is for robots that no other record names',
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: OneBot\nDisallow: /b\n',
      agent: 'OneBot',
      allowed: ['/a'],
      denied: ['/b'],
    },
    {
      says: '1994: /help covers /help.html, /help/ does not',
      file: 'User-agent: *\nDisallow: /help\nDisallow: /info/\n',
      allowed: ['/info.html', '/info'],
      denied: ['/help.html', '/help/index.html', '/info/index.html'],
    },
    {
      says: '1994: an empty Disallow leaves everything open',
      file: 'User-agent: *\nDisallow:\n',
      allowed: ['/a'],
    },
    {
      says: '1994: headers that it does not know are ignored, Allow too, and * is a character',
      file: 'User-agent: *\nAllow: /a/b\nDisallow: /a\nDisallow: /*.gif\nNoindex: /c\n',
      allowed: ['/x.gif', '/c'],
      denied: ['/a/b', '/*.gif'],
    },
    {says: '1994: an empty file is as good as none', file: '', allowed: ['/', '/a']},
  ])
})
