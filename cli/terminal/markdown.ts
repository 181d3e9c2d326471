import {fitTable} from './fit-table.ts'
import type {Style} from './style.ts'
import {wrapMarkdown} from './wrap.ts'

interface Options {
  readonly style: Style
  readonly width: number
}

/**
 * Writes Markdown, of the sort that the rules' pages are made of, for a terminal: headings, paragraphs, lists with
 * `-`, tables, fenced code, and in a line code, strong words and links.
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
  if (block.startsWith('| ')) return fitTable(cellsOf(block), options).join('\n')
  if (!block.startsWith('- ')) return wrap(block, options)
  const items = block.slice(2).split(/\n- /)
  return items.map(item => hang('- ', wrap(item, {...options, width: options.width - 2}))).join('\n')
}

function wrap(text: string, {style, width}: Options): string {
  return wrapMarkdown(text, width, style)
    .map(line => line.text)
    .join('\n')
}

/** The rows of a table, without the one that parts its heading from the others. */
function cellsOf(table: string): readonly (readonly string[])[] {
  const [heading = '', _rule, ...rows] = table.split('\n')
  return [heading, ...rows].map(row =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map(cell => cell.trim().replaceAll('\\|', '|')),
  )
}

function hang(mark: string, text: string): string {
  return mark + indent(text, ' '.repeat(mark.length)).slice(mark.length)
}

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map(line => by + line)
    .join('\n')
}
