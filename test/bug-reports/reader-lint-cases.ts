import type {LintCase} from './lint-cases.ts'

/** Reports about readers: what is said, and mostly not said, of the files that they stumbled over. */
export const READER_LINT_CASES: readonly LintCase[] = [
  {
    reference: 'TurnerSoftware/RobotsExclusionTools#42',
    says: 'a name of two words',
    file: 'User-agent: Acme Fetcher\nDisallow: /\n',
    findings: ['1:invalid-agent-token info'],
  },
  {
    reference: 'google/robotstxt#56',
    says: 'of two words, Google reads the first, which is the name of its crawler',
    file: 'User-agent: Googlebot Smartphone\nDisallow: /m/\n',
    findings: ['1:invalid-agent-token warning'],
  },
  {
    reference: 'andreburgaud/robotspy#223',
    says: 'a name that begins with a digit',
    file: 'User-agent: *\nDisallow: /internal\n\nUser-agent: 360Spider\nDisallow: /\n',
    findings: ['4:invalid-agent-token info'],
  },
  {
    reference: 'chriskite/robotex#4',
    says: 'comments behind values',
    file: 'User-agent: * # everybody\nDisallow: /drafts/   # not yet\n',
    findings: [],
  },
  {
    reference: 'bopoda/robots-txt-parser#13',
    says: 'an exception for the home page, and one for all that begins alike',
    file: 'User-agent: *\nAllow: /$\nAllow: /p\nDisallow: /\nDisallow: /*.htm\n',
    findings: [],
  },
  {
    reference: 'bopoda/robots-txt-parser#30',
    says: 'the groups of one name, and a query',
    file: 'User-agent: *\nAllow: /\n\nUser-agent: *\nDisallow: /?replytocom=\n',
    findings: ['4:duplicate-group info'],
  },
  {
    reference: 'chrisakroyd/robots-txt-parser#7',
    says: 'a path that covers longer names',
    file: 'User-agent: *\nDisallow: /feed\n',
    findings: [],
  },
  {
    reference: 'google/robotstxt#87',
    says: 'hexadecimal digits in lower case',
    file: 'User-agent: *\nDisallow: /caf%c3%a9/\n',
    findings: [],
  },
  {
    reference: 'jaeksoft/opensearchserver#1864',
    says: 'an exception for one address',
    file: 'User-agent: *\nAllow: /opac/search$\nDisallow: /opac/\n',
    findings: [],
  },
  {
    reference: 'janreges/siteone-crawler#64',
    says: 'everything is open, but to one',
    file: 'User-agent: *\nAllow: /\n\nUser-agent: SemrushBot\nDisallow: /\n',
    findings: [],
  },
  {
    reference: 'lightpanda-io/browser#1520',
    says: 'a byte order mark before a comment',
    file: '\uFEFF# Wiki\nUser-agent: *\nDisallow: /w/\n',
    findings: ['1:byte-order-mark info'],
  },
  {
    reference: 'lightpanda-io/browser#2997',
    says: 'everything is open to one alone',
    file: 'User-agent: Lightpanda\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    findings: ['5:blocks-everything info'],
  },
  {
    reference: 'nuxt-modules/robots#130',
    says: 'a rule for a parameter',
    file: 'User-agent: *\nDisallow: /*?q=\n',
    findings: [],
  },
  {
    reference: 'python/cpython#88375',
    says: 'a rule for queries',
    file: 'User-agent: *\nDisallow: /?\n',
    findings: [],
  },
  {
    reference: 'scrapy/protego#28',
    says: 'wildcards in a query',
    file: 'User-agent: *\nDisallow: /en-uk/*q=*relevance\n',
    findings: [],
  },
  {
    reference: 'scrapy/scrapy#6195',
    says: 'a byte order mark before the first group',
    file: '\uFEFFUser-agent: *\nDisallow: /drafts/\n',
    findings: ['1:byte-order-mark warning'],
  },
  {
    reference: 'seomoz/rep-cpp#23',
    says: 'an escaped slash',
    file: 'User-agent: *\nDisallow: /*%2F\n',
    findings: [],
  },
  {
    reference: 'temoto/robotstxt#15',
    says: 'an exception that is the longer rule',
    file: 'User-agent: *\nAllow: /blog/\nDisallow: /*/\n',
    findings: [],
  },
  {
    reference: 'unclecode/crawl4ai#708',
    says: 'a wildcard for a folder',
    file: 'User-agent: *\nDisallow: /*/private\n',
    findings: [],
  },
  {
    reference: 'xroche/httrack#1695',
    says: 'a group for one, and one for all',
    file: 'User-agent: httrack\nDisallow: /secret\n\nUser-agent: *\nDisallow: /public\n',
    findings: [],
  },
  {
    reference: 'xroche/httrack#458',
    says: 'an exception behind a rule for everything',
    file: 'User-agent: *\nDisallow: /\nAllow: /public/\n',
    findings: [],
  },
  {
    reference: 'yasserg/crawler4j#131',
    says: 'two names, of which one begins the other',
    file: 'User-agent: Googlebot\nDisallow: /a/\n\nUser-agent: Googlebot-Image\nDisallow: /b/\n',
    findings: [],
  },
]
