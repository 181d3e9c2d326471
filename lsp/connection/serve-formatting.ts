import {type Connection, MessageType, type TextEdit} from 'vscode-languageserver'
import {Recent} from '../documents/recent.ts'
import {uriKey} from '../documents/uri.ts'
import {type Formatting, formatDocument, formatOnType} from '../services/formatting.ts'
import type {Answers} from './answers.ts'
import {tell} from './tell.ts'

/** Documents of which is known what they were told last. */
const MOST_TOLD = 32

/** Formats documents, ranges, and lines that have just been ended. */
export function serveFormatting(connection: Connection, answers: Answers): void {
  const told = new Recent<string>(MOST_TOLD)

  /** A client formats with each save, and nobody wants to read the same each time. */
  function editsOf(formatting: Formatting, uri: string): TextEdit[] {
    if ('edits' in formatting) {
      told.delete(uriKey(uri))
      return formatting.edits
    }
    if (told.get(uriKey(uri)) !== formatting.refusal) {
      told.set(uriKey(uri), formatting.refusal)
      tell(connection, MessageType.Warning, `The file stays as it is: ${formatting.refusal}.`)
    }
    return []
  }

  connection.onDocumentFormatting(
    answers.aboutDocument(({analysis, setup}) =>
      setup.settings.format.enable ? editsOf(formatDocument(analysis), analysis.uri) : [],
    ),
  )
  connection.onDocumentRangeFormatting(
    answers.aboutDocument(({analysis, setup}, {range}) =>
      setup.settings.format.enable ? editsOf(formatDocument(analysis, range), analysis.uri) : [],
    ),
  )
  connection.onDocumentOnTypeFormatting(
    answers.aboutDocument(({analysis, setup}, {position}) =>
      setup.settings.format.enable ? formatOnType(analysis, position) : [],
    ),
  )
}
