import {type Agent, type AgentPurpose, agents} from '../../../analyzer/crawlers/agents.ts'

/** A group, or several, that many sites want. */
export interface CommonPolicy {
  readonly label: string
  readonly detail: string
  readonly protocols: readonly ('gemini' | 'web')[]
  /** Its lines, in the syntax of snippets. */
  readonly lines: () => readonly string[]
}

export const commonPolicies: readonly CommonPolicy[] = [
  {
    label: 'group',
    detail: 'a group for a crawler, with a path that it may not fetch',
    protocols: ['gemini', 'web'],
    lines: () => [`User-agent: ${place(1, '*')}`, `Disallow: ${place(2, '/private/')}`],
  },
  {
    label: 'allow all',
    detail: 'let everybody fetch everything',
    protocols: ['gemini', 'web'],
    lines: () => ['User-agent: *', 'Disallow:'],
  },
  {
    label: 'block all',
    detail: 'let nobody fetch anything whom no other group names',
    protocols: ['gemini', 'web'],
    lines: () => ['User-agent: *', 'Disallow: /'],
  },
  {
    label: 'block AI training',
    detail: 'keep crawlers out that collect pages to train AI models',
    protocols: ['web'],
    lines: () => shutOut(['ai-training']),
  },
  {
    label: 'block AI assistants and AI search',
    detail: 'keep crawlers out that fetch pages for answers of AI models',
    protocols: ['web'],
    lines: () => shutOut(['ai-search', 'ai-assistant']),
  },
  {
    label: 'block SEO tools',
    detail: 'keep crawlers of SEO tools out',
    protocols: ['web'],
    lines: () => shutOut(['seo']),
  },
  {
    label: 'keep archives out',
    detail: 'keep crawlers of Web archives out',
    protocols: ['web'],
    lines: () => shutOut(['archiver']),
  },
  {
    label: 'keep archives out',
    detail: 'no lasting public copies of this capsule',
    protocols: ['gemini'],
    lines: () => ['User-agent: archiver', 'Disallow: /'],
  },
  {
    label: 'keep Web proxies out',
    detail: 'this capsule is not shown on the Web',
    protocols: ['gemini'],
    lines: () => ['User-agent: webproxy', 'Disallow: /'],
  },
  {
    label: 'keep search engines out',
    detail: 'this capsule is in no index',
    protocols: ['gemini'],
    lines: () => ['User-agent: indexer', 'Disallow: /'],
  },
  {
    label: 'keep researchers out',
    detail: 'this capsule is not measured',
    protocols: ['gemini'],
    lines: () => ['User-agent: researcher', 'Disallow: /'],
  },
]

/** The agents of some purposes that obey their names, those that are written most first. */
function shutOut(purposes: readonly AgentPurpose[]): readonly string[] {
  const named = agents()
    .filter(agent => purposes.includes(agent.purpose) && listens(agent))
    .sort((a, b) => b.seen - a.seen)
  return [...named.map(({token}) => `User-agent: ${token}`), 'Disallow: /']
}

/** A rule for a name that nobody answers to, or that its owner does not heed, is a promise that is not kept. */
function listens({protocol, obeys, retired, evidence}: Agent): boolean {
  return protocol === 'web' && obeys === 'yes' && !retired && evidence !== 'list'
}

/** A place to fill in. */
function place(number: number, text: string): string {
  return `\${${number}:${text}}`
}
