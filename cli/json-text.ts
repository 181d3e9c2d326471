/**
 * JSON that acts on no terminal and on no log reader: what is invisible stands escaped, and so does the form of a
 * GitHub workflow command that counts anywhere in a line (actions/runner `ActionCommand.TryParse`).
 *
 * @param indentation spaces for each level; all on one line without it
 */
export function jsonText(value: unknown, indentation?: number): string {
  return JSON.stringify(value, null, indentation)
    .replace(/[\u007F-\u009F\u2028\u2029\p{Cf}]/gu, escapeUnits)
    .replaceAll('##[', '##\\u005b')
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
