import {
  type Agent,
  type AgentPurpose,
  findAgent,
  googleToken,
  virtualAgents,
} from '../../../analyzer/crawlers/agents.ts'
import {enumerate} from '../../../analyzer/text/enumerate.ts'
import {code, paragraphs, sourceLine} from './markup.ts'

/** What a crawler is for, in a few words. */
export const PURPOSES: Readonly<Record<AgentPurpose, string>> = {
  search: 'search engine',
  'ai-training': 'trains AI models',
  'ai-search': 'AI search',
  'ai-assistant': 'AI assistant, fetches for its users',
  seo: 'SEO tool',
  ads: 'advertising',
  archiver: 'archive',
  feed: 'feed reader',
  monitoring: 'monitoring',
  proxy: 'proxy',
  research: 'research',
  security: 'security',
  'social-preview': 'link previews',
  legacy: 'from old lists of unwanted bots',
}

/**
 * What is known of the agent of a name, in Markdown: its operator, its purpose, and whether it obeys.
 *
 * @param standing what the file says to it
 */
export function describeAgentName(name: string, standing?: string): string {
  if (name === '*') return paragraphs('**`*`**: all crawlers that no other group names.', standing)
  const role = virtualAgents.find(agent => agent.name === name.toLowerCase())
  if (role)
    return paragraphs(
      `**${role.name}**: virtual agent of the Gemini companion specification.`,
      `A bot in this role ${role.role}.`,
      standing,
    )
  const agent = findAgent(name)
  if (agent) return describeAgent(agent, standing)
  return paragraphs(`${code(name)} is no crawler that robotslint knows.`, standing)
}

/** One line beside the name in a list. */
export function summarizeAgent({operator, purpose, obeys}: Agent): string {
  const known = operator === 'unknown' || operator === 'various' ? [] : [operator]
  return [...known, PURPOSES[purpose], ...(obeys === 'no' ? ['does not obey'] : [])].join(', ')
}

function describeAgent(agent: Agent, standing: string | undefined): string {
  const {token, operator, purpose, fallsBackTo, note, source} = agent
  const known = operator === 'unknown' || operator === 'various' ? '' : `${operator}, `
  return paragraphs(
    `**${token}**: ${known}${PURPOSES[purpose]}.`,
    [obedienceOf(agent), fallbackOf(fallsBackTo), defaultOf(agent), successorOf(agent)]
      .filter(sentence => sentence !== '')
      .join(' '),
    note && `Note: ${note}.`,
    standing,
    `${sourceLine(source)}${EVIDENCE[agent.evidence]}`,
  )
}

function obedienceOf({obeys}: Agent): string {
  return OBEDIENCE[obeys]
}

const OBEDIENCE: Readonly<Record<Agent['obeys'], string>> = {
  yes: 'Obeys rules for its name.',
  no: 'Does not obey robots.txt.',
  unknown: 'Whether it obeys robots.txt is not known.',
}

const EVIDENCE: Readonly<Record<Agent['evidence'], string>> = {
  doc: '',
  'doc-quoted': ' (as quoted elsewhere)',
  list: ' (a public list)',
  unverified: ' (unverified)',
}

function fallbackOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `Where it is not named, it obeys ${enumerate(names.map(code))}.`
}

function defaultOf({ignoresDefault}: Agent): string {
  return ignoresDefault ? 'Ignores the group of `*`, so it must be named.' : ''
}

function successorOf({replacedBy, retired}: Agent): string {
  if (replacedBy) return `Out of use; write ${code(replacedBy)}.`
  return retired ? 'No crawler answers to this name any more.' : ''
}

/** What Google's parser makes of a name, where that is not the whole name. */
export function googleCut(name: string): string | undefined {
  const token = googleToken(name)
  if (token === name || name === '*') return undefined
  return token === '' ? 'Google reads no name in it.' : `Google reads it as ${code(token)}.`
}
