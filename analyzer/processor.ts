import {type Plugin, type Processor, unified} from 'unified'
import type {VFile} from 'vfile'
import {VFileMessage} from 'vfile-message'
import {docsUrl} from './lint/docs-url.ts'
import type {Message} from './lint/message.ts'
import type {Fix, Severity} from './lint/rule.ts'
import {type LintOptions, lintTree} from './lint/run.ts'
import {format} from './syntax/format.ts'
import type {Root} from './syntax/nodes.ts'
import {parse} from './syntax/parse.ts'
import {decode, fromText, type Source} from './syntax/source.ts'

declare module 'vfile-message' {
  interface VFileMessage {
    /** How bad the finding is; `fatal` can say only half of it. */
    severity?: Severity
    /** A change that would settle the finding; its offsets count from 0 after a byte order mark. */
    fix?: Fix
  }
}

export type RobotsProcessor = Processor<Root, Root, Root, Root, string>

/**
 * A unified processor for robots.txt: its parser reads the tree, its transformer lints it into the file's messages,
 * and its compiler writes the tree in the usual form. vfile reporters and unified plugins work with it unchanged.
 */
export function createProcessor(options: LintOptions): RobotsProcessor {
  return unified().use(robotsParse).use(robotsLint, options).use(robotsStringify)
}

/** The parser alone. It decodes a file of bytes itself, since unified would take UTF-16 for UTF-8. */
export const robotsParse: Plugin<[], string, Root> = function () {
  const self = this as unknown as {parser?: (document: string, file: VFile) => Root}
  self.parser = (_document, file) => parse(sourceOf(file).text)
}

/** The lint rules, as a transformer that changes nothing and reports. */
export const robotsLint: Plugin<[LintOptions], Root> = options => (tree, file) => {
  const path = options.path ?? file.path
  const {messages} = lintTree(tree, sourceOf(file), {...options, ...(path !== undefined && {path})})
  file.messages.push(...messages.map(message => toVFileMessage(message, file)))
}

/** The compiler alone. */
export const robotsStringify: Plugin<[], Root, string> = function () {
  const self = this as unknown as {compiler?: (tree: Root) => string}
  self.compiler = format
}

function sourceOf(file: VFile): Source {
  return typeof file.value === 'string' ? fromText(file.value) : decode(file.value ?? new Uint8Array())
}

/** A vfile message's `fatal` is true for an error, false for a warning and undefined for information. */
const FATAL: Readonly<Record<Severity, boolean | undefined>> = {error: true, warning: false, info: undefined}

function toVFileMessage(message: Message, file: VFile): VFileMessage {
  const result = new VFileMessage(message.message, {
    place: message.place,
    source: 'robotslint',
    ruleId: message.rule,
  })
  result.name = `${file.path ? `${file.path}:` : ''}${result.name}`
  if (file.path) result.file = file.path
  result.fatal = FATAL[message.severity]
  result.severity = message.severity
  result.url = docsUrl(message.rule)
  if (message.fix) {
    result.fix = message.fix
    const [edit, ...others] = message.fix.edits
    const {start, end} = message.place
    // vfile's own form of a fix can only replace the place of the message.
    if (edit && others.length === 0 && edit.start === start.offset && edit.end === end.offset)
      result.expected = [edit.text]
  }
  return result
}
