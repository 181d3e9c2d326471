import type {Profile} from '../crawlers/profile.ts'
import {Trait} from '../syntax/traits.ts'
import type {PolicyRule} from './statements.ts'

/**
 * Rules that crawlers read alike: `plain` paths stand for themselves in the eyes of all; `ordinary` ones hold, apart
 * from `*` and a `$` at the end, only characters that RFC 9309 and Google leave as they are.
 */
export type Simplicity = 'plain' | 'ordinary' | 'none'

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

/** How simple all of some rules are; those without a path do not count. */
export function simplicityOf(rules: readonly PolicyRule[]): Simplicity {
  let simplicity: Simplicity = 'plain'
  for (const rule of rules) {
    const {path, plain} = rule
    if (path === '') continue
    // Two slashes at the start are the start of an authority to some.
    if (path.startsWith('//')) return 'none'
    if (plain) continue
    if (!isOrdinary(rule)) return 'none'
    simplicity = 'ordinary'
  }
  return simplicity
}

/** How simple the rules of several lists are together. */
export function leastSimple(simplicities: readonly Simplicity[]): Simplicity {
  if (simplicities.includes('none')) return 'none'
  return simplicities.includes('ordinary') ? 'ordinary' : 'plain'
}

function isOrdinary({path, line}: PolicyRule): boolean {
  if (line.type !== 'rule') return false
  const {text, valueStart, valueEnd, valueTraits} = line
  if ((valueTraits & ~LEFT_AS_THEY_ARE) !== 0 || !path.startsWith('/')) return false
  // The traits are those of the value as the tree cuts it out of the line.
  if (path.length !== valueEnd - valueStart || !text.startsWith(path, valueStart)) return false
  return (valueTraits & Trait.Dollar) === 0 || path.indexOf('$') === path.length - 1
}

/** Whether a crawler reads rules of this simplicity as most do, and chooses between them by what they cover. */
export function readsSimply(simplicity: Simplicity, rules: readonly PolicyRule[], profile: Profile): boolean {
  if (simplicity === 'none' || profile.pathCase !== 'significant') return false
  if (profile.emptyDisallow !== 'no-effect' && profile.emptyDisallow !== 'unseen') return false
  if (simplicity === 'ordinary' && !readsWildcards(profile)) return false
  const choosesByCover =
    profile.ruleChoice === 'longest' || (profile.ruleChoice === 'any-disallow' && profile.allow === 'ignored')
  const {compilePath} = profile
  if (!choosesByCover || compilePath === undefined) return choosesByCover
  return rules.every(({path, kind}) => path === '' || compilePath(path, kind === 'allow') === undefined)
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

/** Whether a simple rule covers all that begins with its path. */
export function isLiteral(rule: PolicyRule): boolean {
  return rule.plain || (traitsOf(rule) & (Trait.Star | Trait.Dollar)) === 0
}

/** The traits of the path of a simple rule. */
export function traitsOf({line}: PolicyRule): number {
  return line.type === 'rule' ? line.valueTraits : 0
}
