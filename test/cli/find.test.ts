import fs, {linkSync, mkdirSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import type {FileSystem} from '../../cli/environment.ts'
import {findInputs} from '../../cli/files/find.ts'
import {makeSandbox, type Sandbox, systemError} from './sandbox.ts'

const TREE = {
  'robots.txt': '',
  'a/robots.txt': '',
  'a/Robots.TXT': '',
  'a/humans.txt': '',
  'a/b/robots.txt': '',
  '.well-known/robots.txt': '',
  '.git/robots.txt': '',
  'node_modules/x/robots.txt': '',
  'a/node_modules/robots.txt': '',
  'empty/humans.txt': '',
  '[a]/robots.txt': '',
}

const EVERY = [
  '.well-known/robots.txt',
  '[a]/robots.txt',
  'a/Robots.TXT',
  'a/b/robots.txt',
  'a/robots.txt',
  'robots.txt',
]

describe('operands find', () => {
  test.each<[operands: string[], found: string[]]>([
    [[], EVERY],
    [['.'], EVERY],
    [['a'], ['a/Robots.TXT', 'a/b/robots.txt', 'a/robots.txt']],
    [['a/'], ['a/Robots.TXT', 'a/b/robots.txt', 'a/robots.txt']],
    [['a/humans.txt'], ['a/humans.txt']],
    [['./a/humans.txt', 'a/humans.txt', 'a/../a/humans.txt'], ['a/humans.txt']],
    [
      ['a/robots.txt', 'a'],
      ['a/robots.txt', 'a/Robots.TXT', 'a/b/robots.txt'],
    ],
    [['node_modules/x'], ['node_modules/x/robots.txt']],
    [['a/*.txt'], ['a/humans.txt', 'a/robots.txt']],
    [['*/robots.txt'], ['.well-known/robots.txt', '[a]/robots.txt', 'a/robots.txt']],
    [
      ['**/robots.txt'],
      ['robots.txt', '.well-known/robots.txt', '[a]/robots.txt', 'a/robots.txt', 'a/b/robots.txt'],
    ],
    [['.git/*.txt'], ['.git/robots.txt']],
    [['**/b/**/robots.txt'], ['a/b/robots.txt']],
    [['a/**'], ['a/Robots.TXT', 'a/b/robots.txt', 'a/robots.txt']],
    [['{a,a/b}/robots.txt'], ['a/robots.txt', 'a/b/robots.txt']],
    [['[a]/robots.txt'], ['[a]/robots.txt']],
    [["'a/robots.txt'"], ['a/robots.txt']],
    [['"a/*.txt"'], ['a/humans.txt', 'a/robots.txt']],
    [['-', '-'], ['-']],
    [['nothing.txt'], ['nothing.txt: no such file or folder']],
    [['robots.txt/x'], ['robots.txt/x: a part of its path is no folder']],
    [['empty'], ['empty: there is no robots.txt in this folder or below it']],
    [['x/*.txt'], ['x/*.txt: no file matches this pattern']],
    [["'x'"], ['x: no such file or folder']],
    [
      ['nothing.txt', 'robots.txt', 'empty'],
      [
        'nothing.txt: no such file or folder',
        'robots.txt',
        'empty: there is no robots.txt in this folder or below it',
      ],
    ],
  ])('%j', (operands, found) => {
    expect(namesOf(makeSandbox(TREE), operands)).toEqual(found)
  })

  test('a file once, by whatever links it is reached', () => {
    const sandbox = makeSandbox({'a/robots.txt': ''})
    symlinkSync('robots.txt', sandbox.path('a/other.txt'))
    expect(namesOf(sandbox, ['a/other.txt', 'a/robots.txt'])).toEqual(['a/other.txt'])
  })

  test('nothing twice where a folder leads back to its parent', () => {
    const sandbox = makeSandbox({'a/robots.txt': ''})
    symlinkSync('..', sandbox.path('a/b'))
    expect(namesOf(sandbox, [])).toEqual(['a/robots.txt'])
    expect(namesOf(sandbox, ['**/robots.txt'])).toEqual(['a/robots.txt'])
  })

  test('what is behind a linked folder only if it is named', () => {
    const sandbox = makeSandbox({'a/robots.txt': '', 'c/d.txt': ''})
    symlinkSync(join('..', 'a'), sandbox.path('c/link'))
    expect(namesOf(sandbox, ['c'])).toEqual(['c: there is no robots.txt in this folder or below it'])
    expect(namesOf(sandbox, ['c/link'])).toEqual(['c/link/robots.txt'])
    expect(namesOf(sandbox, ['c/*'])).toEqual(['c/d.txt', 'c/link/robots.txt'])
  })

  test('no folder that is called robots.txt, linked or not', () => {
    const sandbox = makeSandbox({'robots.txt/robots.txt': '', 'a/robots.txt': ''})
    symlinkSync('../robots.txt', sandbox.path('a/ROBOTS.TXT'))
    expect(namesOf(sandbox, [])).toEqual(['a/robots.txt', 'robots.txt/robots.txt'])
  })

  test('a link that leads nowhere, so that its reader says so', () => {
    const sandbox = makeSandbox()
    symlinkSync('nowhere', sandbox.path('robots.txt'))
    expect(namesOf(sandbox, [])).toEqual(['robots.txt'])
  })

  test('files of several names each', () => {
    const sandbox = makeSandbox({'a/robots.txt': ''})
    mkdirSync(sandbox.path('b'))
    linkSync(sandbox.path('a/robots.txt'), sandbox.path('b/robots.txt'))
    expect(namesOf(sandbox, [])).toEqual(['a/robots.txt', 'b/robots.txt'])
  })

  test('absolute names for what lies elsewhere and was named so', () => {
    const sandbox = makeSandbox({'here/robots.txt': '', 'there/robots.txt': ''})
    const cwd = sandbox.path('here')
    expect(namesOf(sandbox, [sandbox.path('there')], {cwd})).toEqual([sandbox.path('there/robots.txt')])
    expect(namesOf(sandbox, [sandbox.path('here')], {cwd})).toEqual(['robots.txt'])
    expect(namesOf(sandbox, ['../there'], {cwd})).toEqual(['../there/robots.txt'])
    expect(namesOf(sandbox, [sandbox.path('th*/*.txt')], {cwd})).toEqual([sandbox.path('there/robots.txt')])
  })

  test('the rest where a folder cannot be read', () => {
    const sandbox = makeSandbox({'a/robots.txt': '', 'b/robots.txt': ''})
    const files = {...fs, readdirSync: refuse(sandbox.path('a'))}
    expect(namesOf(sandbox, [], {files})).toEqual(['a: permission denied', 'b/robots.txt'])
    expect(namesOf(sandbox, ['*/*.txt'], {files})).toEqual(['a: permission denied', 'b/robots.txt'])
  })
})

function refuse(folder: string): FileSystem['readdirSync'] {
  return new Proxy(fs.readdirSync, {
    apply(target, self, args) {
      if (args[0] === folder) throw systemError('EACCES')
      return Reflect.apply(target, self, args)
    },
  })
}

function namesOf(
  sandbox: Sandbox,
  operands: readonly string[],
  {cwd = sandbox.folder, files = fs}: {cwd?: string; files?: FileSystem} = {},
): string[] {
  return [...findInputs(operands, {cwd, files})].map(input => {
    if (input.kind === 'stdin') return '-'
    if (input.kind === 'url') return input.url
    return input.kind === 'file' ? input.path : `${input.path}: ${input.error}`
  })
}
