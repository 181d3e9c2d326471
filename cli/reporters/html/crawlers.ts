import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {resolveTargets} from '../../../analyzer/crawlers/targets.ts'
import {accessOf} from '../../../analyzer/policy/access.ts'
import {compare, type Difference} from '../../../analyzer/policy/compare.ts'
import {type Decision, decide} from '../../../analyzer/policy/decide.ts'
import {groupsFor} from '../../../analyzer/policy/groups-for.ts'
import {summarizeAccess} from '../../../analyzer/policy/summarize-access.ts'
import {shorten} from '../../../analyzer/text/quote.ts'
import type {LintedFile} from '../../report.ts'
import {escapeXml} from '../xml.ts'

/** A crawler that may fetch something that the specification of its world forbids it, or the other way round. */
export interface OtherReading {
  readonly profile: Profile
  readonly specification: Profile
  /** A path that proves it, with both decisions: first that by the specification. */
  readonly witness: Difference
}

/** The crawlers that read a file otherwise than the specification that is a target with them, by their own names. */
export function otherReadings(file: LintedFile): readonly OtherReading[] {
  const profiles = profilesOf(file)
  return profiles.flatMap(profile => {
    const specification = profiles.find(
      one => one.kind === 'specification' && one.protocol === profile.protocol && one !== profile,
    )
    if (specification === undefined || profile.kind === 'specification') return []
    const agents = [profile.agents]
    // Whatever it decides about /robots.txt, each crawler fetches that (RFC 9309 §2.2.2), or it would know no rule.
    const witness = compare(file.policy(specification), file.policy(profile), {agents, most: 2}).find(
      ({path}) => path !== '/robots.txt',
    )
    return witness ? [{profile, specification, witness}] : []
  })
}

/** Nobody obeys the body of an answer that is no file. */
function profilesOf({targets, retrieval}: LintedFile): readonly Profile[] {
  if (retrieval && retrieval.outcome !== 'file') return []
  const resolution = resolveTargets(targets)
  return 'profiles' in resolution ? resolution.profiles : []
}

/** What each target crawler may fetch, and by which lines; empty where nobody reads the file. */
export function renderCrawlers(file: LintedFile, others: readonly OtherReading[]): string {
  const profiles = profilesOf(file)
  if (profiles.length === 0) return ''
  const byProfile = new Map(others.map(other => [other.profile, other]))
  const rows = profiles.map(profile => {
    const policy = file.policy(profile)
    const summary = summarizeAccess(policy, accessOf(policy), groupsFor(policy))
    const other = byProfile.get(profile)
    const cells = [
      escapeXml(profile.agents.join(', ') || '*'),
      renderDecision(decide(policy, undefined, '/')),
      escapeXml(summary),
      other ? renderOther(other) : profile.kind === 'specification' ? '' : 'no',
    ]
    return `<tr><th scope="row">${escapeXml(profile.title)}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
  })
  const head = ['Crawler', 'Asks as', 'Start page <code>/</code>', 'What holds for it', 'Reads otherwise']
  return `<section aria-labelledby="crawlers"><h2 id="crawlers">Crawlers</h2>
${table('What each target crawler may fetch, asking by its own names; “reads otherwise”: a path that the specification of its world decides differently.', head, rows)}
${renderPaths(file, profiles, others)}</section>
`
}

/** `/private/: allowed, by RFC 9309 denied`. */
export function renderOther({witness, specification}: OtherReading): string {
  const {path, before, after} = witness
  const title = escapeXml(specification.title)
  return `<code>${escapeXml(shorten(path, 200))}</code>: ${answer(after)}, by ${title} ${answer(before)}`
}

/** Longer tables are for `robotslint test`. */
const MOST_PATHS = 12

/** The answers for paths that the file itself names, and for those that crawlers differ in. */
function renderPaths(
  file: LintedFile,
  profiles: readonly Profile[],
  others: readonly OtherReading[],
): string {
  const paths = interestingPaths(file, others)
  if (paths.length === 0) return ''
  const rows = paths.map(path => {
    const cells = profiles.map(profile => renderDecision(decide(file.policy(profile), undefined, path)))
    return `<tr><th scope="row"><code>${escapeXml(shorten(path, 100))}</code></th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
  })
  const head = ['Path', ...profiles.map(({title}) => escapeXml(title))]
  const caption = `May a crawler fetch it? Paths that crawlers decide differently, then those of rules without wildcards, ${MOST_PATHS} at most; robotslint test answers for others.`
  return `<h3>Decisions</h3>\n${table(caption, head, rows)}`
}

function interestingPaths({lines}: LintedFile, others: readonly OtherReading[]): readonly string[] {
  const paths = new Set(others.map(({witness}) => witness.path))
  for (const line of lines) {
    if (paths.size >= MOST_PATHS) break
    if (line.type === 'rule' && /^\/[^*$#\s]+$/.test(line.value.value)) paths.add(line.value.value)
  }
  return [...paths].slice(0, MOST_PATHS)
}

function renderDecision(decision: Decision): string {
  const {rule} = decision
  return rule ? `${answer(decision)} <span class="quiet">line ${rule.line.line}</span>` : answer(decision)
}

function answer({allowed}: Decision): string {
  return allowed ? 'allowed' : '<b class="denied">denied</b>'
}

function table(caption: string, head: readonly string[], rows: readonly string[]): string {
  const headings = head.map(title => `<th scope="col">${title}</th>`).join('')
  return `<div class="scroll" role="region" aria-label="Table" tabindex="0"><table><caption>${caption}</caption><thead><tr>${headings}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`
}
