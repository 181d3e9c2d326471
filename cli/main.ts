#!/usr/bin/env node
import {nodeEnvironment} from './node-environment.ts'
import {run} from './run.ts'

/** Put in by the build, from package.json. */
declare const ROBOTSLINT_VERSION: string

// Not `process.exit`, which would cut off what is still on its way to a pipe.
run(process.argv.slice(2), nodeEnvironment(ROBOTSLINT_VERSION)).then(code => {
  process.exitCode = code
})
