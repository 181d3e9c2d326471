import {ENCODINGS} from '../crawlers/encoding.ts'
import type {Profile} from '../crawlers/profile.ts'
import {covers} from '../policy/cover.ts'
import {patternsOf} from '../policy/patterns.ts'
import type {PolicyRule} from '../policy/statements.ts'
import type {Root, Rule} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {SortedTexts} from '../text/sorted-texts.ts'

/**
 * The lengths of the rules of a file: for most crawlers, the longer of two rules that cover a path wins.
 *
 * All rules of the file count, not only those of one group, since crawlers differ in which groups they join. Two
 * rules count as meeting where the text before the first wildcard of one begins that of the other. Both can only
 * make a length seem to matter which does not.
 */
export class RuleLengths {
  readonly #readings: Readings
  readonly #rules: Readonly<Record<Kind, Rule[]>> = {allow: [], disallow: []}
  readonly #standings: Partial<Record<Kind, Standings>> = {}

  constructor(tree: Root, profiles: readonly Profile[]) {
    this.#readings = new Readings(profiles.filter(({ruleChoice}) => ruleChoice === 'longest'))
    for (const line of tree.lines) {
      if (line.type === 'rule' && line.valueStart < line.valueEnd) this.#rules[kindOf(line)].push(line)
    }
  }

  /**
   * Whether a rule may become shorter by some characters, and still win against the same rules as before. Rules
   * that may each become shorter may do so together: one that loses stays the loser.
   */
  canShorten(rule: Rule, characters: number): boolean {
    const kind = kindOf(rule)
    const other = kind === 'allow' ? 'disallow' : 'allow'
    if (this.#rules[other].length === 0) return true
    this.#standings[other] ??= new Standings(this.#rules[other], this.#readings)
    const others = this.#standings[other]
    const alike = this.#readings.standingForAll(rule)
    return this.#readings.profiles.every(profile => {
      // The rules that it wins against now and would not then, by RFC 9309 §2.2.2.
      const lost = -characters + (profile.tie === kind ? 1 : 0)
      const won = profile.tie === other ? -1 : 0
      const standings = alike ? [alike] : standingsFor(rule, profile)
      return standings.every(({text, length}) => !others.meet(text, length + lost, length + won, profile))
    })
  }
}

/** Whether a rule covers the same paths for all crawlers when it is written with another path. */
export function coversSame(rule: Rule, path: string, profiles: readonly Profile[]): boolean {
  return distinctReadings(profiles).every(profile => {
    const before = patternsOf(asPolicyRule(rule), profile)
    const after = patternsOf(asPolicyRule(rule, path), profile)
    return (
      before.length === after.length &&
      before.every((pattern, index) => {
        const other = after[index]
        return other && covers(pattern, other) === 'yes' && covers(other, pattern) === 'yes'
      })
    )
  })
}

/** Whether a rule is the very same for all crawlers, its length included, when it is written with another path. */
export function readsSame(rule: Rule, path: string, profiles: readonly Profile[]): boolean {
  return distinctReadings(profiles).every(profile => {
    const before = patternsOf(asPolicyRule(rule), profile)
    const after = patternsOf(asPolicyRule(rule, path), profile)
    return JSON.stringify(before) === JSON.stringify(after) && !before.some(({accepts}) => accepts)
  })
}

type Kind = 'allow' | 'disallow'

function kindOf(rule: Rule): Kind {
  return rule.name === 'allow' ? 'allow' : 'disallow'
}

function asPolicyRule(rule: Rule, path = pathOf(rule)): PolicyRule {
  return {kind: kindOf(rule), line: rule, path, plain: false}
}

function pathOf({text, valueStart, valueEnd}: Rule): string {
  return text.slice(valueStart, valueEnd)
}

