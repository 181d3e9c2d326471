import {mkdirSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const ERROR = 'User-agent:\nDisallow: /private/\n'

describe('--format FORMAT=FILE', () => {
  test('writes further reports, each to its file', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const args = ['--format', 'sarif=a.sarif', '--format=junit=b=c.xml', '--format', 'concise', '-q']
    const {code, stdout} = await sandbox.run(args)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^robots\.txt:1:1: error\[empty-agent\] [^\n]+\n$/)
    expect(JSON.parse(sandbox.read('a.sarif').toString()).runs[0].results).toHaveLength(1)
    expect(sandbox.read('b=c.xml').toString()).toContain('<testsuite name="robots.txt" tests="1"')
  })

  test('leaves the report for people where it was', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const {stdout, stderr} = await sandbox.run(['--format=ndjson=report.ndjson', '--output-file=report.txt'])
    expect([stdout, stderr]).toEqual([
      '',
      expect.stringContaining('Checked 1 file (web, by its content): 1 error.'),
    ])
    expect(sandbox.read('report.txt').toString()).toContain('robots.txt:1:1 error[empty-agent]')
    expect(JSON.parse(sandbox.read('report.ndjson').toString())).toMatchObject({rule: 'empty-agent'})
  })

  test.each([
    [['--format=xml=a'], '--format: "xml" is none of pretty, concise,'],
    [['--format=sarif='], '--format needs a file behind "sarif=".'],
    [
      ['--format=sarif=no/such/folder'],
      '--format: no/such/folder: it could not be written: no such file or folder',
    ],
    [['--format=sarif=a', '--format=json=./a'], 'Two reports cannot be written to the same file: ./a.'],
    [['--output-file=a', '--format=json=a'], 'Two reports cannot be written to the same file: a.'],
    [['--diff', '--format=json=a'], '--diff has its own format'],
    [['--diff', '--statistics'], '--diff has its own format'],
  ])('%j is wrong', async (args, message) => {
    const {code, stderr} = await makeSandbox({'robots.txt': ERROR}).run(args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

test.each([['sub'], ['sub/deep'], ['.']])(
  'reports for code hosts name files from the root of the repository, run in %s',
  async folder => {
    const sandbox = makeSandbox({'sub/deep/robots.txt': ERROR})
    mkdirSync(sandbox.path('.git'))
    const args = [sandbox.path('sub/deep/robots.txt'), '-q']
    const reports = ['sarif', 'gitlab', 'github'].map(name => `--format=${name}=${sandbox.path(name)}`)
    await sandbox.run([...args, ...reports], {cwd: sandbox.path(folder)})
    const [run] = JSON.parse(sandbox.read('sarif').toString()).runs
    expect(run.results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      uri: 'sub/deep/robots.txt',
      uriBaseId: '%SRCROOT%',
    })
    expect(JSON.parse(sandbox.read('gitlab').toString())[0].location.path).toBe('sub/deep/robots.txt')
    expect(sandbox.read('github').toString()).toMatch(/^::error file=sub\/deep\/robots\.txt,/)
  },
)

test('files outside the repository keep their place', async () => {
  const sandbox = makeSandbox({'there/robots.txt': ERROR, 'here/.git': 'gitdir: elsewhere'})
  const {stdout} = await sandbox.run(['../there/robots.txt', '-q', '--format=sarif'], {
    cwd: sandbox.path('here'),
  })
  expect(JSON.parse(stdout).runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: `file://${sandbox.path('there/robots.txt')}`,
  })
})

describe('--statistics', () => {
  const TWICE = 'User-agent: Googlebot\nUser-agent: Googlebot\nDisallow: /private/\n'
  const files = {'a/robots.txt': ERROR, 'b/robots.txt': ERROR, 'c/robots.txt': TWICE}

  test('counts by rule, in place of the findings', async () => {
    const {code, stdout, stderr} = await makeSandbox(files).run(['--statistics'])
    expect(code).toBe(1)
    expect(stdout.split('\n')).toEqual([
      'count  level  rule             fixable',
      '2      error  empty-agent',
      '1      info   duplicate-agent  1',
      '',
    ])
    expect(stderr).toContain(
      'Checked 3 files (web, by their content): 2 errors, 1 info. 1 fixable with --fix.',
    )
  })

  test('counts for programs', async () => {
    const {stdout} = await makeSandbox(files).run(['--statistics', '--format=json'])
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      statistics: [
        {rule: 'empty-agent', severity: 'error', count: 2, fixable: 0},
        {rule: 'duplicate-agent', severity: 'info', count: 1, fixable: 1},
      ],
    })
  })

  test.each([
    [[], ''],
    [['--format=json'], '{"version":1,"statistics":[]}\n'],
  ])('has nothing to count with %j', async (args, stdout) => {
    const sandbox = makeSandbox({'robots.txt': 'User-agent: *\nDisallow: /private/\n'})
    expect(await sandbox.run(['--statistics', ...args])).toMatchObject({code: 0, stdout})
  })

  test('leaves further reports what they are, and has no form in other formats', async () => {
    const sandbox = makeSandbox(files)
    await sandbox.run(['--statistics', '--format=ndjson=all.ndjson'])
    expect(sandbox.read('all.ndjson').toString().trim().split('\n')).toHaveLength(3)
    const {code, stderr} = await sandbox.run(['--statistics', '--format=sarif'])
    expect(code).toBe(2)
    expect(stderr).toContain('--statistics has a form for people and one in json, but none in sarif.')
  })
})
