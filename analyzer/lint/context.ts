import type {Profile} from '../crawlers/profile.ts'
import type {PolicyReader} from '../policy/policy-reader.ts'
import type {Retrieval} from '../retrieval.ts'
import type {Source} from '../syntax/source.ts'
import type {Expectation} from './expectation.ts'
import type {Suppressions} from './suppressions.ts'

/** What a lint rule may know beside the tree. */
export interface LintContext<Options> {
  /** How the file was encoded. */
  readonly source: Source
  /** The target crawlers, in the order in which messages name them. */
  readonly profiles: readonly Profile[]
  /** The file as a crawler reads it; read once. */
  readonly policy: PolicyReader
  /** Whether some target crawler reads files of Gemini capsules. */
  readonly gemini: boolean
  /** Whether some target crawler reads files of Web sites. */
  readonly web: boolean
  /** Options of the rule, complete. */
  readonly options: Options
  /** Names of crawlers that the configuration adds to the catalogue, in lower case. */
  readonly knownAgents: ReadonlySet<string>
  /** Keys that the configuration adds, in lower case. */
  readonly knownDirectives: ReadonlySet<string>
  /** Where the file is, with forward slashes, if anybody knows. */
  readonly path: string | undefined
  /** The site that it is served from, such as `https://example.com`. */
  readonly origin: string | undefined
  /** Who must, and who must not, be able to fetch what. */
  readonly expectations: readonly Expectation[]
  /** How the file was retrieved, if it came from a URL; what follows from that is the matter of `retrieval-*`. */
  readonly retrieval: Retrieval | undefined
  /** The ids of all rules. */
  readonly ruleIds: ReadonlySet<string>
  /** What was suppressed; complete for a rule that `runsLast`, and empty for others. */
  readonly suppressions: Suppressions
}
