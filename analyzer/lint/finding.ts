import type {Root} from '../syntax/nodes.ts'
import {causeOf, type Gatherable} from './gather.ts'
import {fillMessage, type Message, positionOf} from './message.ts'
import type {AnyProblem, Fix, LintRule, Severity} from './rule.ts'

/** A problem that a rule found. Its message is made when it is known that it will be shown. */
export class Finding implements Gatherable {
  readonly by: LintRule
  readonly problem: AnyProblem
  readonly severity: Severity
  readonly #tree: Root
  #cause: string | undefined
  #text: string | undefined

  constructor(by: LintRule, problem: AnyProblem, severity: Severity, tree: Root) {
    this.by = by
    this.problem = problem
    this.severity = severity
    this.#tree = tree
  }

  get rule(): string {
    return this.by.id
  }

  get messageId(): string {
    return this.problem.message
  }

  get fix(): Fix | undefined {
    return this.problem.fix
  }

  get cause(): string {
    this.#cause ??= causeOf(this.by, this.problem, this.#tree, () => this.text)
    return this.#cause
  }

  /** What its message says. */
  get text(): string {
    this.#text ??= this.#fill(this.problem)
    return this.#text
  }

  /** The number of the line that it starts in. */
  get line(): number {
    return this.#tree.table.indexAt(this.problem.place.start) + 1
  }

  toMessage(): Message {
    const {rule, messageId, cause, severity, problem, fix} = this
    const tree = this.#tree
    return {
      rule,
      messageId,
      cause,
      severity,
      message: this.text,
      place: positionOf(tree, problem.place),
      related: (problem.related ?? []).map(related => ({
        message: this.#fill(related),
        place: positionOf(tree, related.place),
      })),
      ...(fix && {fix}),
      suggestions: problem.suggestions ?? [],
    }
  }

  #fill({message, data}: Pick<AnyProblem, 'message' | 'data'>): string {
    return fillMessage(this.by.messages[message] ?? message, data)
  }
}

/** In the order of their places. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(byPlace)
}

function byPlace({problem: {place: a}, rule}: Finding, {problem: {place: b}, rule: other}: Finding): number {
  return startOf(a) - startOf(b) || a.end - b.end || (rule < other ? -1 : rule > other ? 1 : 0)
}

/** What is about the whole file, or about its end, may stand outside of it. */
function startOf({start}: AnyProblem['place']): number {
  return Math.max(start, 0)
}
