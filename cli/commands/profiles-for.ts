import type {ResolvedConfig} from '../../analyzer/config/resolve.ts'
import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {inferTarget, resolveTargets} from '../../analyzer/crawlers/targets.ts'
import type {Retrieval} from '../../analyzer/retrieval.ts'
import type {Root} from '../../analyzer/syntax/nodes.ts'
import type {Arguments} from '../arguments.ts'
import type {OpenedFile} from '../files/read.ts'
import * as flags from '../flags.ts'
import {targetsByProtocol} from '../remote/targets.ts'
import {UsageError} from '../usage-error.ts'

/**
 * The crawlers that a command asks: those of `--target`, those of the configuration, or those that the file is judged to
 * be for. What was fetched is read by those that come by its protocol.
 *
 * @throws UsageError where the file itself asks for a target that is none
 */
export function profilesFor(
  {retrieval}: Pick<OpenedFile, 'retrieval'>,
  tree: Root,
  config: ResolvedConfig | undefined,
  given: Arguments,
): readonly Profile[] {
  const asked = given.get(flags.target)
  const names = asked.length > 0 ? asked : defaultTargets(tree, config?.targets, retrieval)
  const resolution = resolveTargets(names)
  if ('profiles' in resolution) return resolution.profiles
  throw new UsageError(
    `The file asks for a target ${resolution.unknown}, which is none. Name one by --target.`,
  )
}

function defaultTargets(
  tree: Root,
  configured: readonly string[] | undefined,
  retrieval: Retrieval | undefined,
): readonly string[] {
  if (retrieval !== undefined) return targetsByProtocol(configured, retrieval)
  return configured ?? inferTarget(tree).names
}
