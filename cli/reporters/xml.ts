import {codePointName, visible} from '../../analyzer/text/quote.ts'

/** An element that has no content, with its attributes, in XML. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${renderAttributes(attributes)}/>`
}

export function startTag(name: string, attributes: Attributes): string {
  return `<${name}${renderAttributes(attributes)}>`
}

/** Those without a value are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

function renderAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A workflow command of GitHub Actions counts anywhere in a line of a log.
  '[': '&#91;',
}

/**
 * Text for an attribute or between tags. Many characters may not stand in XML 1.0 at all, not even as references
 * (https://www.w3.org/TR/xml/#charsets): all that nobody sees is written by code points.
 */
export function escapeXml(text: string): string {
  return visible(text)
    .replace(/[\uFFFE\uFFFF]/g, codePointName)
    .replace(/[&<>"]|(?<=##)\[/g, character => ENTITIES[character] ?? character)
}
