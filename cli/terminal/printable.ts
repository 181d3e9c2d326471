import {visible} from '../../analyzer/text/quote.ts'

/**
 * Text of a file, or its name, in a form that acts on no terminal and on no log reader: characters that nobody sees
 * stand as `<U+001B>`, and the form of a GitHub workflow command that counts anywhere in a line is broken
 * (actions/runner `ActionCommand.TryParse`; the other form, `::`, counts at the start of a line only).
 */
export function printable(text: string): string {
  return visible(text).replaceAll('##[', '##<U+005B>')
}

/** A path at the start of a line: `::x` would be a workflow command there. */
export function printablePath(path: string): string {
  const shown = printable(path).trimStart()
  return shown.startsWith('::') ? `./${shown}` : shown
}
