import {defineProfile, type Source} from '../profile.ts'

const companion: Source = {
  title: 'Companion specification “robots.txt for Gemini”',
  url: 'gemini://geminiprotocol.net/docs/companion/robots.gmi',
  date: '2026',
  evidence: 'stated',
}

/** The companion specification says that the format follows the one of 1994. */
const standard1994: Source = {
  title: 'A Standard for Robot Exclusion, to which the companion specification refers',
  url: 'https://www.robotstxt.org/orig.html',
  date: '1994-06-30',
  evidence: 'stated',
}

const protocol: Source = {
  title:
    'Gemini protocol 0.24.1: text lines end with LF or CRLF, and no byte order mark belongs at the start',
  url: 'gemini://geminiprotocol.net/docs/protocol-specification.gmi',
  date: '2024',
  evidence: 'stated',
}

const unsaid: Source = {
  ...companion,
  title: `${companion.title} does not say; the gentler reading`,
  evidence: 'assumed',
}

export const gemini = defineProfile(
  {
    id: 'gemini',
    title: 'Gemini companion specification',
    kind: 'specification',
    protocol: 'gemini',
    notes: [
      'A bot obeys the groups of all its roles and that of `*` together, so no role can be exempted from `*`.',
      'Every line but `User-agent` and `Disallow` is ignored: `Disallow: /` with `Allow: /pub/` closes the whole capsule.',
    ],
  },
  {
    agents: [['archiver', 'indexer', 'researcher', 'webproxy'], companion],
    defaultGroup: ['obeyed', companion],
    combination: ['union', companion],
    agentCase: ['ignored', standard1994],
    agentComparison: ['equal', companion],
    agentCut: ['none', unsaid],
    severalGroups: ['merged', unsaid],
    groupWithoutRules: ['counts', unsaid],
    namesBesideStar: ['obeyed', standard1994],

    runEnd: ['disallow', companion],
    // “All other lines are ignored”, but the format of 1994 ends a record here.
    blankLine: ['discouraged', companion],
    rulesBeforeAgent: ['ignored', unsaid],

    allow: ['ignored', companion],
    ruleChoice: ['any-disallow', standard1994],
    tie: ['first', standard1994],
    wildcard: ['literal', companion],
    endAnchor: ['literal', companion],
    prefix: ['characters', companion],
    emptyDisallow: ['no-effect', standard1994],
    missingSlash: ['literal', companion],
    percentEncoding: ['literal', unsaid],
    query: ['ignored', companion],
    pathCase: ['significant', unsaid],
    robotsTxt: ['compared', unsaid],

    lineEnds: ['lf', protocol],
    byteOrderMark: ['kept', protocol],
    indentation: ['skipped', unsaid],
    blankBeforeColon: ['skipped', unsaid],
    trailingBlanks: ['trimmed', standard1994],
    blanks: ['space-tab', unsaid],
    // Only lines that begin with `#` are comments.
    inlineComment: ['kept', companion],
    separator: ['first-colon', companion],
    missingColon: ['skipped', companion],
    keySpelling: ['exact', companion],
    misspellings: [{}, companion],

    sizeLimit: [null, unsaid],
    beyondSizeLimit: ['rest-ignored', unsaid],
    lineLimit: [null, unsaid],
    ruleLimit: [null, unsaid],
    pathLimit: [null, unsaid],

    requestQuery: [null, unsaid],
    failure: [
      {
        absent: 'allow-all',
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
      unsaid,
    ],
  },
)
