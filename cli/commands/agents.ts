import {
  type Agent,
  agents,
  findAgent,
  googleToken,
  isRfc9309Token,
  type Obedience,
  obedienceOf,
} from '../../analyzer/crawlers/agents.ts'
import {editDistance, nearest} from '../../analyzer/text/edit-distance.ts'
import {quote} from '../../analyzer/text/quote.ts'
import type {Execute} from '../command.ts'
import {didYouMean} from '../did-you-mean.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {jsonText} from '../json-text.ts'
import {type Style, styleFor} from '../terminal/style.ts'
import {renderTable} from '../terminal/table.ts'
import {UsageError} from '../usage-error.ts'
import {openGroups, renderGroups} from './groups-of-agent.ts'

export const showAgents: Execute = async (given, environment) => {
  const {stdout, variables} = environment
  const {operands} = given
  const file = given.get(flags.file)
  if (file !== undefined && operands.length === 0) {
    throw new UsageError('Name the agents whose group is to be found in the file.')
  }
  const groups = file === undefined ? undefined : await openGroups(file, given, environment)
  const named = operands.length > 0 ? operands.map(findOrSuggest) : agents()
  const chosen = ofPurpose(named, given.get(flags.purpose))
  if (given.get(flags.listFormat) === 'json') {
    stdout.write(
      `${jsonText(
        chosen.map(agent => ({...toJson(agent), ...(groups && {groups: groups(agent.token)})})),
        2,
      )}\n`,
    )
    return ExitCode.Clean
  }
  const style = styleFor(stdout, given.get(flags.color), variables)
  const text =
    operands.length > 0
      ? chosen.map(agent => renderAgent(agent, style) + renderGroups(groups?.(agent.token))).join('\n\n')
      : renderList(chosen, style)
  stdout.write(`${text}\n`)
  return ExitCode.Clean
}

function findOrSuggest(name: string): Agent {
  const agent = findAgent(name)
  if (agent) return agent
  if (name === '*') throw new UsageError('`*` is no crawler: it stands for all that no other group names.')
  const near = nearestAgents(name)
  const meant = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''
  throw new UsageError(`No known crawler answers to ${quote(name)}; ${googleReading(name)}.${meant}`)
}

/** All names that are as near to the word as the nearest one. */
function nearestAgents(word: string): readonly string[] {
  const names = agents().map(({token}) => token)
  const best = nearest(word, names)
  if (best === undefined) return []
  const distanceTo = (name: string) =>
    editDistance(word.toLowerCase(), name.toLowerCase(), word.length + name.length)
  return names.filter(name => distanceTo(name) === distanceTo(best))
}

function ofPurpose(chosen: readonly Agent[], purpose: string | undefined): readonly Agent[] {
  if (purpose === undefined) return chosen
  const purposes = new Set(agents().map(agent => agent.purpose))
  if (![...purposes].some(known => known === purpose)) {
    const known = [...purposes].sort().join(', ')
    throw new UsageError(`--purpose: "${purpose}" is none of ${known}.${didYouMean(purpose, purposes)}`)
  }
  return chosen.filter(agent => agent.purpose === purpose)
}

function toJson(agent: Agent) {
  const obedience = obedienceOf(agent)
  return {...agent, obedience, rfc9309: isRfc9309Token(agent.token), googleToken: googleToken(agent.token)}
}

function renderList(chosen: readonly Agent[], {bold}: Style): string {
  const [heading = '', ...rows] = renderTable([
    ['name', 'operator', 'purpose', 'protocol', 'obeys', 'for Google'],
    ...chosen.map(agent => [
      agent.token,
      agent.operator,
      agent.purpose,
      agent.protocol,
      IN_LIST[obedienceOf(agent)],
      isRfc9309Token(agent.token) ? '' : quote(googleToken(agent.token)),
    ]),
  ])
  return [bold(heading), ...rows].join('\n')
}

const IN_LIST: Readonly<Record<Obedience, string>> = {
  'this-name': 'yes',
  'other-names': 'other names',
  nothing: 'no',
  unknown: 'unknown',
}

const OBEDIENCE: Readonly<Record<Obedience, string>> = {
  ...IN_LIST,
  'other-names': 'yes, but no rules for this name',
}

function obeysDefault({ignoresDefault}: Agent): string {
  if (ignoresDefault === undefined) return 'unknown'
  return ignoresDefault ? 'no' : 'yes'
}

/** On the Web one group is obeyed, the one for a name or that of another; on Gemini those for all names together. */
function fallbackName({protocol}: Agent, obedience: Obedience): string {
  if (obedience === 'other-names') return 'obeys instead'
  return protocol === 'gemini' ? 'obeys as well' : 'falls back to'
}

function renderAgent(agent: Agent, {bold}: Style): string {
  const {source} = agent
  const obedience = obedienceOf(agent)
  const facts: (readonly [name: string, value: string | undefined])[] = [
    ['run by', agent.operator],
    ['purpose', agent.purpose],
    ['protocol', agent.protocol],
    ['obeys robots.txt', OBEDIENCE[obedience]],
    ['obeys *', obedience === 'nothing' ? undefined : obeysDefault(agent)],
    [fallbackName(agent, obedience), agent.fallsBackTo.join(', ')],
    ['still in use', agent.retired ? 'no' : 'yes'],
    ['write instead', agent.replacedBy],
    ['spelling', `${rfcReading(agent.token)}; ${googleReading(agent.token)}`],
    [
      'seen',
      agent.seen > 0
        ? `${agent.seen} times in the robots.txt files of Common Crawl, 2016 to 2025`
        : undefined,
    ],
    ['note', agent.note],
    ['source', `${source.title}, ${source.date}${source.url ? ` <${source.url}>` : ''} (${agent.evidence})`],
  ]
  const rows = facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
  return [bold(agent.token), ...renderTable(rows).map(row => `  ${row}`)].join('\n')
}

function rfcReading(token: string): string {
  return isRfc9309Token(token) ? 'a product token of RFC 9309' : 'no product token of RFC 9309'
}

function googleReading(name: string): string {
  const token = googleToken(name)
  return token === '' ? 'Google reads no name in it' : `Google reads ${quote(token)}`
}
