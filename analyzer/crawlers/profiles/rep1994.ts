import {defineProfile, type Source} from '../profile.ts'

const standard: Source = {
  title: 'A Standard for Robot Exclusion',
  url: 'https://www.robotstxt.org/orig.html',
  date: '1994-06-30',
  evidence: 'stated',
}

const unsaid: Source = {
  ...standard,
  title: `${standard.title} does not say; the gentler reading`,
  evidence: 'assumed',
}

export const rep1994 = defineProfile(
  {id: 'rep1994', title: 'Standard of 1994', kind: 'specification', protocol: 'web', notes: []},
  {
    agents: [[], standard],
    defaultGroup: ['obeyed', standard],
    combination: ['specific-wins', standard],
    agentCase: ['ignored', standard],
    agentComparison: ['contained', standard],
    agentCut: ['none', standard],
    severalGroups: ['first', unsaid],
    groupWithoutRules: ['ignored', standard],
    namesBesideStar: ['obeyed', unsaid],

    runEnd: ['disallow', standard],
    blankLine: ['ends-group', standard],
    rulesBeforeAgent: ['ignored', unsaid],

    allow: ['ignored', standard],
    ruleChoice: ['any-disallow', standard],
    tie: ['first', standard],
    wildcard: ['literal', standard],
    endAnchor: ['literal', standard],
    prefix: ['characters', standard],
    emptyDisallow: ['no-effect', standard],
    missingSlash: ['literal', standard],
    percentEncoding: ['literal', unsaid],
    query: ['included', unsaid],
    pathCase: ['significant', unsaid],
    robotsTxt: ['compared', unsaid],

    lineEnds: ['lf-or-cr', standard],
    byteOrderMark: ['kept', unsaid],
    indentation: ['skipped', unsaid],
    blankBeforeColon: ['skipped', unsaid],
    trailingBlanks: ['trimmed', standard],
    blanks: ['space-tab', unsaid],
    inlineComment: ['cut', standard],
    separator: ['first-colon', standard],
    missingColon: ['skipped', standard],
    keySpelling: ['exact', standard],
    misspellings: [{}, standard],

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
