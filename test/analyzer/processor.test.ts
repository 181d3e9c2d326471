import {VFile} from 'vfile'
import {VFileMessage} from 'vfile-message'
import {reporter} from 'vfile-reporter'
import {describe, expect, test} from 'vitest'
import {createProcessor} from '../../analyzer/processor.ts'
import {rules} from '../../rules/index.ts'

const twice = rules.filter(({id}) => id === 'duplicate-agent' || id === 'empty-agent')

describe('createProcessor', () => {
  test('gives messages that vfile reporters print unchanged', async () => {
    const file = await createProcessor({rules: twice}).process(
      new VFile({path: 'robots.txt', value: 'User-agent: Foo\nUser-agent: foo\nDisallow: /\nUser-agent:\n'}),
    )
    expect(reporter(file)).toBe(`robots.txt
2:13-2:16 info  \`foo\` is named in this group already; naming it again changes nothing.       duplicate-agent robotslint
4:1-4:12  error This user-agent line names no crawler, so the rules below it are for nobody. empty-agent     robotslint

2 messages (✖ 1 error)`)
  })

  test('carries severity, fix, places and the page of the rule', async () => {
    const file = await createProcessor({rules: twice}).process(
      'User-agent: Foo\r\nUser-agent: foo\r\nDisallow: /\r\n',
    )
    const [message] = file.messages
    expect(message).toBeInstanceOf(VFileMessage)
    expect(message).toMatchObject({
      ruleId: 'duplicate-agent',
      source: 'robotslint',
      severity: 'info',
      fatal: undefined,
      url: expect.stringContaining('duplicate-agent'),
      place: {start: {line: 2, column: 13, offset: 29}, end: {line: 2, column: 16, offset: 32}},
      fix: {title: 'Remove the line', safety: 'safe', edits: [{start: 17, end: 34, text: ''}]},
    })
  })

  test('writes the tree in the usual form', async () => {
    const file = await createProcessor({rules: []}).process('  User-agent :*\n\n\nDisallow:\t/x  # why \n')
    expect(String(file)).toBe('User-agent: *\n\nDisallow: /x # why\n')
  })

  test('decodes bytes itself', async () => {
    const file = await createProcessor({rules: []}).process(Buffer.from('\uFEFFUser-agent: *\n', 'utf16le'))
    expect(String(file)).toBe('User-agent: *\n')
  })
})
