import {decide} from '../../analyzer/policy/decide.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {TestPathParams, TestPathResult} from '../protocol.ts'
import {decidingLine} from './deciding-line.ts'

/** Who may fetch a path, in the eyes of each target crawler, and which line decides. */
export function testPath(
  analysis: Analysis,
  {path, agent}: Omit<TestPathParams, 'textDocument'>,
): TestPathResult {
  const asked = rolesOf(agent)
  return {
    version: analysis.version,
    answers: analysis.profiles.map(profile => {
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

/** A name or a header as it is; roles of a Gemini bot, with commas between them, one by one. */
export function rolesOf(agent: string | undefined): string | readonly string[] | undefined {
  const asked = agent?.trim()
  if (!asked) return undefined
  // A header may hold commas too, behind its first `/` or `(`.
  return /^[^/(]*,/.test(asked) ? asked.split(',').map(role => role.trim()) : asked
}
