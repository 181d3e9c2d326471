import {trim} from '../blanks.ts'
import {defineProfile, type KeyValue, type Source} from '../profile.ts'

const crawler: Source = {
  title: 'elektito/gemplex 70352b2, cmd/gemplex/crawl.go',
  url: 'https://github.com/elektito/gemplex',
  date: '2023-04',
  evidence: 'read',
}

export const gemplex = defineProfile(
  {
    id: 'gemplex',
    title: 'Gemplex',
    kind: 'search',
    protocol: 'gemini',
    notes: [
      'The first group is for everybody, whatever it names. A first group for `*` prevents that.',
      'A bare `Disallow:` is not seen, so that its group goes on; with a blank behind it, or with CRLF, it is.',
    ],
  },
  {
    // `crawler` is not in the companion specification.
    agents: [['elektito/gemplex', 'crawler', 'indexer', 'researcher'], crawler],
    defaultGroup: ['obeyed', crawler],
    combination: ['union', crawler],
    agentCase: ['significant', crawler],
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
    emptyDisallow: ['unseen', crawler],
    missingSlash: ['literal', crawler],
    percentEncoding: ['decoded-url', crawler],
    query: ['ignored', crawler],
    pathCase: ['significant', crawler],
    robotsTxt: ['compared', crawler],

    lineEnds: ['lf', crawler],
    byteOrderMark: ['kept', crawler],
    indentation: ['kept', crawler],
    blankBeforeColon: ['kept', crawler],
    trailingBlanks: ['trimmed', crawler],
    blanks: ['unicode', crawler],
    inlineComment: ['kept', crawler],
    separator: ['first-colon', crawler],
    missingColon: ['skipped', crawler],
    keySpelling: ['exact', crawler],
    misspellings: [{}, crawler],

    sizeLimit: [null, crawler],
    beyondSizeLimit: ['rest-ignored', crawler],
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
        slowDown: 'retry',
        serverError: 'allow-all',
        unreachable: 'retry',
        otherSuccess: 'rules',
        bareLineFeed: 'unknown',
        otherText: 'rules',
        otherType: 'retry',
      },
      crawler,
    ],
  },
  {readLine: readDirectiveWithText, agentsBeforeFirstLine: everybody},
)

const DIRECTIVES = ['user-agent', 'disallow']

/** A directive must begin the line and have at least one more character behind its colon, be it a CR. */
function readDirectiveWithText(line: string): KeyValue[] {
  const start = line.slice(0, line.indexOf(':') + 1).toLowerCase()
  const key = DIRECTIVES.find(directive => start === `${directive}:`)
  if (key === undefined || line.length === start.length) return []
  return [{key, value: trim(line.slice(start.length), 'unicode')}]
}

/** It starts in a run of user-agent lines that holds `*`, to which those of the first group are added. */
function everybody(): string[] {
  return ['*']
}
