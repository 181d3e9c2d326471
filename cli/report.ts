import type {Message, RelatedMessage} from '../analyzer/lint/message.ts'
import type {Severity} from '../analyzer/lint/rule.ts'
import type {PolicyReader} from '../analyzer/policy/policy-reader.ts'
import type {Retrieval} from '../analyzer/retrieval.ts'
import type {LineTable} from '../analyzer/syntax/line-table.ts'
import type {Line} from '../analyzer/syntax/nodes.ts'
import {addCheckedFor, type CheckedFor, renderCheckedFor, type TargetsBy} from './checked-for.ts'

/** What came of one file. */
export type FileReport = LintedFile | FailedFile

export interface LintedFile {
  /** As it stands in messages. */
  readonly path: string
  readonly targets: readonly string[]
  /** Absent for a file that was left alone. */
  readonly targetsBy?: TargetsBy
  /** The lines that the messages speak of: those of the mended file, where fixes were applied. */
  readonly lines: readonly Line[]
  readonly table: LineTable
  /** The file as crawlers read it, found out when it is asked for. */
  readonly policy: PolicyReader
  readonly messages: readonly Message[]
  /** How many fixes were applied. */
  readonly fixed: number
  /** Rules whose fixes undo each other, if any do. */
  readonly cycle: readonly string[]
  /** Why the fixes are not in the file, where it could not be written; the messages are then those of the old file. */
  readonly unwritten?: string
  /** How it was fetched, if it came from a URL, which is its path then. Where it could not be, `messages` say more. */
  readonly retrieval?: Retrieval
}

export interface FailedFile {
  readonly path: string
  /** Why there are no messages. */
  readonly error: string
  /** Whether the fault is ours. */
  readonly isInternal: boolean
  /** How it was to be fetched, if it was to come from a URL, which is its path then. */
  readonly retrieval?: Retrieval
  /** Where in the file the fault is, if at one place. */
  readonly excerpt?: {readonly lines: readonly Line[]; readonly place: RelatedMessage['place']}
}

/** What was found in a file. */
export function messagesOf(report: FileReport): readonly Message[] {
  return 'error' in report ? [] : report.messages
}

/** Why there is no file, where it could not be fetched; there may be messages about that. */
export function failureOf({retrieval}: Pick<LintedFile, 'retrieval'>): string | undefined {
  if (retrieval?.outcome !== 'failure') return undefined
  const {message, kind} = retrieval.failure
  return kind === 'address-refused' ? `${message} --allow-private allows them.` : message
}

/** What went wrong with a file, if anything did. */
export function errorOf(report: FileReport): string | undefined {
  return 'error' in report ? report.error : (report.unwritten ?? failureOf(report))
}

/** Counts over all files. */
export interface Summary {
  /** Those that could be linted. */
  readonly files: number
  readonly checkedFor: readonly CheckedFor[]
  readonly error: number
  readonly warning: number
  readonly info: number
  /** Messages whose fix changes no decision. */
  readonly fixable: number
  /** Messages whose fix does, or is a guess. */
  readonly unsafelyFixable: number
  readonly fixed: number
  /** Whether the user ended the run before all was looked at. */
  readonly isInterrupted: boolean
}

export const EMPTY_SUMMARY: Summary = {
  files: 0,
  checkedFor: [],
  error: 0,
  warning: 0,
  info: 0,
  fixable: 0,
  unsafelyFixable: 0,
  fixed: 0,
  isInterrupted: false,
}

/** The counts with those of one more file. */
export function addToSummary(summary: Summary, report: FileReport): Summary {
  if ('error' in report) return summary
  const {messages, fixed, targets, targetsBy} = report
  const isFile = failureOf(report) === undefined
  const count = (severity: Severity) => messages.filter(message => message.severity === severity).length
  return {
    files: summary.files + (isFile ? 1 : 0),
    checkedFor:
      isFile && targetsBy ? addCheckedFor(summary.checkedFor, targets, targetsBy) : summary.checkedFor,
    error: summary.error + count('error'),
    warning: summary.warning + count('warning'),
    info: summary.info + count('info'),
    fixable: summary.fixable + messages.filter(({fix}) => fix?.safety === 'safe').length,
    unsafelyFixable: summary.unsafelyFixable + messages.filter(({fix}) => fix?.safety === 'unsafe').length,
    fixed: summary.fixed + fixed,
    isInterrupted: summary.isInterrupted,
  }
}

/** `Checked 2 files (web, by their content): 1 error, 3 infos. 2 fixable with --fix (1 more with --unsafe-fixes).` */
export function renderSummary(summary: Summary): string {
  const {fixed, files, checkedFor} = summary
  const checked = `${counted(files, 'file')}${renderCheckedFor(checkedFor)}`
  const sentences = [
    files === 0 ? 'No file was checked.' : `Checked ${checked}: ${renderCounts(summary)}.`,
    fixed > 0 && `${counted(fixed, 'problem')} fixed.`,
    fixableSentence(summary),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** `1 error, 3 infos` */
export function renderCounts({error, warning, info}: Pick<Summary, Severity>): string {
  const counts = [counted(error, 'error'), counted(warning, 'warning'), counted(info, 'info')]
  return counts.filter(Boolean).join(', ') || 'no problems'
}

function fixableSentence({fixable, unsafelyFixable}: Summary): string {
  if (fixable === 0 && unsafelyFixable === 0) return ''
  if (fixable === 0) return `${unsafelyFixable} fixable with --unsafe-fixes.`
  const more = unsafelyFixable > 0 ? ` (${unsafelyFixable} more with --unsafe-fixes)` : ''
  return `${fixable} fixable with --fix${more}.`
}

/** `3 errors`; nothing for none. */
function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
}
