import {join} from 'node:path'
import {CONFIG_NAME} from '../../files/config-candidates.ts'
import {linkStatOf} from '../../files/stat.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {Execute} from '../command.ts'
import {ExitCode} from '../exit-code.ts'
import {writeFile} from '../files/write.ts'
import {InputError} from '../usage-error.ts'
import {rejectOperands} from './operands.ts'

/** A configuration that changes nothing, and shows what can be set. */
const START = `{
  "$schema": "https://raw.githubusercontent.com/robotslint/robotslint/main/config.schema.json",

  // Presets: "recommended" (each rule at its own level), "strict", "gemini", "web". Or paths of other configurations.
  "extends": ["recommended"],

  // Who reads the files: "web", "gemini", "libraries" or single crawlers. Without it each file's content decides.
  // "targets": ["web"],

  // "off", "info", "warning" or "error"; robotslint rules lists all rules.
  "rules": {
    // "missing-sitemap": "info"
  },

  // The site that serves the files.
  // "origin": "https://example.com",

  // Crawlers and keys of your own.
  // "knownAgents": ["AcmeBot"],
  // "knownDirectives": ["X-Acme"],

  // Who must, and who must not, be able to fetch what.
  "expectations": [
    // { "agent": "Googlebot", "url": "/", "allowed": true }
  ],

  // Settings for some files only.
  "overrides": [
    // { "files": ["capsule/**"], "targets": ["gemini"] }
  ],

  // Files that are never linted.
  "ignore": []
}
`

export const init: Execute = (given, {cwd, files, stderr}) => {
  rejectOperands(given)
  const location = join(cwd, CONFIG_NAME)
  if (linkStatOf(location, files))
    throw new InputError(CONFIG_NAME, 'it is here already, and was left as it was')
  try {
    writeFile(location, Buffer.from(START), files)
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    throw new InputError(CONFIG_NAME, `it could not be written: ${reason}`)
  }
  stderr.write(`Wrote ${CONFIG_NAME}.\n`)
  return ExitCode.Clean
}
