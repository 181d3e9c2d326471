import {ExitCode} from './exit-code.ts'
import {nodeEnvironment} from './node-environment.ts'
import {asksToLint, run} from './run.ts'

export {run}

/** Put in by the build, from package.json. */
declare const ROBOTSLINT_VERSION: string

/**
 * Runs robotslint for the arguments of this process.
 *
 * @param startLanguageServer loads the language server, which begins to serve at once
 * @returns whether it linted, to the end
 */
export async function main(startLanguageServer?: () => void): Promise<boolean> {
  const args = process.argv.slice(2)
  // Not spread: where the working folder is gone, that is said when somebody asks for it.
  const environment = Object.assign(
    nodeEnvironment(ROBOTSLINT_VERSION),
    startLanguageServer && {startLanguageServer},
  )
  const code = await run(args, environment)
  // Not `process.exit`, which would cut off what is still on its way to a pipe.
  process.exitCode = code
  // Node cannot call off looking up a name, which may go on for long after we have given up on it. All is written.
  if (process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')) process.exit()
  // Nor opening a pipe that nobody writes to, for which even an exit would wait: only a signal does not.
  if (code === ExitCode.Interrupted && process.getActiveResourcesInfo().includes('FSReqCallback'))
    process.kill(process.pid, 'SIGINT')
  return code <= ExitCode.Findings && asksToLint(args)
}
