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
    expect([stdout, stderr]).toEqual(['', expect.stringContaining('Checked 1 file: 1 error.')])
    expect(sandbox.read('report.txt').toString()).toContain('robots.txt:1:1 error[empty-agent]')
    expect(JSON.parse(sandbox.read('report.ndjson').toString())).toMatchObject({rule: 'empty-agent'})
  })

  test.each([
    [['--format=xml=a'], '--format: "xml" is none of pretty, concise,'],
    [['--format=sarif='], '--format needs a file behind "sarif=".'],
    [
      ['--format=sarif=no/such/folder'],
      '--format: no/such/folder could not be written: no such file or folder.',
    ],
    [['--format=sarif=a', '--format=json=./a'], 'Two reports cannot be written to the same file: ./a.'],
    [['--output-file=a', '--format=json=a'], 'Two reports cannot be written to the same file: a.'],
    [['--diff', '--format=json=a'], '--diff has its own format'],
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
