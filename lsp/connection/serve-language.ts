import {type Connection, LSPErrorCodes, ResponseError} from 'vscode-languageserver'
import type {Host} from '../host.ts'
import {codeLenses} from '../services/code-lenses.ts'
import {complete, resolveCompletion} from '../services/completion.ts'
import {definition} from '../services/definition.ts'
import {documentLinks} from '../services/document-links.ts'
import {documentSymbols} from '../services/document-symbols.ts'
import {foldingRanges} from '../services/folding.ts'
import {hover} from '../services/hover.ts'
import {inlayHints} from '../services/inlay-hints.ts'
import {documentHighlights, references} from '../services/references.ts'
import {prepareRename, RenameRefusal, rename} from '../services/rename.ts'
import {selectionRanges} from '../services/selection-ranges.ts'
import {signatureHelp} from '../services/signature-help.ts'
import {workspaceSymbols} from '../services/workspace-symbols.ts'
import {Answers} from './answers.ts'
import type {Running} from './begin.ts'
import type {Lifecycle} from './lifecycle.ts'
import {serveFormatting} from './serve-formatting.ts'
import {serveTokens} from './serve-tokens.ts'
import {workspaceAnalyses} from './workspace-analyses.ts'

/** Forwards what editors ask about the text, as about any language, to the services that answer. */
export function serveLanguage(connection: Connection, life: Lifecycle<Running>, {disk}: Host): void {
  const answers = new Answers(life)
  serveFormatting(connection, answers)
  serveTokens(connection, answers)

  connection.onCompletion(
    answers.aboutDocument(({analysis}, {position, context}, {features}) =>
      complete(analysis, position, features, context?.triggerCharacter),
    ),
  )
  connection.onCompletionResolve(answers.to((item, {session}) => resolveCompletion(item, session.features)))
  connection.onHover(
    answers.aboutDocument(({analysis}, {position}, {features}) => hover(analysis, position, features)),
  )
  connection.onSignatureHelp(
    answers.aboutDocument(({analysis}, {position}, {features}) =>
      signatureHelp(analysis, position, features),
    ),
  )

  connection.onDocumentSymbol(
    answers.aboutDocument(({analysis}, _params, {features}) => documentSymbols(analysis, features)),
  )
  connection.onWorkspaceSymbol(
    answers.to(async ({query}, running) => workspaceSymbols(await workspaceAnalyses(running, disk), query)),
  )
  connection.onFoldingRanges(
    answers.aboutDocument(({analysis}, _params, {features}) =>
      foldingRanges(analysis, features.mostFoldings),
    ),
  )
  connection.onSelectionRanges(
    answers.aboutDocument(({analysis}, {positions}) => selectionRanges(analysis, positions)),
  )
  connection.onDocumentHighlight(
    answers.aboutDocument(({analysis}, {position}) => documentHighlights(analysis, position)),
  )
  connection.onReferences(answers.aboutDocument(({analysis}, {position}) => references(analysis, position)))
  connection.onDefinition(
    answers.aboutDocument(({analysis}, {position}, {features}) => definition(analysis, position, features)),
  )
  connection.onDocumentLinks(
    answers.aboutDocument(({analysis}, _params, {features}) => documentLinks(analysis, features)),
  )
  connection.onPrepareRename(
    answers.aboutDocument(({analysis}, {position}) => prepareRename(analysis, position)),
  )
  connection.onRenameRequest(
    answers.aboutDocument(({analysis}, {position, newName}, {features}) =>
      tellRefusal(() => rename(analysis, position, newName, features)),
    ),
  )

  connection.onCodeLens(
    answers.aboutDocument(({analysis, setup}, _params, {features}) =>
      setup.settings.codeLens.enable ? codeLenses(analysis, features) : [],
    ),
  )
  connection.languages.inlayHint.on(
    answers.aboutDocument(({analysis, setup}, {range}) =>
      setup.settings.inlayHints.enable ? inlayHints(analysis, range) : [],
    ),
  )
}

/** @throws ResponseError with the words of the refusal, which the client shows */
function tellRefusal<Result>(answer: () => Result): Result {
  try {
    return answer()
  } catch (error) {
    throw error instanceof RenameRefusal
      ? new ResponseError(LSPErrorCodes.RequestFailed, error.message)
      : error
  }
}
