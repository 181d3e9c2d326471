import {targetCrawlers} from '../../analyzer/crawlers/targets.ts'
import {accessChanges} from '../../analyzer/policy/access-changes.ts'
import type {Decision} from '../../analyzer/policy/decide.ts'
import {policyReader} from '../../analyzer/policy/policy-reader.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {fromText} from '../../analyzer/syntax/source.ts'
import type {AccessDecision, CompareParams, CompareResult} from '../protocol.ts'
import {shortened} from './deciding-line.ts'

/**
 * Who gains or loses access between two texts.
 *
 * @throws RangeError where a target is unknown
 */
export function compareTexts({before, after, targets}: CompareParams): CompareResult {
  const [old, now] = [readText(before), readText(after)]
  const {profiles} = targetCrawlers(now.tree, targets)
  return {
    changes: accessChanges(old.policy, now.policy, profiles).map(({profile, agents, difference}) => ({
      crawler: {id: profile.id, title: profile.title},
      agents,
      path: difference.path,
      before: toAccessDecision(difference.before),
      after: toAccessDecision(difference.after),
    })),
  }
}

function readText(text: string) {
  const source = fromText(text)
  const tree = parse(source.text)
  return {tree, policy: policyReader(tree, source)}
}

function toAccessDecision({allowed, rule, why}: Decision): AccessDecision {
  return {allowed, line: rule?.line.line ?? null, rule: rule ? shortened(rule.line.raw.trim()) : null, why}
}
