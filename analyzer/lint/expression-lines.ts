import type {Rule} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {findRegularExpression, type RegularExpression} from '../text/regular-expression.ts'

/** What makes the path of a rule a regular expression, if anything does; most lines need no look at their text. */
export function expressionIn(rule: Rule): RegularExpression | undefined {
  const {valueTraits} = rule
  if (valueTraits & (Trait.Bracket | Trait.Backslash)) return findRegularExpression(rule.value.value)
  if (!(valueTraits & Trait.Star && valueTraits & Trait.Dot)) return undefined
  const path = rule.value.value
  return path.includes('.*') ? findRegularExpression(path) : undefined
}
