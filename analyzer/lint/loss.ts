import type {Profile} from '../crawlers/profile.ts'
import type {Rule, UserAgentRecord} from '../syntax/nodes.ts'

/** What some user-agent lines change for those that they name, by one path. */
export interface Loss {
  readonly agents: readonly UserAgentRecord[]
  /** The crawlers that read it so. */
  readonly readers: readonly Profile[]
  /** A path that is closed to them because of the lines, or open in spite of the rule. */
  readonly path: string
  readonly rule: Rule
}

/** A file of bad bots has thousands of lines; the first ones prove the matter. */
export const MOST_AGENTS = 40
export const MOST_RULES = 8
