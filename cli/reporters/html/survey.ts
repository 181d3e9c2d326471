import {outcomeOf} from '../../remote/outcome.ts'
import {errorOf, type FileReport, messagesOf, type Summary} from '../../report.ts'
import {escapeXml} from '../xml.ts'
import {countUp, renderChart} from './chart.ts'
import {type OtherReading, otherReadings, renderOther} from './crawlers.ts'
import {renderMessage, renderSource} from './source-view.ts'

/** Many sources share a page. */
const LIMITS = {wholeLines: 60, messages: 50}

/**
 * A page about many files: the row of each is written when it comes, what is counted comes last. The script puts it
 * first; without it, a link leads there.
 */
export class SurveyPage {
  #total = 0
  readonly #outcomes = new Map<string, number>()
  readonly #rules = new Map<string, number>()
  readonly #crawlers = new Map<string, number>()

  start(): string {
    return `<header><h1>Survey of robots.txt files</h1>
<p class="unscripted"><a href="#overview">Overview, behind the table</a></p></header>
<section id="all" aria-labelledby="all-title"><h2 id="all-title">All files</h2>
<div class="scroll"><table id="survey"><caption>Each file or URL, with its details below it.</caption>
<thead><tr>${HEAD}</tr></thead>
`
  }

  file(report: FileReport): string {
    const outcome = 'error' in report ? 'not readable' : outcomeName(report)
    const others = 'error' in report ? [] : otherReadings(report)
    const rules = [...new Set(messagesOf(report).map(({rule}) => rule))].sort()
    countUp(this.#outcomes, outcome)
    for (const rule of rules) countUp(this.#rules, rule)
    for (const {profile} of others) countUp(this.#crawlers, profile.title)
    return `${renderEntry(report, this.#total++, outcome, rules, others)}\n`
  }

  end(summary: Summary): string {
    const total = this.#total
    return `</table></div>
<p><button type="button" id="more" hidden>Show more</button></p>
${this.#filters()}</section>
<section id="overview" aria-labelledby="overview-title"><h2 id="overview-title">Overview</h2>
${summary.isInterrupted ? '<p><b class="warning">Interrupted:</b> the rest was not asked for.</p>' : ''}
${renderNumbers([
  ['Files and hosts', total],
  ['Files checked', summary.files],
  ['Errors', summary.error],
  ['Warnings', summary.warning],
  ['Infos', summary.info],
])}
<div class="charts">
${renderChart('Outcomes', 'What became of each file or URL.', this.#outcomes, total)}
${renderChart('Most frequent findings', 'Files in which a rule reports something.', this.#rules, total)}
${renderChart('Crawlers that read otherwise', 'Files in which a target crawler, asking by its own names, may fetch a path that the specification of its world forbids it, or the other way round.', this.#crawlers, total)}
</div></section>
`
  }

  #filters(): string {
    return `<form id="filters" role="search">
<label>Name contains<input type="search" name="search" autocomplete="off"></label>
${renderSelect('Rule', 'rule', [...this.#rules.keys()].sort())}
${renderSelect('Level', 'severity', ['error', 'warning', 'info'])}
${renderSelect('Outcome', 'outcome', [...this.#outcomes.keys()].sort())}
<output id="count" aria-live="polite"></output>
</form>`
  }
}

const HEAD = [
  ...['Host or file', 'Outcome', 'Targets'].map(name => heading(name, '')),
  ...['Errors', 'Warnings', 'Infos'].map(name => heading(name, ' class="number"')),
  heading('Rules', ''),
].join('')

function heading(name: string, attributes: string): string {
  return `<th scope="col"${attributes}><button type="button">${name}</button></th>`
}

function outcomeName({retrieval}: FileReport): string {
  return retrieval ? outcomeOf(retrieval) : 'file'
}

function renderEntry(
  report: FileReport,
  index: number,
  outcome: string,
  rules: readonly string[],
  others: readonly OtherReading[],
): string {
  const targets = 'error' in report ? '' : report.targets.join(', ')
  const messages = messagesOf(report)
  const counts = (['error', 'warning', 'info'] as const).map(
    severity => messages.filter(message => message.severity === severity).length,
  )
  const button = `<button type="button" aria-expanded="true" aria-controls="d${index}">${escapeXml(report.path)}</button>`
  return `<tbody><tr><th scope="row" class="host">${button}</th><td>${escapeXml(outcome)}</td><td>${escapeXml(targets)}</td>${counts.map(count => `<td class="number">${count}</td>`).join('')}<td class="rules">${escapeXml(rules.join(' '))}</td></tr>
<tr class="detail" id="d${index}"><td colspan="7">${renderDetail(report, `s${index}`, others)}</td></tr></tbody>`
}

function renderDetail(report: FileReport, id: string, others: readonly OtherReading[]): string {
  const error = errorOf(report)
  const parts =
    error === undefined ? [] : [`<p><b class="error">Not read or written:</b> ${escapeXml(error)}</p>`]
  if ('error' in report) return parts.join('')
  if (others.length > 0) {
    const items = others.map(other => `<li>${escapeXml(other.profile.title)}: ${renderOther(other)}</li>`)
    parts.push(`<h3>Crawlers that read it otherwise</h3><ul>${items.join('')}</ul>`)
  }
  if (report.messages.length > 0) parts.push('<h3>Findings</h3>', renderFindings(report, id))
  return parts.join('') || '<p>Nothing to say: no findings.</p>'
}

/** Where the answer was no file, there is no source to show them in. */
function renderFindings(report: Exclude<FileReport, {error: string}>, id: string): string {
  const hasSource = report.lines.some(({raw}) => raw !== '')
  if (hasSource) return renderSource(report, id, LIMITS)
  return report.messages.map(message => renderMessage(message, id)).join('')
}

export function renderNumbers(numbers: readonly (readonly [name: string, count: number])[]): string {
  const items = numbers.map(([name, count]) => `<div><dt>${name}</dt><dd>${count}</dd></div>`)
  return `<dl class="numbers">${items.join('')}</dl>`
}

function renderSelect(label: string, name: string, values: readonly string[]): string {
  const options = values.map(value => `<option>${escapeXml(value)}</option>`)
  return `<label>${label}<select name="${name}"><option value="">any</option>${options.join('')}</select></label>`
}
