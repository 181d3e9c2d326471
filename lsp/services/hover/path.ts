import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {coverageOf} from '../../../analyzer/lint/coverage.ts'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {agentNames, quoteRule} from '../../../analyzer/lint/phrases.ts'
import {removal} from '../../../analyzer/lint/shared-overlaps.ts'
import type {Overlap} from '../../../analyzer/policy/overlap.ts'
import type {Group, Rule} from '../../../analyzer/syntax/nodes.ts'
import {enumerate} from '../../../analyzer/text/enumerate.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Explanation} from '../hover.ts'
import {needlessRules} from '../needless-rules.ts'
import {crawlersObeying} from '../obeying-crawlers.ts'
import {groupAt} from '../spot.ts'
import {code, list, paragraphs} from '../texts/markup.ts'
import {describePattern} from '../texts/pattern-text.ts'
import {examplesOf} from './examples.ts'
import {exceptionsTo} from './exceptions.ts'

/** What a rule covers, with examples that have been matched, and which rules have the last word on some of it. */
export function hoverOnPath(rule: Rule, analysis: Analysis): Explanation | undefined {
  const readers = analysis.profiles.filter(profile => rule.name === 'disallow' || profile.allow === 'read')
  const text = paragraphs(
    `**${rule.name === 'allow' ? 'Allow' : 'Disallow'}** ${code(rule.value.value)}`,
    describePattern(rule, readers),
    examplesText(rule, readers),
    differencesText(rule, analysis.profiles, readers),
    standingText(rule, analysis),
    exceptionsText(rule, analysis),
  )
  return {place: rule.value.value === '' ? recordSpan(rule) : rule.value, text}
}

function recordSpan({keyStart, separatorOffset}: Rule) {
  return {start: keyStart, end: separatorOffset + 1}
}

/** Only what all readers agree on. */
function examplesText(rule: Rule, readers: readonly Profile[]): string | undefined {
  const {covered, missed} = examplesOf(rule, readers)
  if (covered.length === 0) return undefined
  const others = missed.length > 0 ? `, not ${enumerate(missed.map(code))}` : ''
  return `For example, it covers ${enumerate(covered.map(code))}${others}.`
}

function differencesText(
  rule: Rule,
  profiles: readonly Profile[],
  readers: readonly Profile[],
): string | undefined {
  const deaf = profiles.filter(profile => !readers.includes(profile))
  const items = [
    ...(deaf.length > 0
      ? [`${nameList(deaf)} ${deaf.length === 1 ? 'takes' : 'take'} no notice of Allow.`]
      : []),
    ...examplesOf(rule, readers).disputed.map(url => {
      const {covered, missed} = coverageOf(rule, url, readers)
      return `${code(url)} is covered for ${nameList(covered)}, not for ${nameList(missed)}.`
    }),
  ]
  return items.length > 0 ? `Crawlers differ:\n\n${list(items)}` : undefined
}

/** For whom the rule counts, and whether it ever does. */
function standingText(rule: Rule, analysis: Analysis): string | undefined {
  const group = groupAt(analysis.tree, rule.start)
  if (group === undefined) return 'No user-agent line stands above, so it is for nobody.'
  const needless = needlessRules(analysis).get(rule)
  const whose = `In the group for ${agentNames(group.agents)}${obeyedBy(group, analysis)}.`
  return needless ? `${whose} ${needlessText(needless)}${keepText(rule, analysis)}` : whose
}

function obeyedBy({agents}: Group, analysis: Analysis): string {
  const crawlers = crawlersObeying(agents, analysis)
  if (crawlers.length === 0) return ''
  return `, which ${nameList(crawlers)} ${crawlers.length === 1 ? 'obeys' : 'obey'}`
}

function needlessText({kind, by}: Overlap): string {
  if (by === undefined || by.line.type !== 'rule')
    return 'It opens nothing: what it allows is allowed anyway.'
  const other = `${quoteRule(by.line)} in line ${by.line.line}`
  if (kind === 'duplicate') return `It says the same as ${other}.`
  if (kind === 'covered') return `It changes nothing: ${other} covers all its paths.`
  return `It never decides: ${other} has the last word on all its paths.`
}

/** The last rule of a group is not to be removed, whatever it says. */
function keepText(rule: Rule, analysis: Analysis): string {
  if (removal(analysis.tree, rule, analysis) !== undefined) return ''
  return ' A group needs a rule, though: without any it would be one with the next group.'
}

function exceptionsText(rule: Rule, analysis: Analysis): string | undefined {
  const exceptions = exceptionsTo(rule, analysis)
  if (exceptions.length === 0) return undefined
  return list(
    exceptions.map(
      ({by, path, crawlers}) =>
        `${quoteRule(by)} in line ${by.line} has the last word${crawlers ? ` for ${nameList(crawlers)}` : ''}, for example on ${code(path)}.`,
    ),
  )
}
