/**
 * What this server speaks beside the Language Server Protocol: its settings and its own requests. Types only, for the
 * server and for clients.
 *
 * Lines in results count from 1, as messages write them; ranges are those of the protocol.
 */
import type {Range, TextDocumentIdentifier} from 'vscode-languageserver-types'
import type {Level, Severity} from '../analyzer/lint/rule.ts'

/** `initializationOptions` of the client; all of it may be left out. */
export interface InitializationOptions {
  /** Settings for clients that cannot be asked for them. */
  readonly settings?: Partial<Settings>
  /** Commands that the client carries out itself, such as `robotslint.testPath`: code lenses may name them. */
  readonly commands?: readonly string[]
  /**
   * Names of configuration files whose JSON the client holds against the schema itself: what it says of them is not
   * said twice.
   */
  readonly validates?: readonly string[]
}

/** The section `robotslint` of the client's configuration, for each document. */
export interface Settings {
  /** Whether there are diagnostics. */
  readonly enable: boolean
  /** Targets that win over those of the configuration file and of the document; none of them where empty. */
  readonly targets: readonly string[]
  /** Levels that win over those of the configuration file. */
  readonly rules: Readonly<Record<string, Level>>
  /** The only configuration file to use, absolute or from the workspace folder; empty to look for one upwards. */
  readonly configPath: string
  /** When documents are linted. */
  readonly run: 'onType' | 'onSave'
  readonly format: {readonly enable: boolean}
  readonly inlayHints: {readonly enable: boolean}
  readonly codeLens: {readonly enable: boolean}
}

/** Requests by method. */
export interface Requests {
  /** Who may fetch a path, and which line decides. */
  'robotslint/testPath': {params: TestPathParams; result: TestPathResult}
  /** The rules that hold for an agent, as each target crawler reads the file. */
  'robotslint/effectivePolicy': {params: EffectivePolicyParams; result: EffectivePolicyResult}
  /** What each target crawler may do under this file. */
  'robotslint/crawlers': {params: CrawlersParams; result: CrawlersResult}
  /** Fetches the robots.txt that counts for a URL. Fails in a browser, which cannot. */
  'robotslint/retrieve': {params: RetrieveParams; result: RetrieveResult}
  /** Who gains or loses access between two texts. */
  'robotslint/compare': {params: CompareParams; result: CompareResult}
}

/** A crawler, as tables name it. */
export interface CrawlerName {
  /** `google`, `kennedy`, … */
  readonly id: string
  readonly title: string
}

/** A line of the document that something is due to. */
export interface DecidingLine {
  /** From 1. */
  readonly line: number
  /** As written, without the blanks around it, cut behind 1000 characters. */
  readonly text: string
  /** The whole line. */
  readonly range: Range
}

export interface TestPathParams {
  readonly textDocument: TextDocumentIdentifier
  /** A path or a URL, with or without a query. */
  readonly path: string
  /** A name or a User-Agent header, or roles of a Gemini bot with commas between them; each crawler's own if absent. */
  readonly agent?: string
}

export interface TestPathResult {
  readonly version: number
  /** One for each target crawler, in their usual order. */
  readonly answers: readonly TestPathAnswer[]
}

export interface TestPathAnswer {
  readonly crawler: CrawlerName
  /** The names that it was asked for. */
  readonly agent: string
  readonly allowed: boolean
  /** The rule that decided; null where none did. */
  readonly rule: DecidingLine | null
  /** What settled it, in one clause. */
  readonly why: string
}

export interface EffectivePolicyParams {
  readonly textDocument: TextDocumentIdentifier
  readonly agent: string
}

export interface EffectivePolicyResult {
  readonly version: number
  readonly crawlers: readonly EffectivePolicy[]
}

export interface EffectivePolicy {
  readonly crawler: CrawlerName
  /** Whose groups hold for the agent: its own, those for `*`, both, everybody's, or nobody's. */
  readonly by: 'name' | 'default' | 'union' | 'all' | 'none'
  /** The user-agent lines of these groups. */
  readonly agents: readonly DecidingLine[]
  /** The rules that count, in the order of the file; the first thousand of them. */
  readonly rules: readonly PolicyLine[]
  /** How many further rules count. */
  readonly furtherRules: number
  /** Why the crawler takes no notice of the file, if it takes none. */
  readonly ignored: string | null
}

export interface PolicyLine extends DecidingLine {
  readonly kind: 'allow' | 'disallow'
  readonly path: string
}

export interface CrawlersParams {
  readonly textDocument: TextDocumentIdentifier
}

export interface CrawlersResult {
  readonly version: number
  /** The targets in force, and who said so. */
  readonly targets: readonly string[]
  readonly targetsFrom: 'setting' | 'configuration' | 'address' | 'comment' | 'content'
  /** The target crawlers; no specification, but where nothing else is a target. */
  readonly crawlers: readonly CrawlerAccess[]
}

export interface CrawlerAccess {
  readonly crawler: CrawlerName
  /** The names that it obeys; empty where it goes by `*` alone. */
  readonly agents: readonly string[]
  /** What it may fetch under its own names. */
  readonly access: 'everything' | 'something' | 'nothing'
  /** The same in one sentence, with what settles it. */
  readonly summary: string
  /** The rules that count for it, in the order of the file; the first thousand of them. */
  readonly rules: readonly PolicyLine[]
  /** How many further rules count for it. */
  readonly furtherRules: number
}

export interface RetrieveParams {
  /** `gemini:`, `http:` or `https:`; of a robots.txt, a page, or a host. */
  readonly url: string
}

export interface RetrieveResult {
  /** The robots.txt that was asked for. */
  readonly requestedUrl: string
  /** Where it was found, redirects followed. */
  readonly finalUrl: string
  /** The file; null where there is none. */
  readonly text: string | null
  /** What came of it, in one sentence. */
  readonly summary: string
  /** What the retrieval itself tells, beside what stands in the file. */
  readonly findings: readonly RetrievalFinding[]
}

export interface RetrievalFinding {
  readonly severity: Severity
  readonly message: string
  /** The lint rule, and its page. */
  readonly rule: string
  readonly docs: string
}

export interface CompareParams {
  /** The older of two texts. */
  readonly before: string
  readonly after: string
  /** Whose view counts; judged by the newer text if absent. */
  readonly targets?: readonly string[] | undefined
}

export interface CompareResult {
  readonly changes: readonly AccessChange[]
}

/** What changes for some agents of one crawler on one path, by one pair of rules. */
export interface AccessChange {
  readonly crawler: CrawlerName
  /** `*` is everybody who is not named. */
  readonly agents: readonly string[]
  /** A path that proves it. */
  readonly path: string
  readonly before: AccessDecision
  readonly after: AccessDecision
}

export interface AccessDecision {
  readonly allowed: boolean
  /** Number of the line that decides, from 1, and its text, cut behind 1000 characters; null where none does. */
  readonly line: number | null
  readonly rule: string | null
  readonly why: string
}
