import {defineProfile, type Facts, type Source} from '../profile.ts'

const robotparser: Source = {
  title: 'CPython 3.13, Lib/urllib/robotparser.py (first match; 3.15 changes to the longest)',
  url: 'https://github.com/python/cpython/blob/v3.13.0/Lib/urllib/robotparser.py',
  date: '2024-10-07',
  evidence: 'read',
}

export const robotparserFacts: Facts = {
  agents: [[], robotparser],
  defaultGroup: ['obeyed', robotparser],
  combination: ['specific-wins', robotparser],
  agentCase: ['ignored', robotparser],
  agentComparison: ['contained', robotparser],
  agentCut: ['none', robotparser],
  severalGroups: ['first', robotparser],
  groupWithoutRules: ['ignored', robotparser],
  namesBesideStar: ['ignored', robotparser],

  runEnd: ['rule-or-delay', robotparser],
  blankLine: ['ends-if-empty', robotparser],
  rulesBeforeAgent: ['ignored', robotparser],

  allow: ['read', robotparser],
  ruleChoice: ['first', robotparser],
  tie: ['first', robotparser],
  wildcard: ['literal', robotparser],
  endAnchor: ['literal', robotparser],
  prefix: ['characters', robotparser],
  emptyDisallow: ['allows-all', robotparser],
  missingSlash: ['literal', robotparser],
  percentEncoding: ['python', robotparser],
  query: ['included', robotparser],
  pathCase: ['significant', robotparser],
  robotsTxt: ['compared', robotparser],

  lineEnds: ['unicode', robotparser],
  byteOrderMark: ['kept', robotparser],
  indentation: ['skipped', robotparser],
  blankBeforeColon: ['skipped', robotparser],
  trailingBlanks: ['trimmed', robotparser],
  blanks: ['unicode', robotparser],
  inlineComment: ['cut', robotparser],
  separator: ['first-colon', robotparser],
  missingColon: ['skipped', robotparser],
  keySpelling: ['exact', robotparser],
  misspellings: [{}, robotparser],

  sizeLimit: [null, robotparser],
  beyondSizeLimit: ['rest-ignored', robotparser],
  lineLimit: [null, robotparser],
  ruleLimit: [null, robotparser],
  pathLimit: [null, robotparser],

  requestQuery: [null, robotparser],
  failure: [
    {
      absent: 'allow-all',
      forbidden: 'disallow-all',
      refused: 'allow-all',
      redirect: 'followed',
      slowDown: 'allow-all',
      serverError: 'disallow-all',
      unreachable: 'unknown',
      otherSuccess: 'rules',
      bareLineFeed: 'unknown',
      otherText: 'rules',
      otherType: 'rules',
    },
    robotparser,
  ],
}

export const pythonUrllib = defineProfile(
  {
    id: 'python-urllib',
    title: 'Python urllib.robotparser',
    kind: 'library',
    protocol: 'web',
    notes: [
      'The first rule that matches decides, up to Python 3.14; `*` and `$` are ordinary characters.',
      'A blank line between `User-agent` and its rules loses the rules; only the first group for `*` counts.',
    ],
  },
  robotparserFacts,
)
