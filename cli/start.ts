#!/usr/bin/env node
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {userCodeFolder} from './compiled-code.ts'
import {ProgramFiles} from './program-files.ts'

/** Put in by the build: a digest of the program's files. */
declare const ROBOTSLINT_BUILD: string

const folder = join(__dirname, 'program')
const files = new ProgramFiles(folder, ROBOTSLINT_BUILD, userCodeFolder(process.env))
const startLanguageServer = () => createRequire(__filename)(join(folder, 'language-server.cjs'))
files.program.main(startLanguageServer).then(hasLinted => {
  // What most runs need was compiled only then.
  if (hasLinted) files.keepCode()
})
