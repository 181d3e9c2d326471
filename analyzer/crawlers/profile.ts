import type {PathPattern} from './path-pattern.ts'
import type {Reference} from './reference.ts'

/**
 * How one crawler reads a robots.txt.
 *
 * Every field is a plain value that code reads directly (`profile.byteOrderMark === 'kept'`). Where it comes from,
 * and when that was true, stands in `profile.sources` under the same name.
 */
export interface Reading {
  // Agents

  /** The names it obeys, the preferred one first, without `*`. */
  readonly agents: readonly string[]
  /** Whether it obeys the rules for `*`. */
  readonly defaultGroup: 'obeyed' | 'ignored'
  /**
   * What counts where several groups concern it: the groups of the first of its names that has one, else those of
   * `*` (`specific-wins`); the same for each of its names, and the strictest answer (`each-role`); the groups of
   * all its names and of `*` together (`union`); the groups of everybody (`all-groups`).
   */
  readonly combination: 'specific-wins' | 'each-role' | 'union' | 'all-groups'
  readonly agentCase: 'ignored' | 'significant'
  /**
   * Whether the written name must be the crawler's name, or its beginning, or any part of it.
   */
  readonly agentComparison: 'equal' | 'prefix' | 'contained'
  /**
   * What of the written value is the name: all; what stands before the first character outside `A-Za-z_-`, before
   * a `/`, or before a blank; or all and the same without its `*` (`without-stars`).
   */
  readonly agentCut: 'none' | 'token' | 'version' | 'word' | 'without-stars'
  /** Several groups for one agent: rules of all of them, or of the first. */
  readonly severalGroups: 'merged' | 'first'
  /** Whether a group that names an agent and has no rule keeps the agent from the rules for `*`. */
  readonly groupWithoutRules: 'counts' | 'ignored'
  /** Names in one group with `*`. */
  readonly namesBesideStar: 'obeyed' | 'ignored'

  // Groups

  /**
   * What ends a run of user-agent lines, so that the next one opens another group: a Disallow; a rule; a rule or
   * a Crawl-delay; a rule, Crawl-delay or Request-rate (`rule-or-delay`); any other record; any line with a colon,
   * comments too.
   */
  readonly runEnd: 'disallow' | 'rule' | 'rule-or-crawl-delay' | 'rule-or-delay' | 'record' | 'colon'
  /**
   * A blank line: without meaning; asked not to be put there, although nothing is known to come of it
   * (`discouraged`); ends the group (`ends-group`), or does where it holds no blanks either (`ends-if-empty`).
   */
  readonly blankLine: 'ignored' | 'discouraged' | 'ends-group' | 'ends-if-empty'
  /** Rules before the first user-agent line: without effect, for everybody, or reason to drop the whole file. */
  readonly rulesBeforeAgent: 'ignored' | 'for-everybody' | 'file-dropped'

  // Rules

  readonly allow: 'read' | 'ignored'
  /** Which matching rule decides. */
  readonly ruleChoice: 'longest' | 'first' | 'any-disallow'
  /** Which of two matching rules of one length decides; meaningless unless the longest rule does. */
  readonly tie: 'allow' | 'disallow' | 'first'
  /** `*` in a path: any run of characters; an ordinary character; `trailing`: dropped at the end, and a rule with
   * one elsewhere is dropped; `by-position`: depends on where it stands. */
  readonly wildcard: 'any-run' | 'literal' | 'trailing' | 'by-position'
  /** `$` in a path: the end of the path; an ordinary character; `by-position`: depends on what stands before it. */
  readonly endAnchor: 'path-end' | 'literal' | 'by-position'
  /** What a path without special characters covers: all that begins with it, or itself and what lies below it. */
  readonly prefix: 'characters' | 'segments'
  /**
   * A Disallow without a path: a rule that forbids nothing; allows all (where the first rule decides); erases the
   * rules before it (`clears`); or a line that is not seen at all (`unseen`).
   */
  readonly emptyDisallow: 'no-effect' | 'allows-all' | 'clears' | 'unseen'
  /** A path that begins neither with `/` nor with a wildcard: compared as it is, or with a `/` put before it. */
  readonly missingSlash: 'literal' | 'added'
  /**
   * Percent-encoding: nothing is changed (`literal`); the path asked for is decoded, the rule is not
   * (`decoded-url`); the rest as the named reader does it, see `encoding.ts`.
   */
  readonly percentEncoding: 'literal' | 'decoded-url' | 'rfc9309' | 'google' | 'python' | 'protego'
  /** Whether rules are compared with the path and the query, or with the path only. */
  readonly query: 'included' | 'ignored'
  readonly pathCase: 'significant' | 'ignored'
  /** `/robots.txt` itself: always allowed, or compared like any other path. */
  readonly robotsTxt: 'exempt' | 'compared'

  // Lines

