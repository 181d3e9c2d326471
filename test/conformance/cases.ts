import {expect, test} from 'vitest'
import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {ask} from './ask.ts'

/** What an authority says, and a file that shows it. */
export interface Case {
  /** The authority and what it says; the name of the test. */
  readonly says: string
  readonly file: string
  /** Who asks; the crawler itself where left out. */
  readonly agent?: string | readonly string[]
  readonly allowed?: readonly string[]
  readonly denied?: readonly string[]
}

/** One test for each case: every URL is decided as the authority says. */
export function testCases(profile: Profile, cases: readonly Case[]): void {
  test.each(cases)('$says', ({file, agent, allowed = [], denied = []}) => {
    const decisions = [...allowed, ...denied].map(url => [url, ask(profile, file, url, agent).allowed])
    expect(Object.fromEntries(decisions)).toEqual({
      ...Object.fromEntries(allowed.map(url => [url, true])),
      ...Object.fromEntries(denied.map(url => [url, false])),
    })
    expect(decisions.length).toBeGreaterThan(0)
  })
}
