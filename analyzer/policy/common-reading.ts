import {isAscii} from '../syntax/ascii.ts'
import type {Line, Root} from '../syntax/nodes.ts'
import {irregularitiesOf} from './irregularities.ts'
import {type Statement, statementOf} from './statements.ts'

/** What all crawlers make of a file as long as they read it as the tree does, and where some may not. */
export interface CommonReading {
  /** For each line of the file, if it says anything. */
  readonly byLine: readonly (Statement | undefined)[]
  readonly statements: readonly Statement[]
  /** The irregularities of each line. */
  readonly irregularitiesByLine: Int32Array
  /** Those of all lines together. */
  readonly irregularities: number
  /** Whether some line ends with a CR alone. */
  readonly bareCarriageReturn: boolean
  /** Length of the text in UTF-8. */
  readonly octets: number
}

const readings = new WeakMap<Root, CommonReading>()

/** Reads a file once for all crawlers. */
export function commonReading(tree: Root): CommonReading {
  let reading = readings.get(tree)
  if (reading === undefined) {
    reading = readCommonly(tree)
    readings.set(tree, reading)
  }
  return reading
}

function readCommonly(tree: Root): CommonReading {
  const byLine: (Statement | undefined)[] = []
  const statements: Statement[] = []
  const irregularitiesByLine = new Int32Array(tree.lines.length)
  let irregularities = 0
  let bareCarriageReturn = false
  for (const line of tree.lines) {
    const irregular = irregularitiesOf(line)
    irregularitiesByLine[line.line - 1] = irregular
    irregularities |= irregular
    bareCarriageReturn ||= endsWithCarriageReturn(line)
    const statement = statementOf(line)
    byLine.push(statement)
    if (statement) statements.push(statement)
  }
  const octets = isAscii(tree) ? tree.text.length : new TextEncoder().encode(tree.text).length
  return {byLine, statements, irregularitiesByLine, irregularities, bareCarriageReturn, octets}
}

/** Whether a CR alone ends a line. */
export function endsWithCarriageReturn(line: Line): boolean {
  return line.next === line.end + 1 && line.text[line.end] === '\r'
}
