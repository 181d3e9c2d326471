import {ENCODINGS} from '../encoding.ts'
import {type PathPattern, wildcardPattern} from '../path-pattern.ts'
import {defineProfile, type Source} from '../profile.ts'

const parser: Source = {
  title: 'google/robotstxt 22b355f, robots.cc',
  url: 'https://github.com/google/robotstxt/blob/22b355ff855419e6a3ff8ff09c0ad7fdb17116f9/robots.cc',
  date: '2026-04',
  evidence: 'read',
}

const documentation: Source = {
  title: 'How Google interprets the robots.txt specification',
  url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
  date: '2026',
  evidence: 'stated',
}

export const google = defineProfile(
  {
    id: 'google',
    title: 'Google',
    kind: 'search',
    protocol: 'web',
    operator: 'Google',
    notes: [
      'A name ends at the first character outside `A-Z a-z _ -`: `MJ12bot` is read as `MJ`.',
      '`Allow: /folder/index.html` allows `/folder/` as well.',
      'Crawlers that are not named fall back as Google documents: Googlebot-Image to Googlebot, AdsBot-Google to nothing, not even `*`.',
    ],
  },
  {
    agents: [['Googlebot'], documentation],
    defaultGroup: ['obeyed', parser],
    combination: ['specific-wins', parser],
    agentCase: ['ignored', parser],
    agentComparison: ['equal', parser],
    agentCut: ['token', parser],
    severalGroups: ['merged', parser],
    groupWithoutRules: ['counts', parser],
    namesBesideStar: ['obeyed', parser],

    runEnd: ['rule', parser],
    blankLine: ['ignored', parser],
    rulesBeforeAgent: ['ignored', parser],

    allow: ['read', parser],
    ruleChoice: ['longest', parser],
    tie: ['allow', parser],
    wildcard: ['any-run', parser],
    endAnchor: ['path-end', parser],
    prefix: ['characters', parser],
    emptyDisallow: ['no-effect', parser],
    missingSlash: ['literal', parser],
    percentEncoding: ['google', parser],
    query: ['included', parser],
    pathCase: ['significant', parser],
    robotsTxt: ['compared', parser],

    lineEnds: ['lf-or-cr', parser],
    byteOrderMark: ['skipped', parser],
    indentation: ['skipped', parser],
    blankBeforeColon: ['skipped', parser],
    trailingBlanks: ['trimmed', parser],
    blanks: ['ascii', parser],
    inlineComment: ['cut', parser],
    separator: ['first-colon', parser],
    missingColon: ['two-words', parser],
    keySpelling: ['prefix', parser],
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
      },
      parser,
    ],

    sizeLimit: [500 * 1024, documentation],
    beyondSizeLimit: ['rest-ignored', documentation],
    lineLimit: [2083 * 8 - 1, parser],
    ruleLimit: [null, parser],
    pathLimit: [null, parser],

    requestQuery: [null, documentation],
    failure: [
      {
        absent: 'allow-all',
        forbidden: 'allow-all',
        refused: 'allow-all',
        redirect: 'followed',
        slowDown: 'disallow-all',
        serverError: 'disallow-all',
        unreachable: 'disallow-all',
        otherSuccess: 'rules',
        bareLineFeed: 'unknown',
        otherText: 'rules',
        otherType: 'rules',
      },
      documentation,
    ],
  },
  {compilePath: allowFolderWithIndexPage, compiledText: 'index.htm'},
)

/** `Allow: /folder/index.html` allows `/folder/` too. */
function allowFolderWithIndexPage(written: string, allow: boolean): PathPattern[] | undefined {
  const folder = written.lastIndexOf('/') + 1
  if (!allow || !written.startsWith('index.htm', folder)) return undefined
  const path = ENCODINGS.google.rule(written)
  return [path, `${path.slice(0, path.lastIndexOf('/') + 1)}$`].map(wildcardPattern)
}
