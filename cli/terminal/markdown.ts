import type {Style} from './style.ts'
import {textWidth} from './width.ts'

interface Options {
  readonly style: Style
  readonly width: number
}

/**
 * Writes Markdown, of the sort that the rules' pages are made of, for a terminal: headings, paragraphs, lists with
 * `-`, fenced code, and in a line code and links.
 */
export function renderMarkdown(markdown: string, options: Options): string {
  const blocks: string[] = []
  const [first = '', ...rest] = markdown.split(/^```.*$/m)
  blocks.push(...renderText(first, options))
  for (const [index, part] of rest.entries()) {
    if (index % 2 === 0) blocks.push(indent(part.replace(/^\n|\n$/g, ''), '    '))
    else blocks.push(...renderText(part, options))
  }
  return blocks.join('\n\n')
}

function renderText(markdown: string, options: Options): string[] {
  return markdown
    .split(/\n{2,}/)
    .map(block => block.trim())
    .filter(block => block !== '')
    .map(block => renderBlock(block, options))
}

function renderBlock(block: string, options: Options): string {
  const [, heading] = /^#+ (.*)$/.exec(block) ?? []
  if (heading !== undefined) return options.style.bold(heading)
  if (block.startsWith('- ')) {
    const items = block.slice(2).split(/\n- /)
    return items.map(item => wrap(item, options, '- ', '  ')).join('\n')
  }
  return wrap(block, options, '', '')
}

/** A stretch of a line that is painted in one way. */
interface Piece {
  readonly text: string
  readonly paint: (text: string) => string
}

function wrap(text: string, {style, width}: Options, firstIndent: string, indentation: string): string {
  const lines: string[] = []
  let line = firstIndent
  let room = width - firstIndent.length
  let isEmpty = true
  for (const word of wordsOf(piecesOf(text, style))) {
    const length = textWidth(word.map(piece => piece.text).join(''))
    if (!isEmpty && length + 1 > room) {
      lines.push(line)
      line = indentation
      room = width - indentation.length
      isEmpty = true
    }
    line += (isEmpty ? '' : ' ') + word.map(piece => piece.paint(piece.text)).join('')
    room -= length + (isEmpty ? 0 : 1)
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

function piecesOf(text: string, style: Style): Piece[] {
  const plain = (part: string) => part
  return text.split(/(`[^`]+`|\[[^\]]*\]\([^)\s]*\))/).map((part, index) => {
    if (index % 2 === 0) return {text: part, paint: plain}
    if (part.startsWith('`')) return {text: part, paint: style.cyan}
    return {text: part.replace(/^\[([^\]]*)\]\((.*)\)$/, '$1 <$2>'), paint: plain}
  })
}

/** Words, each of the pieces that touch in it. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [[]]
  for (const {text, paint} of pieces) {
    for (const [index, part] of text.split(/\s+/).entries()) {
      if (index > 0) words.push([])
      if (part !== '') words.at(-1)?.push({text: part, paint})
    }
  }
  return words.filter(word => word.length > 0)
}

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map(line => by + line)
    .join('\n')
}
