// Keeps what V8 makes of the program, functions that a usual run needs included. See cli/program-files.ts.
import fs, {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import type {Environment, Output} from '../cli/environment.ts'
import {ProgramFiles} from '../cli/program-files.ts'

const nowhere: Output = {isTerminal: false, columns: undefined, write() {}}

const environment: Environment = {
  version: '',
  cwd: process.cwd(),
  variables: {},
  files: fs,
  stdout: nowhere,
  stderr: nowhere,
  readStdin: async () => new Uint8Array(),
  async *streamStdin() {},
}

const project = mkdtempSync(join(tmpdir(), 'robotslint-'))
const config = join(project, 'robotslint.config.json')
writeFileSync(
  config,
  '{"extends": ["recommended"], "rules": {"missing-sitemap": "info"}, "ignore": ["old/**"], "overrides": [{"files": ["*.txt"]}]}',
)
const folder = resolve('dist/program')
const files = new ProgramFiles(folder, process.argv[2] ?? '')
await files.program.run(['examples', '--config', config], environment)
rmSync(project, {recursive: true})
files.keepCode(folder)