/** Crawlers that make the same patterns of all rules, and choose among them alike, need one look. */
function distinctReadings(profiles: readonly Profile[]): readonly Profile[] {
  const isFirst = (profile: Profile, index: number) =>
    profiles.findIndex(other => READING.every(field => other[field] === profile[field])) === index
  return profiles.filter(isFirst)
}

const READING = [
  'compilePath',
  'percentEncoding',
  'wildcard',
  'pathCase',
  'emptyDisallow',
  'ruleChoice',
  'tie',
] as const

/** How a rule stands among others. */
interface Standing {
  /** What stands before its first wildcard. */
  readonly text: string
  readonly length: number
}

function standingsFor(rule: Rule, profile: Profile): readonly Standing[] {
  return patternsOf(asPolicyRule(rule), profile).map(({parts: [text], length}) => ({text, length}))
}

/** Crawlers, of which most read most rules in the same way. */
class Readings {
  readonly profiles: readonly Profile[]
  /** Traits of paths that some of them may read differently. */
  readonly #unlike: number

  constructor(profiles: readonly Profile[]) {
    this.profiles = distinctReadings(profiles)
    const isUsual = ({wildcard, pathCase}: Profile) => wildcard === 'any-run' && pathCase === 'significant'
    const leaveAlone = (path: string) =>
      profiles.every(({percentEncoding}) => ENCODINGS[percentEncoding].rule(path) === path)
    this.#unlike = !profiles.every(isUsual) ? ~0 : leaveAlone('/?a=b&c') ? ~(PLAIN | QUERY) : ~PLAIN
  }

  /** How a rule stands for all crawlers; undefined where they may differ. */
  standingForAll(rule: Rule): Standing | undefined {
    const {text, valueStart, valueTraits} = rule
    const first = text.charCodeAt(valueStart)
    if (valueTraits & this.#unlike || (first !== SLASH && first !== STAR)) return undefined
    const path = pathOf(rule)
    for (const {compilePath} of this.profiles) {
      if (compilePath?.(path, rule.name === 'allow')) return undefined
    }
    const star = valueTraits & Trait.Star ? path.indexOf('*') : -1
    return {text: star < 0 ? path : path.slice(0, star), length: path.length}
  }
}

const SLASH = 47
const STAR = 42

/** Wildcards, and characters that stand for themselves everywhere. */
const PLAIN = Trait.Star | Trait.UpperCase | Trait.Digit | Trait.Dot | Trait.TrailingBlank
const QUERY = Trait.Question | Trait.Equals | Trait.Ampersand

/** The rules of one kind by their lengths. */
class Standings {
  readonly #alike = new Ladder()
  readonly #others = new Map<Profile, Ladder>()

  constructor(rules: readonly Rule[], readings: Readings) {
    for (const profile of readings.profiles) this.#others.set(profile, new Ladder())
    for (const rule of rules) {
      const alike = readings.standingForAll(rule)
      if (alike) {
        this.#alike.add(alike)
        continue
      }
      for (const [profile, ladder] of this.#others) {
        for (const standing of standingsFor(rule, profile)) ladder.add(standing)
      }
    }
  }

  /** Whether a rule of some length meets one whose text before the first wildcard is this. */
  meet(text: string, lowest: number, highest: number, profile: Profile): boolean {
    for (let length = lowest; length <= highest; length++) {
      if (this.#alike.meets(text, length) || this.#others.get(profile)?.meets(text, length)) return true
    }
    return false
  }
}

class Ladder {
  readonly #rungs = new Map<number, string[] | SortedTexts>()

  add({text, length}: Standing): void {
    const rung = this.#rungs.get(length)
    if (Array.isArray(rung)) rung.push(text)
    else this.#rungs.set(length, [text])
  }

  meets(text: string, length: number): boolean {
    let rung = this.#rungs.get(length)
    if (rung === undefined) return false
    if (Array.isArray(rung)) {
      rung = new SortedTexts(rung)
      this.#rungs.set(length, rung)
    }
    return rung.meet(text)
  }
}
