import type {Profile} from '../crawlers/profile.ts'

/** Versions, and what begins with no letter, are another matter. */
const SEVERAL_WORDS = /^[A-Za-z_-]+(?: (?![\d.]+$|v\.?\d)[\w-]+)+$/

/** The crawlers of the Web that read only the first word of a name; none where it is no name of several words. */
export function firstWordReaders(name: string, profiles: readonly Profile[]): readonly Profile[] {
  if (!SEVERAL_WORDS.test(name)) return []
  return profiles.filter(
    ({protocol, agentCut}) => protocol === 'web' && (agentCut === 'token' || agentCut === 'word'),
  )
}
