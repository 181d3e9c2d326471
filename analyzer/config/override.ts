import type {LintOptions} from '../lint/run.ts'
import type {ResolvedConfig} from './resolve.ts'

/** What the user says on the spot: on the command line, or in the settings of the editor. */
export type Overrides = Pick<LintOptions, 'targets' | 'settings'>

/** The settings of a configuration, of which the user's own word wins; options of rules are kept. */
export function overrideConfig(config: ResolvedConfig, {targets, settings = {}}: Overrides): ResolvedConfig {
  const levels = Object.entries(settings).map(([id, {level}]) => [
    id,
    {...config.settings[id], ...(level && {level})},
  ])
  return {
    ...config,
    ...(targets && {targets}),
    settings: {...config.settings, ...Object.fromEntries(levels)},
  }
}
