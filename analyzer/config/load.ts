import {nearest} from '../text/edit-distance.ts'
import {pathMatcher} from '../text/glob.ts'
import {folderOf, joinPath} from '../text/path.ts'
import {quote} from '../text/quote.ts'
import type {Configuration} from './configuration.ts'
import type {ConfigProblem} from './json.ts'
import {type PresetSettings, presets} from './presets.ts'
import {readConfiguration} from './read.ts'

/** Settings for some of the files. */
export interface Layer {
  /** Absent for all files. */
  readonly files?: FileSet
  readonly settings: PresetSettings
}

/** Files by globs. */
export interface FileSet {
  /** The folder that the globs start from. */
  readonly folder: string
  /** Each takes a path relative to the folder, or a URL. */
  readonly matchers: readonly ((path: string) => boolean)[]
}

/** A configuration with all that it extends. */
export interface Config {
  /** Where it stands. */
  readonly path: string
  /** Later ones win. */
  readonly layers: readonly Layer[]
  readonly ignored: readonly FileSet[]
}

/** A configuration cannot be used as it stands. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  /** Of the file that is wrong, which may be one that was extended. */
  readonly path: string
  readonly text: string
  readonly problems: readonly ConfigProblem[]

  constructor(path: string, text: string, problems: readonly ConfigProblem[]) {
    super(problems.map(({message}) => `${path}: ${message}`).join('\n'))
    this.path = path
    this.text = text
    this.problems = problems
  }
}

/** Gives the text of a file by its absolute path, or says why it cannot be read; undefined where there is none. */
export type ReadText = (path: string) => string | {readonly unreadable: string} | undefined

/**
 * Makes a configuration of the text of a file, and of those that it extends.
 *
 * @param path absolute, with forward slashes; in a `package.json` the configuration is its member `robotslint`
 * @returns undefined for a `package.json` without one
 * @throws ConfigError
 */
export function loadConfig(path: string, text: string, readText: ReadText): Config | undefined {
  let read = 0
  return load({path, text}, name => (++read > MOST_CONFIGURATIONS ? TOO_MANY : readText(name)), [path])
}

/** So many configurations may stand behind one: where each extends the next one twice, they double with each. */
const MOST_CONFIGURATIONS = 1000
const TOO_MANY = {unreadable: `${MOST_CONFIGURATIONS} configurations are extended already`}

interface ConfigText {
  readonly path: string
  readonly text: string
}

/** @param chain the files that led here, this one included */
function load({path, text}: ConfigText, readText: ReadText, chain: readonly string[]): Config | undefined {
  const reading = readConfiguration(text, /(?:^|\/)package\.json$/.test(path) ? 'robotslint' : undefined)
  if (reading === undefined) return undefined
  if ('problems' in reading) throw new ConfigError(path, text, reading.problems)
  const {configuration} = reading
  const bases = extendedNames(configuration).map(({name, at}): Pick<Config, 'layers' | 'ignored'> => {
    const preset = Object.hasOwn(presets, name) ? presets[name] : undefined
    if (preset) return {layers: [{settings: preset}], ignored: []}
    const fail = (message: string) =>
      new ConfigError(path, text, [{message, place: reading.placeOf(at), isBeyondSchema: true}])
    return loadExtended(name, folderOf(path), readText, chain, fail)
  })
  return {
    path,
    layers: [...bases.flatMap(({layers}) => layers), ...layersOf(configuration, folderOf(path))],
    ignored: [...bases.flatMap(({ignored}) => ignored), fileSet(folderOf(path), configuration.ignore ?? [])],
  }
}

function loadExtended(
  name: string,
  folder: string,
  readText: ReadText,
  chain: readonly string[],
  fail: (message: string) => ConfigError,
): Config {
  if (!name.includes('/') && !/\.jsonc?$/.test(name)) {
    const meant = nearest(name, Object.keys(presets))
    throw fail(`There is no preset ${quote(name)}.${meant ? ` Did you mean ${quote(meant)}?` : ''}`)
  }
  const path = joinPath(folder, name)
  if (chain.includes(path))
    throw fail(`The configurations extend each other: ${[...chain, path].join(' → ')}.`)
  const text = readText(path)
  if (typeof text === 'object') throw fail(`${quote(name)} cannot be read: ${text.unreadable}.`)
  const config = text === undefined ? undefined : load({path, text}, readText, [...chain, path])
  if (config === undefined) throw fail(`There is no configuration ${quote(name)}.`)
  return config
}

function extendedNames({extends: names = []}: Configuration) {
  return typeof names === 'string'
    ? [{name: names, at: ['extends']}]
    : names.map((name, index): {name: string; at: (string | number)[]} => ({name, at: ['extends', index]}))
}

function layersOf({overrides = [], ...settings}: Configuration, folder: string): readonly Layer[] {
  return [
    {settings},
    ...overrides.map(({files, ...own}): Layer => ({files: fileSet(folder, files), settings: own})),
  ]
}

function fileSet(folder: string, globs: readonly string[]): FileSet {
  return {folder, matchers: globs.map(pathMatcher)}
}
