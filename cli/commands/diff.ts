import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {inferTarget, resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {compare, type Difference} from '../../analyzer/policy/compare.ts'
import type {Decision} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import type {Root} from '../../analyzer/syntax/nodes.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import type {Arguments} from '../arguments.ts'
import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'
import type {OpenedFile} from '../files/read.ts'
import * as flags from '../flags.ts'
import {printable} from '../terminal/printable.ts'
import {type Style, styleFor} from '../terminal/style.ts'
import {UsageError} from '../usage-error.ts'
import {openFile} from './open-file.ts'

/** What changes for some agents of one crawler on one path, by one pair of rules. */
interface Change {
  readonly profile: Profile
  readonly agents: readonly string[]
  readonly difference: Difference
}

export const showAccessChanges: Execute = async (given, environment) => {
  const [oldName, newName, more] = given.operands
  if (oldName === undefined || newName === undefined)
    throw new UsageError('Name two files: the old one and the new one.')
  if (more !== undefined) throw new UsageError(`Name two files only: there is nothing to do with ${more}.`)
  if (oldName === '-' && newName === '-')
    throw new UsageError('Only one of the files can be the standard input.')
  const old = await openFile(oldName, environment)
  const now = await openFile(newName, environment)
  const changes = accessChanges(old, now, given)
  const {stdout, variables} = environment
  if (given.get(flags.listFormat) === 'json') stdout.write(`${JSON.stringify(toJson(changes), null, 2)}\n`)
  else stdout.write(renderChanges(changes, styleFor(stdout, given.get(flags.color), variables)))
  return changes.length > 0 ? ExitCode.Findings : ExitCode.Clean
}

function accessChanges(old: OpenedFile, now: OpenedFile, given: Arguments): readonly Change[] {
  const oldTree = parse(old.source.text)
  const newTree = parse(now.source.text)
  const asked = given.get(flags.agent)
  return profilesFor(newTree, given).flatMap(profile => {
    const before = readPolicy(oldTree, profile, old.source)
    const after = readPolicy(newTree, profile, now.source)
    return gatherAgents(profile, compare(before, after, asked.length > 0 ? {agents: asked} : {}))
  })
}

function profilesFor(tree: Root, given: Arguments): readonly Profile[] {
  const asked = given.get(flags.target)
  const resolution = resolveTargets(asked.length > 0 ? asked : inferTarget(tree).names)
  if ('profiles' in resolution) return resolution.profiles
  throw new UsageError(
    `The file asks for a target ${resolution.unknown}, which is none. Name one by --target.`,
  )
}

/** Agents for which the same rules disagree on the same path are one change. */
function gatherAgents(profile: Profile, differences: readonly Difference[]): readonly Change[] {
  const changes = new Map<string, {profile: Profile; agents: string[]; difference: Difference}>()
  for (const difference of differences) {
    const {agent, path, before, after} = difference
    // The crawler asks by all its names together, which is said already.
    if (typeof agent === 'string' && profile.agents.length > 1 && profile.agents.includes(agent)) continue
    const key = JSON.stringify([path, before.rule?.line.line, after.rule?.line.line, before.allowed])
    const name = typeof agent === 'string' ? agent : agent.join(',')
    const change = changes.get(key)
    if (change) change.agents.push(name)
    else changes.set(key, {profile, agents: [name], difference})
  }
  return [...changes.values()]
}

/** The stable contract of `--format json`. */
function toJson(changes: readonly Change[]) {
  return {
    version: 1,
    changes: changes.flatMap(({profile, agents, difference: {path, before, after}}) =>
      agents.map(agent => ({
        agent,
        crawler: profile.id,
        path,
        before: wordFor(before),
        after: wordFor(after),
        oldLine: before.rule?.line.line ?? null,
        newLine: after.rule?.line.line ?? null,
      })),
    ),
  }
}

function wordFor({allowed}: Decision): 'allowed' | 'denied' {
  return allowed ? 'allowed' : 'denied'
}

const MOST_AGENTS = 5

/** The crawlers with the same changes together, each change with both deciding lines. */
function renderChanges(changes: readonly Change[], style: Style): string {
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
