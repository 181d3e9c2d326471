import {literalPattern, type PathPattern} from '../path-pattern.ts'
import {defineProfile, type Facts, type Source} from '../profile.ts'

const parser: Source = {
  title: 'acidus99/Kennedy 29fbacb, RobotsTxtParser.cs, RobotsTxtFile.cs, RobotsChecker.cs',
  url: 'https://github.com/acidus99/Kennedy',
  date: '2026-07-31',
  evidence: 'read',
}

const notEstablished: Source = {...parser, title: 'Not established for Kennedy', evidence: 'assumed'}

export const kennedyFacts: Facts = {
  // Not its own name.
  agents: [['indexer'], parser],
  defaultGroup: ['obeyed', parser],
  combination: ['union', parser],
  agentCase: ['ignored', parser],
  agentComparison: ['equal', parser],
  agentCut: ['none', parser],
  severalGroups: ['merged', parser],
  groupWithoutRules: ['counts', parser],
  namesBesideStar: ['obeyed', parser],

  runEnd: ['disallow', parser],
  blankLine: ['ignored', parser],
  rulesBeforeAgent: ['ignored', parser],

  allow: ['ignored', parser],
  ruleChoice: ['any-disallow', parser],
  tie: ['first', parser],
  wildcard: ['trailing', parser],
  endAnchor: ['literal', parser],
  prefix: ['characters', parser],
  emptyDisallow: ['no-effect', parser],
  missingSlash: ['added', parser],
  percentEncoding: ['literal', notEstablished],
  query: ['ignored', parser],
  pathCase: ['significant', parser],
  robotsTxt: ['compared', parser],

  lineEnds: ['lf', parser],
  byteOrderMark: ['kept', {...parser, evidence: 'measured'}],
  indentation: ['skipped', parser],
  blankBeforeColon: ['skipped', parser],
  trailingBlanks: ['trimmed', parser],
  blanks: ['unicode', parser],
  inlineComment: ['cut', parser],
  separator: ['first-colon', parser],
  missingColon: ['skipped', parser],
  keySpelling: ['exact', parser],
  misspellings: [{}, parser],

  sizeLimit: [null, notEstablished],
  beyondSizeLimit: ['rest-ignored', notEstablished],
  lineLimit: [null, parser],
  ruleLimit: [null, parser],
  pathLimit: [null, parser],

  requestQuery: ['?kennedy-crawler', parser],
  failure: [
    {
      absent: 'allow-all',
      forbidden: 'allow-all',
      refused: 'allow-all',
      redirect: 'allow-all',
      slowDown: 'allow-all',
      serverError: 'allow-all',
      unreachable: 'allow-all',
      otherSuccess: 'rules',
      bareLineFeed: 'allow-all',
      otherText: 'rules',
      otherType: 'rules',
    },
    parser,
  ],
}

/** One `*` at the end is cut off, which makes `Disallow: *` an empty rule; a rule that still holds one is dropped. */
export function dropRulesWithStars(path: string): PathPattern[] | undefined {
  if (!path.includes('*')) return undefined
  const prefix = path.endsWith('*') ? path.slice(0, -1) : path
  if (prefix === '' || prefix.includes('*')) return []
  return [literalPattern(prefix.startsWith('/') ? prefix : `/${prefix}`)]
}

export const kennedy = defineProfile(
  {
    id: 'kennedy',
    title: 'Kennedy',
    kind: 'search',
    protocol: 'gemini',
    notes: [
      'It does not obey its own name: `User-agent: kennedy` does nothing.',
      '`Disallow: *` forbids nothing, `Disallow: /*` forbids all, and a rule with `*` in the middle is dropped.',
      'It asks for `/robots.txt?kennedy-crawler`: a server that takes the query for another page keeps its rules from it.',
    ],
  },
  kennedyFacts,
  {compilePath: dropRulesWithStars},
)
