import {defineRule} from '../../analyzer/lint/rule.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {policyReader} from '../../analyzer/policy/policy-reader.ts'
import {
  addToSummary,
  EMPTY_SUMMARY,
  type FailedFile,
  type FileReport,
  type LintedFile,
} from '../../cli/report.ts'
import {formats} from '../../cli/reporters/index.ts'
import type {FormatName} from '../../cli/reporters/reporter.ts'
import {PLAIN} from '../../cli/terminal/style.ts'

/** Reports the first and the last line of a file that has an agent `bad`, and says what the other one is. */
const sample = defineRule({
  id: 'sample',
  category: 'file',
  summary: 'For tests only.',
  rationale: '',
  references: [],
  targets: ['web'],
  severity: 'warning',
  messages: {bad: '`{agent}` is bad.', first: 'First named here.'},
  examples: {good: [], bad: []},
  *check(tree) {
    const [first, ...others] = tree.groups.flatMap(({agents}) => agents)
    for (const agent of others) {
      if (!first || !agent.value.value.startsWith('bad')) continue
      yield {
        message: 'bad',
        data: {agent: agent.value.value},
        place: agent.value,
        related: [{message: 'first', place: first.value}],
        fix: {title: 'Write `good`', safety: 'unsafe', edits: [{...spanOf(agent.value), text: 'good'}]},
        suggestions: [{title: 'Remove the line', safety: 'safe', edits: [{...spanOf(agent), text: ''}]}],
      }
    }
  },
})

function spanOf({start, end}: {start: number; end: number}) {
  return {start, end}
}

export function report(text: string, path = 'robots.txt'): LintedFile {
  const {tree, messages} = lint(text, {rules: [sample], targets: ['web']})
  return {
    path,
    targets: ['web'],
    lines: tree.lines,
    table: tree.table,
    policy: policyReader(tree),
    messages,
    fixed: 0,
    cycle: [],
  }
}

export async function render(
  format: FormatName,
  reports: readonly FileReport[],
  width = 100,
): Promise<string> {
  const create = await formats[format].load()
  const fromRoot = (path: string) => path
  const reporter = create({version: '1.2.3', rules: [sample], style: PLAIN, width, fromRoot})
  const summary = reports.reduce(addToSummary, EMPTY_SUMMARY)
  return reporter.start() + reports.map(one => reporter.file(one)).join('') + reporter.end(summary)
}

export const failed: FailedFile = {path: 'gone.txt', error: 'no such file or folder', isInternal: false}
