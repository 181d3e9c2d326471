import {modify} from 'jsonc-parser'
import type {Level} from '../lint/rule.ts'
import type {Edit} from '../syntax/source.ts'
import {type JsonNode, memberOf, parseJson} from './json.ts'

/**
 * The edits that set a rule's level in the text of a configuration; comments and layout stay.
 *
 * @param member the key whose value the configuration is, as in a `package.json`
 * @returns undefined where the text is no JSON
 */
export function setLevel(
  text: string,
  rule: string,
  level: Level,
  member?: string,
): readonly Edit[] | undefined {
  const json = parseJson(text)
  if ('problem' in json) return undefined
  const top = member === undefined ? [] : [member]
  const entry = at(json.root, [...top, 'rules', rule])
  const path = [...top, 'rules', rule, ...(entry?.type === 'object' ? ['severity'] : [])]
  const formattingOptions = {
    insertSpaces: !/^\t/m.test(text),
    tabSize: indentOf(text),
    eol: /\r\n/.test(text) ? '\r\n' : '\n',
  }
  return modify(text, path, level, {formattingOptions}).map(({offset, length, content}) => ({
    start: offset,
    end: offset + length,
    text: content,
  }))
}

function at(root: JsonNode, path: readonly string[]): JsonNode | undefined {
  let node: JsonNode | undefined = root
  for (const key of path) node = node && memberOf(node, key)?.value
  return node
}

/** The first line that is indented tells how far. */
function indentOf(text: string): number {
  return /^( +)\S/m.exec(text)?.[1]?.length ?? 2
}
