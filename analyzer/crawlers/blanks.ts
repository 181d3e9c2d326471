import type {Reading} from './profile.ts'

/** What crawlers take for blanks. A byte order mark is none for any of them, although `String.trim` thinks so. */
const BLANKS: Readonly<Record<Reading['blanks'], RegExp>> = {
  'space-tab': /[ \t]/,
  ascii: /[\t-\r ]/,
  unicode: /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/,
}

/** The text without the blanks at its start. */
export function trimStart(text: string, blanks: Reading['blanks']): string {
  let start = 0
  while (start < text.length && BLANKS[blanks].test(text.charAt(start))) start++
  return text.slice(start)
}

/** The text without the blanks at its end. */
export function trimEnd(text: string, blanks: Reading['blanks']): string {
  let end = text.length
  while (end > 0 && BLANKS[blanks].test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The text without the blanks around it. */
export function trim(text: string, blanks: Reading['blanks']): string {
  return trimEnd(trimStart(text, blanks), blanks)
}
