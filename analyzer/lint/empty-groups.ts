import type {Profile} from '../crawlers/profile.ts'
import {decide} from '../policy/decide.ts'
import type {Group, Root, Rule, UserAgentRecord} from '../syntax/nodes.ts'
import type {LintContext} from './context.ts'
import {isAddressed} from './line-readers.ts'
import {firstDisallow, isForEverybody} from './places.ts'
import {plainPath} from './witness-path.ts'

/** A rule of another group that holds for the agents of a group with nothing but an empty Disallow. */
export interface HoldingRule {
  readonly rule: Rule
  /** A path that the rule keeps them from. */
  readonly path: string
  /** The crawlers that read it so. */
  readonly readers: readonly Profile[]
}

type Context = Pick<LintContext<object>, 'profiles' | 'policy'>

/** Has the group rules, and no other than empty Disallows? So one writes that somebody may fetch everything. */
export function opensEverything({rules}: Group): boolean {
  return (
    rules.length > 0 &&
    rules.every(({name, valueStart, valueEnd}) => name === 'disallow' && valueStart === valueEnd)
  )
}

/** The names of a group beside `*`. */
export function namesIn({agents}: Group): readonly UserAgentRecord[] {
  return agents.filter(agent => !isForEverybody(agent))
}

/**
 * The rule for `*` that holds for the agents of a group that opens everything all the same, since the companion
 * specification, and most crawlers of Geminispace, put the rules of both together.
 */
export function ruleForEverybody(group: Group, tree: Root, context: Context): HoldingRule | undefined {
  const names = namesIn(group)
  if (names.length === 0 || names.length < group.agents.length) return undefined
  const rule = firstDisallow(
    tree.groups.filter(({agents}) => agents.some(isForEverybody)).flatMap(({rules}) => rules),
  )
  return rule && held(rule, context, names, ({combination}) => combination !== 'all-groups')
}

/**
 * The rule of the next group that holds for the agents of a group that opens everything, since a crawler does not see
 * an empty Disallow and reads on.
 */
export function ruleOfNextGroup(group: Group, tree: Root, context: Context): HoldingRule | undefined {
  const blind = context.profiles.some(({emptyDisallow}) => emptyDisallow === 'unseen')
  const next = blind
    ? tree.groups.find(({start, rules}) => start > group.start && firstDisallow(rules))
    : undefined
  const rule = next && firstDisallow(next.rules)
  return (
    rule &&
    held(
      rule,
      context,
      group.agents,
      profile => profile.emptyDisallow === 'unseen' && !isAddressed(profile, next.agents),
    )
  )
}

/** A rule, where it keeps some of the crawlers that the names are for from its path. */
function held(
  rule: Rule,
  {profiles, policy}: Context,
  names: readonly UserAgentRecord[],
  mayRead: (profile: Profile) => boolean,
): HoldingRule | undefined {
  const path = plainPath(rule.value.value)
  const readers = profiles.filter(profile => {
    if (!mayRead(profile) || profile.protocol !== 'gemini' || !isAddressed(profile, names)) return false
    // The specification has no name of its own.
    const asked = profile.kind === 'specification' ? names[0]?.value.value : undefined
    return decide(policy(profile), asked, path).rule?.line === rule
  })
  return readers.length > 0 ? {rule, path, readers} : undefined
}
