import {rolesOf} from '../../analyzer/policy/agent-names.ts'
import {askersBy} from '../../analyzer/policy/askers.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {TestPathParams, TestPathResult} from '../protocol.ts'
import {decidingLine} from './deciding-line.ts'

/** Who may fetch a path, in the eyes of each target crawler, and which line decides. */
export function testPath(
  analysis: Analysis,
  {path, agent}: Omit<TestPathParams, 'textDocument'>,
): TestPathResult {
  const asked = askedAgent(agent)
  const readers = asked === undefined ? analysis.profiles : askersBy(asked, analysis.profiles)
  return {
    version: analysis.version,
    answers: readers.map(profile => {
      const {allowed, rule, why} = decide(analysis.policy(profile), asked, path)
      return {
        crawler: {id: profile.id, title: profile.title},
        agent: agent?.trim() || profile.agents.join(',') || '*',
        allowed,
        rule: rule ? decidingLine(rule.line, analysis) : null,
        why,
      }
    }),
  }
}

/** Who is asked for: a name or a header, roles of a Gemini bot one by one, or each crawler by its own names. */
export function askedAgent(agent: string | undefined): string | readonly string[] | undefined {
  const asked = agent?.trim()
  return asked ? (rolesOf(asked) ?? asked) : undefined
}
