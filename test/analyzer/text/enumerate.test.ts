import {expect, test} from 'vitest'
import {enumerate} from '../../../analyzer/text/enumerate.ts'

test.each([
  [[], ''],
  [['TLGS'], 'TLGS'],
  [['TLGS', 'Gemplex'], 'TLGS and Gemplex'],
  [['TLGS', 'Gemplex', 'GUS'], 'TLGS, Gemplex and GUS'],
])('writes %j in a sentence', (words, written) => {
  expect(enumerate(words)).toBe(written)
})
