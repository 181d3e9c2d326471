import type {Line} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {DecidingLine} from '../protocol.ts'

/** A line as results name it. */
export function decidingLine(line: Line, {lines}: Analysis): DecidingLine {
  return {line: line.line, text: line.raw.trim(), range: lines.rangeOf(line)}
}
