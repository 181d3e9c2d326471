// Writes rules/index.ts, which everything else is rendered from.
import {readdir, writeFile} from 'node:fs/promises'
import {renderRegistry} from '../analyzer/lint/render/registry.ts'
import {ruleIds} from './rule-files.ts'

await writeFile('rules/index.ts', renderRegistry(ruleIds(await readdir('rules'))))
