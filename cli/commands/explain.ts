import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import {renderRulePage} from '../../analyzer/lint/render/rule-page.ts'
import type {LintRule} from '../../analyzer/lint/rule.ts'
import {rules} from '../../rules/index.ts'
import type {Execute} from '../command.ts'
import {didYouMean} from '../did-you-mean.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {renderMarkdown} from '../terminal/markdown.ts'
import {styleFor} from '../terminal/style.ts'
import {UsageError} from '../usage-error.ts'

/** Lines longer than this are hard to read, however wide the terminal. */
const MOST_COLUMNS = 100

export const explain: Execute = (given, {stdout, variables}) => {
  if (given.operands.length === 0) throw new UsageError('Name a rule; robotslint rules lists them.')
  const style = styleFor(stdout, given.get(flags.color), variables)
  const width = Math.min(stdout.columns ?? MOST_COLUMNS, MOST_COLUMNS)
  const pages = given.operands.map(findRule).map(rule => renderMarkdown(pageOf(rule), {style, width}))
  stdout.write(`${pages.join('\n\n')}\n`)
  return ExitCode.Clean
}

/** The page as it is anywhere: links that are relative to its folder become whole ones. */
function pageOf(rule: LintRule): string {
  return renderRulePage(rule).replace(
    /(?<=\]\()\.\.?\/[^)\s]*/g,
    link => new URL(link, docsUrl(rule.id)).href,
  )
}

function findRule(id: string): LintRule {
  const rule = rules.find(one => one.id === id)
  if (rule) return rule
  const ids = rules.map(one => one.id)
  throw new UsageError(`There is no rule ${id}.${didYouMean(id, ids)} robotslint rules lists them.`)
}
