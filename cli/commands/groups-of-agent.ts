import {agentOf, selectGroups} from '../../analyzer/policy/groups.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {quote} from '../../analyzer/text/quote.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {configFor} from './config-for.ts'
import {openFile} from './open-file.ts'
import {profilesFor} from './profiles-for.ts'

/** The group of a file that holds for an agent in the eyes of one crawler. */
export interface GroupOfAgent {
  /** The id of the crawler whose reading it is. */
  readonly crawler: string
  readonly title: string
  /** By its name, as everybody, or by none; see `Selection`. */
  readonly by: string
  /** The user-agent lines that it follows from, by number and text. */
  readonly lines: readonly {readonly line: number; readonly text: string}[]
}

/** Opens a file, to ask which of its groups hold for an agent. */
export async function openGroups(
  name: string,
  given: Arguments,
  environment: Environment,
): Promise<(agent: string) => readonly GroupOfAgent[]> {
  const file = await openFile(name, given, environment)
  const {source} = file
  const tree = parse(source.text)
  const profiles = profilesFor(file, tree, await configFor(file, given, environment), given)
  const policies = profiles.map(profile => readPolicy(tree, profile, source))
  return agent =>
    policies.flatMap(policy =>
      selectGroups(policy, agent).map(({groups, names, by}) => ({
        crawler: policy.profile.id,
        title: policy.profile.title,
        by,
        lines: groups.flatMap(group => {
          const line = agentOf(group, names, policy.profile)?.line
          return line ? [{line: line.line, text: line.raw.trim()}] : []
        }),
      })),
    )
}

/** The groups in words, crawlers that agree together; nothing where no file was named. */
export function renderGroups(groups: readonly GroupOfAgent[] | undefined): string {
  const titles = new Map<string, string[]>()
  for (const group of groups ?? []) {
    const text = textOf(group)
    titles.set(text, [...(titles.get(text) ?? []), group.title])
  }
  return [...titles].map(([text, names]) => `\n  ${text} (${names.join(', ')})`).join('')
}

function textOf({lines}: GroupOfAgent): string {
  if (lines.length === 0) return 'no group of the file is for it'
  return `obeys the group of ${lines.map(({line, text}) => `line ${line}, ${quote(text)}`).join(' and ')}`
}
