import {expect, test} from 'vitest'
import type {
  ClientCapabilities,
  CodeAction,
  Command,
  CompletionItem,
  CompletionList,
  Definition,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  LocationLink,
  MarkupContent,
  SignatureHelp,
  SymbolInformation,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import {ALL_CAPABILITIES} from './client/all-capabilities.ts'
import {makeSite} from './client/site.ts'
import {TestClient} from './client/test-client.ts'

// What is answered to a client that has a capability, and to one that lacks this one alone.

const FILE = [
  'User-agent: GPTBot',
  'Disallow: /a/',
  'Disallow: /a/b',
  'Noindex: /c',
  'Disallow: d é',
  '',
  'User-agent: anthropic-ai',
  'Allow: /x',
  '# robotslint-disable missing-sitemap',
  '',
].join('\n')

/** Too long to be looked at for a menu, with two problems that are fixed by a guess. */
const LONG = `User-agent: *\nDisallow: a\nDisallow: b\n${'#'.repeat(1_000_000)}\n`

interface Asking {
  readonly client: TestClient
  /** Of the document. */
  readonly uri: string
  /** Asks about the document. */
  readonly ask: <Result>(method: string, params?: object) => Promise<Result>
  /** What the server has asked, or told, without having been asked. */
  readonly heard: readonly string[]
}

const at = (line: number, character: number) => ({position: {line, character}})
const inLine = (line: number) => ({start: {line, character: 10}, end: {line, character: 10}})

async function completions(
  {ask}: Asking,
  line: number,
  character: number,
): Promise<readonly CompletionItem[]> {
  return (await ask<CompletionList>('textDocument/completion', at(line, character))).items
}

async function item(asking: Asking, line: number, character: number, label: string) {
  const found = (await completions(asking, line, character)).find(one => one.label === label)
  if (found === undefined) throw new Error(`${label} is not offered`)
  return found
}

function actions({ask}: Asking, line: number, only?: string[]): Promise<(CodeAction | Command)[]> {
  const context = {diagnostics: [], ...(only && {only})}
  return ask('textDocument/codeAction', {range: inLine(line), context})
}

async function action(asking: Asking, line: number, title: RegExp): Promise<CodeAction | undefined> {
  const found = (await actions(asking, line)).find(one => title.test(one.title))
  return found && !('arguments' in found) ? (found as CodeAction) : undefined
}

async function diagnostic({ask}: Asking, code: string): Promise<Diagnostic | undefined> {
  const {items} = await ask<{items: Diagnostic[]}>('textDocument/diagnostic')
  return items.find(one => one.code === code)
}

const kindOf = (documentation: string | MarkupContent | undefined) => Object(documentation).kind

/** The requests and notifications that come from the server after the settings have changed. */
async function heard({client, heard}: Asking, part: string): Promise<readonly string[]> {
  await client.connection.sendNotification('workspace/didChangeConfiguration', {settings: null})
  await client.settle()
  await client.settle()
  return [...new Set(heard.filter(method => method.includes(part)))]
}

interface Case {
  /** Where it stands among those of the client. */
  readonly capability: string
  readonly text?: string
  readonly answer: (asking: Asking) => Promise<unknown>
  readonly can: unknown
  readonly cannot: unknown
}

const CASES: readonly Case[] = [
  {
    capability: 'textDocument.hover.contentFormat',
    answer: async ({ask}) =>
      kindOf((await ask<Hover>('textDocument/hover', at(1, 12))).contents as MarkupContent),
    can: 'markdown',
    cannot: 'plaintext',
  },
  {
    capability: 'textDocument.completion.completionItem.documentationFormat',
    answer: async asking => {
      const {client} = asking
      const named = await item(asking, 0, 12, 'CCBot')
      const resolved = await client.connection.sendRequest<CompletionItem>('completionItem/resolve', named)
      return [kindOf((await item(asking, 5, 0, 'Sitemap')).documentation), kindOf(resolved.documentation)]
    },
    can: ['markdown', 'markdown'],
    cannot: ['plaintext', 'plaintext'],
  },
  {
    capability: 'textDocument.signatureHelp.signatureInformation.documentationFormat',
    answer: async ({ask}) => {
      const {signatures} = await ask<SignatureHelp>('textDocument/signatureHelp', at(1, 12))
      const [signature] = signatures
      return [kindOf(signature?.documentation), kindOf(signature?.parameters?.[0]?.documentation)]
    },
    can: ['markdown', 'markdown'],
    cannot: ['plaintext', 'plaintext'],
  },
  {
    capability: 'textDocument.signatureHelp.signatureInformation.parameterInformation.labelOffsetSupport',
    answer: async ({ask}) => {
      const {signatures} = await ask<SignatureHelp>('textDocument/signatureHelp', at(1, 12))
      return signatures[0]?.parameters?.[0]?.label
    },
    can: [10, 15],
    cannot: '/path',
  },
  {
    capability: 'textDocument.completion.completionItem.snippetSupport',
    answer: async asking => (await completions(asking, 5, 0)).some(one => one.insertTextFormat === 2),
    can: true,
    cannot: false,
  },
  {
    capability: 'textDocument.completion.completionItem.insertReplaceSupport',
    answer: async asking => Object.keys((await item(asking, 1, 3, 'Disallow')).textEdit ?? {}),
    can: ['newText', 'insert', 'replace'],
    cannot: ['range', 'newText'],
  },
  {
    capability: 'textDocument.completion.completionItem.labelDetailsSupport',
    answer: async asking => {
      const {labelDetails, detail} = await item(asking, 6, 12, 'GPTBot')
      return [labelDetails, detail?.endsWith(', line 1')]
    },
    can: [{description: 'line 1'}, false],
    cannot: [undefined, true],
  },
  {
    capability: 'textDocument.completion.completionItem.preselectSupport',
    answer: async asking => (await completions(asking, 0, 12)).some(one => one.preselect),
    can: true,
    cannot: false,
  },
  {
    capability: 'textDocument.completion.completionItemKind',
    answer: async asking => (await item(asking, 7, 7, '/a/')).kind,
    can: 19,
    cannot: 12,
  },
  {
    capability: 'textDocument.documentSymbol.hierarchicalDocumentSymbolSupport',
    answer: async ({ask}) => {
      const symbols = await ask<(DocumentSymbol | SymbolInformation)[]>('textDocument/documentSymbol')
      return symbols.map(one => `${one.name}${'children' in one ? ` (${one.children?.length})` : ''}`)
    },
    can: ['GPTBot (4)', 'anthropic-ai (1)'],
    cannot: ['GPTBot', '/a/', '/a/b', '/c', 'd é', 'anthropic-ai', '/x'],
  },
  {
    capability: 'textDocument.documentSymbol.symbolKind',
    answer: async ({ask}) =>
      (await ask<DocumentSymbol[]>('textDocument/documentSymbol')).flatMap(({kind, children}) => [
        kind,
        children?.[0]?.kind,
      ]),
    can: [3, 20, 3, 24],
    cannot: [3, 7, 3, 7],
  },
  {
    capability: 'textDocument.documentSymbol.tagSupport',
    answer: async ({ask}) => {
      const [group] = await ask<DocumentSymbol[]>('textDocument/documentSymbol')
      return group?.children?.find(({name}) => name === '/c')?.tags
    },
    can: [1],
    cannot: undefined,
  },
  {
    capability: 'textDocument.definition.linkSupport',
    answer: async ({ask}) => {
      const [first] = await ask<Definition | LocationLink[]>('textDocument/definition', at(2, 12)).then(
        found => [found].flat(),
      )
      return Object.keys(first ?? {})
    },
    can: ['targetUri', 'targetRange', 'targetSelectionRange', 'originSelectionRange'],
    cannot: ['uri', 'range'],
  },
  {
    capability: 'textDocument.documentLink.tooltipSupport',
    answer: async ({ask}) => (await ask<DocumentLink[]>('textDocument/documentLink'))[0]?.tooltip,
    can: 'What this lint rule says',
    cannot: undefined,
  },
  {
    capability: 'textDocument.foldingRange.rangeLimit',
    answer: async ({ask}) => (await ask<FoldingRange[]>('textDocument/foldingRange')).length,
    can: 1,
    cannot: 2,
  },
  {
    capability: 'textDocument.rename.prepareSupport',
    answer: async ({client}) => client.initialized.capabilities.renameProvider,
    can: {prepareProvider: true},
    cannot: true,
  },
  {
    capability: 'textDocument.publishDiagnostics.relatedInformation',
    answer: async asking => (await diagnostic(asking, 'overlapping-path'))?.relatedInformation?.length,
    can: 1,
    cannot: undefined,
  },
  {
    capability: 'textDocument.publishDiagnostics.codeDescriptionSupport',
    answer: async asking => (await diagnostic(asking, 'overlapping-path'))?.codeDescription?.href,
    can: expect.stringContaining('docs/rules/overlapping-path.md'),
    cannot: undefined,
  },
  {
    capability: 'textDocument.publishDiagnostics.tagSupport',
    answer: async asking => [
      (await diagnostic(asking, 'overlapping-path'))?.tags,
      (await diagnostic(asking, 'retired-agent'))?.tags,
    ],
    can: [[1], [2]],
    cannot: [undefined, undefined],
  },
  ...['textDocument.diagnostic', 'workspace.diagnostics.refreshSupport'].map(capability => ({
    capability,
    answer: async (asking: Asking) => [
      asking.client.initialized.capabilities.diagnosticProvider?.identifier,
      await heard(asking, 'iagnostic'),
    ],
    can: ['robotslint', ['workspace/diagnostic/refresh']],
    cannot: [undefined, ['textDocument/publishDiagnostics']],
  })),
  ...['inlayHint', 'codeLens', 'semanticTokens'].map(view => ({
    capability: `workspace.${view}.refreshSupport`,
    answer: (asking: Asking) => heard(asking, `${view}/refresh`),
    can: [`workspace/${view}/refresh`],
    cannot: [],
  })),
  ...['didChangeConfiguration', 'didChangeWatchedFiles'].map(interest => ({
    capability: `workspace.${interest}.dynamicRegistration`,
    answer: (asking: Asking) => heard(asking, `registers workspace/${interest}`),
    can: [`registers workspace/${interest}`],
    cannot: [],
  })),
  {
    capability: 'workspace.configuration',
    answer: asking => heard(asking, 'workspace/configuration'),
    can: ['workspace/configuration'],
    cannot: [],
  },
  {
    capability: 'workspace.workspaceEdit.documentChanges',
    answer: async asking => {
      const edit = await asking.ask<WorkspaceEdit>('textDocument/rename', {...at(0, 14), newName: 'Bot'})
      return [Object.keys(edit), (await action(asking, 4, /^Turn missing-leading-slash off/)) !== undefined]
    },
    can: [['documentChanges'], true],
    cannot: [['changes'], false],
  },
  {
    capability: 'workspace.workspaceEdit.resourceOperations',
    answer: async asking => (await action(asking, 4, /^Turn missing-leading-slash off/)) !== undefined,
    can: true,
    cannot: false,
  },
  {
    capability: 'workspace.workspaceEdit.changeAnnotationSupport',
    text: LONG,
    answer: async asking => {
      const chosen = await action(asking, 1, /^Fix all 2 problems of missing-leading-slash \(may change/)
      const {edit} = await asking.client.connection.sendRequest<CodeAction>('codeAction/resolve', chosen)
      return edit?.changeAnnotations
    },
    can: {
      access: {
        label: 'What this changes: closes `/a` to everybody who is not named (RFC 9309, Google and 1 more)',
        needsConfirmation: true,
      },
    },
    cannot: undefined,
  },
  {
    capability: 'textDocument.codeAction.codeActionLiteralSupport',
    answer: async asking => {
      const [first] = await actions(asking, 2, ['quickfix'])
      return first?.command
    },
    can: undefined,
    cannot: 'robotslint.applyEdit',
  },
  {
    capability: 'textDocument.codeAction.isPreferredSupport',
    answer: async asking => (await action(asking, 2, /^Remove the line$/))?.isPreferred,
    can: true,
    cannot: undefined,
  },
  ...['dataSupport', 'resolveSupport'].map(support => ({
    capability: `textDocument.codeAction.${support}`,
    text: LONG,
    answer: async (asking: Asking) =>
      Object.keys((await action(asking, 1, /^Fix all 2 problems of missing-leading-slash/)) ?? {}),
    can: ['title', 'kind', 'diagnostics', 'data'],
    cannot: ['title', 'kind', 'diagnostics', 'edit'],
  })),
  {
    capability: 'workspace.applyEdit',
    answer: ({client, uri}) =>
      client.connection
        .sendRequest('workspace/executeCommand', {
          command: 'robotslint.applySafeFixes',
          arguments: [uri],
        })
        .catch(({message}: Error) => message),
    can: null,
    cannot: 'This editor lets no server edit its documents.',
  },
  {
    capability: 'window.showDocument.support',
    answer: async asking =>
      (await actions(asking, 2)).some(({title}) => title.startsWith('Open the documentation')),
    can: true,
    cannot: false,
  },
  {
    capability: 'general.positionEncodings',
    answer: async asking => [
      asking.client.initialized.capabilities.positionEncoding,
      (await diagnostic(asking, 'missing-leading-slash'))?.range.end.character,
    ],
    can: ['utf-8', 14],
    cannot: ['utf-16', 13],
  },
]

test.each(CASES)('$capability', async ({capability, text = FILE, answer, can, cannot}) => {
  expect(await answer(await start(ALL_CAPABILITIES, text))).toEqual(can)
  expect(await answer(await start(without(capability), text))).toEqual(cannot)
})

/** A client with a document open, that answers whatever the server asks. */
async function start(capabilities: ClientCapabilities, text: string): Promise<Asking> {
  const site = makeSite()
  const client = TestClient.connect({host: site.host})
  const {connection} = client
  const heard: string[] = []
  connection.onRequest(
    'client/registerCapability',
    ({registrations}: {registrations: {method: string}[]}) => {
      heard.push(...registrations.map(({method}) => `registers ${method}`))
      return null
    },
  )
  connection.onRequest('workspace/configuration', ({items}: {items: unknown[]}) => {
    heard.push('workspace/configuration')
    return items.map(() => null)
  })
  connection.onRequest('workspace/applyEdit', () => ({applied: true}))
  for (const view of ['diagnostic', 'inlayHint', 'codeLens', 'semanticTokens'])
    connection.onRequest(`workspace/${view}/refresh`, () => {
      heard.push(`workspace/${view}/refresh`)
      return null
    })
  connection.onNotification('textDocument/publishDiagnostics', () => {
    heard.push('textDocument/publishDiagnostics')
  })
  await client.initialize({capabilities, initialize: {workspaceFolders: [{uri: site.uri, name: 'site'}]}})
  const uri = site.uriOf('robots.txt')
  await client.open(text, uri)
  return {
    client,
    uri,
    heard,
    ask: (method, params) => connection.sendRequest(method, {textDocument: {uri}, ...params}),
  }
}

/** All capabilities but one. */
function without(capability: string): ClientCapabilities {
  const capabilities = structuredClone(ALL_CAPABILITIES)
  const path = capability.split('.')
  const last = path.pop()
  let within: Record<string, unknown> = Object(capabilities)
  for (const name of path) within = Object(within[name])
  if (last === undefined || !(last in within)) throw new Error(`${capability} is none of the capabilities`)
  delete within[last]
  return capabilities
}
