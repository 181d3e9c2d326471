import {dirname, join, relative, sep} from 'node:path'
import {decode} from '../analyzer/syntax/source.ts'
import {matchSequence, nameMatcher, type SequenceMatcher} from '../analyzer/text/glob.ts'
import type {FileReader} from './file-reader.ts'
import {readRegularFile} from './read-bytes.ts'
import {reasonOf} from './system-error.ts'

interface IgnorePattern {
  /** Whether it takes back what others ignore. */
  readonly isNegated: boolean
  readonly foldersOnly: boolean
  /** For the names of a path from the folder of the pattern. */
  matches(names: readonly string[]): boolean
}

/** The patterns of a folder, and behind it those of its parent, up to the root of the repository. */
interface Scope {
  readonly folder: string
  readonly patterns: readonly IgnorePattern[]
  readonly parent: Scope | undefined
}

/**
 * Knows what the repositories that files lie in ignore, by `.gitignore` and `.git/info/exclude`
 * (https://git-scm.com/docs/gitignore). Folders that belong to no repository ignore nothing.
 */
export class GitIgnores {
  readonly #files: FileReader
  readonly #scopes = new Map<string, Scope | undefined>()
  #hasIgnored = false

  constructor(files: FileReader) {
    this.#files = files
  }

  /** Whether anything was ignored so far. */
  get hasIgnored(): boolean {
    return this.#hasIgnored
  }

  /**
   * Whether a file or folder is ignored; that it lies in an ignored folder is for the caller to know.
   *
   * @param location absolute
   */
  isIgnored(location: string, isFolder: boolean): boolean {
    for (let scope = this.#scopeOf(dirname(location)); scope; scope = scope.parent) {
      const names = relative(scope.folder, location).split(sep)
      const pattern = scope.patterns.findLast(
        ({foldersOnly, matches}) => (isFolder || !foldersOnly) && matches(names),
      )
      if (!pattern) continue
      this.#hasIgnored ||= !pattern.isNegated
      return !pattern.isNegated
    }
    return false
  }

  #scopeOf(folder: string): Scope | undefined {
    if (this.#scopes.has(folder)) return this.#scopes.get(folder)
    const scope = this.#readScope(folder)
    this.#scopes.set(folder, scope)
    return scope
  }

  #readScope(folder: string): Scope | undefined {
    const isRoot = this.#files.existsSync(join(folder, '.git'))
    if (!isRoot && dirname(folder) === folder) return undefined
    const parent = isRoot ? undefined : this.#scopeOf(dirname(folder))
    if (!isRoot && !parent) return undefined
    const names = isRoot ? [join('.git', 'info', 'exclude'), '.gitignore'] : ['.gitignore']
    return {folder, patterns: names.flatMap(name => this.#readPatterns(join(folder, name))), parent}
  }

  #readPatterns(path: string): readonly IgnorePattern[] {
    if (!this.#files.existsSync(path)) return []
    try {
      return parseGitignore(decode(readRegularFile(path, this.#files)).text)
    } catch (error) {
      if (reasonOf(error) === undefined) throw error
      return []
    }
  }
}

/** The patterns of a `.gitignore`, in order: the last one that matches counts. */
export function parseGitignore(text: string): readonly IgnorePattern[] {
  return text
    .split(/\r?\n/)
    .map(withoutTrailingSpaces)
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(parsePattern)
}

/** A space at the end stays where a back slash stands before it. */
function withoutTrailingSpaces(line: string): string {
  let end = line.length
  while (end > 0 && line[end - 1] === ' ' && line[end - 2] !== '\\') end--
  return line.slice(0, end)
}

function parsePattern(line: string): IgnorePattern {
  const isNegated = line.startsWith('!')
  const written = isNegated ? line.slice(1) : line
  const foldersOnly = written.endsWith('/')
  const path = foldersOnly ? written.slice(0, -1) : written
  // A slash before the end ties the pattern to its folder; a mere name counts in all folders below as well.
  const names = path.includes('/') ? path.replace(/^\//, '').split('/') : ['**', path]
  const matchers = names.map((name, index): SequenceMatcher<string> => {
    if (name !== '**') return nameMatcher(name, {escapes: true})
    return index < names.length - 1 ? 'star' : () => true
  })
  // At the end, `**` stands for all that is in the folder, but not for the folder itself.
  const inside: readonly SequenceMatcher<string>[] = names.at(-1) === '**' ? ['star'] : []
  return {isNegated, foldersOnly, matches: path => matchSequence([...matchers, ...inside], path)}
}
