import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import * as robotslint from '../index.ts'

test('the example of the library in README prints what README says', () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, names = '', body = '', printed = ''] =
    /```js\nimport \{(.*)\} from 'robotslint'\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/.exec(readme) ?? []
  const lines: string[] = []
  const values = names.split(', ').map(name => Object.entries(robotslint).find(([key]) => key === name)?.[1])
  expect(values).not.toContain(undefined)
  new Function(...names.split(', '), 'console', body)(...values, {
    log: (line: unknown) => lines.push(String(line)),
  })
  expect(`${lines.join('\n')}\n`).toBe(printed)
})
