import fc from 'fast-check'

const word = fc.constantFrom(
  'User-agent',
  'user-agent',
  'USER-AGENT',
  'User agent',
  'Disallow',
  'Allow',
  'Disalow',
  'Sitemap',
  'Crawl-delay',
  'Content-Signal',
  'Agente',
  ':',
  '：',
  ': ',
  ' :',
  '=',
  '#',
  '# ',
  '*',
  '$',
  '/',
  '/private/',
  '/a',
  '/a/b',
  '/*.gif$',
  '/%7Ejoe',
  '%',
  '\\',
  '"',
  ',',
  ';',
  '?',
  '&amp;',
  'Googlebot',
  'constructor',
  '__proto__',
  'Googlebot/2.1',
  'MJ12bot',
  'archiver',
  'indexer',
  'resercher',
  'webproxy',
  'https://example.com/sitemap.xml',
  'all',
  'none',
  '10',
  ' ',
  '\t',
  '\u00A0',
  '\u200B',
  '\u3000',
  '／',
  '＊',
  'é',
  'Ã©',
  '😀',
  'İ',
  '\uFEFF',
  '\0',
  '\u2028',
  '<html>',
  '<p>',
  '<<<<<<< HEAD',
  '=======',
  '{{ path }}',
  '\\n',
  '- ',
  '=> ',
)
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '\n\n', '')

const plausibleLine = fc
  .tuple(
    fc.constantFrom(
      'User-agent',
      'User-agent',
      'Disallow',
      'Disallow',
      'Allow',
      'Sitemap',
      'Crawl-delay',
      'Noindex',
      'disallow',
    ),
    fc.constantFrom(': ', ': ', ': ', ':', ' : ', ':\t'),
    fc.array(word, {maxLength: 2}),
  )
  .map(([key, separator, value]) => key + separator + value.join(''))

const oddLine = fc.array(word, {maxLength: 6}).map(words => words.join(''))

/** Texts that look like robots.txt files to various degrees, down to any text at all. */
export const robotsText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: lines(fc.oneof({weight: 4, arbitrary: plausibleLine}, {weight: 1, arbitrary: oddLine})),
  },
  {weight: 3, arbitrary: lines(oddLine)},
  {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 60})},
)

function lines(line: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.array(fc.tuple(line, lineEnd), {maxLength: 12}).map(parts => parts.flat().join(''))
}
