import type {Span} from '../syntax/nodes.ts'
import {keyAtEnd, looksLikeValue} from './known-keys.ts'

/**
 * The keys of further records in a part of a line, in their order.
 *
 * A path may hold any word and any colon (`/wiki/Sitemap:x`). A key is taken for one where a blank or a sign of a list
 * stands before it, or where it follows the text before it so closely that only a lost line break explains it: a blank
 * stands behind its colon, which no path has.
 *
 * @param spaced whether the author puts a blank behind colons, so that one without is no separator
 */
export function keysWithin(text: string, {start, end}: Span, spaced: boolean): Span[] {
  const keys: Span[] = []
  let from = start
  for (
    let colon = text.indexOf(':', start);
    colon >= 0 && colon < end;
    colon = text.indexOf(':', colon + 1)
  ) {
    const key = keyAtEnd(text, {start: from, end: endOfWord(text, from, colon)})
    if (key === undefined) continue
    if (isRecord(text, key, colon, end) && startsRecord(text, key, start, colon, spaced)) keys.push(key)
    from = colon + 1
  }
  return keys
}

/** Where the text before a further record ends, without blanks, signs of a list and HTML line breaks. */
export function endBefore(text: string, start: number, key: Span): number {
  let end = key.start
  while (end > start) {
    const last = text.charAt(end - 1)
    if (isBlank(last) || SIGNS.includes(last)) end--
    else if (last === '>') {
      const tag = LINE_BREAK.exec(text.slice(Math.max(start, end - LONGEST_TAG), end))
      if (tag === null) break
      end -= tag[0].length
    } else break
  }
  return end
}

/** What people put between the records of one line. */
const SIGNS = ',;|'
const LINE_BREAK = /<br ?\/?>$/i
const LONGEST_TAG = '<br />'.length

/** More of a value need not be read to tell what it is. */
const BEGINNING = 100

function isRecord(text: string, key: Span, colon: number, end: number): boolean {
  const name = text.slice(key.start, key.end).toLowerCase()
  let value = colon + 1
  while (value < end && isBlank(text.charAt(value))) value++
  return looksLikeValue(name, text.slice(value, Math.min(end, value + BEGINNING)))
}

function startsRecord(text: string, key: Span, start: number, colon: number, spaced: boolean): boolean {
  const before = key.start === start ? ' ' : text.charAt(key.start - 1)
  if (isBlank(before) || before === '>' || SIGNS.includes(before)) return true
  // `\n` written out is a matter of templates.
  if ('nr'.includes(before) && text.charAt(key.start - 2) === '\\') return false
  // `?title=Sitemap:` and `no-allow:`
  if ('=?&:_-.+%#'.includes(before)) return false
  if (/[\p{L}\p{N}]/u.test(before) && !/[A-Z]/.test(text.charAt(key.start))) return false
  const behind = text.charAt(colon + 1)
  return isBlank(behind) || (!spaced && /[/*h]/i.test(behind))
}

function endOfWord(text: string, start: number, colon: number): number {
  let end = colon
  while (end > start && isBlank(text.charAt(end - 1))) end--
  return end
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\t'
}
