import type {Group, Line, Root} from '../../analyzer/syntax/nodes.ts'
import type {Source} from '../../analyzer/syntax/source.ts'
import {printable} from './printable.ts'
import type {Style} from './style.ts'

/** The tree of a file, one line for each node: what it is, where it stands, what is written there. */
export function renderTree(tree: Root, source: Source, style: Style): string {
  const rows = [
    `${style.bold(tree.type)} ${style.dim(placeOf(tree))} ${describeEncoding(source)}`,
    ...renderChildren(tree.children, '', style),
  ]
  return rows.map(row => `${row}\n`).join('')
}

function renderChildren(nodes: readonly (Group | Line)[], indentation: string, style: Style): string[] {
  return nodes.flatMap((node, index) => {
    const isLast = index === nodes.length - 1
    const head = `${indentation}${isLast ? '└─' : '├─'} ${style.bold(node.type)} ${style.dim(placeOf(node))}`
    if (node.type !== 'group') return [`${head} ${describeLine(node)}`.trimEnd()]
    return [head, ...renderChildren(node.children, indentation + (isLast ? '   ' : '│  '), style)]
  })
}

function placeOf({position: {start, end}}: Pick<Group, 'position'>): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`
}

function describeLine(line: Line): string {
  switch (line.type) {
    case 'blankLine':
      return ''
    case 'comment':
      return quoted(line.value)
    case 'malformedLine':
      return withComment(quoted(line.content.value), line.comment?.value)
    default:
      return withComment(`${quoted(line.key.value)} ${quoted(line.value.value)}`, line.comment?.value)
  }
}

function withComment(text: string, comment: string | undefined): string {
  return comment === undefined ? text : `${text} comment ${quoted(comment)}`
}

function quoted(text: string): string {
  return `"${printable(text)}"`
}

function describeEncoding({encoding, byteOrderMark, invalid}: Source): string {
  const facts = [
    encoding,
    byteOrderMark && 'byte order mark',
    invalid.length > 0 && `${invalid.length} places that are no text`,
  ]
  return facts.filter(Boolean).join(', ')
}
