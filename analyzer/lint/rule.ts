import type {Retrieval} from '../retrieval.ts'
import type {Root, Span} from '../syntax/nodes.ts'
import type {Edit} from '../syntax/source.ts'
import type {LintContext} from './context.ts'
import type {Expectation} from './expectation.ts'

/**
 * How bad a finding is.
 *
 * - `error`: at least one target crawler does something else than the author plainly meant
 * - `warning`: some crawlers will, or a line has no effect
 * - `info`: portability and tidiness
 */
export type Severity = 'error' | 'warning' | 'info'

/** A severity, or `off` where a rule is silent unless it is configured. */
export type Level = Severity | 'off'

/** The two worlds that read robots.txt files. */
export type Protocol = 'gemini' | 'web'

/** What a rule is about; the sections of the rules' list. */
export type Category =
  | 'file'
  | 'lines'
  | 'keys'
  | 'groups'
  | 'agents'
  | 'paths'
  | 'effects'
  | 'sitemaps'
  | 'retrieval'
  | 'configuration'

/** What a fix may do: `safe` ones change no decision of any target crawler, `unsafe` ones do, or are a guess. */
export type FixSafety = 'safe' | 'unsafe'

/** A change of the file, as a value: made with the problem, applied elsewhere. */
export interface Fix {
  /** What to do, as an order: "Write `Disallow`". */
  readonly title: string
  readonly safety: FixSafety
  /** Sorted and not overlapping; offsets in the text that was linted. */
  readonly edits: readonly Edit[]
  /** Write the file in UTF-8 as well, without a byte order mark. */
  readonly encoding?: 'utf-8'
}

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Values for the `{names}` in a message, and no others. */
type DataFor<Text> = [Placeholders<Text>] extends [never]
  ? {readonly data?: never}
  : {readonly data: {readonly [Name in Placeholders<Text>]: string | number}}

/** A message by its id, with the values for its `{names}`. */
export type MessageCall<Messages> = {
  [Id in keyof Messages & string]: {readonly message: Id} & DataFor<Messages[Id]>
}[keyof Messages & string]

/** A message whose id and data are not known by type any more. */
export interface AnyMessageCall {
  readonly message: string
  readonly data?: Readonly<Record<string, string | number>>
}

interface ProblemParts<Call> {
  readonly place: Span
  /** Other places that the message speaks of. */
  readonly related?: readonly (Call & {readonly place: Span})[]
  /** Where it differs from the rule's level. A level from the configuration wins over it. */
  readonly severity?: Severity
  readonly fix?: Fix
  /** Other ways out, never applied without being asked for by name. */
  readonly suggestions?: readonly Fix[]
  /**
   * The file is no robots.txt that can be judged line by line: of other rules, only those about retrieval speak. The
   * rule has `judgesFile`.
   */
  readonly wholeFile?: boolean
}

/** A finding of a lint rule, before it is placed in lines and columns. */
export type Problem<Messages> = MessageCall<Messages> & ProblemParts<MessageCall<Messages>>
export type AnyProblem = AnyMessageCall & ProblemParts<AnyMessageCall>

/** A document that a fact was taken from. */
export interface Reference {
  readonly title: string
  readonly url?: string
  /** When it was read or published: `2022-09`, `2026-08-12`. */
  readonly date: string
}

/** What makes one message of many, so that one cause does not fill a screen. The first one speaks for all. */
export interface Gathering {
  /** The data that tell one cause from another, in place of all that is said. */
  readonly by?: readonly string[]
  /** Where the others stand: anywhere in the file, or in the same group only. */
  readonly within?: 'group'
  /** How many messages become one. */
  readonly least?: number
}

interface ExampleFile {
  /** The file; bytes where its encoding is the point. */
  readonly code: string | Uint8Array
  /** Default: `web`, or `gemini` for a rule about Gemini only. */
  readonly target?: string
  readonly options?: object
  /** The path of the file, for a rule that judges it. */
  readonly path?: string
  /** Where the file will be served from, such as `https://example.com`. */
  readonly origin?: string
  /** What the configuration expects of it. */
  readonly expectations?: readonly Expectation[]
  /** How it was retrieved; then `target` is told by its protocol. */
  readonly retrieval?: Retrieval
  /** One sentence on what it shows. */
  readonly note?: string
}

/** A file that the rule has nothing to say about. */
export type GoodExample = ExampleFile

/** A file that the rule reports. */
export interface BadExample extends ExampleFile {
  /** Exactly what is reported: `1:13-1:22 error: The message.` */
  readonly problems: readonly string[]
  /** The text when all fixes, unsafe ones included, are applied. */
  readonly fixed?: string
}

/** What a lint rule is made of. Its file in `rules/` holds all of it; everything else is rendered from there. */
export interface RuleDefinition<Messages extends {readonly [id: string]: string}, Options extends object> {
  /** The name of the rule, of its file and of its page. */
  readonly id: string
  readonly category: Category
  /** What it reports, in one sentence. */
  readonly summary: string
  /** Why that matters and what to do, in Markdown, for a site owner who is no programmer. */
  readonly rationale: string
  readonly references: readonly Reference[]
  /** The worlds in which it reports anything. */
  readonly targets: readonly Protocol[]
  /** Its level, where it differs for each world. */
  readonly severity: Level | Readonly<Record<Protocol, Level>>
  /** `depends`: safe where no target crawler reads the line otherwise afterwards. */
  readonly fixable?: FixSafety | 'depends'
  /** Rules whose messages on the lines of a problem, or of its related places, are dropped: this one explains more. */
  readonly silences?: readonly string[]
  /** Which of its messages become one where there are many: by default five that say the very same. */
  readonly gather?: Gathering
  /** Some of its problems are about the whole file: it runs before the others, which are then not needed. */
  readonly judgesFile?: true
  /** Judges suppressions: it runs when the messages of the others are suppressed, and its own cannot be. */
  readonly runsLast?: true
  readonly options?: {readonly schema: object; readonly defaults: Options}
  readonly messages: Messages
  readonly examples: {readonly good: readonly GoodExample[]; readonly bad: readonly BadExample[]}
  check(tree: Root, context: LintContext<Options>): Iterable<Problem<Messages>>
}

/** A lint rule as the runner sees it. */
export interface LintRule extends Omit<RuleDefinition<{readonly [id: string]: string}, object>, 'check'> {
  check(tree: Root, context: LintContext<object>): Iterable<AnyProblem>
}

/** Declares a lint rule. Message ids and the values of their `{names}` are checked by the compiler. */
export function defineRule<
  const Messages extends {readonly [id: string]: string},
  Options extends object = Record<never, never>,
>(definition: RuleDefinition<Messages, Options>): LintRule
export function defineRule(definition: LintRule): LintRule {
  return definition
}
