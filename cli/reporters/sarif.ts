import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import {type Message, positionOf, type RelatedMessage} from '../../analyzer/lint/message.ts'
import type {Fix, LintRule, Severity} from '../../analyzer/lint/rule.ts'
import {isUrl} from '../../analyzer/text/path.ts'
import {jsonText} from '../json-text.ts'
import {errorOf, type LintedFile} from '../report.ts'
import {fingerprintsOf} from './fingerprints.ts'
import type {CreateReporter} from './reporter.ts'

type Place = RelatedMessage['place']

const LEVELS: Readonly<Record<Severity, string>> = {error: 'error', warning: 'warning', info: 'note'}

/** Where the root of the repository is, each reader knows for itself: an absolute path would help no other machine. */
const ROOT_ID = '%SRCROOT%'
const ROOT = {description: {text: 'The root of the repository, or the working folder where there is none.'}}

/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), for code scanning and viewers: one
 * line for each finding.
 */
export const createSarifReporter: CreateReporter = ({version, rules, fromRoot}) => {
  const ruleIds = new Map<string, number>()
  const failures: {readonly path: string; readonly error: string}[] = []
  let separator = ''
  const indexOf = (rule: string) => {
    const index = ruleIds.get(rule) ?? ruleIds.size
    ruleIds.set(rule, index)
    return index
  }
  return {
    start() {
      const head = jsonText({
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        originalUriBaseIds: {[ROOT_ID]: ROOT},
      })
      const schema =
        'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
      return `{"$schema":"${schema}","version":"2.1.0","runs":[${head.slice(0, -1)},"results":[`
    },
    file(report) {
      const error = errorOf(report)
      if (error !== undefined) failures.push({path: report.path, error})
      if ('error' in report) return ''
      const path = fromRoot(report.path)
      const fingerprints = fingerprintsOf(report, path)
      const lines = report.messages.map((message, index) => {
        const result = resultOf(message, report, artifactAt(path))
        const names = {
          ruleIndex: indexOf(message.rule),
          partialFingerprints: {'robotslint/v1': fingerprints[index]},
        }
        const line = `${separator}\n${jsonText({...result, ...names})}`
        separator = ','
        return line
      })
      return lines.join('')
    },
    end({isInterrupted}) {
      const driver = {
        name: 'robotslint',
        semanticVersion: version,
        informationUri: 'https://github.com/robotslint/robotslint',
        rules: [...ruleIds.keys()].map(id => descriptorOf(id, rules)),
      }
      const toolExecutionNotifications = [
        ...failures.map(({path, error}) => ({
          level: 'error',
          message: {text: error},
          locations: [{physicalLocation: {artifactLocation: artifactAt(fromRoot(path))}}],
        })),
        ...(isInterrupted ? [{level: 'error', message: {text: INTERRUPTED}}] : []),
      ]
      const executionSuccessful = toolExecutionNotifications.length === 0
      const invocations = [{executionSuccessful, toolExecutionNotifications}]
      return `\n],"tool":${jsonText({driver})},"invocations":${jsonText(invocations)}}]}\n`
    },
  }
}

const INTERRUPTED = 'The run was interrupted: the rest was not asked for.'

interface ArtifactLocation {
  readonly uri: string
  readonly uriBaseId?: string
}

/** @param path from the root of the repository, else absolute or a URL */
function artifactAt(path: string): ArtifactLocation {
  if (isUrl(path)) return {uri: path}
  // A name of Windows may hold half a character, which no URI can.
  const uri = path
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  if (path.startsWith('/')) return {uri: `file://${uri}`}
  return /^[a-z]:\//i.test(path) ? {uri: `file:///${uri}`} : {uri, uriBaseId: ROOT_ID}
}

function descriptorOf(id: string, rules: readonly LintRule[]) {
  const rule = rules.find(one => one.id === id)
  const helpUri = docsUrl(id)
  if (!rule) return {id, helpUri}
  return {
    id,
    shortDescription: {text: rule.summary},
    helpUri,
    help: {
      text: `${rule.summary} See ${helpUri}`,
      markdown: `${rule.summary} [${id}](${helpUri}) tells more.`,
    },
    properties: {tags: [rule.category]},
  }
}

function resultOf(message: Message, file: LintedFile, artifactLocation: ArtifactLocation) {
  const locate = (position: Place) => ({physicalLocation: {artifactLocation, region: regionOf(position)}})
  const fixes = [...(message.fix ? [message.fix] : []), ...message.suggestions].filter(isExpressible)
  return {
    ruleId: message.rule,
    level: LEVELS[message.severity],
    message: {text: message.message},
    locations: [locate(message.place)],
    relatedLocations: message.related.map((related, id) => ({
      id,
      ...locate(related.place),
      message: {text: related.message},
    })),
    fixes: fixes.map(fix => fixOf(fix, file, artifactLocation)),
  }
}

function regionOf({start, end}: Place) {
  return {startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column}
}

/** A byte order mark and an encoding are no text that could be replaced. */
function isExpressible({edits, encoding}: Fix): boolean {
  return edits.length > 0 && edits.every(({start}) => start >= 0) && encoding === undefined
}

function fixOf({title, safety, edits}: Fix, file: LintedFile, artifactLocation: ArtifactLocation) {
  const replacements = edits.map(edit => ({
    deletedRegion: regionOf(positionOf(file, edit)),
    insertedContent: {text: edit.text},
  }))
  return {
    description: {text: title},
    artifactChanges: [{artifactLocation, replacements}],
    properties: {safety},
  }
}
