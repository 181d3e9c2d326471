import {spawn} from 'node:child_process'
import {createProtocolConnection, StreamMessageReader, StreamMessageWriter} from 'vscode-languageserver/node'
import {ALL_CAPABILITIES} from '../lsp/client/all-capabilities.ts'
import {fileOf, wildcards} from './sample-files.ts'

/**
 * Prints how long each request of an editor takes over the real protocol, in milliseconds, for a version of a document
 * that was linted but not asked about: of a typical document of 500 KiB, where a person would notice 100 ms, and of
 * documents that nobody writes, where the server has to be there again within a second.
 */
const repeat = (count: number, line: (index: number) => string) =>
  Array.from({length: count}, (_, index) => line(index)).join('')

const DOCUMENTS: Readonly<Record<string, {readonly text: string; readonly most: number}>> = {
  'typical, 500 KiB': {text: fileOf(511_000, wildcards, 50), most: 100},
  'a line of 5 MB of wildcards': {
    text: `User-agent: *\nDisallow: /${'*a'.repeat(2_500_000)}\nDisallow: /b\n`,
    most: 1000,
  },
  'a comment of 5 MB of links': {
    text: `User-agent: *\nDisallow: /a/\n# ${'https://example.com/ '.repeat(250_000)}\n`,
    most: 1000,
  },
  '20,000 groups': {
    text: repeat(20_000, index => `User-agent: bot-${letters(index)}\nDisallow: /p${index}/\n\n`),
    most: 1000,
  },
  '20,000 groups of one agent': {
    text: repeat(20_000, index => `User-agent: Googlebot\nDisallow: /p${index}/\n`),
    most: 1000,
  },
  '100,000 lines': {
    text: `User-agent: *\n${repeat(100_000, index => `Disallow: /a${index}/b\n`)}`,
    most: 1000,
  },
  '100,000 misspelled lines': {
    text: `User-agent: *\n${repeat(100_000, index => `Disalow: a${index}/b\n`)}`,
    most: 1000,
  },
  '20,000 wildcards': {
    text: `User-agent: *\n${repeat(20_000, index => `Disallow: /*a${index}*b${index % 7}\n`)}`,
    most: 1000,
  },
}

/** Digits are no part of a name for some readers, who would find one name in all groups. */
function letters(index: number): string {
  return [...String(index)].map(digit => String.fromCharCode(97 + Number(digit))).join('')
}

const RUNS = 2
const URI = 'file:///robots.txt'
const textDocument = {uri: URI}

const child = spawn(process.execPath, ['dist/lsp.cjs', '--stdio'], {stdio: ['pipe', 'pipe', 'inherit']})
const connection = createProtocolConnection(
  new StreamMessageReader(child.stdout),
  new StreamMessageWriter(child.stdin),
)
for (const method of ['client/registerCapability', 'workspace/diagnostic/refresh'])
  connection.onRequest(method, () => null)
connection.onRequest('workspace/configuration', ({items}: {items: unknown[]}) => items.map(() => null))
connection.listen()
await connection.sendRequest('initialize', {
  processId: process.pid,
  rootUri: null,
  // Positions as nearly all clients count them.
  capabilities: {...ALL_CAPABILITIES, general: {}},
  initializationOptions: {commands: ['robotslint.testPath', 'robotslint.showEffectivePolicy']},
})
await connection.sendNotification('initialized', {})

let version = 0
for (const [name, {text, most}] of Object.entries(DOCUMENTS)) {
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: {uri: URI, languageId: 'robots-txt', version: ++version, text},
  })
  const times = new Map<string, number>()
  for (const [request, [method, params]] of Object.entries(requestsFor(text)))
    times.set(request, await shortestTime(text, method, params))
  await connection.sendNotification('textDocument/didClose', {textDocument})
  console.log(`${name} (at most ${most} ms)`)
  for (const [request, time] of [...times].sort(([, a], [, b]) => b - a))
    console.log(`  ${request.padEnd(28)} ${time.toFixed(1).padStart(8)} ms${time > most ? '  too long' : ''}`)
}
await connection.sendRequest('shutdown')
await connection.sendNotification('exit')

