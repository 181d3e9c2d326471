import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
} from 'vscode-languageserver-types'
import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import type {Message, RelatedMessage} from '../../analyzer/lint/message.ts'
import type {Severity} from '../../analyzer/lint/rule.ts'
import {rules} from '../../rules/index.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'

/** The name that all diagnostics bear. */
export const SOURCE = 'robotslint'

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
}

/** Rules whose problems are lines that nothing would be lost with, and names that nobody goes by any more. */
const TAGS: Readonly<Record<string, DiagnosticTag>> = {
  'overlapping-path': DiagnosticTag.Unnecessary,
  'duplicate-rule': DiagnosticTag.Unnecessary,
  'duplicate-agent': DiagnosticTag.Unnecessary,
  'duplicate-sitemap': DiagnosticTag.Unnecessary,
  'ineffective-allow': DiagnosticTag.Unnecessary,
  'unreachable-rule': DiagnosticTag.Unnecessary,
  'unused-suppression': DiagnosticTag.Unnecessary,
  'retired-agent': DiagnosticTag.Deprecated,
}

/** Rules about how a file was retrieved. Who had it retrieved was told, see `RetrieveResult`. */
const TOLD: ReadonlySet<string> = new Set(
  rules.filter(({category}) => category === 'retrieval').map(({id}) => id),
)

/** The messages about a document, as the client takes them. */
export function diagnose(analysis: Analysis, features: ClientFeatures): Diagnostic[] {
  return analysis.messages
    .filter(({rule}) => !TOLD.has(rule))
    .map(message => toDiagnostic(message, analysis, features))
}

export function toDiagnostic(message: Message, analysis: Analysis, features: ClientFeatures): Diagnostic {
  const tag = TAGS[message.rule]
  return {
    range: analysis.lines.rangeOfPlace(message.place),
    severity: SEVERITIES[message.severity],
    code: message.rule,
    ...(features.codeDescription && {codeDescription: {href: docsUrl(message.rule)}}),
    source: SOURCE,
    message: message.message,
    ...(tag && features.diagnosticTags.has(tag) && {tags: [tag]}),
    ...(message.related.length > 0 &&
      features.relatedInformation && {
        relatedInformation: message.related.map(related => toRelatedInformation(related, analysis)),
      }),
  }
}

function toRelatedInformation(
  {message, place}: RelatedMessage,
  {uri, lines}: Analysis,
): DiagnosticRelatedInformation {
  return {location: {uri, range: lines.rangeOfPlace(place)}, message}
}
