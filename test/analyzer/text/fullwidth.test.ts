import {expect, test} from 'vitest'
import {isFullwidth, toHalfwidth} from '../../../analyzer/text/fullwidth.ts'

test.each([
  ['Ｄｉｓａｌｌｏｗ：　／＊．ｇｉｆ＄', 'Disallow: /*.gif$'],
  ['！～', '!~'],
  ['/plain カタカナ ｶﾅ ￥', '/plain カタカナ ｶﾅ ￥'],
])('%s becomes %s', (text, expected) => {
  expect(toHalfwidth(text)).toBe(expected)
})

test('full-width are the forms of the visible ASCII characters and the ideographic space', () => {
  const codes = Array.from({length: 0x10000}, (_, code) => code).filter(isFullwidth)
  expect(codes).toEqual([0x3000, ...Array.from({length: 94}, (_, index) => 0xff01 + index)])
})
