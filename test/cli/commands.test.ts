import {describe, expect, test} from 'vitest'
import {commands, commonFlags} from '../../cli/commands.ts'
import {formats} from '../../cli/reporters/index.ts'
import {FORMAT_NAMES} from '../../cli/reporters/reporter.ts'
import {rules} from '../../rules/index.ts'
import {makeSandbox, VERSION} from './sandbox.ts'

async function run(...args: string[]) {
  return makeSandbox({'robots.txt': '\uFEFF# hi\nUser-agent: *\nDisallow: /a # b\n\nnonsense\n'}).run(args)
}

describe('help', () => {
  test.each([[['--help']], [['-h']], [['help']], [['--fix', '--help']]])(
    '%j is about everything',
    async args => {
      const {code, stdout, stderr} = await run(...args)
      expect([code, stderr]).toEqual([0, ''])
      for (const {name, summary} of commands) {
        expect(stdout).toContain(`\n  ${name} `)
        expect(stdout).toContain(summary)
      }
    },
  )

  test.each(commands.map(command => ({command, name: command.name})))(
    'of $name tells each of its flags',
    async ({command, name}) => {
      const {code, stdout} = await run(name, '--help')
      expect(code).toBe(0)
      expect(stdout).toBe((await run('help', name)).stdout)
      expect(stdout).toContain(`\n  robotslint ${name}`)
      for (const flag of [...command.flags, ...commonFlags]) {
        expect(stdout).toContain(`--${flag.name}${flag.value ? ` ${flag.value}` : ''}  `)
        expect(stdout).toContain(flag.summary)
      }
    },
  )

  test('has no line that is too long for a page', async () => {
    const {stdout} = await run('help')
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(120)
  })

  test('offers the nearest command', async () => {
    const {code, stderr} = await run('help', 'lnt')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^error: There is no command lnt\. Did you mean lint\?\n/)
  })
})

test.each([['--version'], ['-V']])('%s', async flag => {
  expect(await run(flag)).toMatchObject({code: 0, stdout: `robotslint ${VERSION}\n`, stderr: ''})
})

test('every format has a reporter, and no other', () => {
  expect(Object.keys(formats)).toEqual([...FORMAT_NAMES])
})

describe('rules', () => {
  test('lists each rule on a line', async () => {
    const {code, stdout} = await run('rules')
    expect(code).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(rules.length + 1)
    expect(lines[0]).toMatch(/^rule +gemini +web +fix +reports$/)
    expect(lines.find(line => line.startsWith('empty-agent'))).toMatch(
      /^empty-agent +error +error +A user-agent line that names nobody\.$/,
    )
  })

  test('--format json', async () => {
    const {stdout} = await run('rules', '--format', 'json')
    const list: {id: string}[] = JSON.parse(stdout)
    expect(list.map(({id}) => id)).toEqual(rules.map(({id}) => id))
    expect(list.find(({id}) => id === 'trailing-space')).toEqual({
      id: 'trailing-space',
      category: 'lines',
      summary: 'White space at the end of a value that some target crawler keeps.',
      severity: {gemini: 'warning', web: 'off'},
      fix: 'unsafe',
      options: null,
      docs: 'https://github.com/robotslint/robotslint/blob/main/docs/rules/trailing-space.md',
    })
  })

  test('takes no operand', async () => {
    expect(await run('rules', 'x')).toMatchObject({code: 2, stdout: ''})
  })
})

test.each([
  [['--nosuch'], 'Run robotslint help for all commands and flags.'],
  [['test', 'robots.txt'], 'Run robotslint help test for how to use it.'],
  [['--color', 'never', 'diff', '--nosuch'], 'Run robotslint help diff for how to use it.'],
  [['lsp', '--stdio', 'robots.txt'], 'Run robotslint help lsp for how to use it.'],
  [['help', 'lint', 'test'], 'Run robotslint help help for how to use it.'],
])('%j is wrong, and the help that it points to is that of the command', async (args, hint) => {
  const {code, stderr} = await run(...args)
  expect(code).toBe(2)
  expect(stderr).toMatch(new RegExp(`^error: .*\\n${hint}\\n$`))
})

