import {trimEnd} from '../../text/trim-end.ts'
import {literalPattern, type PathPattern} from '../path-pattern.ts'
import type {Facts, KeyValue, Oddities, Source} from '../profile.ts'

/** The Go library that AuraSearch and Gemportal read with. */
const library: Source = {
  title: 'temoto/robotstxt v1.1.2, scanner.go, parser.go, robotstxt.go',
  url: 'https://github.com/temoto/robotstxt',
  date: '2021-02-03',
  evidence: 'read',
}

export const temotoFacts: Omit<Facts, 'agents' | 'requestQuery' | 'failure'> = {
  defaultGroup: ['obeyed', library],
  combination: ['each-role', library],
  agentCase: ['ignored', library],
  agentComparison: ['prefix', library],
  agentCut: ['word', library],
  severalGroups: ['merged', library],
  groupWithoutRules: ['ignored', library],
  namesBesideStar: ['obeyed', library],

  runEnd: ['rule-or-crawl-delay', library],
  blankLine: ['ignored', library],
  rulesBeforeAgent: ['file-dropped', library],

  allow: ['read', library],
  ruleChoice: ['longest', library],
  tie: ['first', library],
  wildcard: ['any-run', library],
  endAnchor: ['path-end', library],
  prefix: ['characters', library],
  emptyDisallow: ['no-effect', library],
  missingSlash: ['added', library],
  percentEncoding: ['decoded-url', library],
  query: ['ignored', library],
  pathCase: ['significant', library],
  robotsTxt: ['compared', library],

  lineEnds: ['lf-or-cr', library],
  byteOrderMark: ['skipped', library],
  indentation: ['skipped', library],
  blankBeforeColon: ['kept', library],
  trailingBlanks: ['trimmed', library],
  blanks: ['space-tab', library],
  inlineComment: ['cut', library],
  separator: ['first-in-word', library],
  missingColon: ['any-words', library],
  keySpelling: ['exact', library],
  misspellings: [{useragent: 'user-agent', crawldelay: 'crawl-delay'}, library],

  sizeLimit: [null, library],
  beyondSizeLimit: ['rest-ignored', library],
  lineLimit: [null, library],
  ruleLimit: [null, library],
  pathLimit: [null, library],
}

export const temotoOddities: Oddities = {
  readLine: readWordsInPairs,
  compilePath: compileUnanchored,
  dropsFile: isBadDelay,
}

/**
 * A line is a row of words, and each pair of them a key and its value: a second word of a value is lost, a blank
 * before the colon makes the colon the value, and a colon is not needed at all.
 */
function readWordsInPairs(line: string): KeyValue[] {
  const words = splitWords(line)
  const pairs: KeyValue[] = []
  for (let index = 0; index < words.length; index += 2) {
    const [key = '', value = ''] = words.slice(index, index + 2)
    pairs.push({key: key.toLowerCase(), value})
  }
  return pairs
}

const BLANK = /[ \t\v\r]/

/** The first colon of a line ends a word too; a `#` starts a comment only where a word could start. */
function splitWords(line: string): string[] {
  const words: string[] = []
  let word = ''
  let colonSeen = false
  for (const character of line) {
    const ends = BLANK.test(character) || (character === ':' && word !== '' && !colonSeen)
    if (!ends) {
      if (character === '#' && word === '') return words
      word += character
      continue
    }
    if (character === ':') colonSeen = true
    if (word !== '') words.push(word)
    word = ''
  }
  if (word !== '') words.push(word)
  return words
}

/** A Crawl-delay that is no number, or none at all, is an error, and a file with an error counts as absent. */
function isBadDelay({key, value}: KeyValue): boolean {
  return (
    key === 'crawl-delay' && !/^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf|infinity|nan)$/i.test(value)
  )
}

/** ASCII that begins with a slash and holds neither `*` nor `$`. */
const USUAL = /^\/[\x00-\x23\x25-\x29\x2b-\x7f]*$/

const SPECIAL_IN_EXPRESSIONS = /[\\.+*?()|[\]{}^]/g

/**
 * A path with `*` or `$` becomes a regular expression without an anchor, so that it is found anywhere in the path,
 * and its length is that of the expression: `.*` counts two, and so does an escaped character.
 */
function compileUnanchored(written: string): PathPattern[] | undefined {
  if (USUAL.test(written)) return undefined
  const path = trimEnd(/^[*/]/.test(written) ? written : `/${written}`, '*')
  if (!/[*$]/.test(path)) return [{...literalPattern(path), length: utf8Length(path)}]
  const body = trimEnd(path, '$')
  if (body.includes('$')) return []
  const length = utf8Length(path) + (path.match(SPECIAL_IN_EXPRESSIONS)?.length ?? 0)
  return [{parts: ['', ...body.split('*')], toEnd: path !== body, length}]
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}
