import {editDistance} from '../text/edit-distance.ts'
import {geminiMisspellings, webMisspellings} from './agent-misspellings-data.ts'
import {type Agent, findAgent, virtualAgents} from './agents.ts'

/**
 * How a name differs from the one that is meant: its `plural`, another `separator` (space, hyphen, underscore
 * or none), `partial`, `translated`, or a `typo`.
 */
export type AgentMisspellingKind = 'plural' | 'separator' | 'partial' | 'translated' | 'typo'

/** What an author meant who wrote a name that nobody answers to. */
export interface AgentMisspelling {
  /** The name to write, as its operator or the companion specification spells it. */
  readonly intended: string
  readonly kind: AgentMisspellingKind
}

/**
 * Names common enough that a slip in their form is a slip and no other bot. How near a name is proves nothing
 * on the Web, where `roverbot` is no `rogerbot`: only other separators, a plural, two letters swapped and
 * letters doubled or single count here, and for names that are too long to have neighbours one other slip.
 */
const wellKnownTokens = [
  'AdsBot-Google',
  'AhrefsBot',
  'Amazonbot',
  'Applebot',
  'Applebot-Extended',
  'archive.org_bot',
  'Baiduspider',
  'Baiduspider-image',
  'bingbot',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'DataForSeoBot',
  'DotBot',
  'DuckDuckBot',
  'FacebookBot',
  'facebookexternalhit',
  'Google-Extended',
  'Googlebot',
  'Googlebot-Image',
  'Googlebot-News',
  'Googlebot-Video',
  'GoogleOther',
  'GPTBot',
  'LinkedInBot',
  'Mail.RU_Bot',
  'Mediapartners-Google',
  'meta-externalagent',
  'MJ12bot',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
  'PetalBot',
  'Pinterestbot',
  'SemrushBot',
  'SeznamBot',
  'Twitterbot',
  'YandexBot',
]

/** Looks like the plural of GPTBot and is a platform for bots. */
const otherProducts = new Set(['gptbots'])

/** Longer than any name and its slips: no need to look further. */
const longest = 40

/**
 * The name that is meant by a misspelt one. Undefined for names of the catalogue, for names that may be bots of
 * their own, and for values that are no name at all: versions, wildcards, URLs, lists and whole headers.
 *
 * @param written the value of a user-agent line, in any case
 * @param protocol the world that the file is written for; on Gemini only the virtual agents are meant
 */
export function findAgentMisspelling(
  written: string,
  protocol: Agent['protocol'],
): AgentMisspelling | undefined {
  if (written.length > longest) return undefined
  const name = written.toLowerCase()
  if (otherProducts.has(name) || findAgent(name)) return undefined
  return (
    listed(name, protocol) ?? (protocol === 'gemini' ? misspeltVirtualAgent(name) : misspeltWebAgent(name))
  )
}

function misspeltVirtualAgent(name: string): AgentMisspelling | undefined {
  // What else than letters and separators is no slip of the pen: `indexer/1.0`, `indexer,`, `indexer*`.
  if (!/^[a-z][a-z _-]*[a-z]$/.test(name)) return undefined
  for (const {name: intended} of virtualAgents) {
    if (bare(name) === intended) return {intended, kind: 'separator'}
    const distance = editDistance(name, intended, intended.length < 10 ? 1 : 2)
    // Two slips and another initial make another word: a searcher is no researcher.
    if (distance === 1 || (distance === 2 && name[0] === intended[0])) return {intended, kind: 'typo'}
  }
  return undefined
}

function misspeltWebAgent(name: string): AgentMisspelling | undefined {
  const written = formOf(name)
  wellKnownForms ??= wellKnownTokens.map(formOf)
  for (const wellKnown of wellKnownForms) {
    const kind = slipOfForm(written, wellKnown)
    if (kind) return {intended: wellKnown.name, kind}
  }
  return undefined
}

/** A name as it is compared: in lower case and without separators, and so with doubled letters made single. */
interface Form {
  readonly name: string
  readonly letters: string
  readonly plural: string
  readonly single: string
}

let wellKnownForms: readonly Form[] | undefined

function formOf(name: string): Form {
  const letters = bare(name.toLowerCase())
  return {name, letters, plural: `${letters}s`, single: letters.replace(/(.)\1+/g, '$1')}
}

/** Which slip makes `written` of `token`, if one of form does. Shorter names have too many neighbours. */
function slipOfForm(written: Form, token: Form): AgentMisspellingKind | undefined {
  if (written.letters === token.letters) return 'separator'
  if (written.letters === token.plural) return 'plural'
  if (token.letters.length < 6) return undefined
  const isSlip =
    written.single === token.single ||
    isSwapped(written.letters, token.letters) ||
    (token.letters.length >= WITHOUT_NEIGHBOURS && isNear(written.letters, token.letters))
  return isSlip ? 'typo' : undefined
}

/** `Google-Extented` and `Applebot-Extend` are nothing else. */
const WITHOUT_NEIGHBOURS = 12

/** Whether one slip makes one text of the other, or two missing letters at the end. */
function isNear(written: string, token: string): boolean {
  if (!/^[a-z]+$/.test(written) || written[0] !== token[0]) return false
  if (token.startsWith(written) && token.length - written.length === 2) return true
  return editDistance(written, token, 1) === 1
}

/** Are the texts the same but for two neighbours that changed places? */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function bare(name: string): string {
  return name.replace(/[ _-]+/g, '')
}

type Table = ReadonlyMap<string, AgentMisspelling>

const kinds: readonly AgentMisspellingKind[] = ['plural', 'separator', 'partial', 'translated', 'typo']

const tables: {web?: Table; gemini?: Table} = {}

function listed(name: string, protocol: Agent['protocol']): AgentMisspelling | undefined {
  tables[protocol] ??= readTable(protocol === 'gemini' ? geminiMisspellings : webMisspellings)
  return tables[protocol].get(name)
}

function readTable(text: string): Table {
  const table = new Map<string, AgentMisspelling>()
  for (const line of text.trim().split('\n')) {
    const [written = '', intended = '', cell] = line.split('\t')
    const kind = kinds.find(candidate => candidate === cell)
    if (!kind) throw new Error(`Agent misspellings: "${cell}" is none of ${kinds.join(', ')}`)
    table.set(written, {intended, kind})
  }
  return table
}
