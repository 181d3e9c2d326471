import type {Profile} from '../crawlers/profile.ts'
import type {LineTable} from '../syntax/line-table.ts'
import {Trait} from '../syntax/traits.ts'
import {SLASH} from '../text/character-codes.ts'
import type {PolicyGroup, RuleLines, Simplicity} from './grouping.ts'
import {isPlain} from './statements.ts'

const LEFT_AS_THEY_ARE =
  Trait.Star |
  Trait.Dollar |
  Trait.Comma |
  Trait.Semicolon |
  Trait.Question |
  Trait.Ampersand |
  Trait.Colon |
  Trait.Equals |
  Trait.Digit |
  Trait.UpperCase |
  Trait.Dot |
  Trait.OtherSymbol |
  Trait.TrailingBlank

/** How simple all rules of a group are; those without a path do not count. */
export function groupSimplicity(group: PolicyGroup): Simplicity {
  const {ruleLines} = group
  // Who reads a line in another way may read others so as well.
  if (ruleLines === undefined) return group.rules.every(({path}) => path === '') ? 'plain' : 'none'
  ruleLines.simplicity ??= simplicityOf(ruleLines)
  return ruleLines.simplicity
}

function simplicityOf({table, indexes}: RuleLines): Simplicity {
  let simplicity: Simplicity = 'plain'
  for (const index of indexes) {
    const traits = table.traits[index] ?? 0
    if (traits & Trait.EmptyValue) continue
    // Two slashes at the start are the start of an authority to some.
    if (traits & Trait.UnusualStart && !beginsUsually(table, index)) return 'none'
    if (isPlain(table, index)) continue
    if (!isOrdinary(table, index)) return 'none'
    simplicity = 'ordinary'
  }
  return simplicity
}

function beginsUsually({codes, valueStarts, valueEnds}: LineTable, index: number): boolean {
  const start = valueStarts[index] ?? 0
  return codes[start] === SLASH && (codes[start + 1] !== SLASH || start + 1 === valueEnds[index])
}

/** How simple the rules of several lists are together. */
export function leastSimple(simplicities: readonly Simplicity[]): Simplicity {
  if (simplicities.includes('none')) return 'none'
  return simplicities.includes('ordinary') ? 'ordinary' : 'plain'
}

function isOrdinary({codes, valueStarts, valueEnds, valueTraits}: LineTable, index: number): boolean {
  const traits = valueTraits[index] ?? 0
  if ((traits & ~LEFT_AS_THEY_ARE) !== 0) return false
  if ((traits & Trait.Dollar) === 0) return true
  return codes.indexOf(DOLLAR, valueStarts[index]) === (valueEnds[index] ?? 0) - 1
}

const DOLLAR = 36

/** Whether a crawler reads a group of this simplicity as most do, and chooses between its rules by what they cover. */
export function readsSimply(simplicity: Simplicity, group: PolicyGroup, profile: Profile): boolean {
  if (simplicity === 'none' || profile.pathCase !== 'significant') return false
  if (profile.emptyDisallow !== 'no-effect' && profile.emptyDisallow !== 'unseen') return false
  if (simplicity === 'ordinary' && !readsWildcards(profile)) return false
  const choosesByCover =
    profile.ruleChoice === 'longest' || (profile.ruleChoice === 'any-disallow' && profile.allow === 'ignored')
  return choosesByCover && !compilesSome(group, profile)
}

/** Whether a crawler makes patterns of its own of some of the rules. */
function compilesSome(group: PolicyGroup, {compilePath, compiledText}: Profile): boolean {
  if (compilePath === undefined) return false
  const {ruleLines} = group
  if (ruleLines && compiledText !== undefined && !ruleLines.table.pathsHold(compiledText)) return false
  return group.rules.some(({path, kind}) => path !== '' && compilePath(path, kind === 'allow') !== undefined)
}

function readsWildcards({wildcard, endAnchor, percentEncoding, query, ruleChoice}: Profile): boolean {
  return (
    wildcard === 'any-run' &&
    endAnchor === 'path-end' &&
    query === 'included' &&
    (percentEncoding === 'rfc9309' || percentEncoding === 'google') &&
    ruleChoice === 'longest'
  )
}

/** Whether the simple rule of a line covers all that begins with its path. */
export function isLiteral({valueTraits}: LineTable, index: number): boolean {
  return ((valueTraits[index] ?? 0) & (Trait.Star | Trait.Dollar)) === 0
}