async function shortestTime(text: string, method: string, params: object): Promise<number> {
  const end = {line: text.split('\n').length - 1, character: 0}
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const range = {start: end, end: {line: end.line + 1, character: 0}}
    await connection.sendNotification('textDocument/didChange', {
      textDocument: {uri: URI, version: ++version},
      contentChanges: [{range, text: run % 2 === 0 ? '# x' : ''}],
    })
    if (method !== 'textDocument/diagnostic')
      await connection.sendRequest('textDocument/diagnostic', {textDocument})
    const begun = performance.now()
    // A new name may be refused, which takes no less time.
    await connection.sendRequest(method, {textDocument, ...params}).catch(() => null)
    shortest = Math.min(shortest, performance.now() - begun)
  }
  return shortest
}

function requestsFor(text: string): Readonly<Record<string, readonly [method: string, params: object]>> {
  const lines = text.split('\n')
  const middle = lines.findIndex((line, index) => index >= lines.length / 2 && /^Disal/.test(line))
  const line = Math.max(middle, 1)
  const agentLine = Math.max(
    0,
    lines.slice(0, 5000).findLastIndex(written => written.startsWith('User-agent')),
  )
  const path = {position: {line, character: 14}}
  const agent = {position: {line: agentLine, character: 13}}
  const screen = {start: {line: Math.max(0, line - 30), character: 0}, end: {line: line + 30, character: 0}}
  const all = {start: {line: 0, character: 0}, end: {line: lines.length, character: 0}}
  const context = {diagnostics: []}
  const options = {tabSize: 2, insertSpaces: true}
  return {
    diagnostics: ['textDocument/diagnostic', {}],
    'completion of a key': ['textDocument/completion', {position: {line, character: 0}}],
    'completion of a path': ['textDocument/completion', path],
    'completion of an agent': ['textDocument/completion', agent],
    'hover on a path': ['textDocument/hover', path],
    'hover on an agent': ['textDocument/hover', agent],
    'signature help': ['textDocument/signatureHelp', path],
    symbols: ['textDocument/documentSymbol', {}],
    'workspace symbols': ['workspace/symbol', {query: 'bot'}],
    folding: ['textDocument/foldingRange', {}],
    selection: ['textDocument/selectionRange', {positions: [path.position]}],
    'highlights of a path': ['textDocument/documentHighlight', path],
    'references of an agent': ['textDocument/references', {...agent, context: {}}],
    'definition of a path': ['textDocument/definition', path],
    'definition of an agent': ['textDocument/definition', agent],
    links: ['textDocument/documentLink', {}],
    'rename of a path': ['textDocument/rename', {...path, newName: 'renamed'}],
    'rename of an agent': ['textDocument/rename', {...agent, newName: 'renamed'}],
    'inlay hints of a screen': ['textDocument/inlayHint', {range: screen}],
    'inlay hints': ['textDocument/inlayHint', {range: all}],
    'code lenses': ['textDocument/codeLens', {}],
    'semantic tokens': ['textDocument/semanticTokens/full', {}],
    'semantic tokens of a screen': ['textDocument/semanticTokens/range', {range: screen}],
    formatting: ['textDocument/formatting', {options}],
    'formatting of a screen': ['textDocument/rangeFormatting', {range: screen, options}],
    'code actions of a line': [
      'textDocument/codeAction',
      {range: {start: path.position, end: path.position}, context},
    ],
    'code actions of everything': ['textDocument/codeAction', {range: all, context}],
    'all safe fixes': [
      'textDocument/codeAction',
      {range: all, context: {...context, only: ['source.fixAll']}},
    ],
    'test of a path': ['robotslint/testPath', {path: '/section-1/page-1/'}],
    'effective policy': ['robotslint/effectivePolicy', {agent: 'Googlebot'}],
    'view of the crawlers': ['robotslint/crawlers', {}],
    comparison: ['robotslint/compare', {before: text, after: text.replace('/', '/x')}],
  }
}
