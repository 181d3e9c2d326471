import {isAscii} from '../syntax/ascii.ts'
import type {Root} from '../syntax/nodes.ts'
import {CR} from '../text/character-codes.ts'
import {type Statement, statementOf} from './statements.ts'

/** What all crawlers make of a file as long as they read it as the tree does. */
export interface CommonReading {
  /** For each line of the file, if it says anything. */
  readonly byLine: readonly (Statement | undefined)[]
  readonly statements: readonly Statement[]
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
  for (let index = 0; index < tree.lineCount; index++) {
    const statement = statementOf(tree.nodes, index)
    byLine.push(statement)
    if (statement) statements.push(statement)
  }
  const octets = isAscii(tree) ? tree.text.length : new TextEncoder().encode(tree.text).length
  return {byLine, statements, bareCarriageReturn: hasBareCarriageReturn(tree), octets}
}

function hasBareCarriageReturn(tree: Root): boolean {
  if (!tree.text.includes('\r')) return false
  for (let index = 0; index < tree.lineCount; index++) if (endsWithCarriageReturn(tree, index)) return true
  return false
}

/** Whether a CR alone ends the line with this index. */
export function endsWithCarriageReturn({table: {codes, starts, ends}}: Root, index: number): boolean {
  const end = ends[index] ?? 0
  return codes[end] === CR && starts[index + 1] === end + 1
}
