import type {Line, Root, Rule, Span, UserAgentRecord} from '../syntax/nodes.ts'

/** Where a message is shown that is about no line: how the file was retrieved. */
export const START_OF_FILE: Span = {start: 0, end: 0}

/** A long word of a file that is no robots.txt would underline a whole screen. */
const MOST_CHARACTERS = 40

/** Where a message about the whole file is shown: at its first word, so that editors have something to underline. */
export function firstWord({text}: Root): Span {
  let start = 0
  while (isBlankOrLineEnd(text.charCodeAt(start))) start++
  if (start === text.length) return {start: 0, end: 0}
  let end = start + 1
  while (end < text.length && end - start < MOST_CHARACTERS) {
    const code = text.charCodeAt(end)
    if (isBlankOrLineEnd(code) || code === COLON) break
    end++
  }
  return {start, end}
}

/** The line that an offset stands in; a line end belongs to the line before it. */
export function lineAt(tree: Root, offset: number): Line | undefined {
  return tree.lineAt(tree.table.indexAt(offset))
}

/** Whether an offset stands in a comment, where no crawler looks. */
export function isInComment(tree: Root, offset: number): boolean {
  const line = lineAt(tree, offset)
  if (line === undefined || line.type === 'blankLine') return false
  return line.commentStart >= 0 && offset >= line.commentStart
}

/** All traits of a line, those of its comment included; where they are not known, those of any text. */
export function traitsOfLine(line: Line): number {
  switch (line.type) {
    case 'blankLine':
      return 0
    case 'comment':
      return line.traits
    case 'malformedLine':
      return line.commentStart < 0 ? line.traits : -1
    default:
      return line.keyTraits | line.valueTraits | line.commentTraits
  }
}

/** Whether a rule forbids something: an empty Disallow does not. */
export function forbids(rule: Rule): boolean {
  return rule.name === 'disallow' && rule.valueEnd > rule.valueStart
}

/** Whether a path covers the whole site in the eyes of those that know wildcards. */
export function coversEverything(path: string): boolean {
  return /^(?:\/\**|\*+)$/.test(path)
}

/** The first rule that forbids something: what is lost where its group is lost. */
export function firstDisallow(rules: readonly Rule[]): Rule | undefined {
  return rules.find(forbids)
}

/** A record from its key to its value. */
export function recordSpan({
  keyStart,
  valueEnd,
}: {
  readonly keyStart: number
  readonly valueEnd: number
}): Span {
  return {start: keyStart, end: valueEnd}
}

/** Whether a user-agent line is for everybody. Without making a string: large files have thousands of them. */
export function isForEverybody(agent: UserAgentRecord): boolean {
  return agent.valueEnd - agent.valueStart === 1 && agent.text.charCodeAt(agent.valueStart) === STAR
}

const COLON = 58
const STAR = 42

function isBlankOrLineEnd(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}
