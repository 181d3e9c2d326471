import fs, {existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {Script} from 'node:vm'
import {describe, expect, test} from 'vitest'
import {codePath, readOwnCode, userCodeFolder, writeCode} from '../../cli/compiled-code.ts'
import {ProgramFiles} from '../../cli/program-files.ts'
import {makeSandbox} from './sandbox.ts'

const BUILD = 'abc'

/** A program that requires what it shares, a file that is no part of it, and what it needs only sometimes. */
function makeProgram() {
  const sandbox = makeSandbox({
    'core.cjs': `exports.name = 'the core'`,
    'other.cjs': `exports.core = require('./core.cjs')`,
    'configuration.cjs': `exports.name = 'the configuration'`,
    'program.cjs': `const core = require('./core.cjs')
exports.main = needsMore => needsMore
  ? [require('./configuration.cjs').name, require('./other.cjs').core === core]
  : [core.name]`,
  })
  const {folder} = sandbox
  const cache = join(folder, 'cache')
  /** What the program gives, as a process of its own would. */
  const start = (needsMore = false) => {
    const require = createRequire(join(folder, 'x'))
    for (const path of Object.keys(require.cache)) if (path.startsWith(folder)) delete require.cache[path]
    const files = new ProgramFiles(folder, BUILD, cache)
    const main: (needsMore: boolean) => unknown = files.program.main as never
    return {files, result: main(needsMore)}
  }
  return {folder, cache, start}
}

function keptIn(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder).map(name => name.replace(/^compiled-.*?-(\w+\.cjs)\.bin$/, '$1'))
    : []
}

describe('the files of the program', () => {
  test('run once, whoever requires them', () => {
    const {start} = makeProgram()
    expect(start(true).result).toEqual(['the configuration', true])
    expect(start().result).toEqual(['the core'])
  })

  test('leave compiled code behind, of those that were needed, and take it', () => {
    const {start, cache} = makeProgram()
    start().files.keepCode()
    expect(keptIn(cache)).toEqual(['core.cjs', 'program.cjs'])
    const again = start(true)
    expect(again.result).toEqual(['the configuration', true])
    again.files.keepCode()
    expect(keptIn(cache)).toEqual(['configuration.cjs', 'core.cjs', 'program.cjs'])
  })

  test('are compiled no second time', () => {
    const {start, cache, folder} = makeProgram()
    start().files.keepCode()
    const path = codePath(cache, BUILD, 'core.cjs')
    const source = `(function (exports, require, module) {${readFileSync(join(folder, 'core.cjs'), 'latin1')}\n})`
    const cachedData = readOwnCode(path)
    expect(cachedData && new Script(source, {cachedData}).cachedDataRejected).toBe(false)
    const old = new Date(2020, 1)
    utimesSync(path, old, old)
    start().files.keepCode()
    // Not written again, or it would be new.
    expect(fs.statSync(path).mtime).toEqual(old)
  })

  test.each([
    ['rubbish', new Uint8Array(100)],
    ['nothing', new Uint8Array()],
    ['code of another text', new Script('1').createCachedData()],
  ])('are compiled where the kept code is %s, which is then replaced', (_name, code) => {
    const {start, cache} = makeProgram()
    mkdirSync(cache)
    const path = codePath(cache, BUILD, 'core.cjs')
    writeFileSync(path, code)
    const {files, result} = start()
    expect(result).toEqual(['the core'])
    files.keepCode()
    expect(fs.statSync(path).size).not.toBe(code.length)
  })

  test('take code that came with them first', () => {
    const {start, folder, cache} = makeProgram()
    start().files.keepCode(folder)
    start().files.keepCode()
    expect(keptIn(cache)).toEqual([])
  })
})

describe('kept code', () => {
  test.skipIf(process.platform === 'win32')('that others may have written is not run', () => {
    const {path} = makeSandbox({code: 'x'})
    expect(readOwnCode(path('code'))?.toString()).toBe('x')
    fs.chmodSync(path('code'), 0o666)
    expect(readOwnCode(path('code'))).toBeUndefined()
    expect(readOwnCode(path('gone'))).toBeUndefined()
  })

  test('goes when nobody has made it anew for a month', () => {
    const {folder, path} = makeSandbox({'compiled-old': '', 'compiled-new': '', 'my file': ''})
    const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    for (const name of ['compiled-old', 'my file']) utimesSync(path(name), old, old)
    writeCode(folder, path('compiled-x'), new Uint8Array())
    expect(readdirSync(folder)).toEqual(['compiled-new', 'compiled-x', 'my file'])
  })

  test('that cannot be written is no matter', () => {
    const {path} = makeSandbox({file: ''})
    expect(() => writeCode(path('file/folder'), path('file/folder/x'), new Uint8Array())).not.toThrow()
  })

  test.each<[variables: Record<string, string>, expected: RegExp | undefined]>([
    [{}, /[/\\]robotslint$/],
    [{XDG_CACHE_HOME: '/var/x'}, /^\/var\/x\/robotslint$/],
    [{XDG_CACHE_HOME: 'relative'}, /[/\\]robotslint$/],
    [{XDG_CACHE_HOME: '/var/x', CI: 'true'}, undefined],
    [{XDG_CACHE_HOME: '/var/x', NODE_DISABLE_COMPILE_CACHE: '1'}, undefined],
  ])('lies, with %j, in %s', (variables, expected) => {
    const folder = userCodeFolder(variables)
    if (expected === undefined) expect(folder).toBeUndefined()
    else expect(folder).toMatch(expected)
    expect(folder ?? '').not.toMatch(/relative/)
  })
})
