import type {Change} from '../analyzer/policy/access-changes.ts'
import type {Decision} from '../analyzer/policy/decide.ts'
import {printable} from './terminal/printable.ts'
import type {Style} from './terminal/style.ts'

const MOST_AGENTS = 5

/**
 * The crawlers with the same changes together, each change with both deciding lines.
 *
 * @param most how many changes are shown for each crawler
 */
export function renderChanges(
  changes: readonly Change[],
  style: Style,
  most = Number.POSITIVE_INFINITY,
): string {
  if (changes.length === 0) return 'Nobody gains or loses access.\n'
  const titles = new Map<string, string[]>()
  for (const [title, text] of textsByCrawler(changes, style, most))
    titles.set(text, [...(titles.get(text) ?? []), title])
  return [...titles].map(([text, names]) => `${style.bold(names.join(', '))}\n${text}`).join('\n')
}

function textsByCrawler(changes: readonly Change[], style: Style, most: number): ReadonlyMap<string, string> {
  const byCrawler = new Map<string, Change[]>()
  for (const change of changes) {
    const {title} = change.profile
    const own = byCrawler.get(title)
    if (own) own.push(change)
    else byCrawler.set(title, [change])
  }
  const texts = new Map<string, string>()
  for (const [title, own] of byCrawler) {
    const shown = own.slice(0, most).map(change => renderChange(change, style))
    const more = own.length > most ? `  and ${own.length - most} more; robotslint diff tells all\n` : ''
    texts.set(title, shown.join('') + more)
  }
  return texts
}

function renderChange({agents, difference: {path, before, after}}: Change, style: Style): string {
  const names =
    agents.length > MOST_AGENTS
      ? [...agents.slice(0, MOST_AGENTS), `${agents.length - MOST_AGENTS} more`]
      : agents
  const verb = after.allowed ? style.green('may now fetch') : style.red('may no longer fetch')
  const head = `  ${printable(names.map(nameOf).join(', '))} ${verb} ${printable(path)}\n`
  return `${head}    before: ${settledBy(before)}\n    now:    ${settledBy(after)}\n`
}

/** Names with commas between them are those of one bot. */
function nameOf(agent: string): string {
  return agent === '*' ? 'everybody who is not named' : agent.replaceAll(',', ' + ')
}

function settledBy(decision: Decision): string {
  const {rule} = decision
  return rule ? printable(`line ${rule.line.line}, ${rule.line.raw.trim()}`) : printable(decision.why)
}