  /** LF and CRLF; those and CR; those and all that Unicode knows (as Python's `splitlines`). */
  readonly lineEnds: 'lf' | 'lf-or-cr' | 'unicode'
  /** A byte order mark at the start; where it is kept, the first line is not recognised. */
  readonly byteOrderMark: 'skipped' | 'kept'
  /** Blanks before a key; where they are kept, the line is not recognised. */
  readonly indentation: 'skipped' | 'kept'
  /** Blanks between key and colon; where they are kept, the line is not recognised. */
  readonly blankBeforeColon: 'skipped' | 'kept'
  /** Blanks behind a value. */
  readonly trailingBlanks: 'trimmed' | 'kept'
  /** Which characters are blanks around keys and values. */
  readonly blanks: 'space-tab' | 'ascii' | 'unicode'
  /** A `#` behind a value: cuts it, or belongs to it. */
  readonly inlineComment: 'cut' | 'kept'
  /** Which colon divides key and value; `first-in-word`: a blank ends the key before any colon does. */
  readonly separator: 'first-colon' | 'last-colon' | 'first-in-word'
  /**
   * A line without a colon: skipped; read where it has exactly two words, where it begins with a key, or where it
   * begins with a key in lower case.
   */
  readonly missingColon: 'skipped' | 'two-words' | 'any-words' | 'lower-case-key'
  /** Whether a key must be spelt out, or may go on (`Disallowed:`). */
  readonly keySpelling: 'exact' | 'prefix'
  /** Other spellings of keys that it accepts, in lower case, and what it takes them for. */
  readonly misspellings: Readonly<Record<string, string>>

  // Limits

  /** Bytes of the file that it reads; null where no limit is known. */
  readonly sizeLimit: number | null
  readonly beyondSizeLimit: 'rest-ignored' | 'file-ignored'
  /** Bytes of a line that it reads. */
  readonly lineLimit: number | null
  /** Number of rules that it takes. */
  readonly ruleLimit: number | null
  /** Characters of a path that it takes. */
  readonly pathLimit: number | null

  // Retrieval

  /** The query that it puts behind `/robots.txt` when it asks for the file, `?` included; null for none. */
  readonly requestQuery: string | null
  /** What it does where the file cannot be had. */
  readonly failure: Failure
}

/** What a crawler makes of an answer that is not the file. */
export interface Failure {
  /** Not found, gone: 404, 410 on the Web; 51, 52 on Gemini. */
  readonly absent: Consequence
  /** 401, 403 on the Web; 6x on Gemini. */
  readonly forbidden: Consequence
  /** Other 4xx on the Web; 1x on Gemini. */
  readonly refused: Consequence
  readonly redirect: Consequence
  /** 429 on the Web; 44 on Gemini. */
  readonly slowDown: Consequence
  /** 5xx on the Web; other 4x and 5x on Gemini. */
  readonly serverError: Consequence
  /** No connection, no TLS, no answer in time. */
  readonly unreachable: Consequence
  /** 2xx other than 200 on the Web; 2x other than 20 on Gemini. */
  readonly otherSuccess: Consequence
  /** A Gemini header that ends with LF alone. */
  readonly bareLineFeed: Consequence
  /** A text that is not text/plain. */
  readonly otherText: Consequence
  /** A media type that is no text. */
  readonly otherType: Consequence
}

/**
 * `rules`: it reads the rules all the same; `followed`: it goes on to the new place and obeys what it finds there;
 * `retry`: it stays away until a later attempt succeeds.
 */
export type Consequence = 'allow-all' | 'disallow-all' | 'rules' | 'followed' | 'retry' | 'unknown'

export type Field = keyof Reading

/** Where a fact comes from; the date (year, month or day) is that of the document, release or commit. */
export interface Source extends Reference {
  readonly url: string
  readonly evidence: Evidence
}

/**
 * `stated` in a specification or in documentation; `read` in the source of the crawler; `measured` by running it;
 * `reported` by somebody else; `assumed`: nothing is established, and this is the usual or the gentler reading.
 */
export type Evidence = 'stated' | 'read' | 'measured' | 'reported' | 'assumed'

/** A crawler, a library that crawlers use, or a specification. */
export interface Profile extends Identity, Reading, Oddities {
  readonly sources: Readonly<Record<Field, Source>>
}

export interface Identity {
  /** The name used on the command line and in the configuration. */
  readonly id: string
  readonly title: string
  readonly kind: 'specification' | 'search' | 'archive' | 'proxy' | 'library'
  readonly protocol: 'gemini' | 'web'
  /** Who runs it, as the agents catalogue says; what its other agents fall back to stands there. */
  readonly operator?: string
  /** What authors should know and no field says, in sentences. */
  readonly notes: readonly string[]
}

/** What a table of values cannot say: small functions, each beside its profile and named for its oddity. */
export interface Oddities {
  /** Reads a line in a way of its own; it is given the CR of a CRLF with the line. */
  readonly readLine?: (line: string) => readonly KeyValue[]
  /** Whether a value makes it drop the whole file. */
  readonly dropsFile?: (statement: KeyValue) => boolean
  /** Agents that stand, for this crawler, before the first line and in one run with the first user-agent lines. */
  readonly agentsBeforeFirstLine?: (text: string) => readonly string[]
  /**
   * Turns the path of a rule into patterns in a way of its own: none where the rule is dropped, undefined where the
   * path is read in the usual way.
   */
  readonly compilePath?: (path: string, allow: boolean) => readonly PathPattern[] | undefined
  /** A text that stands in every path that `compilePath` makes anything of; left out where there is none. */
  readonly compiledText?: string
}

