import {expect, test} from 'vitest'
import {heapWhileSurveying} from '../bench/remote/heap.ts'
import {makeSandbox} from './sandbox.ts'

/** From here on nothing is to be added: so many URLs are remembered, to ask for none of them twice. */
const BEGIN = 2000
const END = 8000

test('a long list takes no more memory than a short one', async () => {
  const urls = Array.from({length: END}, (_, index) => `https://host-${index}.example/a/page`)
  const {folder} = makeSandbox({'urls.txt': urls.join('\n')})
  urls.length = 0
  const [before, after, more] = await heapWhileSurveying(folder, [BEGIN, END, END + 1])
  expect(more).toBeUndefined()
  // One object more for each URL would be 6,000 of at least 60 bytes.
  expect(Number(after) - Number(before)).toBeLessThan(300_000)
})
