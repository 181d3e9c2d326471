import type {LintCase} from './lint-cases.ts'

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

function utf16(text: string): Uint8Array {
  const units = [...`\uFEFF${text}`].map(character => character.charCodeAt(0))
  return Uint8Array.from(units.flatMap(unit => [unit & 0xff, unit >> 8]))
}

const MANY_PAGES = Array.from({length: 20_000}, (_, index) => `Disallow: /petitions/${100_000 + index}\n`)

export const FILE_CASES: readonly LintCase[] = [
  {
    reference: 'scrapy/scrapy#6195',
    says: 'a byte order mark costs some readers the first group',
    file: '\uFEFFUser-agent: *\nDisallow: /a\n',
    findings: ['1:byte-order-mark warning'],
    fixed: 'User-agent: *\nDisallow: /a\n',
  },
  {
    reference: 'lightpanda-io/browser#1520',
    says: 'a byte order mark before a comment costs nothing',
    file: '\uFEFF# comment\nUser-agent: *\nDisallow: /w/\n',
    findings: ['1:byte-order-mark info'],
    fixed: '# comment\nUser-agent: *\nDisallow: /w/\n',
  },
  {
    reference: 'scrapy/scrapy#6292',
    says: 'a byte that is not UTF-8 is reported in its place',
    file: latin1('User-agent: *\nDisallow: /stra\xDFe/\n'),
    findings: ['2:invalid-encoding error'],
    fixed: 'User-agent: *\nDisallow: /stra%C3%9Fe/\n',
  },
  {
    reference: 'andreburgaud/robotspy#200',
    says: 'one bad line does not cost the others',
    file: latin1('User-agent: *\nDisallow: /p\xE4ge\nDisallow: admin\n'),
    findings: ['2:invalid-encoding error', '3:missing-leading-slash error'],
  },
  {
    reference: 'real file: store.usps.com and www.myvue.com in scrapy/protego test_data',
    says: 'a file in UTF-16 gets one message',
    file: utf16('User-agent: *\nDisallow: admin\nnonsense\n'),
    findings: ['1:invalid-encoding error'],
  },
  {
    reference: 'GoogleChrome/lighthouse#9975',
    says: 'an empty file is valid',
    file: '',
    findings: ['1:empty-file info'],
  },
  {
    reference: 'alphagov/e-petitions#396',
    says: 'a line for each page is more than crawlers read',
    file: `User-agent: *\n${MANY_PAGES.join('')}`,
    findings: ['1:file-too-large error', '2050:too-many-rules warning', '18287:file-too-large error'],
  },
  {
    reference: 'alphagov/e-petitions#396',
    says: 'one line is enough for all pages',
    file: 'User-agent: *\nDisallow: /petitions/1\nDisallow: /petitions/2\nDisallow: /petitions/\n',
    findings: ['2:overlapping-path info'],
    fixed: 'User-agent: *\nDisallow: /petitions/\n',
  },
  {
    reference: 'OpenSourcePolitics/decidim-app#90',
    says: 'the name of the file has a slip, and an empty Disallow is valid',
    file: 'User-agent: Googlebot\nDisallow:\n',
    options: {path: 'public/robot.txt'},
    findings: ['1:wrong-file-name warning'],
  },
  {
    reference: 'Adobe-Consulting-Services/acs-aem-commons#51',
    says: 'nobody asks for a file below the top of the site',
    file: 'User-agent: *\nDisallow: /a\n',
    options: {path: 'https://example.com/docs/robots.txt'},
    findings: ['1:wrong-file-name warning'],
  },
  {
    reference: 'Adobe-Consulting-Services/acs-aem-commons#51',
    says: 'a folder on disk may be the top of a site',
    file: 'User-agent: *\nDisallow: /a\n',
    options: {path: 'docs/public/robots.txt'},
    findings: [],
  },
]

/** A setting that does not exist must not fall back to anything. */
export const CONFIGURATION_CASES = [
  {
    reference: 'harlan-zw/nuxt-seo#246',
    says: 'an unknown setting is an error, and the one that is meant is named',
    configuration: '{"knownAgent": ["FooBot"]}',
    problem: 'There is no setting `knownAgent`. Did you mean `knownAgents`?',
  },
] as const