/** A key and its value as a crawler cuts them out of a line, the key in lower case. */
export interface KeyValue {
  readonly key: string
  readonly value: string
}

/** A value for every field, each with its source. */
export type Facts = {readonly [F in Field]: readonly [Reading[F], Source]}

/** Puts a profile together; throws where a field has no value or no source. */
export function defineProfile(identity: Identity, facts: Facts, oddities: Oddities = {}): Profile {
  if (!isComplete(facts)) throw new Error(`The profile ${identity.id} is incomplete`)
  return Object.assign(citedReading(facts), identity, oddities)
}

function isComplete(facts: Facts): boolean {
  return FIELDS.every(field => facts[field].length === 2)
}

/**
 * The values of all fields, and their sources, which only pages about crawlers ask for. Written out, so that V8 knows
 * the shape beforehand: every run makes all profiles, and a loop over the fields would make it slow.
 */
function citedReading(facts: Facts): Reading & Pick<Profile, 'sources'> {
  return {
    agents: facts.agents[0],
    defaultGroup: facts.defaultGroup[0],
    combination: facts.combination[0],
    agentCase: facts.agentCase[0],
    agentComparison: facts.agentComparison[0],
    agentCut: facts.agentCut[0],
    severalGroups: facts.severalGroups[0],
    groupWithoutRules: facts.groupWithoutRules[0],
    namesBesideStar: facts.namesBesideStar[0],
    runEnd: facts.runEnd[0],
    blankLine: facts.blankLine[0],
    rulesBeforeAgent: facts.rulesBeforeAgent[0],
    allow: facts.allow[0],
    ruleChoice: facts.ruleChoice[0],
    tie: facts.tie[0],
    wildcard: facts.wildcard[0],
    endAnchor: facts.endAnchor[0],
    prefix: facts.prefix[0],
    emptyDisallow: facts.emptyDisallow[0],
    missingSlash: facts.missingSlash[0],
    percentEncoding: facts.percentEncoding[0],
    query: facts.query[0],
    pathCase: facts.pathCase[0],
    robotsTxt: facts.robotsTxt[0],
    lineEnds: facts.lineEnds[0],
    byteOrderMark: facts.byteOrderMark[0],
    indentation: facts.indentation[0],
    blankBeforeColon: facts.blankBeforeColon[0],
    trailingBlanks: facts.trailingBlanks[0],
    blanks: facts.blanks[0],
    inlineComment: facts.inlineComment[0],
    separator: facts.separator[0],
    missingColon: facts.missingColon[0],
    keySpelling: facts.keySpelling[0],
    misspellings: facts.misspellings[0],
    sizeLimit: facts.sizeLimit[0],
    beyondSizeLimit: facts.beyondSizeLimit[0],
    lineLimit: facts.lineLimit[0],
    ruleLimit: facts.ruleLimit[0],
    pathLimit: facts.pathLimit[0],
    requestQuery: facts.requestQuery[0],
    failure: facts.failure[0],
    get sources() {
      return sourcesOf(facts)
    },
  }
}

function sourcesOf(facts: Facts): Profile['sources'] {
  const sources: Partial<Record<Field, Source>> = {}
  for (const field of FIELDS) sources[field] = facts[field][1]
  if (!isCited(sources)) throw new Error('A profile lacks a source')
  return sources
}

function isCited(sources: Partial<Record<Field, Source>>): sources is Record<Field, Source> {
  return FIELDS.every(field => sources[field] !== undefined)
}

const FIELD_SET: Record<Field, true> = {
  agents: true,
  defaultGroup: true,
  combination: true,
  agentCase: true,
  agentComparison: true,
  agentCut: true,
  severalGroups: true,
  groupWithoutRules: true,
  namesBesideStar: true,
  runEnd: true,
  blankLine: true,
  rulesBeforeAgent: true,
  allow: true,
  ruleChoice: true,
  tie: true,
  wildcard: true,
  endAnchor: true,
  prefix: true,
  emptyDisallow: true,
  missingSlash: true,
  percentEncoding: true,
  query: true,
  pathCase: true,
  robotsTxt: true,
  lineEnds: true,
  byteOrderMark: true,
  indentation: true,
  blankBeforeColon: true,
  trailingBlanks: true,
  blanks: true,
  inlineComment: true,
  separator: true,
  missingColon: true,
  keySpelling: true,
  misspellings: true,
  sizeLimit: true,
  beyondSizeLimit: true,
  lineLimit: true,
  ruleLimit: true,
  pathLimit: true,
  requestQuery: true,
  failure: true,
}

/** The fields of a reading, in the order in which they are explained. */
export const FIELDS: readonly Field[] = Object.keys(FIELD_SET).filter(isField)

function isField(name: string): name is Field {
  return Object.hasOwn(FIELD_SET, name)
}
