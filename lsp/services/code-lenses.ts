import type {CodeLens} from 'vscode-languageserver-types'
import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {accessOf, accessUnder} from '../../analyzer/policy/access.ts'
import type {Group, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {groupsByLine} from './groups-by-line.ts'
import {crawlersObeying, targetCrawlers} from './obeying-crawlers.ts'

/** Commands of the client; both take the URI of the document and the name of an agent. */
export const TEST_PATH = 'robotslint.testPath'
export const SHOW_EFFECTIVE_POLICY = 'robotslint.showEffectivePolicy'

/**
 * Above each group: how many of the target crawlers it is for, and how many of these may fetch nothing; and, where the
 * client can ask for one, "Test a path…".
 */
export function codeLenses(analysis: Analysis, {commands}: Pick<ClientFeatures, 'commands'>): CodeLens[] {
  return analysis.tree.groups.flatMap(group => {
    const [agent] = group.agents
    return agent
      ? [...effectLens(group, agent, analysis, commands), ...testLens(agent, analysis, commands)]
      : []
  })
}

function effectLens(
  {agents}: Group,
  first: UserAgentRecord,
  analysis: Analysis,
  commands: ClientFeatures['commands'],
): CodeLens[] {
  const crawlers = crawlersObeying(agents, analysis)
  // A group for others says nothing about the target crawlers, and is not without effect for that.
  if (crawlers.length === 0) return []
  const shutOut = crawlers.filter(profile => isShutOut(profile, agents, analysis)).length
  const title = titleFor(crawlers.length, shutOut, targetCrawlers(analysis).length)
  // An empty command shows the title and does nothing.
  const command = commands.has(SHOW_EFFECTIVE_POLICY) ? SHOW_EFFECTIVE_POLICY : ''
  return [lens(title, command, first, analysis)]
}

/** Whether a crawler may fetch nothing, and it is this group that says so. */
function isShutOut(profile: Profile, agents: readonly UserAgentRecord[], {policy}: Analysis): boolean {
  const groups = groupsByLine(policy(profile))
  const own = new Set(agents.flatMap(agent => groups.get(agent) ?? []))
  return accessUnder([...own], profile) === 'nothing' && accessOf(policy(profile)) === 'nothing'
}

function titleFor(obeying: number, shutOut: number, all: number): string {
  const of = `of ${all} ${all === 1 ? 'crawler' : 'crawlers'}`
  if (shutOut === 0) return `obeyed by ${obeying} ${of}`
  if (shutOut === obeying) return `blocks ${shutOut} ${of}`
  return `obeyed by ${obeying} ${of}, blocks ${shutOut}`
}

function testLens(
  agent: UserAgentRecord,
  analysis: Analysis,
  commands: ClientFeatures['commands'],
): CodeLens[] {
  return commands.has(TEST_PATH) ? [lens('Test a path…', TEST_PATH, agent, analysis)] : []
}

function lens(title: string, command: string, agent: UserAgentRecord, {uri, lines}: Analysis): CodeLens {
  return {
    range: lines.rangeOf(agent),
    command: {title, command, ...(command && {arguments: [uri, agent.value.value]})},
  }
}
