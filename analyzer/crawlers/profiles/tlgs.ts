import type {PathPattern} from '../path-pattern.ts'
import {defineProfile, type Source} from '../profile.ts'

const parser: Source = {
  title: 'marty1885/tlgs 3f00f7d, tlgsutils/robots_txt_parser.cpp',
  url: 'https://github.com/marty1885/tlgs',
  date: '2025-07-28',
  evidence: 'read',
}

const notEstablished: Source = {...parser, title: 'Not established for TLGS', evidence: 'assumed'}

export const tlgs = defineProfile(
  {
    id: 'tlgs',
    title: 'TLGS',
    kind: 'search',
    protocol: 'gemini',
    notes: [
      'An empty `Disallow:` erases all rules before it, those of other groups too.',
      '`Disallow: /private/` does not cover `/private/x`: one character behind the slash is too few.',
      'It divides a line at its last colon, and keeps comments and blanks behind a value: such rules never match.',
      'A comment with a colon between two user-agent lines divides the group.',
    ],
  },
  {
    agents: [['tlgs', 'indexer'], parser],
    defaultGroup: ['obeyed', parser],
    combination: ['union', parser],
    agentCase: ['significant', parser],
    agentComparison: ['equal', parser],
    agentCut: ['none', parser],
    severalGroups: ['merged', parser],
    groupWithoutRules: ['counts', parser],
    namesBesideStar: ['obeyed', parser],

    runEnd: ['colon', parser],
    blankLine: ['ignored', parser],
    rulesBeforeAgent: ['for-everybody', parser],

    allow: ['ignored', parser],
    ruleChoice: ['any-disallow', parser],
    tie: ['first', parser],
    wildcard: ['by-position', parser],
    endAnchor: ['by-position', parser],
    prefix: ['segments', parser],
    emptyDisallow: ['clears', parser],
    missingSlash: ['literal', parser],
    percentEncoding: ['literal', notEstablished],
    query: ['ignored', parser],
    pathCase: ['significant', parser],
    robotsTxt: ['compared', parser],

    lineEnds: ['lf', parser],
    byteOrderMark: ['kept', parser],
    indentation: ['skipped', parser],
    blankBeforeColon: ['kept', parser],
    trailingBlanks: ['kept', parser],
    blanks: ['space-tab', parser],
    inlineComment: ['kept', parser],
    separator: ['last-colon', parser],
    missingColon: ['skipped', parser],
    keySpelling: ['exact', parser],
    misspellings: [{}, parser],

    sizeLimit: [null, notEstablished],
    beyondSizeLimit: ['rest-ignored', notEstablished],
    lineLimit: [null, parser],
    ruleLimit: [null, parser],
    pathLimit: [null, parser],

    requestQuery: [null, parser],
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
      parser,
    ],
  },
  {compilePath: matchWholeSegments},
)

/**
 * Without `*`: the path itself and what lies below it, but not `/private/x` for `/private/`, since one character
 * behind a closing slash is too few. With `*`: what stands before, behind or around it, by its place.
 */
function matchWholeSegments(written: string): PathPattern[] {
  const stars = written.split('*').length - 1
  if (stars === 0) return [wholeSegments(written)]
  const leading = leadingStar(written)
  const path = leading > 0 && written.endsWith('$') ? written.slice(0, -1) : written
  const length = written.length
  if (leading > 0 && stars === 2 && path.endsWith('*'))
    return [{parts: ['', path.slice(leading, -1)], toEnd: false, length}]
  if (leading > 0 && stars === 1) return [{parts: ['', path.slice(leading)], toEnd: true, length}]
  if (stars === 1 && path.endsWith('*')) return [{parts: [path.slice(0, -1)], toEnd: false, length}]
  if (stars === 1) return [unlessTooEarly(path)]
  const [first = '', ...others] = path.split('*')
  return [{parts: [first, ...others], toEnd: true, length}]
}

/** Length of `*` or `/*` at the start, which TLGS takes for the same. */
function leadingStar(path: string): number {
  if (path.startsWith('*')) return 1
  return path.startsWith('/*') ? 2 : 0
}

function wholeSegments(written: string): PathPattern {
  const {length} = written
  const accepts = (path: string) =>
    path.length === length ||
    path === `${written}/` ||
    (path.length > length + 1 && (path[length] === '/' || written.endsWith('/')))
  return {parts: [written], toEnd: false, length, accepts}
}

/**
 * One `*` in the middle: the search for the text behind it takes “not found” for a very high place, so that the
 * rule fails only where the last such text stands too early.
 */
function unlessTooEarly(path: string): PathPattern {
  const star = path.indexOf('*')
  const tail = path.slice(star + 1)
  const accepts = (requested: string) => {
    const found = requested.lastIndexOf(tail)
    return found < 0 || found > star
  }
  return {parts: [path.slice(0, star)], toEnd: false, length: path.length, accepts}
}
