import {describe, expect, test} from 'vitest'
import {directives} from '../../analyzer/crawlers/directives.ts'
import {tokenize} from './tokenize.ts'

const COLON = [':', 'punctuation.separator.key-value']

describe('the grammar', () => {
  test.each<[line: string, pieces: readonly (readonly string[])[]]>([
    [
      'User-agent: *',
      [['User-agent', 'keyword.control.user-agent'], COLON, ['*', 'constant.language.wildcard']],
    ],
    [
      'USER-AGENT : Googlebot-Image # all of it',
      [
        ['USER-AGENT', 'keyword.control.user-agent'],
        COLON,
        ['Googlebot-Image', 'entity.name.type.agent'],
        ['#', 'punctuation.definition.comment'],
        [' all of it', 'comment.line.number-sign'],
      ],
    ],
    [
      'user-agent: indexer',
      [['user-agent', 'keyword.control.user-agent'], COLON, ['indexer', 'entity.name.type.virtual-agent']],
    ],
    [
      'User-agent: agricola/0.91',
      [
        ['User-agent', 'keyword.control.user-agent'],
        COLON,
        ['agricola', 'entity.name.type.agent'],
        ['/0.91', 'constant.other.version'],
      ],
    ],
    [
      'User-agent: 360Spider',
      [['User-agent', 'keyword.control.user-agent'], COLON, ['360Spider', 'string.unquoted.agent']],
    ],
    [
      'Disallow: /*.php$',
      [
        ['Disallow', 'keyword.other.rule.disallow'],
        COLON,
        ['/', 'string.unquoted.path'],
        ['*', 'keyword.operator.wildcard'],
        ['.php', 'string.unquoted.path'],
        ['$', 'keyword.operator.end-anchor'],
      ],
    ],
    [
      'Allow: /a$b/%C3%A9/100%',
      [
        ['Allow', 'keyword.other.rule.allow'],
        COLON,
        ['/a$b/', 'string.unquoted.path'],
        ['%C3', 'constant.character.escape.percent'],
        ['%A9', 'constant.character.escape.percent'],
        ['/100', 'string.unquoted.path'],
        ['%', 'invalid.illegal.percent'],
      ],
    ],
    [
      'Disallow: /x$  # end',
      [
        ['Disallow', 'keyword.other.rule.disallow'],
        COLON,
        ['/x', 'string.unquoted.path'],
        ['$', 'keyword.operator.end-anchor'],
        ['#', 'punctuation.definition.comment'],
        [' end', 'comment.line.number-sign'],
      ],
    ],
    ['Disallow:', [['Disallow', 'keyword.other.rule.disallow'], COLON]],
    [
      'Sitemap: https://example.com/sitemap.xml',
      [
        ['Sitemap', 'keyword.other.directive'],
        COLON,
        ['https://example.com/sitemap.xml', 'markup.underline.link'],
      ],
    ],
    [
      'Sitemap: /map.xml',
      [['Sitemap', 'keyword.other.directive'], COLON, ['/map.xml', 'string.unquoted.url']],
    ],
    ['Crawl-delay: 1.5', [['Crawl-delay', 'keyword.other.directive'], COLON, ['1.5', 'constant.numeric']]],
    ['Crawl-delay: 10s', [['Crawl-delay', 'keyword.other.directive'], COLON, ['10s', 'string.unquoted']]],
    [
      'Request-rate: 1/10s 1800-1900',
      [
        ['Request-rate', 'keyword.other.directive'],
        COLON,
        ['1', 'constant.numeric'],
        ['/', 'keyword.operator.rate'],
        ['10', 'constant.numeric'],
        ['s', 'keyword.other.unit'],
        ['1800', 'constant.numeric.time'],
        ['-', 'keyword.operator.range'],
        ['1900', 'constant.numeric.time'],
      ],
    ],
    [
      'Content-Signal: search=yes, ai-train=maybe',
      [
        ['Content-Signal', 'keyword.other.directive'],
        COLON,
        ['search', 'support.type.property-name.signal'],
        ['=', 'keyword.operator.assignment'],
        ['yes', 'constant.language.signal'],
        [',', 'punctuation.separator.list'],
        ['ai-train', 'support.type.property-name.signal'],
        ['=', 'keyword.operator.assignment'],
        ['maybe', 'string.unquoted'],
      ],
    ],
    [
      'Content-Usage: /blog/* train-ai=n',
      [
        ['Content-Usage', 'keyword.other.directive'],
        COLON,
        ['/blog/', 'string.unquoted.path'],
        ['*', 'keyword.operator.wildcard'],
        ['train-ai', 'support.type.property-name.signal'],
        ['=', 'keyword.operator.assignment'],
        ['n', 'constant.language.signal'],
      ],
    ],
    [
      'Clean-param: ref&sid /shop/',
      [
        ['Clean-param', 'keyword.other.directive'],
        COLON,
        ['ref', 'variable.parameter'],
        ['&', 'punctuation.separator.list'],
        ['sid', 'variable.parameter'],
        ['/shop/', 'string.unquoted.path'],
      ],
    ],
    [
      'Noindex: /old',
      [['Noindex', 'keyword.other.directive.obsolete'], COLON, ['/old', 'string.unquoted.path']],
    ],
    ['X-Acme: on', [['X-Acme', 'variable.other.directive'], COLON, ['on', 'string.unquoted']]],
    ['Dissallow: /a', [['Dissallow', 'variable.other.directive'], COLON, ['/a', 'string.unquoted']]],
    ['Disallow /a', [['Disallow /a', 'invalid.illegal.malformed-line']]],
    [
      '  # note: with a colon',
      [
        ['#', 'punctuation.definition.comment'],
        [' note: with a colon', 'comment.line.number-sign'],
      ],
    ],
    [
      '# robotslint-disable-next-line unknown-agent, space-in-path -- ours',
      [
        ['#', 'punctuation.definition.comment'],
        ['robotslint-disable-next-line', 'keyword.control.suppression'],
        ['unknown-agent', 'entity.name.tag.lint-rule'],
        [',', 'punctuation.separator.list'],
        ['space-in-path', 'entity.name.tag.lint-rule'],
        ['--', 'punctuation.separator.reason'],
        [' ours', 'comment.line.reason'],
      ],
    ],
    [
      'Disallow: /a # robotslint-disable-line',
      [
        ['Disallow', 'keyword.other.rule.disallow'],
        COLON,
        ['/a', 'string.unquoted.path'],
        ['#', 'punctuation.definition.comment'],
        ['robotslint-disable-line', 'keyword.control.suppression'],
      ],
    ],
    [
      '# robotslint-target: gemini',
      [
        ['#', 'punctuation.definition.comment'],
        ['robotslint-target', 'keyword.control.target'],
        [':', 'punctuation.separator.key-value'],
        ['gemini', 'constant.other.target'],
      ],
    ],
    [
      '# robotslint-ignore x',
      [
        ['#', 'punctuation.definition.comment'],
        [' robotslint-ignore x', 'comment.line.number-sign'],
      ],
    ],
  ])('colours %j', async (line, pieces) => {
    expect(await tokenize(line)).toEqual([pieces])
  })

  test.each(directives.flatMap(({name, aliases = []}) => [name.replace('*', 'x'), ...aliases]))(
    'knows the key %s',
    async key => {
      const [[first] = []] = await tokenize(`${key}: x`)
      expect(first).toEqual([key, expect.stringMatching(/^keyword\./)])
    },
  )

  test('carries nothing from one line into the next', async () => {
    const alone = await tokenize('Disallow: /a')
    for (const before of ['User-agent:', 'Content-Usage: /a', '# robotslint-disable x -- y', 'text', 'X:'])
      expect((await tokenize(`${before}\nDisallow: /a`))[1]).toEqual(alone[0])
  })
})
