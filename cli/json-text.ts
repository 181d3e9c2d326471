import {UsageError} from './usage-error.ts'

/**
 * JSON that acts on no terminal and on no log reader: what is invisible stands escaped, and so does the form of a
 * GitHub workflow command that counts anywhere in a line (actions/runner `ActionCommand.TryParse`).
 *
 * @param indentation spaces for each level; all on one line without it
 * @throws UsageError where it is too long
 */
export function jsonText(value: unknown, indentation?: number): string {
  return stringify(value, indentation)
    .replace(/[\u007F-\u009F\u2028\u2029\p{Cf}]/gu, escapeUnits)
    .replaceAll('##[', '##\\u005b')
}

function stringify(value: unknown, indentation: number | undefined): string {
  try {
    return JSON.stringify(value, null, indentation)
  } catch (error) {
    // The longest string that V8 makes has half a gigabyte.
    if (error instanceof RangeError)
      throw new UsageError('The answer is too long for JSON; leave out --format json.')
    throw error
  }
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
