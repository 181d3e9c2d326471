import {type DirectiveMisspellingKind, findDirectiveMisspelling} from '../crawlers/directive-misspellings.ts'
import type {MalformedLine, OtherRecord, Span} from '../syntax/nodes.ts'
import type {Edit} from '../syntax/source.ts'
import {isKnownKey, keyAtStart, looksLikeValue} from './known-keys.ts'

/** What is meant as a record, and has something else than a colon behind its key. */
export interface BrokenRecord {
  readonly key: Span
  /** The key as it is written, or should be. */
  readonly directive: string
  /** The same in lower case. */
  readonly name: string
  /** What stands in place of the colon; empty where nothing does. */
  readonly separator: Span
  readonly value: Span
}

/** `=`, `;`, and characters that look like a colon (full-width, small, vertical, ratio, and letters of scripts). */
const COLON_LIKE = '=;；：﹕︓︰∶꞉ː׃։'
/** Signs that stand between two words for many reasons: only before a path or a URL is it plain what they are for. */
const DIVIDING = '.,|>~→–—-'

/** The broken record that a line is, if it is one. */
export function brokenRecordOf(line: MalformedLine | OtherRecord): BrokenRecord | undefined {
  if (line.type === 'malformedLine')
    return brokenRecordIn(line.text, {start: line.contentStart, end: line.contentEnd})
  if (isKnownKey(line.name)) return undefined
  return brokenRecordIn(line.text, {start: line.keyStart, end: line.valueEnd})
}

/** The broken record in a part of a line, which begins and ends with no blank. */
export function brokenRecordIn(text: string, part: Span): BrokenRecord | undefined {
  const key = keyAtStart(text, part)
  const broken = key && recordBehind(text, part, key, text.slice(key.start, key.end))
  return broken ?? misspeltRecordIn(text, part)
}

/** Slips of the pen. Other words for a directive, and longer ones, begin sentences as well. */
const SLIPS: ReadonlySet<DirectiveMisspellingKind> = new Set(['typo', 'separator', 'plural'])
/** Words before a path, and what looks like user-agent. */
const MISSPELT =
  /^(?:([a-z]+(?:[-_ ][a-z]+)?)(?=[ \t]*(?:[=;：][ \t]*|[ \t])[/*])|(user[-_]?agents?)(?=[\s=;：]))/i
/** No key and its sign are longer. */
const LONGEST_BEGINNING = 60

/** `Disalow /x`, where two things are wrong. */
function misspeltRecordIn(text: string, part: Span): BrokenRecord | undefined {
  const beginning = text.slice(part.start, Math.min(part.end, part.start + LONGEST_BEGINNING))
  const [, word, agent] = MISSPELT.exec(beginning) ?? []
  const written = word ?? agent
  if (written === undefined) return undefined
  const slip = findDirectiveMisspelling(written)
  if (slip === undefined || !SLIPS.has(slip.kind)) return undefined
  const directive = written === written.toLowerCase() ? slip.intended.toLowerCase() : slip.intended
  return recordBehind(text, part, {start: part.start, end: part.start + written.length}, directive)
}

function recordBehind(text: string, part: Span, key: Span, directive: string): BrokenRecord | undefined {
  const name = directive.toLowerCase()
  const separatorStart = skipBlanks(text, key.end, part.end)
  const separatorEnd = skipSigns(text, separatorStart, part.end)
  const value = {start: skipBlanks(text, separatorEnd, part.end), end: part.end}
  const written = text.slice(value.start, value.end)
  const signs = text.slice(separatorStart, separatorEnd)
  const isBroken =
    signs === ''
      ? isMeantWithoutColon(name, written, separatorStart > key.end)
      : isMeantWithSigns(name, written, signs, separatorStart > key.end)
  if (!isBroken) return undefined
  const separator = signs === '' ? {start: key.end, end: key.end} : {start: separatorStart, end: separatorEnd}
  return {key, directive, name, separator, value}
}

/** Writes the key, a colon and a space in place of what stands before the value. */
export function writeKey({key, directive, value}: BrokenRecord): Edit {
  return {
    start: key.start,
    end: value.start,
    text: value.start < value.end ? `${directive}: ` : `${directive}:`,
  }
}

/** Does a sign stand for a colon wherever it stands? */
export function isColonLike(character: string): boolean {
  return character !== '' && COLON_LIKE.includes(character)
}

const RULES_AND_AGENTS: ReadonlySet<string> = new Set(['user-agent', 'allow', 'disallow'])

/** Who types a full-width colon has typed the path in the same mode. */
const FULLWIDTH_PATH = /^[／＊]/

/** Of prose that begins with a key (`Allow robots to see everything.`) the value tells. */
function isMeantWithoutColon(name: string, value: string, blankBehindKey: boolean): boolean {
  if (value === '') return RULES_AND_AGENTS.has(name)
  if (!blankBehindKey) return isGlued(name, value)
  switch (name) {
    case 'user-agent':
      return /^[*\w]\S*(?:[ \t]+\S+)?$/.test(value) && !/[.!?]$/.test(value)
    case 'allow':
    case 'disallow':
      return looksLikeValue(name, value) || /^[\w*-]+$/.test(value)
    case 'sitemap':
    case 'host':
      return looksLikeValue(name, value) && !/\s/.test(value)
    default:
      return looksLikeValue(name, value)
  }
}

/** `Disallow/private/`, `User-agent*`, `Sitemaphttps://example.com/sitemap.xml` */
function isGlued(name: string, value: string): boolean {
  if (name === 'sitemap') return /^https?:\/\/\S+$/.test(value)
  if (name === 'user-agent') return value === '*'
  return RULES_AND_AGENTS.has(name) && /^[/*]\S*$/.test(value)
}

function isMeantWithSigns(name: string, value: string, signs: string, blankBehindKey: boolean): boolean {
  if (signs.includes('：') && FULLWIDTH_PATH.test(value)) return RULES_AND_AGENTS.has(name)
  if ([...signs].some(isColonLike)) return looksLikeValue(name, value)
  if (name === 'user-agent') return blankBehindKey && /^[*\w]\S*$/.test(value)
  return /^(?:[/*]|https?:\/\/)/.test(value)
}

function skipBlanks(text: string, start: number, end: number): number {
  let index = start
  while (index < end && (text[index] === ' ' || text[index] === '\t')) index++
  return index
}

/** Two signs are the most that anybody writes for one (`=>`, `:=`). */
const MOST_SIGNS = 3

function skipSigns(text: string, start: number, end: number): number {
  const limit = Math.min(end, start + MOST_SIGNS)
  let index = start
  while (index < limit && isSign(text.charAt(index))) index++
  return index
}

function isSign(character: string): boolean {
  return isColonLike(character) || DIVIDING.includes(character)
}
