import {DocumentLink} from 'vscode-languageserver-types'
import {findDirective} from '../../analyzer/crawlers/directives.ts'
import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import {otherRecords} from '../../analyzer/lint/lines-with.ts'
import {readSuppressions} from '../../analyzer/lint/suppressions.ts'
import type {Span} from '../../analyzer/syntax/nodes.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {ruleById} from './rule-by-id.ts'

/** More links in a file are clicked by nobody, and take longer to send than to find. */
const MOST_LINKS = 5000

/** Sitemaps, licences and other URLs, also those in comments; and the lint rules that suppressions name. */
export function documentLinks(
  analysis: Analysis,
  {linkTooltips}: Pick<ClientFeatures, 'linkTooltips'>,
): DocumentLink[] {
  const {lines} = analysis
  const links: DocumentLink[] = []
  for (const {place, url, tooltip} of linksIn(analysis)) {
    if (links.length === MOST_LINKS) break
    links.push({
      ...DocumentLink.create(lines.rangeOf(place), url),
      ...(tooltip && linkTooltips && {tooltip}),
    })
  }
  return links
}

interface Link {
  readonly place: Span
  readonly url: string
  readonly tooltip?: string
}

function* linksIn({tree, options}: Analysis): Generator<Link> {
  for (const record of otherRecords(tree)) {
    if (!findDirective(record.name)?.isUrl) continue
    const url = absoluteUrl(record.value.value, options.origin)
    if (url) yield {place: record.value, url}
  }
  for (const line of tree.lines) {
    if (line.type === 'blankLine' || line.commentStart < 0) continue
    const comment = line.text.slice(line.commentStart, line.end)
    for (const {0: url, index} of comment.matchAll(URLS)) {
      const start = line.commentStart + index
      yield {place: {start, end: start + url.length}, url}
    }
  }
  for (const {rules} of readSuppressions(tree)) {
    for (const {id, place} of rules.values()) {
      if (ruleById(id)) yield {place, url: docsUrl(id), tooltip: 'What this lint rule says'}
    }
  }
}

/** URLs as people write them in a sentence: without the punctuation behind them. */
const URLS = /\b(?:https?|gemini):\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?()[\]{}]/g

function absoluteUrl(value: string, origin: string | undefined): string | undefined {
  if (/^(?:https?|gemini|ftp):\/\/./i.test(value)) return value
  // Where it is a path, crawlers take it for no URL; its author means this site.
  return origin && value.startsWith('/') ? origin.replace(/\/$/, '') + value : undefined
}
