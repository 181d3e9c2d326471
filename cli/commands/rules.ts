import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import {levelText} from '../../analyzer/lint/render/rules-table.ts'
import type {LintRule} from '../../analyzer/lint/rule.ts'
import {rules} from '../../rules/index.ts'
import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {jsonText} from '../json-text.ts'
import {styleFor} from '../terminal/style.ts'
import {renderTable} from '../terminal/table.ts'
import {rejectOperands} from './operands.ts'

export const listRules: Execute = (given, {stdout, variables}) => {
  rejectOperands(given)
  if (given.get(flags.listFormat) === 'json') {
    stdout.write(`${jsonText(rules.map(toJson), 2)}\n`)
    return ExitCode.Clean
  }
  const {bold} = styleFor(stdout, given.get(flags.color), variables)
  const [heading = '', ...rows] = renderTable([
    ['rule', 'gemini', 'web', 'fix', 'reports'],
    ...rules.map(rule => [
      rule.id,
      levelText(rule, 'gemini'),
      levelText(rule, 'web'),
      rule.fixable ?? '',
      rule.summary,
    ]),
  ])
  stdout.write(`${[bold(heading), ...rows].join('\n')}\n`)
  return ExitCode.Clean
}

function toJson(rule: LintRule) {
  const levelIn = (target: 'gemini' | 'web') => {
    const level = levelText(rule, target)
    return level === '–' ? null : level
  }
  return {
    id: rule.id,
    category: rule.category,
    summary: rule.summary,
    severity: {gemini: levelIn('gemini'), web: levelIn('web')},
    fix: rule.fixable ?? null,
    options: rule.options?.defaults ?? null,
    docs: docsUrl(rule.id),
  }
}
