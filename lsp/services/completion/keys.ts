import {CompletionItemKind} from 'vscode-languageserver-types'
import {type Directive, directives} from '../../../analyzer/crawlers/directives.ts'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {readersOf} from '../../../analyzer/lint/directive-readers.ts'
import type {ClientFeatures} from '../../client-features.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Proposals} from '../completion.ts'
import {groupAt, type KeySpot} from '../spot.ts'
import {describeDirective} from '../texts/directive-text.ts'
import {paragraphs} from '../texts/markup.ts'
import {inOrder, type Proposal, type Replaced} from './item.ts'

/** What stands above a line decides what is written next: nothing yet, user-agent lines, or rules. */
type Stage = 'start' | 'agents' | 'rules'

/** Keys for a line that has none, or another one. Those that its target crawlers read, the usual ones first. */
export function proposeKeys(
  spot: KeySpot,
  analysis: Analysis,
  {commands}: Pick<ClientFeatures, 'commands'>,
): Proposals | undefined {
  const place = placeOfKey(spot, analysis)
  if (place === undefined) return undefined
  const {replaced, behind} = place
  const stage = stageAt(spot, analysis)
  // Only now can the client know what may follow.
  const goOn = behind === ': ' && commands.has(SUGGEST) ? {command: {title: 'Suggest', command: SUGGEST}} : {}
  const proposals = keysFor(analysis).map(
    (key): Proposal => ({
      label: key.name,
      kind: CompletionItemKind.Keyword,
      text: key.name + behind,
      ...describe(key, stage, analysis.profiles),
      order: orderOf(key, stage),
      preselect: USUAL[stage][0] === key.name,
      ...goOn,
    }),
  )
  return {replaced, proposals}
}

/** VS Code's command that opens the list again. */
const SUGGEST = 'editor.action.triggerSuggest'

interface PlaceOfKey {
  readonly replaced: Replaced
  /** What has to be written behind the key. */
  readonly behind: '' | ':' | ': '
}

function placeOfKey({line, token, offset}: KeySpot, {tree}: Analysis): PlaceOfKey | undefined {
  if (line === undefined || line.type === 'blankLine') return {replaced: {token, offset}, behind: ': '}
  if (line.type === 'comment' || offset < token.start || offset > token.end) return undefined
  if (line.type !== 'malformedLine') return {replaced: {token, offset}, behind: ''}
  const [word = ''] = /^\S*/.exec(tree.text.slice(token.start, token.end)) ?? []
  const end = token.start + word.length
  if (offset > end) return undefined
  return {replaced: {token: {start: token.start, end}, offset}, behind: end < line.end ? ':' : ': '}
}

function stageAt({offset, line}: KeySpot, {tree}: Analysis): Stage {
  const start = line?.start ?? offset
  const group = start > 0 ? groupAt(tree, start - 1) : undefined
  if (group === undefined) return 'start'
  return (group.rules[0]?.start ?? Number.POSITIVE_INFINITY) < start ? 'rules' : 'agents'
}

interface Key {
  readonly name: string
  /** None for a key of the configuration. */
  readonly directive?: Directive
}

function keysFor({profiles, options: {knownDirectives = []}}: Analysis): readonly Key[] {
  const keys: Key[] = directives
    .filter(directive => isOffered(directive, profiles))
    .map(directive => ({name: directive.name, directive}))
  const names = new Set(keys.map(({name}) => name.toLowerCase()))
  const own = knownDirectives.filter(name => !names.has(name.toLowerCase()))
  return [...keys, ...own.map(name => ({name}))]
}

/** What nobody reads is not offered, unless it is proposed for the Web, where statements count too. */
function isOffered(directive: Directive, profiles: readonly Profile[]): boolean {
  if (directive.status === 'obsolete' || directive.status === 'unsupported') return false
  if (readersOf(directive, profiles).length > 0) return true
  return directive.status === 'experimental' && profiles.some(({protocol}) => protocol === 'web')
}

function describe({directive}: Key, stage: Stage, profiles: readonly Profile[]): Partial<Proposal> {
  if (directive === undefined) return {detail: 'from the configuration'}
  const isForNobody = stage === 'start' && directive.scope === 'group' && directive.name !== 'User-agent'
  return {
    detail: directive.value,
    documentation: paragraphs(
      describeDirective(directive, profiles),
      isForNobody ? 'No user-agent line stands above, so it would be for nobody.' : undefined,
    ),
  }
}

/** The keys that people write most, in the order in which they write them. */
const USUAL: Readonly<Record<Stage, readonly string[]>> = {
  start: ['User-agent', 'Sitemap'],
  agents: ['Disallow', 'Allow', 'User-agent', 'Crawl-delay'],
  rules: ['Disallow', 'Allow', 'User-agent', 'Sitemap'],
}

const STATUSES: readonly (Directive['status'] | undefined)[] = [
  'standard',
  'extension',
  undefined,
  'experimental',
]

function orderOf({name, directive}: Key, stage: Stage): string {
  const usual = USUAL[stage].indexOf(name)
  const status = STATUSES.indexOf(directive?.status)
  return `${inOrder(usual < 0 ? 10 + status : usual)}${name}`
}
