import fs, {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import {describe, expect, test} from 'vitest'
import type {FileSystem} from '../../cli/environment.ts'
import {writeFile} from '../../cli/files/write.ts'
import {makeSandbox, systemError} from './sandbox.ts'

const NEW = Buffer.from('new text')

describe('writeFile', () => {
  test.each([0o644, 0o600, 0o755, 0o664])('keeps the mode %o', mode => {
    const sandbox = makeSandbox({'robots.txt': 'old'})
    chmodSync(sandbox.path('robots.txt'), mode)
    writeFile(sandbox.path('robots.txt'), NEW, fs)
    expect(statSync(sandbox.path('robots.txt')).mode & 0o7777).toBe(mode)
    expect(sandbox.read('robots.txt')).toEqual(NEW)
    expect(readdirSync(sandbox.folder)).toEqual(['robots.txt'])
  })

  test('keeps a link, and writes beside the file that it leads to in another folder', () => {
    const sandbox = makeSandbox({'real/robots.txt': 'old'})
    mkdirSync(sandbox.path('site'))
    symlinkSync('../real/robots.txt', sandbox.path('site/robots.txt'))
    const made: string[] = []
    const openSync: FileSystem['openSync'] = (path, flags, mode) => {
      made.push(String(path))
      return fs.openSync(path, flags, mode)
    }
    writeFile(sandbox.path('site/robots.txt'), NEW, {...fs, openSync})
    expect(lstatSync(sandbox.path('site/robots.txt')).isSymbolicLink()).toBe(true)
    expect(readlinkSync(sandbox.path('site/robots.txt'))).toBe('../real/robots.txt')
    expect(sandbox.read('real/robots.txt')).toEqual(NEW)
    expect(made.map(path => path.startsWith(sandbox.path('real/')))).toEqual([true])
  })

  test.each(['longer than before', 'x', ''])('gives %j to all names of a file', content => {
    const sandbox = makeSandbox({'a.txt': 'old text'})
    linkSync(sandbox.path('a.txt'), sandbox.path('b.txt'))
    writeFile(sandbox.path('a.txt'), Buffer.from(content), fs)
    expect(sandbox.read('b.txt').toString()).toBe(content)
    expect(statSync(sandbox.path('a.txt')).nlink).toBe(2)
  })

  test('makes a file that is not there', () => {
    const sandbox = makeSandbox()
    writeFile(sandbox.path('report.json'), NEW, fs)
    expect(sandbox.read('report.json')).toEqual(NEW)
    expect(readdirSync(sandbox.folder)).toEqual(['report.json'])
  })

  test('writes all where the system takes one byte at a time', () => {
    const sandbox = makeSandbox({'robots.txt': 'old'})
    const oneByte = new Proxy(fs.writeSync, {
      apply: (target, self, [descriptor, bytes, offset]) =>
        Reflect.apply(target, self, [descriptor, bytes, offset, 1]),
    })
    writeFile(sandbox.path('robots.txt'), NEW, {...fs, writeSync: oneByte})
    expect(sandbox.read('robots.txt')).toEqual(NEW)
  })

  test.each<[name: keyof FileSystem, code: string]>([
    ['accessSync', 'EACCES'],
    ['openSync', 'EROFS'],
    ['writeSync', 'ENOSPC'],
    ['fchmodSync', 'EPERM'],
    ['fsyncSync', 'EIO'],
    ['renameSync', 'EBUSY'],
  ])('leaves the file as it was, and nothing beside it, where %s fails', (name, code) => {
    const sandbox = makeSandbox({'robots.txt': 'old'})
    const files = {
      ...fs,
      [name]: () => {
        throw systemError(code)
      },
    }
    expect(() => writeFile(sandbox.path('robots.txt'), NEW, files)).toThrow(code)
    expect(sandbox.read('robots.txt').toString()).toBe('old')
    expect(readdirSync(sandbox.folder)).toEqual(['robots.txt'])
  })

  test('shows nobody a file that is half written', () => {
    const sandbox = makeSandbox({'robots.txt': 'old'})
    const seen: string[] = []
    const watch = <Key extends 'writeSync' | 'fsyncSync' | 'closeSync' | 'renameSync'>(name: Key) =>
      new Proxy(fs[name], {
        apply(target, self, args) {
          seen.push(sandbox.read('robots.txt').toString())
          return Reflect.apply(target, self, args)
        },
      })
    writeFile(sandbox.path('robots.txt'), NEW, {
      ...fs,
      writeSync: watch('writeSync'),
      fsyncSync: watch('fsyncSync'),
      renameSync: watch('renameSync'),
    })
    expect(seen).toEqual(['old', 'old', 'old'])
    expect(sandbox.read('robots.txt')).toEqual(NEW)
  })
})
