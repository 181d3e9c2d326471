import type {Expectation} from '../lint/expectation.ts'
import type {Level} from '../lint/rule.ts'

/** What may be set for all files, and otherwise for some. */
export interface Settings {
  readonly targets?: readonly string[]
  readonly rules?: Readonly<Record<string, RuleEntry>>
  readonly knownAgents?: readonly string[]
  readonly knownDirectives?: readonly string[]
  readonly origin?: string
  readonly expectations?: readonly Expectation[]
}

/** A level, or a level and options; what is left out stays as it is. */
export type RuleEntry = Level | {readonly severity?: Level; readonly options?: object}

/** The content of a `robotslint.config.json`. */
export interface Configuration extends Settings {
  readonly $schema?: string
  readonly extends?: string | readonly string[]
  readonly overrides?: readonly (Settings & {readonly files: readonly string[]})[]
  readonly ignore?: readonly string[]
}
