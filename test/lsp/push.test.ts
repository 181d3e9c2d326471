import {expect, test} from 'vitest'
import {PushedDiagnostics} from '../../lsp/diagnostics/push.ts'
import {ManualClock} from './client/test-client.ts'

test('a fault in one document leaves the others as they would be without it', async () => {
  const faults: unknown[] = []
  const sent: string[] = []
  const fault = new Error('a fault')
  const pushed = new PushedDiagnostics(
    async uri => {
      if (uri === 'b:') throw fault
      return {uri, version: 1, diagnostics: [], isLatest: () => true}
    },
    ({uri}) => sent.push(uri),
    error => faults.push(error),
    new ManualClock(),
  )
  await pushed.changedAll(['a:', 'b:', 'c:'])
  expect(sent).toEqual(['a:', 'c:'])
  expect(faults).toEqual([fault])
})
