import {spawn} from 'node:child_process'
import {createProtocolConnection, StreamMessageReader, StreamMessageWriter} from 'vscode-languageserver/node'
import {fileOf, plain} from './sample-files.ts'

/**
 * Prints how long it takes from a letter that is typed to the diagnostics, over the real protocol with a process of
 * its own, in milliseconds. The client asks at once: nothing waits for a pause in typing.
 */
const KEYSTROKES = 300
const WARM_UP = 100
const URI = 'file:///robots.txt'

const child = spawn(process.execPath, ['dist/lsp.cjs', '--stdio'], {stdio: ['pipe', 'pipe', 'inherit']})
const connection = createProtocolConnection(
  new StreamMessageReader(child.stdout),
  new StreamMessageWriter(child.stdin),
)
connection.listen()
await connection.sendRequest('initialize', {
  processId: process.pid,
  rootUri: null,
  capabilities: {
    textDocument: {diagnostic: {}},
    workspace: {diagnostics: {refreshSupport: true}},
  },
})
await connection.sendNotification('initialized', {})

for (const [size, name, goal] of [
  [2_000, '2 KB', 2],
  [512_000, '500 KiB', 16],
] as const) {
  const text = fileOf(size, plain, 50)
  const times = await keystrokes(text)
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  console.log(
    `keystroke to diagnostics, ${name}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${goal} ms)`,
  )
}
await connection.sendRequest('shutdown')
await connection.sendNotification('exit')

/** Types letters of a path in the middle of the file, and deletes them again. */
async function keystrokes(text: string): Promise<number[]> {
  let version = 1
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: {uri: URI, languageId: 'robots-txt', version, text},
  })
  const line = Math.floor(text.split('\n').length / 2)
  const times: number[] = []
  for (let count = 0; count < WARM_UP + KEYSTROKES; count++) {
    const isTyped = count % 2 === 0
    const start = {line, character: 12}
    const range = {start, end: isTyped ? start : {line, character: 13}}
    const begun = performance.now()
    connection.sendNotification('textDocument/didChange', {
      textDocument: {uri: URI, version: ++version},
      contentChanges: [{range, text: isTyped ? 'x' : ''}],
    })
    await connection.sendRequest('textDocument/diagnostic', {textDocument: {uri: URI}})
    if (count >= WARM_UP) times.push(performance.now() - begun)
  }
  await connection.sendNotification('textDocument/didClose', {textDocument: {uri: URI}})
  return times
}
