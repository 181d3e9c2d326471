import {pathToFileURL} from 'node:url'
import {describe, expect, onTestFinished, test} from 'vitest'
import type {Diagnostic, WorkspaceDiagnosticReport} from 'vscode-languageserver/node'
import {NodeDisk} from '../../lsp/workspace/node-disk.ts'
import {rules} from '../../rules/index.ts'
import {makeSandbox, type Sandbox} from '../cli/sandbox.ts'
import {PULLING, TestClient} from './client/test-client.ts'

/** One file for each example of each rule, with a configuration that sets for it what the example does. */
const EXAMPLES = rules.flatMap(({id, targets, examples}) =>
  [...examples.good, ...examples.bad]
    .filter(({retrieval}) => retrieval === undefined)
    .map((example, index) => ({
      folder: `${id}/${index + 1}`,
      code: example.code,
      name:
        example.path?.split('/').at(-1)?.toLowerCase() === 'robots.txt'
          ? (example.path.split('/').at(-1) ?? '')
          : 'robots.txt',
      config: {
        targets: (example.target ?? (targets.includes('web') ? 'web' : 'gemini')).split(','),
        ...(example.origin !== undefined && {origin: example.origin}),
        ...(example.expectations && {expectations: example.expectations}),
        rules: {[id]: {severity: 'warning', ...(example.options && {options: example.options})}},
      },
    })),
)

/** A finding in one line, the same from both: lines and columns from 1. */
type Finding = string

describe('the language server finds what the command line finds', () => {
  test('in files that the client asks for', async () => {
    const {sandbox, start} = makeSite()
    const client = await TestClient.start({...start, capabilities: PULLING})
    const report: WorkspaceDiagnosticReport = await client.connection.sendRequest('workspace/diagnostic', {
      previousResultIds: [],
    })
    const found = report.items.map(item => [item.uri, 'items' in item ? item.items.map(toFinding) : []])
    const expected = await findingsOfCli(sandbox)
    expect(Object.values(expected).flat().length).toBeGreaterThan(rules.length)
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test('in documents that are opened', async () => {
    const {sandbox, start} = makeSite()
    const expected = await findingsOfCli(sandbox)
    const client = await TestClient.start(start)
    const found: Record<string, Finding[]> = {}
    for (const {folder, name, code} of EXAMPLES) {
      const uri = pathToFileURL(sandbox.path(`${folder}/${name}`)).href
      // An editor has the text, and nothing of its bytes, such as a byte order mark.
      if (typeof code !== 'string' || code.startsWith('\uFEFF')) delete expected[uri]
      else {
        await client.open(code, uri)
        found[uri] = (await client.diagnostics(undefined, uri)).map(toFinding)
      }
    }
    expect(found).toEqual(expected)
  })
})

function makeSite() {
  const files = EXAMPLES.flatMap(({folder, name, code, config}) => [
    [`${folder}/${name}`, code],
    [`${folder}/robotslint.config.json`, JSON.stringify(config)],
  ])
  const sandbox = makeSandbox(Object.fromEntries(files))
  const disk = new NodeDisk()
  onTestFinished(() => disk.forgetDependences())
  const workspaceFolders = [{uri: pathToFileURL(sandbox.folder).href, name: 'examples'}]
  return {sandbox, start: {host: {version: '1.2.3', disk}, initialize: {workspaceFolders}}}
}

interface JsonReport {
  readonly files: readonly {
    readonly path: string
    readonly messages: readonly {
      readonly rule: string
      readonly severity: string
      readonly message: string
      readonly line: number
      readonly column: number
      readonly endLine: number
      readonly endColumn: number
    }[]
  }[]
}

async function findingsOfCli(sandbox: Sandbox): Promise<Record<string, Finding[]>> {
  const {stdout} = await sandbox.run(['--format', 'json'])
  const {files}: JsonReport = JSON.parse(stdout)
  return Object.fromEntries(
    files.map(({path, messages}) => [
      pathToFileURL(sandbox.path(path)).href,
      messages.map(
        ({rule, severity, message, line, column, endLine, endColumn}) =>
          `${line}:${column}-${endLine}:${endColumn} ${severity}[${rule}] ${message}`,
      ),
    ]),
  )
}

function toFinding({range: {start, end}, severity, code, message}: Diagnostic): Finding {
  const level = ['error', 'warning', 'info'][(severity ?? 0) - 1]
  return `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1} ${level}[${code}] ${message}`
}
