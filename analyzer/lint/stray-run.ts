import type {Line, LineNodes, Root} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {type StrayLine, strayLineOf} from './stray-line.ts'

/** Stray lines that are one matter. */
export type StrayRun =
  /** Lines of text, or of a comment of another language, with nothing but blank lines between them. */
  | {readonly kind: 'texts' | 'comments'; readonly marker: string; readonly lines: readonly Line[]}
  /** The lines from one end of such a comment to the other, with records among them. */
  | {readonly kind: 'live'; readonly marker: string; readonly lines: readonly Line[]}
  | {readonly kind: 'single'; readonly stray: StrayLine; readonly keyAbove: string | undefined}

/** The stray lines of a file in their order, each once. Takes time in proportion to the file. */
export function* strayRuns(tree: Root): Iterable<StrayRun> {
  if (!(tree.traits & MAY_BE_STRAY)) return
  const {lineCount, nodes} = tree
  const mayBeStray = tree.indexesWith(MAY_BE_STRAY)
  let next = 0
  const keys = new KeysAbove(nodes)
  const blocks = new CommentBlocks(nodes)
  let run: {kind: 'texts' | 'comments'; marker: string; lines: Line[]} | undefined
  for (let index = 0; index < lineCount; index++) {
    if (run === undefined) {
      while ((mayBeStray[next] ?? lineCount) < index) next++
      index = mayBeStray[next] ?? lineCount
    }
    const line = nodes.at(index)
    if (line === undefined || line.type === 'blankLine') continue
    const stray = strayLineOf(line)
    const kind = stray && kindOfRun(stray)
    if (run && run.kind !== kind) {
      yield run
      run = undefined
    }
    if (stray === undefined) continue
    if (kind === undefined) {
      yield {kind: 'single', stray, keyAbove: keys.above(index)}
      continue
    }
    const marker = stray.kind === 'comment' ? stray.marker : ''
    const block = nodes.slice(index, blocks.lastLine(index, marker) + 1)
    if (block.some(({type}) => type === 'userAgent' || type === 'rule')) {
      if (run) yield run
      run = undefined
      yield {kind: 'live', marker, lines: block}
    } else {
      run ??= {kind, marker, lines: []}
      for (const one of block) if (one.type !== 'blankLine') run.lines.push(one)
    }
    index += block.length - 1
  }
  if (run) yield run
}

const MAY_BE_STRAY = Trait.Malformed | Trait.OtherRecord

/** The key that a line without one most likely lacks. Asked for lines in their order, it reads each line once. */
class KeysAbove {
  readonly #lines: LineNodes
  #index = 0
  #key: string | undefined

  constructor(lines: LineNodes) {
    this.#lines = lines
  }

  /** The key of the nearest rule above a line of a group, or what its first rule would be. */
  above(index: number): string | undefined {
    for (; this.#index < index; this.#index++) {
      const line = this.#lines.at(this.#index)
      if (line?.type === 'userAgent') this.#key = 'Disallow'
      else if (line?.type === 'rule' && this.#key !== undefined) this.#key = line.key.value
    }
    return this.#key
  }
}

function kindOfRun({kind}: StrayLine): 'texts' | 'comments' | undefined {
  if (kind === 'text') return 'texts'
  return kind === 'comment' ? 'comments' : undefined
}

const CLOSINGS: Readonly<Record<string, string>> = {'/*': '*/', '<!--': '-->'}

/** Finds where comments of several lines end. Asked for lines in their order, it reads each line once. */
class CommentBlocks {
  readonly #lines: LineNodes
  /** For each closing sign, the next line that was found with it. */
  readonly #found = new Map<string, number>()

  constructor(lines: LineNodes) {
    this.#lines = lines
  }

  /** Index of the last line of a comment that begins at a line; the line itself where it ends there, or nowhere. */
  lastLine(index: number, marker: string): number {
    const closing = CLOSINGS[marker]
    if (closing === undefined || this.#lines.at(index)?.raw.includes(closing)) return index
    let last = Math.max(index + 1, this.#found.get(closing) ?? 0)
    while (last < this.#lines.table.count && !this.#closes(last, closing)) last++
    this.#found.set(closing, last)
    return last < this.#lines.table.count ? last : index
  }

  /** The path of a rule may end with a closing sign, and other lines as well as comments may hold one. */
  #closes(index: number, closing: string): boolean {
    const line = this.#lines.at(index)
    if (line?.type !== 'malformedLine' && line?.type !== 'otherRecord') return false
    const written = line.raw.trim()
    return written.startsWith(closing) || written.endsWith(closing)
  }
}
