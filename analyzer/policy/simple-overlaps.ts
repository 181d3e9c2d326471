import type {Profile} from '../crawlers/profile.ts'
import {Trait} from '../syntax/traits.ts'
import {type Nesting, nestingOf} from './nesting.ts'
import {isLiteral, traitsOf} from './simple-rules.ts'
import type {PolicyRule} from './statements.ts'

/** A rule that could be left out, and what decides in its place. */
export interface Needless {
  readonly rule: PolicyRule
  readonly by: PolicyRule | 'default'
}

/**
 * What the general search finds for simple rules, in a time that grows with their length alone: all, if none has `*`
 * or `$`; else nothing, if it is easily seen that there is nothing to be found. Undefined where it takes a search.
 *
 * @param rules with a path, as `readsSimply` says
 */
export function findNeedless(rules: readonly PolicyRule[], {tie}: Profile): readonly Needless[] | undefined {
  const wildcards = rules.filter(rule => !isLiteral(rule))
  if (wildcards.length * rules.length > MOST_PAIRS) return undefined
  const nesting = nestingOf(
    rules.map(({path}) => path),
    wildcards.length === 0 ? () => true : position => isLiteralAt(rules, position),
  )
  if (nesting === undefined) return undefined
  if (wildcards.length === 0 && nesting.isFlat)
    return rules.filter(isAllow).map(rule => ({rule, by: 'default'}))
  if (wildcards.length === 0) return new LiteralRules(rules, nesting, tie).needless()
  return areAllNeeded(rules, nesting, wildcards.map(toWildcard)) ? [] : undefined
}

/** How many pairs of rules are compared by a glance. */
const MOST_PAIRS = 100_000

function isAllow({kind}: PolicyRule): boolean {
  return kind === 'allow'
}

function isLiteralAt(rules: readonly PolicyRule[], position: number): boolean {
  const rule = rules[position]
  return rule !== undefined && isLiteral(rule)
}

/** In place of a position: not known yet; none, since it is needed; none, since nothing else matches. */
const UNKNOWN = -1
const NEEDED = -2
const DEFAULT = -3

/** Rules that cover all that begins with their paths. The longest decides, which is the innermost. */
class LiteralRules {
  readonly #rules: readonly PolicyRule[]
  readonly #nesting: Nesting
  /** For the first rule with each path the one of them that decides. */
  readonly #deciders: number[]
  /** For the first rule with each path what decides in place of the decider. */
  readonly #substitutes: number[]

  constructor(rules: readonly PolicyRule[], nesting: Nesting, tie: Profile['tie']) {
    this.#rules = rules
    this.#nesting = nesting
    this.#deciders = [...nesting.firsts]
    this.#substitutes = rules.map(() => UNKNOWN)
    for (const [position, first] of nesting.firsts.entries()) {
      if (position === first || this.#kindAt(position) === this.#kindAt(first)) continue
      // Without the opposite of the same path, both could go; with it, it takes one of them to settle the path.
      this.#substitutes[first] = NEEDED
      const isUsurper = this.#kindAt(position) === tie && this.#kindAt(this.#deciders[first]) !== tie
      if (isUsurper) this.#deciders[first] = position
    }
  }

  needless(): readonly Needless[] {
    const found: Needless[] = []
    for (const [position, rule] of this.#rules.entries()) {
      const first = this.#nesting.firsts[position] ?? position
      const decider = this.#deciders[first] ?? first
      const substitute = this.#substituteFor(first)
      if (substitute === NEEDED) {
        const by = this.#rules[decider]
        if (by && decider !== position) found.push({rule, by})
      } else found.push({rule, by: this.#rules[substitute] ?? 'default'})
    }
    return found
  }

  #substituteFor(first: number): number {
    const chain: number[] = []
    let path = first
    while (this.#substitutes[path] === UNKNOWN) {
      chain.push(path)
      const outer = this.#nesting.above[path] ?? -1
      if (outer < 0) {
        this.#substitutes[path] = this.#kindAt(path) === 'allow' ? DEFAULT : NEEDED
      } else if (this.#kindAt(this.#deciders[outer]) === this.#kindAt(path)) {
        path = outer
        continue
      } else this.#substitutes[path] = NEEDED
      chain.pop()
    }
    for (let inner = chain.pop(); inner !== undefined; inner = chain.pop()) {
      const outer = this.#substitutes[path] ?? NEEDED
      this.#substitutes[inner] = outer === NEEDED ? (this.#deciders[path] ?? path) : outer
      path = inner
    }
    return this.#substitutes[first] ?? NEEDED
  }

  #kindAt(position: number | undefined): PolicyRule['kind'] | undefined {
    return this.#rules[position ?? -1]?.kind
  }
}

/** A rule with `*` or `$`. */
interface Wildcard {
  readonly rule: PolicyRule
  /** The texts between its `*`. */
  readonly parts: readonly [string, ...string[]]
}

function toWildcard(rule: PolicyRule): Wildcard {
  const {path} = rule
  const [first = '', ...others] = (path.endsWith('$') ? path.slice(0, -1) : path).split('*')
  return {rule, parts: [first, ...others]}
}

/**
 * Whether it is easily seen that something would be decided otherwise without any of the rules: none has a path, or
 * goes on behind a path, of which another says the same; each Allow lies where something disallows; and no rule
 * with `*` can cover another rule.
 */
function areAllNeeded(
  rules: readonly PolicyRule[],
  {firsts, above}: Nesting,
  wildcards: readonly Wildcard[],
): boolean {
  // What has a `*` only at its end, or only a `$`, is as good as a literal path.
  if (!wildcards.every(({parts: [, ...others]}) => others.some(part => part !== ''))) return false
  return rules.every((rule, position) => {
    if (firsts[position] !== position) return false
    const outer = rules[above[position] ?? -1]
    if (outer?.kind === rule.kind) return false
    if (rule.kind === 'allow' && outer === undefined && !isException(rule, wildcards)) return false
    return !wildcards.some(wildcard => mayCover(wildcard, rule))
  })
}

/** Whether a literal Allow lies where a shorter rule with `*` may disallow. */
function isException(allow: PolicyRule, wildcards: readonly Wildcard[]): boolean {
  if (!isLiteral(allow)) return false
  return wildcards.some(
    ({rule: {kind, path}, parts: [beginning]}) =>
      kind === 'disallow' && path.length < allow.path.length && allow.path.startsWith(beginning),
  )
}

const LITERAL = ~(Trait.Star | Trait.Dollar | Trait.TrailingBlank)

/** Whether a rule with `*` may cover another one: all of its texts would have to stand in the other one's. */
function mayCover({rule, parts}: Wildcard, other: PolicyRule): boolean {
  if ((traitsOf(rule) & LITERAL & ~traitsOf(other)) !== 0 || rule === other) return false
  return other.path.startsWith(parts[0]) && parts.every(part => other.path.includes(part))
}
