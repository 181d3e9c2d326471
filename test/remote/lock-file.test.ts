import {link, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {withLock} from '../../remote/gemini/lock-file.ts'

vi.mock('node:fs/promises', async importOriginal => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  return {...original, link: vi.fn(original.link), writeFile: vi.fn(original.writeFile)}
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'robotslint-'))
})
afterEach(() => rm(folder, {recursive: true}))

const names = () => readdir(folder)
const owner = async () => (await readFile(join(folder, 'record.lock'), 'utf8')).split(' ')[0]

test('a lock is there while the work is done, with the name of its owner', async () => {
  await withLock(join(folder, 'record'), async () => {
    expect(await names()).toEqual(['record.lock'])
    expect(await owner()).toBe(String(process.pid))
  })
  expect(await names()).toEqual([])
})

test('whoever ends before its name is written has left no lock', async () => {
  const work = vi.fn()
  vi.mocked(writeFile).mockImplementationOnce(async path => {
    await writeFile(path, '')
    throw new Error('killed')
  })
  await expect(withLock(join(folder, 'record'), work)).rejects.toThrow('cannot be locked: killed')
  expect(work).not.toHaveBeenCalled()
  expect(await names()).not.toContain('record.lock')
})

test('a lock is made where the file system knows no links', async () => {
  vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error('not permitted'), {code: 'EPERM'}))
  await withLock(join(folder, 'record'), async () => {
    expect(await names()).toEqual(['record.lock'])
    expect(await owner()).toBe(String(process.pid))
  })
  expect(await names()).toEqual([])
})
