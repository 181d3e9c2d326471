import {isUrl} from './path.ts'
import {quote} from './quote.ts'

/** One part of a glob between slashes: a name, or what a name must look like. */
export interface GlobSegment {
  readonly text: string
  /** `**`: any number of folders, none included. */
  readonly anyFolders: boolean
  /** Whether it is more than a name written out. */
  readonly isPattern: boolean
  matches(name: string): boolean
}

/** Whether a path has characters that mean something in a glob. */
export function hasGlobCharacters(path: string): boolean {
  return /[*?[{]/.test(path)
}

/**
 * Reads a glob: `*` any characters, `?` one, `[a-z]` and `[!a-z]` one of some, `{a,b}` alternatives, and `**`
 * between slashes any number of folders.
 *
 * @returns the segments of each alternative
 * @throws GlobError where there are too many
 */
export function parseGlob(glob: string): readonly (readonly GlobSegment[])[] {
  return expandBraces(glob).map(alternative =>
    alternative
      .split('/')
      .map(parseSegment)
      .filter(({anyFolders}, index, all) => !(anyFolders && all[index - 1]?.anyFolders)),
  )
}

/** A glob that cannot be used. */
export class GlobError extends Error {
  override readonly name = 'GlobError'
}

/** Each pair of braces doubles their number, or more. */
const MOST_ALTERNATIVES = 1000

function expandBraces(glob: string): readonly string[] {
  const open = glob.indexOf('{')
  const close = open < 0 ? -1 : closingBrace(glob, open)
  if (close < 0) return [glob]
  const before = glob.slice(0, open)
  const rests = expandBraces(glob.slice(close + 1))
  const middles = alternatives(glob.slice(open + 1, close)).flatMap(expandBraces)
  if (middles.length * rests.length > MOST_ALTERNATIVES) {
    throw new GlobError(`The glob ${quote(glob)} stands for more than ${MOST_ALTERNATIVES} names.`)
  }
  return middles.flatMap(middle => rests.map(rest => before + middle + rest))
}

function closingBrace(glob: string, open: number): number {
  let depth = 0
  for (let index = open; index < glob.length; index++) {
    if (glob[index] === '{') depth++
    else if (glob[index] === '}' && --depth === 0) return index
  }
  return -1
}

/** Splits at the commas that stand in no inner braces. */
function alternatives(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '{') depth++
    else if (text[index] === '}') depth--
    else if (text[index] === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** What one item of a sequence must be; `star` is any run of items. */
export type SequenceMatcher<Item> = 'star' | ((item: Item) => boolean)

function parseSegment(text: string): GlobSegment {
  return {
    text,
    anyFolders: text === '**',
    isPattern: hasGlobCharacters(text),
    matches: nameMatcher(text),
  }
}

/**
 * Makes a test for names, from a glob without slashes and braces.
 *
 * @param options.escapes whether a back slash takes its meaning from the character behind it
 */
export function nameMatcher(pattern: string, {escapes = false} = {}): (name: string) => boolean {
  const matchers = readMatchers(Array.from(pattern), escapes)
  return name => matchSequence(matchers, Array.from(name))
}

function readMatchers(characters: readonly string[], escapes: boolean): readonly SequenceMatcher<string>[] {
  const matchers: SequenceMatcher<string>[] = []
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] ?? ''
    const close = character === '[' ? characters.indexOf(']', index + 2) : -1
    if (escapes && character === '\\') {
      const literal = characters[++index]
      matchers.push(other => other === literal)
    } else if (character === '*') matchers.push('star')
    else if (character === '?') matchers.push(() => true)
    else if (close > 0) {
      matchers.push(readSet(characters.slice(index + 1, close)))
      index = close
    } else matchers.push(other => other === character)
  }
  return matchers
}

/** `a-z_`, or `!a-z_` for all others. */
function readSet(characters: readonly string[]): (character: string) => boolean {
  const negated = characters[0] === '!' || characters[0] === '^'
  const members = negated ? characters.slice(1) : characters
  const ranges: [from: string, to: string][] = []
  for (let index = 0; index < members.length; index++) {
    const from = members[index] ?? ''
    const isRange = members[index + 1] === '-' && index + 2 < members.length
    ranges.push([from, isRange ? (members[index + 2] ?? '') : from])
    if (isRange) index += 2
  }
  return character => ranges.some(([from, to]) => from <= character && character <= to) !== negated
}

/**
 * Makes a test for paths, which are relative and have forward slashes: a glob without a slash means a name in any
 * folder, one with a slash a path from the top; a folder means everything below it. `./` in front is no matter. A glob
 * with a scheme (`https://*.example.com`) is for URLs, and no other is.
 */
export function pathMatcher(glob: string): (path: string) => boolean {
  const trimmed = glob
    .replace(/^(?:\.\/)+/, '')
    .replace(/^\//, '')
    .replace(/\/+$/, '')
  const isName = !/\/./.test(glob.replace(/^(?:\.\/)+/, ''))
  const alternatives = parseGlob(isName ? `**/${trimmed}` : trimmed).map(segments =>
    segments.map(
      (segment): SequenceMatcher<string> => (segment.anyFolders ? 'star' : name => segment.matches(name)),
    ),
  )
  // The scheme may be a pattern itself: `{https,gemini}://example.com`.
  const isForUrls = /^[^/]+:\/\//.test(glob)
  return path => {
    if (isUrl(path) !== isForUrls) return false
    const names = path.split('/')
    // What matches a folder matches what is in it.
    return alternatives.some(matchers => matchSequence([...matchers, 'star'], names))
  }
}

/** Whether items are a sequence of these. Goes back to the last star only, so that the time grows with matchers × items. */
export function matchSequence<Item>(
  matchers: readonly SequenceMatcher<Item>[],
  items: readonly Item[],
): boolean {
  let matcher = 0
  let star = -1
  let starEnd = 0
  let place = 0
  while (place < items.length) {
    const current = matchers[matcher]
    const item = items[place]
    if (current === 'star') {
      star = matcher++
      starEnd = place
    } else if (current && item !== undefined && current(item)) {
      matcher++
      place++
    } else if (star >= 0) {
      matcher = star + 1
      place = ++starEnd
    } else {
      return false
    }
  }
  return matchers.slice(matcher).every(rest => rest === 'star')
}
