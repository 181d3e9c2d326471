import {describe, expect, test} from 'vitest'
import type {FileSystem} from '../../cli/environment.ts'
import {FORMAT_NAMES} from '../../cli/reporters/reporter.ts'
import {makeSandbox, systemError} from './sandbox.ts'

const FILE = 'User-agent: Googlebot\nUser-agent: Googlebot\nDisallow: /private/\n'

/** A disk on which nothing can be written. */
const FULL: Partial<FileSystem> = {
  renameSync() {
    throw systemError('ENOSPC')
  },
}

describe('a file that --fix cannot write', () => {
  test.each(FORMAT_NAMES)('keeps its findings in --format %s', async format => {
    const sandbox = makeSandbox({'robots.txt': FILE})
    const {code, stdout, stderr} = await sandbox.run(['--fix', '--format', format], {files: FULL})
    expect(code).toBe(2)
    expect(stdout).toContain('duplicate-agent')
    const isForPeople = format === 'pretty' || format === 'concise'
    if (!isForPeople) expect(stdout).toContain('it could not be written, and is as it was: no space left')
    expect(stderr).toContain('robots.txt: it could not be written, and is as it was: no space left')
    if (isForPeople) expect(stderr).toContain('Checked 1 file')
  })

  test('has no account of what would have changed', async () => {
    const sandbox = makeSandbox({'robots.txt': 'User-agent: *\nDisallow: "/private/"\n'})
    const {stderr} = await sandbox.run(['--unsafe-fixes'], {files: FULL})
    expect(stderr).not.toContain('Access to')
    expect(stderr).not.toContain('fixed')
  })

  test('is not counted as formatted', async () => {
    const sandbox = makeSandbox({'robots.txt': 'User-agent:   *\nDisallow: /\n'})
    const {code, stderr} = await sandbox.run(['format'], {files: FULL})
    expect(stderr).toBe(
      'error: robots.txt: it could not be written, and is as it was: no space left on the device\n1 file: nothing to format.\n',
    )
    expect(code).toBe(2)
  })
})
