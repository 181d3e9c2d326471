import {describe, expect, test} from 'vitest'
import {defineProfile, type Profile} from '../../analyzer/crawlers/profile.ts'
import {google} from '../../analyzer/crawlers/profiles/google.ts'
import {protego} from '../../analyzer/crawlers/profiles/protego.ts'
import {pythonUrllib, robotparserFacts} from '../../analyzer/crawlers/profiles/python-urllib.ts'
import {temotoFacts, temotoOddities} from '../../analyzer/crawlers/profiles/temoto.ts'
import {ask} from './ask.ts'
import {readShared} from './shared.ts'

/** The library alone compares whatever path it is given. */
const temoto = defineProfile(
  {id: 'temoto', title: 'temoto/robotstxt', kind: 'library', protocol: 'web', notes: []},
  {
    ...temotoFacts,
    agents: robotparserFacts.agents,
    requestQuery: robotparserFacts.requestQuery,
    failure: robotparserFacts.failure,
    percentEncoding: ['literal', temotoFacts.percentEncoding[1]],
    query: ['included', temotoFacts.query[1]],
  },
  temotoOddities,
)

const engines: Readonly<Record<string, Profile>> = {Google: google, protego, urllib: pythonUrllib, temoto}

/** Decisions that differ on purpose, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'agent-with-space, Googlebot-Image':
    'the matcher was asked for this name alone; Google documents that Googlebot-Image falls back to Googlebot',
}

interface Measured {
  readonly name: string
  readonly text: string
  readonly agent: string
  readonly path: string
  /** What each engine was measured to decide. */
  readonly decisions: Readonly<Record<string, string>>
}

const measured = readMeasured(readShared('facts/mistakes.md') ?? '')

describe.skipIf(measured.length === 0)('engines decide as they were measured to', () => {
  test('there are as many measurements as the list has', () => {
    expect(measured).toHaveLength(148)
  })

  test.each(measured)('$name: $agent → $path', ({text, agent, path, decisions}) => {
    const ours = Object.keys(decisions).map(engine => {
      const profile = engines[engine]
      return [engine, profile && ask(profile, text, path, agent).allowed ? 'allow' : 'block']
    })
    expect(Object.fromEntries(ours)).toEqual(decisions)
  })
})

/** Reads lines such as: - `AnyBot` → `/x`: **block**: Google, temoto; **allow**: protego, urllib */
function readMeasured(document: string): Measured[] {
  return document.split(/^## /m).flatMap(section => {
    const name = /`(.+)`/.exec(section)?.[1] ?? ''
    const text = typed(/^```\n(.*?)^```$/ms.exec(section)?.[1] ?? '', name)
    const lines = section.matchAll(/^- `([^`]+)` → `([^`]+)`: (.*)$/gm)
    return Array.from(lines, ([, agent = '', path = '', results = '']) => ({
      name,
      text,
      agent,
      path,
      decisions: readDecisions(results),
    }))
      .filter(({decisions}) => Object.keys(decisions).length > 0)
      .filter(({name, agent}) => !Object.hasOwn(exceptions, `${name}, ${agent}`))
  })
}

/** Puts in the characters that the list shows by name. */
function typed(example: string, name: string): string {
  const text = example
    .replaceAll('<BOM>', '\uFEFF')
    .replaceAll('<NBSP>', '\u00A0')
    .replaceAll('<ZWSP>', '\u200B')
  return name === 'bare-cr' ? text.replaceAll('\\r', '\r').trimEnd() : text
}

function readDecisions(results: string): Record<string, string> {
  const decisions: Record<string, string> = {}
  for (const result of results.split('; ')) {
    const [, verdict, list] = /^\*\*(allow|block|error)\*\*: (.*)$/.exec(result) ?? []
    const all = /^all seven: \*\*(allow|block)\*\*/.exec(result)?.[1]
    for (const engine of Object.keys(engines)) {
      if (all) decisions[engine] = all
      // A file with an error is, for the callers of the library, none.
      else if (verdict && list?.split(/, |\.$/).includes(engine))
        decisions[engine] = verdict.replace('error', 'allow')
    }
  }
  return decisions
}
