import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {productToken, rolesOf} from '../../analyzer/policy/agent-names.ts'
import {askersBy} from '../../analyzer/policy/askers.ts'
import {type Decision, decide} from '../../analyzer/policy/decide.ts'
import {policyReader} from '../../analyzer/policy/policy-reader.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {isUrl} from '../../analyzer/text/path.ts'
import type {Arguments} from '../arguments.ts'
import type {Execute} from '../command.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {jsonText} from '../json-text.ts'
import {printable} from '../terminal/printable.ts'
import {type Style, styleFor} from '../terminal/style.ts'
import {renderTable} from '../terminal/table.ts'
import {InputError, UsageError} from '../usage-error.ts'
import {configFor} from './config-for.ts'
import {openFile, openLocalFile} from './open-file.ts'
import {profilesFor} from './profiles-for.ts'
import {checkRequest} from './request-urls.ts'

/** One answer of `robotslint test`. */
interface Answer {
  readonly profile: Profile
  /** As it was given; roles of a Gemini bot with commas between them; undefined for the crawler's own names. */
  readonly agent: string | undefined
  readonly url: string
  readonly decision: Decision
}

export const testPaths: Execute = async (given, environment) => {
  const [name, ...named] = given.operands
  if (name === undefined)
    throw new UsageError('Name a file, and a path: robotslint test robots.txt /private/')
  const file = await openFile(name, given, environment)
  const urls = [...named, ...(await pathsFromFile(name, given, environment))]
  if (urls.length === 0 && isPage(name)) urls.push(name)
  const list = given.get(flags.pathsFrom)
  if (urls.length === 0 && list !== undefined)
    throw new InputError(list === '-' ? '<stdin>' : list, 'there is no path in this list')
  if (urls.length === 0)
    throw new UsageError('Name a path, such as /private/, or a file of paths by --paths-from.')
  const config = await configFor(file, given, environment)
  const origin = file.retrieval ? file.path : config?.origin
  for (const url of urls) checkRequest(url, origin)
  const tree = parse(file.source.text)
  const readers = profilesFor(file, tree, config, given)
  const policy = policyReader(tree, file.source)
  const answers = agentsFor(given).flatMap(agent => {
    const asked = agent === undefined ? undefined : (rolesOf(agent) ?? agent)
    const askers = asked === undefined ? readers : askersBy(asked, readers)
    return askers.flatMap(profile =>
      urls.map((url): Answer => ({profile, agent, url, decision: decide(policy(profile), asked, url)})),
    )
  })
  const {stdout, variables} = environment
  if (given.get(flags.listFormat) === 'json') stdout.write(`${jsonText(toJson(answers), 2)}\n`)
  else stdout.write(renderAnswers(answers, styleFor(stdout, given.get(flags.color), variables)))
  return answers.every(({decision}) => decision.allowed) ? ExitCode.Clean : ExitCode.Findings
}

/** Whether a URL names a page of a site, and not its robots.txt: then that page is asked about. */
function isPage(name: string): boolean {
  return isUrl(name) && !['', '/', '/robots.txt'].includes(new URL(name).pathname)
}

function agentsFor(given: Arguments): readonly (string | undefined)[] {
  const agents = given.get(flags.agent)
  return agents.length > 0 ? agents : [undefined]
}

/** One path or URL a line; blank lines and comments are left out. */
async function pathsFromFile(
  name: string,
  given: Arguments,
  environment: Environment,
): Promise<readonly string[]> {
  const list = given.get(flags.pathsFrom)
  if (list === undefined) return []
  if (list === '-' && name === '-')
    throw new UsageError('The standard input can be the file or the paths, not both.')
  const {source} = await openLocalFile(list, environment)
  return source.text
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
}

/** The stable contract of `--format json`. */
function toJson(answers: readonly Answer[]) {
  return {
    version: 1,
    decisions: answers.map(({profile, agent, url, decision}) => ({
      crawler: profile.id,
      agent: agent ?? ownNames(profile),
      url,
      allowed: decision.allowed,
      line: decision.rule?.line.line ?? null,
      rule: decision.rule?.line.raw.trim() ?? null,
      why: decision.why,
    })),
  }
}

function ownNames(profile: Profile): string {
  return profile.agents.join(',') || '*'
}

/** A table for each path and agent, with a row for each crawler. */
function renderAnswers(answers: readonly Answer[], style: Style): string {
  const blocks: string[] = []
  for (const rows of groupBy(answers).values()) {
    const [first] = rows
    if (first === undefined) continue
    const table = renderTable(rows.map(cellsOf))
    const lines = table.map((line, index) => paintAnswer(line, rows[index]?.decision.allowed ?? true, style))
    blocks.push(`${[style.bold(headingFor(first)), ...lines].join('\n')}\n`)
  }
  return blocks.join('\n')
}

function cellsOf({profile, decision}: Answer): readonly string[] {
  const {allowed, rule, why} = decision
  return [
    `  ${profile.title}`,
    allowed ? 'allowed' : 'denied',
    rule ? `line ${rule.line.line}` : '–',
    printable(why),
  ]
}

/** After the table is laid out, since codes of colours have no width. */
function paintAnswer(line: string, allowed: boolean, style: Style): string {
  return allowed
    ? line.replace(/ allowed(?= )/, word => style.green(word))
    : line.replace(/ denied(?= )/, word => style.red(word))
}

function groupBy(answers: readonly Answer[]): ReadonlyMap<string, readonly Answer[]> {
  const groups = new Map<string, Answer[]>()
  for (const answer of answers) {
    const key = JSON.stringify([answer.url, answer.agent])
    const group = groups.get(key) ?? []
    group.push(answer)
    groups.set(key, group)
  }
  return groups
}

function headingFor({agent, url}: Answer): string {
  if (agent === undefined) return printable(`${url} for each crawler by its own names`)
  const token = rolesOf(agent) ? agent : productToken(agent)
  const header = token === agent ? '' : `, the product token of ${agent}`
  return printable(`${url} for ${token}${header}`)
}
