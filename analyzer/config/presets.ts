import type {Severity} from '../lint/rule.ts'
import type {Settings} from './configuration.ts'

/** Settings, and what only a preset can set. */
export interface PresetSettings extends Settings {
  /** Rules whose level is not set have at least this one; none of them is off. */
  readonly leastLevel?: Severity
}

/** Configurations that `extends` can name. */
export const presets: Readonly<Record<string, PresetSettings>> = {
  /** Every rule at its own level, which is what holds without a configuration as well. */
  recommended: {},
  gemini: {targets: ['gemini']},
  web: {targets: ['web']},
  strict: {leastLevel: 'warning'},
}