describe('explain', () => {
  test.each(rules.map(({id}) => id))('%s', async id => {
    const {code, stdout} = await run('explain', id)
    expect(code).toBe(0)
    for (const part of [id, '\nWhy\n', '\nReported\n', '\nNot reported\n', `--rule ${id}:off`, '\nSources\n'])
      expect(stdout).toContain(part)
    expect(stdout.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}|```/u)
  })

  test('fits the terminal', async () => {
    const {stdout} = await makeSandbox().run(['explain', 'empty-agent'], {isTerminal: true, columns: 50})
    const words = stdout
      .replace(/\u001B\[\d+m/g, '')
      .split('\n')
      .filter(line => !/^ {4}|<http/.test(line))
    expect(Math.max(...words.map(line => line.length))).toBeLessThanOrEqual(50)
    expect(stdout).toContain('\u001B[1mempty-agent\u001B[0m')
  })

  test('writes tables as tables', async () => {
    const {stdout} = await makeSandbox().run(['explain', 'unsupported-wildcard'], {
      isTerminal: true,
      columns: 80,
    })
    const lines = stdout.replace(/\u001B\[\d+m/g, '').split('\n')
    const start = lines.findIndex(line => /^crawler +path +as written +mended$/.test(line))
    const table = lines.slice(start, lines.indexOf('', start))
    expect(table.length).toBeGreaterThan(10)
    expect(Math.max(...table.map(line => line.length))).toBeLessThanOrEqual(80)
    expect(table.join('\n')).not.toContain('|')
  })

  test('names pages by addresses that lead there from anywhere', async () => {
    const {stdout} = await run('explain', ...rules.map(({id}) => id))
    expect(stdout).toContain('<https://github.com/robotslint/robotslint/blob/main/docs/crawlers.md>')
    expect(stdout).not.toContain('<../')
  })

  test.each([
    [['explain'], 'Name a rule; robotslint rules lists them.'],
    [['explain', 'empty-agnt'], 'There is no rule empty-agnt. Did you mean empty-agent?'],
  ])('%j is wrong', async (args, message) => {
    const {code, stderr} = await run(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('inspect', () => {
  test('shows the tree', async () => {
    expect((await run('inspect', 'robots.txt')).stdout.split('\n')).toEqual([
      'root 1:1-5:9 utf-8, byte order mark',
      '├─ comment 1:1-1:5 " hi"',
      '└─ group 2:1-5:9',
      '   ├─ userAgent 2:1-2:14 "User-agent" "*"',
      '   ├─ rule 3:1-3:17 "Disallow" "/a" comment "# b"',
      '   ├─ blankLine 4:1-4:1',
      '   └─ malformedLine 5:1-5:9 "nonsense"',
      '',
    ])
  })

  test('lets nothing of a file act on the terminal', async () => {
    const {stdout} = await makeSandbox().run(['inspect', '-'], {
      stdin: Buffer.from('# \u001B[2J\u202E\nA: \u009B\xFF', 'latin1'),
    })
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u)
    expect(stdout).toContain('places that are no text')
  })

  test('--format json', async () => {
    const tree = JSON.parse((await run('inspect', 'robots.txt', '--format', 'json')).stdout)
    expect(tree).toMatchObject({
      type: 'root',
      children: [
        {type: 'comment'},
        {
          type: 'group',
          children: [{type: 'userAgent', value: {value: '*'}}, {type: 'rule', name: 'disallow'}, {}, {}],
        },
      ],
    })
  })

  test.each([
    [['inspect'], 'Name a file.'],
    [['inspect', 'a', 'b'], 'there is nothing to do with b'],
    [['inspect', 'gone.txt'], 'gone.txt: no such file or folder\n'],
    [['inspect', '.'], '.: it is a folder\n'],
  ])('%j is wrong', async (args, message) => {
    const {code, stderr} = await run(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('agents', () => {
  test('lists the catalogue', async () => {
    const {code, stdout} = await run('agents')
    expect(code).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(600)
    expect(lines.find(line => line.startsWith('MJ12bot '))).toMatch(
      /^MJ12bot +Majestic +seo +web +yes +`MJ`$/,
    )
    expect(lines.find(line => line.startsWith('Googlebot '))).toMatch(/^Googlebot +Google +search +web +yes$/)
    expect(lines.find(line => line.startsWith('webproxy '))).toMatch(/proxy +gemini/)
  })

  test('tells about one, in whatever case it is written', async () => {
    const {stdout} = await run('agents', 'googlebot-IMAGE')
    expect(stdout).toMatch(/^Googlebot-Image\n/)
    expect(stdout).toMatch(/\n {2}falls back to +Googlebot\n/)
    expect(stdout).toMatch(/\n {2}spelling +a product token of RFC 9309; Google reads `Googlebot-Image`\n/)
  })

  test.each([
    [
      'kennedy',
      [
        'obeys robots.txt  yes, but no rules for this name',
        'obeys *           yes',
        'obeys instead     indexer',
      ],
    ],
    ['tlgs', ['obeys robots.txt  yes', 'obeys *           yes', 'obeys as well     indexer']],
    ['kineto', ['obeys robots.txt  no', 'still in use      yes']],
    ['ChatGPT-User', ['obeys robots.txt  no', 'still in use      yes']],
  ])('says what %s obeys, without contradicting itself', async (name, rows) => {
    expect((await run('agents', name)).stdout).toContain(`\n  ${rows.join('\n  ')}\n`)
  })

  test('gives in JSON whether any rules are obeyed', async () => {
    const {stdout} = await run('agents', 'kennedy', 'kineto', 'tlgs', 'lupa', '--format', 'json')
    expect(JSON.parse(stdout).map(({obedience}: {obedience: string}) => obedience)).toEqual([
      'other-names',
      'nothing',
      'this-name',
      'unknown',
    ])
  })

  test('says what Google makes of a spelling', async () => {
    expect((await run('agents', '360Spider')).stdout).toContain(
      'no product token of RFC 9309; Google reads no name in it',
    )
  })

  test.each([
    ['resercher', 'Did you mean researcher?'],
    ['*', '`*` is no crawler: it stands for all that no other group names.'],
    ['Googlebot/2.1', 'Google reads `Googlebot`. Did you mean Googlebot?'],
    [
      'qqqqqqqqqqqqqqqqqq',
      'No known crawler answers to `qqqqqqqqqqqqqqqqqq`; Google reads `qqqqqqqqqqqqqqqqqq`.',
    ],
    ['\u001B[2J', 'No known crawler answers to `<U+001B>[2J`; Google reads no name in it.'],
  ])('offers names near to %j', async (name, message) => {
    const {code, stderr} = await run('agents', name)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('\u001B[2J')
  })

  test('--purpose', async () => {
    const {stdout} = await run('agents', '--purpose', 'ai-training', '--format', 'json')
    const list: {token: string; purpose: string; googleToken: string}[] = JSON.parse(stdout)
    expect(list.length).toBeGreaterThan(5)
    expect(new Set(list.map(({purpose}) => purpose))).toEqual(new Set(['ai-training']))
    expect(list.find(({token}) => token === 'GPTBot')).toMatchObject({rfc9309: true, googleToken: 'GPTBot'})
  })

  test('--purpose that there is none of', async () => {
    const {code, stderr} = await run('agents', '--purpose', 'ai-traning')
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean ai-training?')
  })
})
