#!/usr/bin/env node
import {join} from 'node:path'
import {userCodeFolder} from './compiled-code.ts'
import {ProgramFiles} from './program-files.ts'

/** Put in by the build: a digest of the program's files. */
declare const ROBOTSLINT_BUILD: string

const files = new ProgramFiles(join(__dirname, 'program'), ROBOTSLINT_BUILD, userCodeFolder(process.env))
files.program.main().then(hasLinted => {
  // What most runs need was compiled only then.
  if (hasLinted) files.keepCode()
})
