import {ENCODINGS} from '../encoding.ts'
import {type PathPattern, wildcardPattern} from '../path-pattern.ts'
import {defineProfile, type Facts, type Oddities, type Source} from '../profile.ts'

const library: Source = {
  title: 'scrapy/protego 81f1b35',
  url: 'https://github.com/scrapy/protego/tree/81f1b35d1a2b86595fb3ff656a58a68631ba06da',
  date: '2026',
  evidence: 'read',
}

export const protegoFacts: Facts = {
  agents: [[], library],
  defaultGroup: ['obeyed', library],
  combination: ['specific-wins', library],
  agentCase: ['ignored', library],
  agentComparison: ['contained', library],
  agentCut: ['without-stars', library],
  severalGroups: ['merged', library],
  groupWithoutRules: ['counts', library],
  namesBesideStar: ['obeyed', library],

  runEnd: ['record', library],
  blankLine: ['ignored', library],
  rulesBeforeAgent: ['ignored', library],

  allow: ['read', library],
  ruleChoice: ['longest', library],
  tie: ['allow', library],
  wildcard: ['any-run', library],
  endAnchor: ['path-end', library],
  prefix: ['characters', library],
  emptyDisallow: ['no-effect', library],
  missingSlash: ['literal', library],
  percentEncoding: ['protego', library],
  query: ['included', library],
  pathCase: ['significant', library],
  robotsTxt: ['compared', library],

  lineEnds: ['unicode', library],
  byteOrderMark: ['kept', {...library, evidence: 'measured'}],
  indentation: ['skipped', library],
  blankBeforeColon: ['skipped', library],
  trailingBlanks: ['trimmed', library],
  blanks: ['unicode', library],
  inlineComment: ['cut', library],
  separator: ['first-colon', library],
  missingColon: ['lower-case-key', library],
  keySpelling: ['exact', library],
  misspellings: [
    {
      useragent: 'user-agent',
      'user agent': 'user-agent',
      dissallow: 'disallow',
      dissalow: 'disallow',
      disalow: 'disallow',
      diasllow: 'disallow',
      disallaw: 'disallow',
      'site-map': 'sitemap',
      sitemaps: 'sitemap',
      'crawl delay': 'crawl-delay',
      'request rate': 'request-rate',
      'visit time': 'visit-time',
    },
    library,
  ],

  sizeLimit: [null, library],
  beyondSizeLimit: ['rest-ignored', library],
  lineLimit: [null, library],
  ruleLimit: [null, library],
  pathLimit: [null, library],

  requestQuery: [
    null,
    {...library, title: 'Protego does not retrieve files; its caller decides', evidence: 'stated'},
  ],
  failure: [
    {
      absent: 'unknown',
      forbidden: 'unknown',
      refused: 'unknown',
      redirect: 'unknown',
      slowDown: 'unknown',
      serverError: 'unknown',
      unreachable: 'unknown',
      otherSuccess: 'unknown',
      bareLineFeed: 'unknown',
      otherText: 'unknown',
      otherType: 'unknown',
    },
    {...library, title: 'Protego does not retrieve files; its caller decides', evidence: 'stated'},
  ],
}

export const protegoOddities: Oddities = {compilePath: compileWithAlternatives}

/** A `$` may also be meant literally, and `Allow: /index.html` allows its folder too. */
function compileWithAlternatives(written: string, allow: boolean): PathPattern[] | undefined {
  if (!written.includes('$') && !(allow && written.endsWith('/index.html'))) return undefined
  const paths = written.includes('$') ? [written.replaceAll('$', '%24'), written] : [written]
  const rules = paths.map(path => ENCODINGS.protego.rule(path)).filter(rule => rule !== '')
  const folders = allow ? rules.filter(rule => rule.endsWith('/index.html')) : []
  return [...rules, ...folders.map(rule => `${rule.slice(0, -'index.html'.length)}$`)].map(wildcardPattern)
}

export const protego = defineProfile(
  {
    id: 'protego',
    title: 'Protego (Scrapy)',
    kind: 'library',
    protocol: 'web',
    notes: [
      'A `$` at the end also stands for itself.',
      '`Allow: /folder/index.html` allows `/folder/` as well.',
    ],
  },
  protegoFacts,
  protegoOddities,
)
