import type {Line, Root, Span} from '../syntax/nodes.ts'
import type {Finding} from './finding.ts'

/** What follows `robotslint-` in a comment that suppresses messages, or ends that. */
export type SuppressionForm = 'disable-next-line' | 'disable-line' | 'disable' | 'enable'

export const SUPPRESSION_FORMS: readonly SuppressionForm[] = [
  'disable-next-line',
  'disable-line',
  'disable',
  'enable',
]

/** `# robotslint-disable-next-line empty-agent, empty-file -- the reason` */
export interface SuppressionComment {
  readonly line: Line
  /** From the `#` to the end of the line. */
  readonly place: Span
  /** The word with `robotslint-`. */
  readonly word: Span
  /** Undefined where the word is none that robotslint knows. */
  readonly form: SuppressionForm | undefined
  /** The rules it is for; all where it names none. */
  readonly rules: ReadonlyMap<string, SuppressedRule>
}

/** A rule that a comment names. */
export interface SuppressedRule {
  readonly id: string
  readonly place: Span
}

/** The suppression comments of a file, and what became of them. */
export interface Suppressions {
  readonly comments: readonly SuppressionComment[]
  /** Comments for all rules, and names of rules in the others, that have suppressed a message. */
  readonly used: ReadonlySet<SuppressionComment | SuppressedRule>
  /** Rules that speak in this file, unless the configuration keeps them from it. */
  readonly watched: ReadonlySet<string>
}

const MARK = 'robotslint-'

/** Finds the comments that begin with `robotslint-`, but the one that names targets. */
export function readSuppressions(tree: Root): readonly SuppressionComment[] {
  const comments: SuppressionComment[] = []
  const {commentLines, comments: starts} = tree.table
  for (const index of commentLines) {
    if (!beginsWithMark(tree.text, starts[index] ?? 0)) continue
    const line = tree.lineAt(index)
    const comment = line && readComment(line)
    if (comment) comments.push(comment)
  }
  return comments
}

/** Most comments are about something else. */
function beginsWithMark(text: string, start: number): boolean {
  let word = start
  while ('# \t'.includes(text.charAt(word)) && word < text.length) word++
  return text.startsWith(MARK, word)
}

function readComment(line: Line): SuppressionComment | undefined {
  if (line.type === 'blankLine' || line.commentStart < 0) return undefined
  const place = {start: line.commentStart, end: line.end}
  const text = line.text.slice(place.start, place.end)
  const [beginning, lead = '', word = ''] = /^(#+[ \t]*)(robotslint-\S*)/.exec(text) ?? []
  if (beginning === undefined || word.startsWith('robotslint-target:')) return undefined
  const wordStart = place.start + lead.length
  const form = SUPPRESSION_FORMS.find(one => word === MARK + one)
  return {
    line,
    place,
    word: {start: wordStart, end: wordStart + word.length},
    form,
    rules: readRules(text, beginning.length, place.start),
  }
}

/** The names up to ` -- `, behind which stands a reason. */
function readRules(text: string, from: number, offset: number): ReadonlyMap<string, SuppressedRule> {
  const rules = new Map<string, SuppressedRule>()
  for (const {0: id, index} of text.slice(from).matchAll(/[^\s,]+/g)) {
    if (id === '--') break
    const start = offset + from + index
    if (!rules.has(id)) rules.set(id, {id, place: {start, end: start + id.length}})
  }
  return rules
}

export interface Suppressed {
  readonly left: readonly Finding[]
  readonly used: Suppressions['used']
}

/**
 * Takes away what the comments of the file suppress. A finding belongs to the line that it starts in.
 *
 * @param findings in the order of their places
 */
export function suppress(findings: readonly Finding[], comments: readonly SuppressionComment[]): Suppressed {
  const used = new Set<SuppressionComment | SuppressedRule>()
  if (comments.length === 0) return {left: findings, used}
  const lines = suppressedLines(comments)
  const blocks = new SuppressedBlocks()
  let next = 0
  const left = findings.filter(({by, rule, line}) => {
    for (let comment = comments[next]; comment && comment.line.line <= line; comment = comments[++next])
      blocks.pass(comment)
    // What a server sends must not hide how it was sent.
    if (by.category === 'retrieval') return true
    const cause = firstFor(rule, lines.get(line)) ?? blocks.causeFor(rule)
    if (cause) used.add(cause)
    return cause === undefined
  })
  return {left, used}
}

/** The comments that are for one line, by its number. */
function suppressedLines(comments: readonly SuppressionComment[]) {
  const lines = new Map<number, readonly SuppressionComment[]>()
  for (const comment of comments) {
    if (comment.form !== 'disable-line' && comment.form !== 'disable-next-line') continue
    const line = comment.line.line + (comment.form === 'disable-line' ? 0 : 1)
    lines.set(line, [...(lines.get(line) ?? []), comment])
  }
  return lines
}

function firstFor(rule: string, comments: readonly SuppressionComment[] = []) {
  for (const comment of comments) {
    const cause = comment.rules.size === 0 ? comment : comment.rules.get(rule)
    if (cause) return cause
  }
  return undefined
}

/** What is suppressed by `disable` and not enabled again, while one goes down the file. */
export class SuppressedBlocks {
  #all: {readonly comment: SuppressionComment; readonly except: Set<string>} | undefined
  readonly #rules = new Map<string, SuppressedRule>()

  /** Goes past a comment. Tells whether that changes anything; `enable` may have nothing to end. */
  pass(comment: SuppressionComment): boolean {
    const {form, rules} = comment
    if (form === 'disable') return this.#disable(comment)
    return form === 'enable' && (rules.size === 0 ? this.#enableAll() : this.#enable([...rules.keys()]))
  }

  causeFor(rule: string): SuppressionComment | SuppressedRule | undefined {
    return this.#rules.get(rule) ?? (this.#all?.except.has(rule) ? undefined : this.#all?.comment)
  }

  #disable(comment: SuppressionComment): boolean {
    if (comment.rules.size === 0) this.#all ??= {comment, except: new Set()}
    for (const [id, rule] of comment.rules) if (!this.#rules.has(id)) this.#rules.set(id, rule)
    return true
  }

  #enableAll(): boolean {
    const changes = this.#all !== undefined || this.#rules.size > 0
    this.#all = undefined
    this.#rules.clear()
    return changes
  }

  #enable(ids: readonly string[]): boolean {
    let changes = false
    for (const id of ids) {
      if (this.causeFor(id)) changes = true
      this.#rules.delete(id)
      this.#all?.except.add(id)
    }
    return changes
  }
}
