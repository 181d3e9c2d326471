import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const folder = process.env.ROBOTSLINT_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url))

/**
 * Rows of a table of the research data, which is not part of the repository: cells by column name. Undefined where
 * the data is not at hand, so that tests can be skipped.
 */
export function readSharedTable(name: string): readonly ReadonlyMap<string, string>[] | undefined {
  const path = join(folder, 'data', name)
  if (!existsSync(path)) return undefined
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map(line => {
    const cells = line.split('\t')
    return new Map(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}
