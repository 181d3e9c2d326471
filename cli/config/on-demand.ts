import {type Config, ConfigError} from '../../analyzer/config/load.ts'
import {isIgnored, type ResolvedConfig, resolveConfig} from '../../analyzer/config/resolve.ts'
import {positionOf} from '../../analyzer/lint/message.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {readConfigFile, withSlashes} from '../../files/config-files.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {Environment} from '../environment.ts'
import {displayPath} from '../files/display-path.ts'
import type {FailedFile} from '../report.ts'

// The build makes a file of its own from this module: a run without a configuration reads neither the parser of
// JSON with comments nor the validator.

/** A configuration as the command line uses it. Files are named by their absolute locations. */
export interface LoadedConfig {
  /** As it stands in messages. */
  readonly path: string
  isIgnored(location: string): boolean
  settingsFor(location: string): ResolvedConfig
}

/** Why a configuration cannot be used: each problem, in its place. */
export interface BrokenConfig {
  readonly failures: readonly FailedFile[]
}

/**
 * Loads a configuration with all that it extends.
 *
 * @param location absolute
 * @returns undefined for a `package.json` without one
 */
export function loadConfigFile(
  location: string,
  environment: Environment,
): LoadedConfig | BrokenConfig | undefined {
  const path = displayPath(location, location, environment.cwd)
  try {
    const config = readConfigFile(location, environment.files)
    return config && toLoaded(config, path)
  } catch (error) {
    if (error instanceof ConfigError) return {failures: failuresOf(error, environment)}
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return {failures: [{path, error: reason, isInternal: false}]}
  }
}

function toLoaded(config: Config, path: string): LoadedConfig {
  return {
    path,
    isIgnored: location => isIgnored(config, withSlashes(location)),
    settingsFor: location => resolveConfig(config, withSlashes(location)),
  }
}

/** Any text is a robots.txt to the parser, and its lines are what is shown of it. */
function failuresOf({path, text, problems}: ConfigError, {cwd}: Environment): readonly FailedFile[] {
  const tree = parse(text)
  return problems.map(({message, place}) => ({
    path: displayPath(path, path, cwd),
    error: message,
    isInternal: false,
    excerpt: {lines: tree.lines, place: positionOf(tree, place)},
  }))
}
