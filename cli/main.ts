import {nodeEnvironment} from './node-environment.ts'
import {run} from './run.ts'

export {run}

/** Put in by the build, from package.json. */
declare const ROBOTSLINT_VERSION: string

/** Runs robotslint for the arguments of this process. */
export async function main(): Promise<void> {
  // Not `process.exit`, which would cut off what is still on its way to a pipe.
  process.exitCode = await run(process.argv.slice(2), nodeEnvironment(ROBOTSLINT_VERSION))
  // Node cannot call off looking up a name, which may go on for long after we have given up on it. All is written.
  if (process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')) process.exit()
}
