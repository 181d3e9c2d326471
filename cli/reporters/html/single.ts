import {outcomeOf} from '../../remote/outcome.ts'
import {errorOf, type FileReport, renderCounts, type Summary} from '../../report.ts'
import {escapeXml} from '../xml.ts'
import {otherReadings, renderCrawlers} from './crawlers.ts'
import {renderMessage, renderSource} from './source-view.ts'

/** One source has the page for itself. */
const LIMITS = {wholeLines: 5000, messages: 2000}

/** A page about one file: its source with what was found, and what each crawler makes of it. */
export function renderSingle(report: FileReport, summary: Summary): string {
  const error = errorOf(report)
  const told = [
    'error' in report ? '' : `For ${report.targets.join(', ')}.`,
    report.retrieval ? `Outcome: ${outcomeOf(report.retrieval)}.` : '',
    error === undefined ? `Found: ${renderCounts(summary)}.` : '',
  ]
  const header = `<header><h1>${escapeXml(report.path)}</h1>
<p class="quiet">${escapeXml(told.filter(Boolean).join(' '))}</p></header>
${error === undefined ? '' : `<p><b class="error">Not read or written:</b> ${escapeXml(error)}</p>`}
`
  if ('error' in report) return header
  const hasSource = report.lines.some(({raw}) => raw !== '')
  const findings = hasSource
    ? `<h2>Source</h2>\n${renderSource(report, 's', LIMITS)}`
    : report.messages.map(message => renderMessage(message, 's')).join('')
  return `${header}${findings}\n${renderCrawlers(report, otherReadings(report))}`
}
