import {inferTarget, resolveTargets} from '../../../analyzer/crawlers/targets.ts'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {
  readSuppressions,
  type SuppressedRule,
  type SuppressionComment,
  type SuppressionForm,
} from '../../../analyzer/lint/suppressions.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Explanation} from '../hover.ts'
import {ruleById} from '../rule-by-id.ts'
import {type CommentSpot, touches} from '../spot.ts'
import {describeLintRule} from '../texts/lint-rule-text.ts'

/** A word of a suppression, or of a comment that names targets. */
export function hoverOnComment(
  {line, token, offset}: CommentSpot,
  {tree, profiles}: Analysis,
): Explanation | undefined {
  const suppression = readSuppressions(tree).find(comment => comment.line === line)
  if (suppression) return hoverOnSuppression(suppression, offset)
  const {comment, names} = inferTarget(tree)
  if (comment !== line || !('profiles' in resolveTargets(names))) return undefined
  return {place: token, text: `This file is judged as ${nameList(profiles)} read it.`}
}

function hoverOnSuppression(comment: SuppressionComment, offset: number): Explanation | undefined {
  const rule = [...comment.rules.values()].find(({place}) => touches(place, offset))
  if (rule) return hoverOnRule(rule)
  if (comment.form === undefined || !touches(comment.word, offset)) return undefined
  return {place: comment.word, text: describeForm(comment.form, comment.rules.size > 0)}
}

function hoverOnRule({id, place}: SuppressedRule): Explanation | undefined {
  const rule = ruleById(id)
  return rule && {place, text: describeLintRule(rule)}
}

/** What a suppression comment does. */
export function describeForm(form: SuppressionForm, namesRules: boolean): string {
  return FORMS[form](namesRules ? 'these lint rules' : 'all lint rules')
}

const FORMS: Readonly<Record<SuppressionForm, (rules: string) => string>> = {
  'disable-next-line': rules => `Hides what ${rules} say about the next line.`,
  'disable-line': rules => `Hides what ${rules} say about this line.`,
  disable: rules => `Hides what ${rules} say from here on, up to \`robotslint-enable\`.`,
  enable: rules => `Shows what ${rules} say from here on, after \`robotslint-disable\`.`,
}
