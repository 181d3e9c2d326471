import {type MarkupContent, MarkupKind} from 'vscode-languageserver-types'
import type {Reference} from '../../../analyzer/crawlers/reference.ts'
import {shorten, visible} from '../../../analyzer/text/quote.ts'
import type {ClientFeatures, DocumentedIn} from '../../client-features.ts'

/** A text for a client: in Markdown, or without its marks where the client shows plain text. */
export function markup(
  text: string,
  place: DocumentedIn,
  {markdownIn}: Pick<ClientFeatures, 'markdownIn'>,
): MarkupContent {
  return markdownIn.has(place)
    ? {kind: MarkupKind.Markdown, value: text}
    : {kind: MarkupKind.PlainText, value: withoutMarks(text)}
}

/** Paragraphs of a text; those that are empty are left out. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter(part => part !== undefined && part !== '').join('\n\n')
}

/** Longer texts fill the window that they are shown in. */
const MOST_CHARACTERS = 200

/** Text of the file as people can read it: not too long, and without characters that nobody sees. */
export function readable(text: string): string {
  return visible(shorten(text, MOST_CHARACTERS))
}

/** Text of the file as code, whatever it holds: nothing of it is read as Markdown. */
export function code(text: string): string {
  const shown = readable(text)
  if (!shown.includes('`')) return shown === '' ? '` `' : `\`${shown}\``
  const longest = Math.max(...[...shown.matchAll(/`+/g)].map(([marks]) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${shown} ${fence}`
}

/** Where a fact was read. */
export function sourceLine({title, url, date}: Reference): string {
  return `Source: ${url ? `[${title}](${url})` : title}, ${date}`
}

/** A list with one item a line. */
export function list(items: readonly string[]): string {
  return items.map(item => `- ${item}`).join('\n')
}

function withoutMarks(text: string): string {
  return text
    .replace(/\[([^\]\n]+)\]\(([^)\s]+)\)/g, '$1 <$2>')
    .replace(/(`+) ?(.+?) ?\1/g, '$2')
    .replace(/\*\*(.+?)\*\*/g, '$1')
}
