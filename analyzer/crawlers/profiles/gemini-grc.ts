import {literalPattern, type PathPattern} from '../path-pattern.ts'
import {defineProfile, type Source} from '../profile.ts'

const crawler: Source = {
  title: 'antanst/gemini-grc f362a1d, robotsMatch',
  url: 'https://github.com/antanst/gemini-grc',
  date: '2025-06',
  evidence: 'read',
}

const notEstablished: Source = {...crawler, title: 'Not established for gemini-grc', evidence: 'assumed'}

export const geminiGrc = defineProfile(
  {
    id: 'gemini-grc',
    title: 'gemini-grc',
    kind: 'archive',
    protocol: 'gemini',
    notes: [
      'It does not look at agents at all: every Disallow of everybody counts.',
      'A `gemini://` URL in a rule counts by its path, whatever its host.',
    ],
  },
  {
    agents: [[], crawler],
    defaultGroup: ['obeyed', crawler],
    combination: ['all-groups', crawler],
    agentCase: ['ignored', crawler],
    agentComparison: ['equal', crawler],
    agentCut: ['none', crawler],
    severalGroups: ['merged', crawler],
    groupWithoutRules: ['counts', crawler],
    namesBesideStar: ['obeyed', crawler],

    runEnd: ['disallow', crawler],
    blankLine: ['ignored', crawler],
    rulesBeforeAgent: ['for-everybody', crawler],

    allow: ['ignored', crawler],
    ruleChoice: ['any-disallow', crawler],
    tie: ['first', crawler],
    wildcard: ['literal', crawler],
    endAnchor: ['literal', crawler],
    prefix: ['characters', crawler],
    emptyDisallow: ['no-effect', crawler],
    missingSlash: ['added', crawler],
    percentEncoding: ['literal', notEstablished],
    query: ['included', crawler],
    pathCase: ['ignored', crawler],
    robotsTxt: ['compared', crawler],

    lineEnds: ['lf', crawler],
    byteOrderMark: ['kept', crawler],
    indentation: ['skipped', crawler],
    blankBeforeColon: ['kept', crawler],
    trailingBlanks: ['trimmed', crawler],
    blanks: ['unicode', crawler],
    inlineComment: ['kept', crawler],
    separator: ['first-colon', crawler],
    missingColon: ['skipped', crawler],
    keySpelling: ['exact', crawler],
    misspellings: [{}, crawler],

    sizeLimit: [null, notEstablished],
    beyondSizeLimit: ['rest-ignored', notEstablished],
    lineLimit: [null, crawler],
    ruleLimit: [null, crawler],
    pathLimit: [null, crawler],

    requestQuery: [null, crawler],
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
        otherText: 'rules',
        otherType: 'allow-all',
      },
      crawler,
    ],
  },
  {compilePath: takePathOfUrl},
)

/** A whole `gemini://` URL counts by its path, whatever its host. */
function takePathOfUrl(written: string): PathPattern[] | undefined {
  const url = written.toLowerCase()
  if (!url.startsWith('gemini://')) return undefined
  const slash = url.indexOf('/', 'gemini://'.length)
  return [literalPattern(slash < 0 ? '/' : url.slice(slash))]
}
