/** An element of an XML document. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** What may stand in XML 1.0, https://www.w3.org/TR/xml/#charsets. */
const LEGAL = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u
const TOKEN =
  /<\?xml version="1\.0" encoding="utf-8"\?>\n|<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|([^<]+)/gy
const REFERENCE = /&(?:(amp|lt|gt|quot)|#(\d+));/g
const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'}

/**
 * Reads the part of XML that the reporters write.
 *
 * @throws where a text is anything else
 */
export function parseXml(xml: string): XmlElement {
  if (!LEGAL.test(xml)) throw new Error('There is a character that may not stand in XML')
  const document = {name: '', attributes: {}, children: [] as XmlElement[], text: ''}
  const open = [document]
  let end = 0
  for (const [token, slash, name = '', attributes = '', isEmpty, text] of xml.matchAll(TOKEN)) {
    end += token.length
    const parent = open.at(-1) ?? document
    if (text !== undefined) parent.text += resolveReferences(text)
    else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`${name} ends, and is not open`)
    } else if (name) {
      const element = {name, attributes: readAttributes(attributes), children: [], text: ''}
      parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  const [root, another] = document.children
  if (end < xml.length) throw new Error(`This is no XML: ${xml.slice(end, end + 40)}`)
  if (!root || another || open.length !== 1 || document.text.trim()) throw new Error('There is not one root')
  return root
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    resolveReferences(value),
  ])
  const attributes = Object.fromEntries(pairs)
  if (Object.keys(attributes).length < pairs.length) throw new Error(`An attribute stands twice: ${text}`)
  return attributes
}

function resolveReferences(text: string): string {
  if (text.replace(REFERENCE, '').includes('&')) throw new Error(`A & is no reference: ${text}`)
  return text.replace(REFERENCE, (_, name: string | undefined, code: string) =>
    name ? (NAMED[name] ?? '') : String.fromCodePoint(Number(code)),
  )
}
