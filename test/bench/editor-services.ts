import {FULL_FEATURES} from '../../lsp/client-features.ts'
import {Analysis} from '../../lsp/documents/analysis.ts'
import {codeLenses} from '../../lsp/services/code-lenses.ts'
import {complete} from '../../lsp/services/completion.ts'
import {listCrawlers} from '../../lsp/services/crawlers.ts'
import {definition} from '../../lsp/services/definition.ts'
import {documentLinks} from '../../lsp/services/document-links.ts'
import {documentSymbols} from '../../lsp/services/document-symbols.ts'
import {foldingRanges} from '../../lsp/services/folding.ts'
import {formatDocument} from '../../lsp/services/formatting.ts'
import {hover} from '../../lsp/services/hover.ts'
import {inlayHints} from '../../lsp/services/inlay-hints.ts'
import {references} from '../../lsp/services/references.ts'
import {rename} from '../../lsp/services/rename.ts'
import {semanticTokens} from '../../lsp/services/semantic-tokens.ts'
import {testPath} from '../../lsp/services/test-path.ts'
import {report} from './measure.ts'
import {fileOf, wildcards} from './sample-files.ts'

/**
 * Prints how long the services of the language server take for a version of a document that they have not seen, after
 * it was linted, in relation to that linting: an editor asks for most of this after each letter.
 */
const text = fileOf(512_000, wildcards, 50)
const lines = text.split('\n')
const line = lines.findIndex((written, index) => index > lines.length / 2 && written.startsWith('Disallow'))
const path = {line, character: 14}
const screen = {start: {line, character: 0}, end: {line: line + 60, character: 0}}

const SERVICES: Readonly<Record<string, (analysis: Analysis) => unknown>> = {
  'completion of a key': analysis => complete(analysis, {line, character: 0}, FULL_FEATURES),
  'completion of a path': analysis => complete(analysis, path, FULL_FEATURES),
  hover: analysis => hover(analysis, path, FULL_FEATURES),
  outline: analysis => documentSymbols(analysis, FULL_FEATURES),
  folding: analysis => foldingRanges(analysis),
  links: analysis => documentLinks(analysis, FULL_FEATURES),
  references: analysis => references(analysis, path),
  definition: analysis => definition(analysis, path, FULL_FEATURES),
  rename: analysis => rename(analysis, path, 'renamed', FULL_FEATURES),
  'inlay hints of a screen': analysis => inlayHints(analysis, screen),
  'code lenses': analysis => codeLenses(analysis, FULL_FEATURES),
  'semantic tokens': analysis => semanticTokens(analysis),
  formatting: analysis => formatDocument(analysis),
  'test of a path': analysis => testPath(analysis, {path: '/section-1/page-1/'}),
  'view of the crawlers': analysis => listCrawlers(analysis, undefined),
}

const RUNS = 12
for (const [name, service] of Object.entries(SERVICES)) {
  let linting = Number.POSITIVE_INFINITY
  let serving = Number.POSITIVE_INFINITY
  for (let version = 1; version <= RUNS; version++) {
    const analysis = new Analysis({uri: 'file:///robots.txt', version, text})
    const begun = performance.now()
    analysis.messages
    const linted = performance.now()
    service(analysis)
    linting = Math.min(linting, linted - begun)
    serving = Math.min(serving, performance.now() - linted)
  }
  report(`${name}, 500 KiB, against linting`, serving / linting, `at most 1.0; ${serving.toFixed(1)} ms`)
}
