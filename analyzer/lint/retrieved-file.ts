import type {Retrieval, RetrievalFault} from '../retrieval.ts'
import type {Root} from '../syntax/nodes.ts'
import {parse} from '../syntax/parse.ts'
import {editSource, type Source} from '../syntax/source.ts'

/** What of a file can be judged line by line. */
export interface ReadableFile {
  readonly tree: Root
  readonly source: Source
  /** False where there is no line that the author wrote: only the retrieval can be judged. */
  readonly judged: boolean
}

/**
 * The file without what is not its author's: an answer that is no file has no lines, and the part of a line at which
 * a body was cut may be anything (`Disallow: /` of `Disallow: /private/`).
 */
export function readableFile(tree: Root, source: Source, retrieval: Retrieval | undefined): ReadableFile {
  if (retrieval === undefined) return {tree, source, judged: true}
  if (retrieval.outcome !== 'file' || isCutInHeader(retrieval)) return {tree, source, judged: false}
  if (!mayBeCutShort(retrieval)) return {tree, source, judged: true}
  const {text} = source
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
  if (end === text.length) return {tree, source, judged: end > 0}
  const whole = editSource(source, [{start: end, end: text.length, text: ''}])
  return {tree: parse(whole.text), source: whole, judged: end > 0}
}

/** Whether the connection was closed before the header of a capsule had ended, so that nothing of the file came. */
export function isCutInHeader({faults}: Retrieval): boolean {
  return faultIn(faults, 'header-line-end')?.found === 'none'
}

/** Whether there may be more of the file than was received. */
export function mayBeCutShort(retrieval: Retrieval | undefined): boolean {
  return retrieval?.faults.some(({kind}) => CUTTING.has(kind)) ?? false
}

const CUTTING: ReadonlySet<RetrievalFault['kind']> = new Set([
  'truncated',
  'close-notify-missing',
  'content-encoding-damaged',
  'content-length-exceeded',
])

/** Whether the body came from a capsule that showed another certificate than the one on record. */
export function isUntrusted(retrieval: Retrieval | undefined): boolean {
  if (retrieval?.protocol !== 'gemini' || retrieval.outcome === 'failure') return false
  return [retrieval, ...retrieval.hops].some(
    ({certificate: {trust}}) => trust?.decision === 'changed' && !trust.accepted,
  )
}

/** The first fault of a kind. */
export function faultIn<Kind extends RetrievalFault['kind']>(
  faults: readonly RetrievalFault[],
  kind: Kind,
): Extract<RetrievalFault, {kind: Kind}> | undefined {
  return faults.find((fault): fault is Extract<RetrievalFault, {kind: Kind}> => fault.kind === kind)
}
