// Keeps what V8 makes of the program, functions that a usual run needs included. See cli/code-cache.ts.
import fs, {readFileSync, writeFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {compiledCodePaths, compileProgram, programPath, runProgram, wrapProgram} from '../cli/code-cache.ts'
import type {Environment, Output} from '../cli/environment.ts'

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

const folder = resolve('dist/cli')
const source = wrapProgram(readFileSync(programPath(folder), 'latin1'))
const script = compileProgram(folder, source)
const {run} = runProgram(folder, script)
await run(['examples'], environment)
const paths = compiledCodePaths(folder)
writeFileSync(paths.source, source)
writeFileSync(paths.code, script.createCachedData())
