import {readdir, readFile, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/**
 * Removes the declarations that a program with the package cannot reach: the compiler writes one for each file.
 *
 * @param {string} folder
 * @param {string} entry the file that programs import, in the folder
 */
export async function pruneTypes(folder, entry) {
  const reached = new Set()
  for (const todo = [join(folder, entry)]; todo.length > 0; ) {
    const file = todo.pop()
    if (reached.has(file)) continue
    reached.add(file)
    const text = await readFile(file, 'utf8')
    for (const [, path] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
      todo.push(join(dirname(file), path.replace(/\.ts$/, '.d.ts')))
  }
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true})) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(file)) await rm(file)
  }
}
