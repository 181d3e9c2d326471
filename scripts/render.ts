// Writes everything that is rendered from the code.
import {mkdir, writeFile} from 'node:fs/promises'
import {dirname} from 'node:path'
import {renderedFiles} from './rendered-files.ts'

for (const [path, content] of await renderedFiles()) {
  await mkdir(dirname(path), {recursive: true})
  await writeFile(path, content)
}
