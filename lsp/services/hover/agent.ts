import {findAgent} from '../../../analyzer/crawlers/agents.ts'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {isForEverybody} from '../../../analyzer/lint/places.ts'
import {type Access, accessOf} from '../../../analyzer/policy/access.ts'
import {productToken} from '../../../analyzer/policy/agent-names.ts'
import {groupsFor} from '../../../analyzer/policy/groups-for.ts'
import type {UserAgentRecord} from '../../../analyzer/syntax/nodes.ts'
import {enumerate} from '../../../analyzer/text/enumerate.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Explanation} from '../hover.ts'
import {crawlersObeying, targetCrawlers} from '../obeying-crawlers.ts'
import {describeAgentName, googleCut} from '../texts/agent-text.ts'
import {list, paragraphs} from '../texts/markup.ts'

/** Who answers to a name, which groups hold for it, and what it may fetch. */
export function hoverOnAgent(agent: UserAgentRecord, analysis: Analysis): Explanation | undefined {
  const {value} = agent
  if (value.value === '') return undefined
  const text = isForEverybody(agent)
    ? describeAgentName('*', obeyingSentence(agent, analysis))
    : describeAgentName(
        productToken(value.value),
        paragraphs(
          analysis.profiles.some(({id}) => id === 'google') ? googleCut(value.value) : undefined,
          findAgent(productToken(value.value))?.obeys === 'no'
            ? undefined
            : groupsText(value.value, analysis),
        ),
      )
  return {place: value, text}
}

function obeyingSentence(agent: UserAgentRecord, analysis: Analysis): string {
  const obeying = crawlersObeying([agent], analysis)
  const others = targetCrawlers(analysis).filter(profile => !obeying.includes(profile))
  if (obeying.length === 0) return 'None of the target crawlers obeys this group.'
  if (others.length === 0) return 'All target crawlers obey this group.'
  const obey = obeying.length === 1 ? 'obeys' : 'obey'
  const doNot = others.length === 1 ? 'does not' : 'do not'
  return `Of the target crawlers, ${nameList(obeying)} ${obey} this group; ${nameList(others)} ${doNot}.`
}

/** The groups that hold for a name. Where target crawlers read names otherwise, each reading. */
function groupsText(name: string, analysis: Analysis): string {
  const readings = new Map<string, Profile[]>()
  for (const profile of readersOfName(name, analysis)) {
    const sentence = groupsSentence(name, profile, analysis)
    const readers = readings.get(sentence)
    if (readers) readers.push(profile)
    else readings.set(sentence, [profile])
  }
  const [[only] = ['']] = readings
  if (readings.size === 1) return only
  return list([...readings].map(([sentence, readers]) => `${sentence} (${nameList(readers)})`))
}

/**
 * Those who look for the name in the file: a crawler of the same operator, or all that play the role. Of any other
 * crawler nothing is known but that the specification should hold.
 */
function readersOfName(name: string, {profiles}: Analysis): readonly Profile[] {
  const token = productToken(name).toLowerCase()
  const named = profiles.filter(profile => profile.agents.some(own => own.toLowerCase() === token))
  if (named.length > 0) return named.filter(({kind}) => kind !== 'specification')
  const operator = findAgent(token)?.operator
  const own = profiles.filter(profile => profile.operator === operator)
  return operator && own.length > 0 ? own : profiles.slice(0, 1)
}

function groupsSentence(name: string, profile: Profile, analysis: Analysis): string {
  const policy = analysis.policy(profile)
  const {agents} = groupsFor(policy, name)
  const numbers = agents.slice(0, MOST_LINES).map(({line}) => String(line))
  if (agents.length > MOST_LINES) numbers.push(`${agents.length - MOST_LINES} more`)
  const may = MAY_FETCH[accessOf(policy, name)]
  if (numbers.length === 0) return `No group holds for it: it ${may}.`
  if (numbers.length === 1) return `The group of line ${numbers[0]} holds for it: it ${may}.`
  return `The groups of lines ${enumerate(numbers)} hold for it: it ${may}.`
}

const MOST_LINES = 5

const MAY_FETCH: Readonly<Record<Access, string>> = {
  everything: 'may fetch everything',
  something: 'may fetch what the rules leave open',
  nothing: 'may fetch nothing',
}
