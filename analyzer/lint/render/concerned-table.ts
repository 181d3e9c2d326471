import {resolveTargets} from '../../crawlers/targets.ts'
import {compare, type Difference} from '../../policy/compare.ts'
import {readPolicy} from '../../policy/policy.ts'
import {parse} from '../../syntax/parse.ts'
import {decode, fromText, type Source} from '../../syntax/source.ts'
import {quote} from '../../text/quote.ts'
import type {BadExample, LintRule} from '../rule.ts'

/**
 * Whom a rule concerns, shown on its first example that can be mended: for each target crawler a path that is
 * decided differently afterwards. Empty where no example is mended.
 */
export function renderConcerned(rule: LintRule): string {
  const example = rule.examples.bad.find(({fixed, code}) => fixed !== undefined && code.length < LONGEST)
  if (example?.fixed === undefined) return ''
  const rows = rowsFor(example, fromText(example.fixed), targetOf(rule, example))
  return `
## Who is concerned

What mending the first example changes, crawler by crawler:

| crawler | path | as written | mended |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

const LONGEST = 2000

function targetOf(rule: LintRule, {target}: BadExample): readonly string[] {
  return target?.split(',') ?? [rule.targets.includes('web') ? 'web' : 'gemini']
}

function rowsFor({code}: BadExample, mended: Source, targets: readonly string[]): readonly string[] {
  const source = typeof code === 'string' ? fromText(code) : decode(code)
  const before = parse(source.text)
  const after = parse(mended.text)
  const resolution = resolveTargets(targets)
  if ('unknown' in resolution) return []
  return resolution.profiles.map(profile => {
    const [difference] = compare(readPolicy(before, profile, source), readPolicy(after, profile, mended))
    return `| ${profile.title} | ${difference ? cells(difference) : 'none | as before | as before'} |`
  })
}

function cells({agent, path, before, after}: Difference): string {
  const name = typeof agent === 'string' ? agent : agent.join(', ')
  const who = name === '*' ? '' : ` for ${name}`
  return `${quote(path)}${who} | ${before.allowed ? 'allowed' : 'denied'} | ${after.allowed ? 'allowed' : 'denied'}`
}
