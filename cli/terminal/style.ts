import type {Output} from '../environment.ts'

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  cyan: '36',
} as const

/** Functions that color a text, or leave it as it is. */
export type Style = Readonly<Record<keyof typeof CODES, (text: string) => string>>

export type ColorChoice = 'auto' | 'always' | 'never'

/** The style for one stream: the flag wins over the environment, and that over what the stream is. */
export function styleFor(
  output: Output,
  choice: ColorChoice,
  variables: Readonly<Record<string, string | undefined>>,
): Style {
  return choice === 'always' || (choice === 'auto' && wantsColor(output, variables)) ? COLORED : PLAIN
}

/** https://no-color.org and https://force-color.org; where both are set, force wins, as it does in Node. */
function wantsColor(output: Output, variables: Readonly<Record<string, string | undefined>>): boolean {
  const {FORCE_COLOR: force, NO_COLOR: no, TERM: terminal} = variables
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false'
  if (no !== undefined && no !== '') return false
  return terminal !== 'dumb' && output.isTerminal
}

export const PLAIN: Style = makeStyle(() => text => text)

const COLORED: Style = makeStyle(code => text => (text === '' ? '' : `\u001B[${code}m${text}\u001B[0m`))

function makeStyle(paint: (code: string) => (text: string) => string): Style {
  return {
    bold: paint(CODES.bold),
    dim: paint(CODES.dim),
    red: paint(CODES.red),
    green: paint(CODES.green),
    yellow: paint(CODES.yellow),
    blue: paint(CODES.blue),
    cyan: paint(CODES.cyan),
  }
}
