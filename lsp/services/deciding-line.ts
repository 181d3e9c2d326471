import type {Line} from '../../analyzer/syntax/nodes.ts'
import {shorten} from '../../analyzer/text/quote.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {DecidingLine} from '../protocol.ts'

/** A longer line is read by nobody, and would be sent for each crawler, with each key stroke. */
const MOST_CHARACTERS = 1000

/** A line as results name it. */
export function decidingLine(line: Line, {lines}: Analysis): DecidingLine {
  return {line: line.line, text: shortened(line.raw.trim()), range: lines.rangeOf(line)}
}

/** Text of the file, as far as results hold it. */
export function shortened(text: string): string {
  return shorten(text, MOST_CHARACTERS)
}
