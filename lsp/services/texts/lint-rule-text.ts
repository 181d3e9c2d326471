import {docsUrl} from '../../../analyzer/lint/docs-url.ts'
import type {LintRule} from '../../../analyzer/lint/rule.ts'
import {paragraphs} from './markup.ts'

/** What a lint rule reports and why that matters, in Markdown. */
export function describeLintRule({id, summary, rationale}: LintRule): string {
  return paragraphs(`**${id}**: ${summary}`, rationale.trim(), `[Documentation](${docsUrl(id)})`)
}
