import {
  type Agent,
  type AgentPurpose,
  findAgent,
  googleToken,
  type Obedience,
  obedienceOf,
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
export function summarizeAgent(agent: Agent): string {
  const {operator, purpose} = agent
  const known = operator === 'unknown' || operator === 'various' ? [] : [operator]
  return [...known, PURPOSES[purpose], ...REBELLION[obedienceOf(agent)]].join(', ')
}

const REBELLION: Readonly<Record<Obedience, readonly string[]>> = {
  'this-name': [],
  'other-names': ['does not obey this name'],
  nothing: ['does not obey'],
  unknown: [],
}

function describeAgent(agent: Agent, standing: string | undefined): string {
  const {token, operator, purpose, note, source} = agent
  const known = operator === 'unknown' || operator === 'various' ? '' : `${operator}, `
  return paragraphs(
    `**${token}**: ${known}${PURPOSES[purpose]}.`,
    [OBEDIENCE[obedienceOf(agent)], fallbackOf(agent), defaultOf(agent), successorOf(agent)]
      .filter(sentence => sentence !== '')
      .join(' '),
    note && `Note: ${note}.`,
    standing,
    `${sourceLine(source)}${EVIDENCE[agent.evidence]}`,
  )
}

const OBEDIENCE: Readonly<Record<Obedience, string>> = {
  'this-name': 'Obeys rules for its name.',
  'other-names': 'Does not obey rules for its name.',
  nothing: 'Does not obey robots.txt.',
  unknown: 'Whether it obeys robots.txt is not known.',
}

const EVIDENCE: Readonly<Record<Agent['evidence'], string>> = {
  doc: '',
  'doc-quoted': ' (as quoted elsewhere)',
  list: ' (a public list)',
  unverified: ' (unverified)',
}

/** On the Web one group is obeyed, the one for its name or that of another; on Gemini those for all names together. */
function fallbackOf(agent: Agent): string {
  const names = enumerate(agent.fallsBackTo.map(code))
  if (names === '') return ''
  if (obedienceOf(agent) === 'other-names') return `It obeys ${names} instead.`
  return agent.protocol === 'gemini'
    ? `It obeys ${names} as well.`
    : `Where it is not named, it obeys ${names}.`
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
