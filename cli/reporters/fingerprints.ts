import {createHash} from 'node:crypto'
import type {LintedFile} from '../report.ts'

/**
 * A name for each finding of a file that stays when lines are added or removed elsewhere: made of the path, the rule,
 * the text of the line, and a number where all these are the same.
 */
export function fingerprintsOf({messages, lines}: LintedFile, path: string): readonly string[] {
  const seen = new Map<string, number>()
  return messages.map(({rule, messageId, place}) => {
    const text = lines[place.start.line - 1]?.raw.trim() ?? ''
    const key = JSON.stringify([path, rule, messageId, text])
    const number = seen.get(key) ?? 0
    seen.set(key, number + 1)
    return createHash('sha256').update(`${key}${number}`).digest('hex')
  })
}
