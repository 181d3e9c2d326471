import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {lint} from '../../analyzer/lint/run.ts'
import {decode} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import {sharedFolder} from '../shared-folder.ts'

/**
 * How often each rule speaks on real files. A change of a rule shows here what it does to them: look at the new
 * findings before you take the snapshot over with `npx vitest run test/real-files -u`.
 */
describe.skipIf(sharedFolder === undefined)('real files', () => {
  test.each([
    ['web', 'data/corpus', /\.robots\.txt$/],
    ['gemini', 'data/corpus/gemini', /\.txt$/],
  ] as const)('findings by rule for %s', async (target, folder, names) => {
    const counts = new Map<string, {findings: number; files: Set<string>}>()
    for (const file of readdirSync(join(sharedFolder ?? '', folder))
      .filter(name => names.test(name))
      .sort()) {
      const source = decode(readFileSync(join(sharedFolder ?? '', folder, file)))
      for (const {rule, severity} of lint(source, {rules, targets: [target]}).messages) {
        const key = `${rule} ${severity}`
        const count = counts.get(key) ?? {findings: 0, files: new Set()}
        count.findings++
        count.files.add(file)
        counts.set(key, count)
      }
    }
    const lines = [...counts]
      .sort()
      .map(([key, {findings, files}]) => `${key} ${findings} in ${files.size} files\n`)
    await expect(lines.join('')).toMatchFileSnapshot(`corpus-${target}.txt`)
  })
})
