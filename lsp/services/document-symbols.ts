import {DocumentSymbol, type SymbolInformation, SymbolKind, SymbolTag} from 'vscode-languageserver-types'
import {findDirective} from '../../analyzer/crawlers/directives.ts'
import {isRecord} from '../../analyzer/lint/lines-with.ts'
import type {AnyRecord, Group, Line, Span} from '../../analyzer/syntax/nodes.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {readable} from './texts/markup.ts'

/** An outline of more entries helps nobody, and takes longer to send than to make. */
const MOST_SYMBOLS = 5000

/** Groups with their agents, and the records in them; records that hold for the whole file stand beside the groups. */
export function documentSymbols(
  analysis: Analysis,
  features: Pick<ClientFeatures, 'hierarchicalSymbols' | 'symbolKinds' | 'symbolTags'>,
): DocumentSymbol[] | SymbolInformation[] {
  const outline = new Outline(analysis, features).symbols()
  return features.hierarchicalSymbols ? outline : flatten(outline, analysis.uri)
}

class Outline {
  readonly #analysis: Analysis
  readonly #features: Pick<ClientFeatures, 'symbolKinds' | 'symbolTags'>
  #left = MOST_SYMBOLS

  constructor(analysis: Analysis, features: Pick<ClientFeatures, 'symbolKinds' | 'symbolTags'>) {
    this.#analysis = analysis
    this.#features = features
  }

  symbols(): DocumentSymbol[] {
    return this.#analysis.tree.children.flatMap(child => {
      if (this.#left <= 0) return []
      return child.type === 'group' ? this.#ofGroup(child) : this.#ofLines([child])
    })
  }

  /** The records behind the last one that belongs to the group are siblings of it: most often sitemaps. */
  #ofGroup(group: Group): DocumentSymbol[] {
    const lines = group.children
    const last = lines.findLastIndex(belongsToGroup)
    const [first] = group.agents
    const end = lines[last]?.end ?? group.end
    const range = {start: group.start, end}
    const symbol = this.#symbol(
      nameOfGroup(group),
      detailOfGroup(group),
      SymbolKind.Namespace,
      range,
      first?.value ?? range,
    )
    symbol.children = this.#ofLines(lines.slice(0, last + 1).filter(line => line.type !== 'userAgent'))
    return [symbol, ...this.#ofLines(lines.slice(last + 1))]
  }

  #ofLines(lines: readonly Line[]): DocumentSymbol[] {
    const records = lines.filter(isRecord).slice(0, Math.max(this.#left, 0))
    return records.map(record => this.#ofRecord(record))
  }

  #ofRecord(record: AnyRecord): DocumentSymbol {
    const {keyStart, valueEnd, separatorOffset} = record
    const span = {start: keyStart, end: Math.max(valueEnd, separatorOffset + 1)}
    const name = readable(record.value.value) || '(empty)'
    const symbol = this.#symbol(name, record.key.value, kindOf(record), span, span)
    const status = findDirective(record.name)?.status
    if (status === 'obsolete' && this.#features.symbolTags.has(SymbolTag.Deprecated))
      symbol.tags = [SymbolTag.Deprecated]
    return symbol
  }

  #symbol(name: string, detail: string, wanted: SymbolKind, range: Span, selection: Span): DocumentSymbol {
    const {lines} = this.#analysis
    this.#left--
    const kind = this.#features.symbolKinds.has(wanted) ? wanted : SymbolKind.Property
    return DocumentSymbol.create(name, detail, kind, lines.rangeOf(range), lines.rangeOf(selection))
  }
}

/** Whether a line is a part of its group for those who read it, and not of the whole file. */
export function belongsToGroup(line: Line): boolean {
  if (line.type === 'userAgent' || line.type === 'rule') return true
  return line.type === 'otherRecord' && findDirective(line.name)?.scope === 'group'
}

const MOST_NAMES = 3

/** `User-agent: A, B, C and 4 more`. */
export function nameOfGroup({agents}: Group): string {
  const names = agents.slice(0, MOST_NAMES).map(({value}) => readable(value.value) || '(empty)')
  const more = agents.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

function detailOfGroup({rules}: Group): string {
  return rules.length === 1 ? '1 rule' : `${rules.length} rules`
}

function kindOf({type, name}: AnyRecord): SymbolKind {
  if (type === 'rule') return name === 'allow' ? SymbolKind.Event : SymbolKind.Key
  if (type === 'userAgent') return SymbolKind.Class
  return findDirective(name)?.isUrl ? SymbolKind.File : SymbolKind.Property
}

function flatten(
  symbols: readonly DocumentSymbol[],
  uri: string,
  containerName?: string,
): SymbolInformation[] {
  return symbols.flatMap(({name, kind, range, tags, children = []}) => [
    {name, kind, location: {uri, range}, ...(tags && {tags}), ...(containerName && {containerName})},
    ...flatten(children, uri, name),
  ])
}
