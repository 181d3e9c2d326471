import type {Message} from '../../../analyzer/lint/message.ts'
import type {FixSafety} from '../../../analyzer/lint/rule.ts'
import {shorten} from '../../../analyzer/text/quote.ts'
import type {LintedFile} from '../../report.ts'
import {escapeXml} from '../xml.ts'

/** How much of a source is shown; what is left out is said. */
export interface SourceLimits {
  /** A file with more lines is shown in excerpts. */
  readonly wholeLines: number
  readonly messages: number
}

/** Lines around one that is spoken of, in an excerpt. */
const CONTEXT = 2
/** Longer lines, and longer lists of related places, are cut: nobody reads them here. */
const MOST_CHARACTERS = 500
const MOST_RELATED = 20

const FLAGS: Readonly<Record<FixSafety, string>> = {safe: '--fix', unsafe: '--unsafe-fixes'}

/**
 * The source with numbers, what is wrong underlined, and each message below the line where it starts.
 *
 * @param id begins the ids of the lines, which must be unique in a page
 */
export function renderSource(file: LintedFile, id: string, limits: SourceLimits): string {
  const messages = file.messages.slice(0, limits.messages)
  const left = file.messages.length - messages.length
  const shown = shownLines(file, messages, limits.wholeLines)
  const starting = messagesByLine(messages)
  const marks = marksByLine(messages, shown)
  const rows: string[] = []
  let last = 0
  for (const line of shown) {
    if (line > last + 1) rows.push(renderGap(line - last - 1))
    last = line
    const raw = file.lines[line - 1]?.raw ?? ''
    const label = `<span class="n">${line}</span>`
    rows.push(
      `<div class="row" id="${id}-${line}">${label}<code>${renderLine(raw, marks.get(line) ?? [])}</code></div>`,
    )
    for (const message of starting.get(line) ?? []) rows.push(renderMessage(message, id))
  }
  if (file.lines.length > last) rows.push(renderGap(file.lines.length - last))
  const note = left > 0 ? `<p>${left} more findings are left out here; --format ndjson has them all.</p>` : ''
  const name = escapeXml(`Source of ${file.path}`)
  return `<div class="source" role="region" aria-label="${name}" tabindex="0">${rows.join('\n')}</div>${note}`
}

function messagesByLine(messages: readonly Message[]): ReadonlyMap<number, readonly Message[]> {
  const byLine = new Map<number, Message[]>()
  for (const message of messages) {
    const {line} = message.place.start
    const others = byLine.get(line)
    if (others) others.push(message)
    else byLine.set(line, [message])
  }
  return byLine
}

/** The numbers of the lines to show, in order. */
function shownLines({lines}: LintedFile, messages: readonly Message[], whole: number): readonly number[] {
  if (lines.length <= whole) return lines.map((_, index) => index + 1)
  const shown = new Set<number>()
  for (const {place, related} of messages) {
    for (const {start, end} of [place, ...related.slice(0, MOST_RELATED).map(one => one.place)]) {
      for (const middle of [start.line, end.line])
        for (let line = middle - CONTEXT; line <= middle + CONTEXT; line++) shown.add(line)
    }
  }
  return [...shown].filter(line => line >= 1 && line <= lines.length).sort((a, b) => a - b)
}

function renderGap(count: number): string {
  return `<div class="gap">… ${count === 1 ? '1 line' : `${count} lines`}</div>`
}

/** A part of a line that is spoken of: columns from 1, the end not included. */
interface Mark {
  readonly start: number
  readonly end: number
  readonly severity: Message['severity']
}

function marksByLine(
  messages: readonly Message[],
  shown: readonly number[],
): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>(shown.map(line => [line, []]))
  for (const {place, severity} of messages) {
    // The whole of a long file is spoken of at its first line.
    const lastLine = Math.min(place.end.line, place.start.line + 50)
    for (let line = place.start.line; line <= lastLine; line++) {
      const start = line === place.start.line ? place.start.column : 1
      const end = line === place.end.line ? place.end.column : Number.POSITIVE_INFINITY
      marks.get(line)?.push({start, end, severity})
    }
  }
  return marks
}

const RANK = {info: 1, warning: 2, error: 3} as const

/** The line with its marks; where several cover a character, the gravest shows. */
function renderLine(raw: string, marks: readonly Mark[]): string {
  const text = shorten(raw, MOST_CHARACTERS)
  if (marks.length === 0) return escapeXml(text)
  const clamp = (column: number) => Math.min(Math.max(column - 1, 0), text.length)
  const ranges = marks.map(({start, end, severity}) => ({start: clamp(start), end: clamp(end), severity}))
  const edges = [...new Set([0, text.length, ...ranges.flatMap(({start, end}) => [start, end])])]
  edges.sort((a, b) => a - b)
  let html = ''
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1]
    if (end === undefined) break
    const over = ranges.filter(range => range.start <= start && range.end >= end)
    const [gravest] = over.sort((a, b) => RANK[b.severity] - RANK[a.severity])
    const part = escapeXml(text.slice(start, end))
    html += gravest ? `<mark class="${gravest.severity}">${part}</mark>` : part
  }
  return html
}

/** @param id of the source that the message is about; links to related lines lead into it */
export function renderMessage(
  {severity, rule, message, related, fix, suggestions, place}: Message,
  id: string,
): string {
  const where = `${place.start.line}:${place.start.column}`
  const items = related.slice(0, MOST_RELATED).map(one => {
    const {line} = one.place.start
    return `<a href="#${id}-${line}">line ${line}</a>: ${escapeXml(one.message)}`
  })
  if (related.length > MOST_RELATED) items.push(`${related.length - MOST_RELATED} more places`)
  if (fix) items.push(`Fix: ${escapeXml(fix.title)} (${fix.safety}: <code>${FLAGS[fix.safety]}</code>)`)
  items.push(...suggestions.map(({title}) => `Or: ${escapeXml(title)}`))
  const list = items.length > 0 ? `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>` : ''
  return `<div class="finding ${severity}"><p><b class="${severity}">${severity}</b> <b>${escapeXml(rule)}</b> <span class="quiet">${where}</span></p><p>${escapeXml(message)}</p>${list}</div>`
}
