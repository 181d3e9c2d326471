import {defineProfile, type Source} from '../profile.ts'

const proxy: Source = {
  title: 'gemrest/september, src/robots.rs',
  url: 'https://github.com/gemrest/september',
  date: '2026-09',
  evidence: 'read',
}

export const september = defineProfile(
  {id: 'september', title: 'September', kind: 'proxy', protocol: 'gemini', notes: []},
  {
    agents: [['webproxy'], proxy],
    defaultGroup: ['obeyed', proxy],
    combination: ['union', proxy],
    agentCase: ['ignored', proxy],
    agentComparison: ['equal', proxy],
    agentCut: ['none', proxy],
    severalGroups: ['merged', proxy],
    groupWithoutRules: ['counts', proxy],
    namesBesideStar: ['obeyed', proxy],

    runEnd: ['disallow', proxy],
    blankLine: ['ignored', proxy],
    rulesBeforeAgent: ['ignored', proxy],

    allow: ['ignored', proxy],
    ruleChoice: ['any-disallow', proxy],
    tie: ['first', proxy],
    wildcard: ['literal', proxy],
    endAnchor: ['literal', proxy],
    prefix: ['characters', proxy],
    emptyDisallow: ['no-effect', proxy],
    missingSlash: ['literal', proxy],
    percentEncoding: ['literal', proxy],
    query: ['ignored', proxy],
    pathCase: ['significant', proxy],
    robotsTxt: ['exempt', proxy],

    lineEnds: ['lf', proxy],
    byteOrderMark: ['kept', {...proxy, evidence: 'measured'}],
    indentation: ['skipped', proxy],
    blankBeforeColon: ['skipped', proxy],
    trailingBlanks: ['trimmed', proxy],
    blanks: ['unicode', proxy],
    inlineComment: ['cut', proxy],
    separator: ['first-colon', proxy],
    missingColon: ['skipped', proxy],
    keySpelling: ['exact', proxy],
    misspellings: [{}, proxy],

    sizeLimit: [512 * 1024, proxy],
    beyondSizeLimit: ['file-ignored', proxy],
    lineLimit: [null, proxy],
    ruleLimit: [null, proxy],
    pathLimit: [null, proxy],

    requestQuery: [null, proxy],
    failure: [
      {
        absent: 'allow-all',
        forbidden: 'allow-all',
        refused: 'allow-all',
        redirect: 'allow-all',
        slowDown: 'allow-all',
        serverError: 'allow-all',
        unreachable: 'allow-all',
        otherSuccess: 'allow-all',
        bareLineFeed: 'unknown',
        otherText: 'allow-all',
        otherType: 'allow-all',
      },
      proxy,
    ],
  },
)
