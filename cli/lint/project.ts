import type {Arguments} from '../arguments.ts'
import type {BaselineFile} from '../baseline/baseline-file.ts'
import {Configs} from '../config/configs.ts'
import type {Environment} from '../environment.ts'
import * as flags from '../flags.ts'
import {UsageError} from '../usage-error.ts'

/** What files of the project say about the linting of others. */
export interface Project {
  readonly configs: Configs
  /** Findings that are known and not reported again. */
  readonly baseline: BaselineFile | undefined
}

/** @throws UsageError where a file that was named cannot be used */
export async function openProject(given: Arguments, environment: Environment): Promise<Project> {
  return {configs: new Configs(given, environment), baseline: await openBaseline(given, environment)}
}

async function openBaseline(given: Arguments, environment: Environment): Promise<BaselineFile | undefined> {
  const name = given.get(flags.baseline)
  const isUpdated = given.get(flags.updateBaseline)
  if (name === undefined) {
    if (isUpdated) throw new UsageError('--update-baseline needs --baseline FILE.')
    return undefined
  }
  if (isUpdated && [flags.fix, flags.unsafeFixes, flags.diff].some(flag => given.get(flag)))
    throw new UsageError('--update-baseline takes down what is found and mends nothing; leave out the fixes.')
  const {BaselineFile} = await import('../baseline/baseline-file.ts')
  return new BaselineFile(name, isUpdated, environment)
}
