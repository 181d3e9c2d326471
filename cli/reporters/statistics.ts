import type {Message} from '../../analyzer/lint/message.ts'
import type {Severity} from '../../analyzer/lint/rule.ts'
import {jsonText} from '../json-text.ts'
import {messagesOf} from '../report.ts'
import {renderTable} from '../terminal/table.ts'
import type {CreateReporter, Reporter} from './reporter.ts'

/** What there is of one rule, at one level, in all files. */
interface Count {
  readonly rule: string
  readonly severity: Severity
  readonly count: number
  /** How many of them `--fix` would mend. */
  readonly fixable: number
}

/** How often each rule reports, for people. */
export const createStatisticsReporter: CreateReporter = ({style}) =>
  counting(counts => {
    const rows = counts.map(({count, rule, severity, fixable}) => [
      String(count),
      severity,
      rule,
      fixable > 0 ? String(fixable) : '',
    ])
    const [head = '', ...lines] = renderTable([['count', 'level', 'rule', 'fixable'], ...rows])
    return rows.length > 0 ? `${[style.bold(head), ...lines].join('\n')}\n` : ''
  })

/** How often each rule reports, for programs. */
export const createJsonStatisticsReporter: CreateReporter = () =>
  counting(counts => `${jsonText({version: 1, statistics: counts})}\n`)

/** Counts, and writes in the end: the most frequent first. */
function counting(render: (counts: readonly Count[]) => string): Reporter {
  const counts = new Map<string, Count>()
  return {
    start: () => '',
    file(report) {
      for (const message of messagesOf(report)) {
        const key = `${message.rule} ${message.severity}`
        counts.set(key, add(counts.get(key), message))
      }
      return ''
    },
    end: () => render([...counts.values()].sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1))),
  }
}

function add(known: Count | undefined, {rule, severity, fix}: Message): Count {
  const {count = 0, fixable = 0} = known ?? {}
  return {rule, severity, count: count + 1, fixable: fixable + (fix?.safety === 'safe' ? 1 : 0)}
}
