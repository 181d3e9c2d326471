import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import type {Retrieval} from '../../analyzer/retrieval.ts'

/**
 * Who reads a file that was fetched: of the targets that the configuration names, those crawlers that come by its
 * protocol; without any of them, all that do.
 */
export function targetsByProtocol(
  configured: readonly string[] | undefined,
  {protocol}: Retrieval,
): readonly string[] {
  const all = protocol === 'gemini' ? 'gemini' : 'web'
  const able = configured?.filter(target => {
    const resolution = resolveTargets([target])
    return 'profiles' in resolution && resolution.profiles.some(profile => profile.protocol === all)
  })
  return able && able.length > 0 ? able : [all]
}
