import {blockListNames, geminiAgentLines, sourceLines, webAgentLines} from './agents-data.ts'
import type {Reference} from './reference.ts'

const purposes = [
  'search',
  'ai-training',
  'ai-search',
  'ai-assistant',
  'seo',
  'ads',
  'archiver',
  'feed',
  'monitoring',
  'proxy',
  'research',
  'security',
  'social-preview',
  'legacy',
] as const

const evidences = ['doc', 'doc-quoted', 'list', 'unverified'] as const

const answers = ['yes', 'no', 'unknown'] as const

/** What a crawler fetches pages for. `legacy`: tools and names of old block lists. */
export type AgentPurpose = (typeof purposes)[number]

/**
 * How well the facts of an agent are founded: `doc` its operator's page or its source was read, `doc-quoted`
 * read as quoted elsewhere, `list` from a public list of crawlers, `unverified` the page named was not read.
 */
export type AgentEvidence = (typeof evidences)[number]

/** A name that stands in user-agent lines, and what is known of who answers to it. */
export interface Agent {
  /** The name, as its operator writes it. */
  readonly token: string
  /** Who runs it; `various` or `unknown` for names of block lists. */
  readonly operator: string
  readonly purpose: AgentPurpose
  readonly protocol: 'web' | 'gemini'
  /** Does it obey rules that are addressed to this name? As its operator says or as is generally reported. */
  readonly obeys: 'yes' | 'no' | 'unknown'
  /** Does it ignore the group of `*`, so that it must be named? Absent where unknown. */
  readonly ignoresDefault?: boolean
  /** The names it obeys where it is not named itself; on Gemini, beside its own name. */
  readonly fallsBackTo: readonly string[]
  /** The name to write instead. */
  readonly replacedBy?: string
  /** No crawler answers to this name, or none does any more. */
  readonly retired: boolean
  readonly evidence: AgentEvidence
  readonly source: Reference
  /** Times the name is written in the robots.txt files of Common Crawl, 2016 to 2025; 0 = not counted there. */
  readonly seen: number
  readonly note?: string
}

/** The roles of the Gemini companion specification, which stand in user-agent lines in place of names. */
export const virtualAgents = [
  {
    name: 'archiver',
    role: 'keeps lasting public copies, and shows them when the original has changed or gone',
  },
  {name: 'indexer', role: 'builds an index for people to search'},
  {
    name: 'researcher',
    role: 'measures Geminispace as a whole; serves, links and searches nothing it fetched',
  },
  {name: 'webproxy', role: 'turns pages into HTML and shows them to the public over HTTP or HTTPS'},
] as const

/**
 * What of a robots.txt the crawler behind a name obeys: rules for the name, rules for others alone (as Kennedy obeys
 * `indexer`, not `kennedy`), or nothing.
 */
export type Obedience = 'this-name' | 'other-names' | 'nothing' | 'unknown'

export function obedienceOf({obeys, fallsBackTo, ignoresDefault}: Agent): Obedience {
  if (obeys === 'unknown') return 'unknown'
  if (obeys === 'yes') return 'this-name'
  return fallsBackTo.length > 0 || ignoresDefault === false ? 'other-names' : 'nothing'
}

/** The agent of this name, without regard to case. The name must be the whole name: no version, no blanks. */
export function findAgent(name: string): Agent | undefined {
  catalogue ??= readCatalogue()
  return catalogue.get(name.toLowerCase())?.()
}

/** All agents of the catalogue. */
export function agents(): readonly Agent[] {
  catalogue ??= readCatalogue()
  return Array.from(catalogue.values(), agent => agent())
}

/** Is the name a product token as RFC 9309 section 2.2.1 wants it: letters, `_` and `-` only, or `*` alone? */
export function isRfc9309Token(name: string): boolean {
  return name === '*' || /^[A-Za-z_-]+$/.test(name)
}

/**
 * The name that Google's parser makes of the value of a user-agent line: cut at the first character that no
 * product token may hold, so possibly empty. A `*` at the end or before a blank means all crawlers.
 *
 * Authority: google/robotstxt 22b355f, robots.cc, `ExtractUserAgent` and `HandleUserAgent`.
 */
export function googleToken(value: string): string {
  if (/^\*(?:[ \t-\r]|$)/.test(value)) return '*'
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? ''
}

/** Each agent by its name in lower case, to be read from its line when it is asked for. */
type Catalogue = ReadonlyMap<string, () => Agent>

/** Made at the first question: a run that asks none does not pay for it. */
let catalogue: Catalogue | undefined

function readCatalogue(): Catalogue {
  const sources = readSources()
  const byName = new Map<string, () => Agent>()
  const add = (token: string, read: () => Agent) => {
    let agent: Agent | undefined
    byName.set(token.toLowerCase(), () => (agent ??= read()))
  }
  for (const line of webAgentLines.trim().split('\n')) {
    add(firstCell(line), () => readAgent(line, 'web', sources))
  }
  for (const line of geminiAgentLines.trim().split('\n')) {
    add(firstCell(line), () => readAgent(line, 'gemini', sources))
  }
  for (const entry of blockListNames.trim().split(/,\s+/)) {
    const blank = entry.lastIndexOf(' ')
    const token = entry.slice(0, blank)
    add(token, () => blockListAgent(token, Number(entry.slice(blank + 1)), sources))
  }
  return byName
}

function readSources(): ReadonlyMap<string, Reference> {
  const sources = new Map<string, Reference>()
  for (const line of sourceLines.trim().split('\n')) {
    const [key = '', title = '', date = '', url] = line.split('\t')
    sources.set(key, url ? {title, url, date} : {title, date})
  }
  return sources
}

function firstCell(line: string): string {
  return line.slice(0, line.indexOf('\t'))
}

function readAgent(
  line: string,
  protocol: Agent['protocol'],
  sources: ReadonlyMap<string, Reference>,
): Agent {
  const [
    token = '',
    operator = '',
    purpose,
    obeys,
    ignores,
    fallback,
    present,
    evidence,
    source,
    seen,
    note,
  ] = line.split('\t')
  const ignoresDefault = oneOf(answers, ignores || 'unknown')
  return {
    token,
    operator,
    purpose: oneOf(purposes, purpose),
    protocol,
    obeys: oneOf(answers, obeys || 'unknown'),
    ...(ignoresDefault !== 'unknown' && {ignoresDefault: ignoresDefault === 'yes'}),
    fallsBackTo: fallback ? fallback.split(', ') : [],
    ...(present && present !== 'retired' && {replacedBy: present}),
    retired: Boolean(present),
    evidence: oneOf(evidences, evidence),
    source: referenceTo(source, operator, sources),
    seen: Number(seen),
    ...(note && {note}),
  }
}

function referenceTo(cell = '', operator: string, sources: ReadonlyMap<string, Reference>): Reference {
  if (cell === '') return {title: 'no page read', date: '2026'}
  return sources.get(cell) ?? {title: `page of ${operator}`, url: cell, date: '2026'}
}

function blockListAgent(token: string, seen: number, sources: ReadonlyMap<string, Reference>): Agent {
  return {
    token,
    operator: 'unknown',
    purpose: 'legacy',
    protocol: 'web',
    obeys: 'unknown',
    fallsBackTo: [],
    retired: false,
    evidence: 'list',
    source: referenceTo('common-crawl', '', sources),
    seen,
  }
}

function oneOf<Value extends string>(values: readonly Value[], cell: string | undefined): Value {
  const value = values.find(candidate => candidate === cell)
  if (value === undefined) throw new Error(`Agents catalogue: "${cell}" is none of ${values.join(', ')}`)
  return value
}
