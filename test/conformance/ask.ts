import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {findProfile} from '../../analyzer/crawlers/profiles.ts'
import {type Decision, decide} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {fromText} from '../../analyzer/syntax/source.ts'

/** The profile with this id; throws where there is none. */
export function profileOf(id: string): Profile {
  const profile = findProfile(id)
  if (profile === undefined) throw new Error(`no profile ${id}`)
  return profile
}

/** What a crawler decides on a whole file, byte order mark included; as itself where no agent is given. */
export function ask(
  profile: Profile,
  text: string,
  url: string,
  agent?: string | readonly string[],
): Decision {
  const source = fromText(text)
  return decide(readPolicy(parse(source.text), profile, source), agent, url)
}
