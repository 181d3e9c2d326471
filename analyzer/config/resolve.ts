import type {Expectation} from '../lint/expectation.ts'
import type {Level, Severity} from '../lint/rule.ts'
import type {RuleSetting} from '../lint/run.ts'
import {isUrl, pathWithin, siteOf} from '../text/path.ts'
import type {RuleEntry, Settings} from './configuration.ts'
import type {Config, FileSet} from './load.ts'

/** What a configuration says of one file; parts of `LintOptions`. */
export interface ResolvedConfig {
  readonly targets?: readonly string[]
  readonly settings: Readonly<Record<string, RuleSetting>>
  readonly leastLevel?: Severity
  readonly knownAgents: readonly string[]
  readonly knownDirectives: readonly string[]
  readonly origin?: string
  readonly expectations: readonly Expectation[]
}

/**
 * The settings for one file: of targets and origin the last one counts, of a rule the last level and the last value of
 * each option, and lists of names and of expectations are put together.
 *
 * Of a file that was fetched, only what is expected of its site is expected: see `isAbout`.
 *
 * @param path absolute, with forward slashes, or a URL
 */
export function resolveConfig(config: Config, path: string): ResolvedConfig {
  const layers = config.layers.filter(({files}) => files === undefined || holds(files, path))
  const resolved = putTogether(layers)
  if (!isUrl(path)) return resolved
  const expectations = layers.flatMap(({files, settings}) =>
    (settings.expectations ?? []).filter(
      ({url}) => files !== undefined || isAbout(url, resolved.origin, path),
    ),
  )
  return {...resolved, expectations}
}

/** Whether an expectation for all files is about the site of a URL: by its own URL, or by the origin that is set. */
function isAbout(expected: string, origin: string | undefined, url: string): boolean {
  const site = isUrl(expected) ? expected : origin
  return site !== undefined && siteOf(site) === siteOf(url)
}

function putTogether(layers: Config['layers']): ResolvedConfig {
  let resolved: ResolvedConfig = {settings: {}, knownAgents: [], knownDirectives: [], expectations: []}
  for (const {settings} of layers) {
    const {targets, origin, leastLevel, knownAgents = [], knownDirectives = [], expectations = []} = settings
    resolved = {
      ...resolved,
      ...(targets && {targets}),
      ...(origin !== undefined && {origin: origin.replace(/\/$/, '')}),
      ...(leastLevel && {leastLevel}),
      settings: addRules(resolved.settings, settings.rules),
      knownAgents: [...resolved.knownAgents, ...knownAgents],
      knownDirectives: [...resolved.knownDirectives, ...knownDirectives],
      expectations: [...resolved.expectations, ...expectations],
    }
  }
  return resolved
}

/** Whether a file is never to be linted. */
export function isIgnored(config: Config, path: string): boolean {
  return config.ignored.some(files => holds(files, path))
}

function holds({folder, matchers}: FileSet, path: string): boolean {
  const name = isUrl(path) ? path : pathWithin(folder, path)
  return name !== undefined && matchers.some(matches => matches(name))
}

function addRules(
  settings: ResolvedConfig['settings'],
  rules: Settings['rules'] = {},
): ResolvedConfig['settings'] {
  const added = Object.entries(rules).map(([id, entry]) => [id, addEntry(settings[id], entry)] as const)
  return {...settings, ...Object.fromEntries(added)}
}

function addEntry(setting: RuleSetting = {}, entry: RuleEntry): RuleSetting {
  const {severity, options}: Exclude<RuleEntry, Level> = typeof entry === 'string' ? {severity: entry} : entry
  return {
    ...setting,
    ...(severity && {level: severity}),
    ...(options && {options: {...setting.options, ...options}}),
  }
}
