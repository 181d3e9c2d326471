import {ENCODINGS} from '../crawlers/encoding.ts'
import {literalPattern, type PathPattern, wildcardPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {type PolicyRule, RuleOfLine} from './statements.ts'

/** The patterns that a rule stands for in the eyes of a crawler: usually one; none where the rule has no effect. */
export function patternsOf(rule: PolicyRule, profile: Profile): readonly PathPattern[] {
  return specialPatternsOf(rule, profile) ?? [literalPattern(rule.path)]
}

/** The same, but undefined where the path stands for itself and covers all that begins with it. */
export function specialPatternsOf(rule: PolicyRule, profile: Profile): readonly PathPattern[] | undefined {
  const {kind, path} = rule
  if (path === '') return profile.emptyDisallow === 'allows-all' ? [literalPattern('')] : []
  const special = mayBeCompiled(rule, profile) ? profile.compilePath?.(path, kind === 'allow') : undefined
  if (special || (rule.plain && profile.pathCase === 'significant')) return special
  return [usualPattern(path, profile)]
}

/** Whether a crawler may make patterns of its own of a rule: whether its file holds what these have is soon known. */
function mayBeCompiled(rule: PolicyRule, {compilePath, compiledText}: Profile): boolean {
  if (compilePath === undefined) return false
  return (
    compiledText === undefined || !(rule instanceof RuleOfLine) || rule.nodes.table.pathsHold(compiledText)
  )
}

function usualPattern(path: string, profile: Profile): PathPattern {
  const encoded = ENCODINGS[profile.percentEncoding].rule(path)
  const folded = profile.pathCase === 'ignored' ? encoded.toLowerCase() : encoded
  if (profile.missingSlash === 'added' && !/^[/*]/.test(folded)) return literalPattern(`/${folded}`)
  return profile.wildcard === 'any-run' ? wildcardPattern(folded) : literalPattern(folded)
}

/** Whether a rule that the crawler obeys allows: an empty Disallow may. */
export function allows({kind, path}: PolicyRule, profile: Profile): boolean {
  return kind === 'allow' || (path === '' && profile.emptyDisallow === 'allows-all')
}
