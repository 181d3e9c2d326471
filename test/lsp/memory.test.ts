import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {build} from 'esbuild'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'

// What is kept of documents, counted by the collector itself in a process of its own.

let folder: string

beforeAll(async () => {
  folder = mkdtempSync('node_modules/.robotslint-memory-')
  await build({
    entryPoints: ['test/lsp/client/count-kept.ts'],
    outfile: join(folder, 'count-kept.mjs'),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
  })
})

afterAll(() => rmSync(folder, {recursive: true, force: true}))

function count(mode: string): {readonly documents: number; readonly analyses: number} {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--expose-gc', join(folder, 'count-kept.mjs'), mode],
    {
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

describe('5,000 documents', () => {
  test('leave nothing behind when they were opened, linted, changed and closed', () => {
    expect(count('close')).toEqual({opened: 5000, documents: 0, analyses: 0})
  })

  test('are kept as texts where a client never closes them, with the analyses of the last few', () => {
    const {documents, analyses} = count('keep')
    expect(documents).toBe(5000)
    expect(analyses).toBeLessThanOrEqual(32)
  })
})
