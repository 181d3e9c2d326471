import type {Style} from './style.ts'
import {textWidth} from './width.ts'

/** A line of a wrapped text, as it is shown, and the columns that it takes. */
export interface WrappedLine {
  readonly text: string
  readonly width: number
}

/** Breaks a text of Markdown between words, with the code and the strong words in it painted, so that no line but of one long word is wider. */
export function wrapMarkdown(markdown: string, width: number, style: Style): readonly WrappedLine[] {
  const lines: {text: string; width: number}[] = []
  for (const word of wordsOf(piecesOf(markdown, style))) {
    const length = textWidth(word.map(piece => piece.text).join(''))
    const painted = word.map(piece => piece.paint(piece.text)).join('')
    const line = lines.at(-1)
    if (line && line.width + 1 + length <= width) {
      line.text += ` ${painted}`
      line.width += 1 + length
    } else lines.push({text: painted, width: length})
  }
  return lines
}

/** A stretch of a line that is painted in one way. */
interface Piece {
  readonly text: string
  readonly paint: (text: string) => string
}

function piecesOf(markdown: string, style: Style): Piece[] {
  const plain = (part: string) => part
  return markdown.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]*\]\([^)\s]*\))/).map((part, index) => {
    if (index % 2 === 0) return {text: part, paint: plain}
    if (part.startsWith('`')) return {text: part, paint: style.cyan}
    if (part.startsWith('**')) return {text: part.slice(2, -2), paint: style.bold}
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
