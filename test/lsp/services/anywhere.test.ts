import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Position, Range} from 'vscode-languageserver-types'
import {FULL_FEATURES} from '../../../lsp/client-features.ts'
import type {Analysis} from '../../../lsp/documents/analysis.ts'
import {UTF_8, UTF_16, UTF_32} from '../../../lsp/documents/position-encoding.ts'
import {codeLenses} from '../../../lsp/services/code-lenses.ts'
import {complete} from '../../../lsp/services/completion.ts'
import {listCrawlers} from '../../../lsp/services/crawlers.ts'
import {definition} from '../../../lsp/services/definition.ts'
import {documentLinks} from '../../../lsp/services/document-links.ts'
import {documentSymbols} from '../../../lsp/services/document-symbols.ts'
import {effectivePolicy} from '../../../lsp/services/effective-policy.ts'
import {foldingRanges} from '../../../lsp/services/folding.ts'
import {formatDocument, formatOnType} from '../../../lsp/services/formatting.ts'
import {hover} from '../../../lsp/services/hover.ts'
import {inlayHints} from '../../../lsp/services/inlay-hints.ts'
import {documentHighlights, references} from '../../../lsp/services/references.ts'
import {prepareRename, RenameRefusal, rename} from '../../../lsp/services/rename.ts'
import {selectionRanges} from '../../../lsp/services/selection-ranges.ts'
import {semanticTokens} from '../../../lsp/services/semantic-tokens.ts'
import {signatureHelp} from '../../../lsp/services/signature-help.ts'
import {testPath} from '../../../lsp/services/test-path.ts'
import {workspaceSymbols} from '../../../lsp/services/workspace-symbols.ts'
import {robotsText} from '../../arbitraries.ts'
import {open} from './open.ts'

type Service = (analysis: Analysis, position: Position, range: Range) => unknown

const SERVICES: Readonly<Record<string, Service>> = {
  completion: (analysis, position) => complete(analysis, position, FULL_FEATURES),
  'completion by a blank': (analysis, position) => complete(analysis, position, FULL_FEATURES, ' '),
  hover: (analysis, position) => hover(analysis, position, FULL_FEATURES),
  'signature help': (analysis, position) => signatureHelp(analysis, position, FULL_FEATURES),
  symbols: analysis => documentSymbols(analysis, FULL_FEATURES),
  'flat symbols': analysis => documentSymbols(analysis, {...FULL_FEATURES, hierarchicalSymbols: false}),
  'workspace symbols': analysis => workspaceSymbols([analysis], 'bot'),
  folding: analysis => foldingRanges(analysis),
  selection: (analysis, position) => selectionRanges(analysis, [position]),
  highlights: (analysis, position) => documentHighlights(analysis, position),
  references: (analysis, position) => references(analysis, position),
  definition: (analysis, position) => definition(analysis, position, FULL_FEATURES),
  links: analysis => documentLinks(analysis, FULL_FEATURES),
  'prepare rename': (analysis, position) => prepareRename(analysis, position),
  rename: (analysis, position) => renameUnlessRefused(analysis, position),
  'inlay hints': (analysis, _position, range) => inlayHints(analysis, range),
  lenses: analysis => codeLenses(analysis, {commands: new Set(['robotslint.testPath'])}),
  formatting: analysis => formatDocument(analysis),
  'formatting of a range': (analysis, _position, range) => formatDocument(analysis, range),
  'formatting on type': (analysis, position) => formatOnType(analysis, position),
  tokens: (analysis, _position, range) => semanticTokens(analysis, range),
  'test of a path': analysis => testPath(analysis, {path: '/a', agent: 'indexer, archiver'}),
  'effective policy': analysis => effectivePolicy(analysis, 'Googlebot'),
  crawlers: analysis => listCrawlers(analysis, undefined),
}

function renameUnlessRefused(analysis: Analysis, position: Position): unknown {
  try {
    return rename(analysis, position, 'renamed', FULL_FEATURES)
  } catch (error) {
    if (error instanceof RenameRefusal) return null
    throw error
  }
}

/** Every range in an answer, however deep it lies. */
function* rangesIn(answer: unknown): Generator<Range> {
  if (typeof answer !== 'object' || answer === null) return
  if (isRange(answer)) yield answer
  else for (const part of Object.values(answer)) yield* rangesIn(part)
}

function isRange(value: object): value is Range {
  return 'start' in value && 'end' in value && typeof value.start === 'object'
}

/** Whether a position is in the text, and not in the middle of a character. */
function isIn({lines}: Analysis, position: Position): boolean {
  const {line, character} = lines.positionAt(lines.offsetAt(position))
  // Before a byte order mark is where its removal begins.
  const isStart = position.line === 0 && position.character === 0
  return isStart || (line === position.line && character === position.character)
}

describe('at any place of any text', () => {
  const position = fc.record({line: fc.nat(14), character: fc.nat(40)})

  test.each(Object.entries(SERVICES))('%s answers with places of the document', (_name, service) => {
    fc.assert(
      fc.property(
        fc.oneof(
          robotsText,
          robotsText.map(text => `\uFEFF${text}`),
        ),
        position,
        position,
        fc.constantFrom(UTF_8, UTF_16, UTF_32),
        fc.constantFrom(undefined, ['gemini'], ['web', 'libraries']),
        (text, start, end, encoding, targets) => {
          const analysis = open(text, targets ? {targets} : {}, encoding)
          for (const range of rangesIn(service(analysis, start, {start, end}))) {
            expect(isIn(analysis, range.start), JSON.stringify(range)).toBe(true)
            expect(isIn(analysis, range.end), JSON.stringify(range)).toBe(true)
            expect(analysis.lines.offsetAt(range.end)).toBeGreaterThanOrEqual(
              analysis.lines.offsetAt(range.start),
            )
          }
        },
      ),
      {seed: 9309, numRuns: 150},
    )
  })
})

describe('in hostile texts', () => {
  const LONG = 50_000
  const texts = {
    'a path of stars': `User-agent: *\nDisallow: /${'*'.repeat(LONG)}\n`,
    'a path of back ticks': `User-agent: *\nDisallow: /${'`x'.repeat(LONG)}\n`,
    'a path of folders': `User-agent: *\nDisallow: ${'/a'.repeat(LONG)}\nDisallow: /\n`,
    'a name without end': `User-agent: ${'a'.repeat(LONG)}\nDisallow: /\n`,
    'signals without end': `User-agent: *\nContent-Signal: ${'a=b,'.repeat(LONG)}\n`,
    'a comment of URLs': `# ${'http://.'.repeat(LONG)}\n#robotslint-disable ${'a '.repeat(LONG)}\n`,
    'blanks without end': `User-agent${' '.repeat(LONG)}:${' '.repeat(LONG)}*${' '.repeat(LONG)}\n`,
    'many groups': Array.from({length: 1000}, (_, number) => `User-agent: a${number}\nDisallow: /x/y\n`).join(
      '',
    ),
    'many names': `${'User-agent: a\n'.repeat(5_000)}Disallow: /x/y\n`,
  }

  test.each(Object.entries(texts))('%s: every service answers', (_name, text) => {
    const position = {line: 1, character: 15}
    for (const targets of [['web'], ['gemini']]) {
      const analysis = open(text, {targets})
      for (const service of Object.values(SERVICES))
        service(analysis, position, {start: position, end: position})
    }
  })
})
