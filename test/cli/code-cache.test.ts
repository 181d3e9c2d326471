import {writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {describe, expect, test} from 'vitest'
import {
  compiledCodePaths,
  compileProgram,
  loadProgram,
  runProgram,
  wrapProgram,
} from '../../cli/code-cache.ts'
import {makeSandbox} from './sandbox.ts'

/** A program that says where it was loaded from, and requires what lies beside it. */
const PROGRAM = `exports.main = async () => require('./other.cjs').name + ' of the program'`

function makeProgram() {
  const sandbox = makeSandbox({'program.cjs': PROGRAM, 'other.cjs': `exports.name = 'a file'`})
  const paths = compiledCodePaths(sandbox.folder)
  const keep = (source: string, code: Uint8Array) => {
    writeFileSync(paths.source, wrapProgram(source))
    writeFileSync(paths.code, code)
  }
  return {folder: sandbox.folder, path: sandbox.path('program.cjs'), keep}
}

/** As long as the program, to tell the two apart. */
const KEPT = PROGRAM.replace('the program', 'kept source')

describe('loadProgram', () => {
  test('compiles where nothing was kept', async () => {
    const {folder} = makeProgram()
    expect(await loadProgram(folder).main()).toBe('a file of the program')
  })

  test('takes what was kept, and so does everybody after it', async () => {
    const {folder, path, keep} = makeProgram()
    const script = compileProgram(folder, wrapProgram(KEPT))
    keep(KEPT, script.createCachedData())
    const program = loadProgram(folder)
    expect(await program.main()).toBe('a file of kept source')
    expect(createRequire(path)(path)).toBe(program)
  })

  test.each([
    ['rubbish', () => new Uint8Array(100)],
    ['nothing', () => new Uint8Array()],
    ['code of another text', (folder: string) => compileProgram(folder, wrapProgram('1')).createCachedData()],
  ])('compiles where the kept code is %s', async (_name, code) => {
    const {folder, keep} = makeProgram()
    keep(KEPT, code(folder))
    expect(await loadProgram(folder).main()).toBe('a file of kept source')
  })

  test('uses the code and not only the text', async () => {
    const {folder} = makeProgram()
    const script = compileProgram(folder, wrapProgram(KEPT))
    await runProgram(folder, script).main()
    const again = compileProgram(folder, wrapProgram(KEPT), script.createCachedData())
    expect(again.cachedDataRejected).toBe(false)
  })
})
