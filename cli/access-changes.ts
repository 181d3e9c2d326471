import {findAgent, isRfc9309Token} from '../analyzer/crawlers/agents.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {compare, type Difference} from '../analyzer/policy/compare.ts'
import type {Decision} from '../analyzer/policy/decide.ts'
import {readPolicy} from '../analyzer/policy/policy.ts'
import {parse} from '../analyzer/syntax/parse.ts'
import type {Source} from '../analyzer/syntax/source.ts'
import {printable} from './terminal/printable.ts'
import type {Style} from './terminal/style.ts'

/** What changes for some agents of one crawler on one path, by one pair of rules. */
export interface Change {
  readonly profile: Profile
  readonly agents: readonly string[]
  readonly difference: Difference
}

/**
 * Who gains or loses access between two states of a file.
 *
 * @param agents whom to ask for; everybody who can be treated differently where there are none
 */
export function accessChanges(
  old: Source,
  now: Source,
  profiles: readonly Profile[],
  agents: readonly string[] = [],
): readonly Change[] {
  const oldTree = parse(old.text)
  const newTree = parse(now.text)
  return profiles.flatMap(profile => {
    const before = readPolicy(oldTree, profile, old)
    const after = readPolicy(newTree, profile, now)
    const differences = compare(before, after, agents.length > 0 ? {agents} : {})
    return gatherAgents(profile, agents.length > 0 ? differences : differences.filter(isAboutSomebody))
  })
}

/** A line that was broken may have named `a, b` or `x&amp;y`, as which no crawler asks for anything. */
function isAboutSomebody({agent}: Difference): boolean {
  return typeof agent !== 'string' || agent === '*' || isRfc9309Token(agent) || findAgent(agent) !== undefined
}

/** A crawler of the Web goes by the first of its names; a bot of Geminispace has several roles. */
function nameOfAll(agents: readonly string[], {protocol}: Profile): string {
  return protocol === 'web' ? (agents[0] ?? '*') : agents.join(',')
}

/** Agents for which the same rules disagree on the same path are one change. */
function gatherAgents(profile: Profile, differences: readonly Difference[]): readonly Change[] {
  const changes = new Map<string, {profile: Profile; agents: string[]; difference: Difference}>()
  for (const difference of differences) {
    const {agent, path, before, after} = difference
    // The crawler asks by all its names together, which is said already.
    if (typeof agent === 'string' && profile.agents.length > 1 && profile.agents.includes(agent)) continue
    const key = JSON.stringify([path, before.rule?.line.line, after.rule?.line.line, before.allowed])
    const name = typeof agent === 'string' ? agent : nameOfAll(agent, profile)
    const change = changes.get(key)
    if (change) change.agents.push(name)
    else changes.set(key, {profile, agents: [name], difference})
  }
  return [...changes.values()]
}

const MOST_AGENTS = 5

/** The crawlers with the same changes together, each change with both deciding lines. */
export function renderChanges(changes: readonly Change[], style: Style): string {
  if (changes.length === 0) return 'Nobody gains or loses access.\n'
  const titles = new Map<string, string[]>()
  for (const [title, text] of textsByCrawler(changes, style))
    titles.set(text, [...(titles.get(text) ?? []), title])
  return [...titles].map(([text, names]) => `${style.bold(names.join(', '))}\n${text}`).join('\n')
}

function textsByCrawler(changes: readonly Change[], style: Style): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const change of changes) {
    const {title} = change.profile
    texts.set(title, `${texts.get(title) ?? ''}${renderChange(change, style)}`)
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

function nameOf(agent: string): string {
  return agent === '*' ? 'everybody who is not named' : agent
}

function settledBy(decision: Decision): string {
  const {rule} = decision
  return rule ? printable(`line ${rule.line.line}, ${rule.line.raw.trim()}`) : printable(decision.why)
}
