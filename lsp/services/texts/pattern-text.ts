import {literalPattern, type PathPattern, wildcardPattern} from '../../../analyzer/crawlers/path-pattern.ts'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {extentOf} from '../../../analyzer/policy/extent.ts'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import {enumerate} from '../../../analyzer/text/enumerate.ts'
import {code, list} from './markup.ts'

/** Which paths a rule covers; where its readers take it otherwise, each reading. */
export function describePattern(rule: Rule, readers: readonly Profile[]): string {
  // A line of megabytes is taken apart once.
  const sentences = new Map<string, string>()
  const readings = new Map<string, Profile[]>()
  for (const profile of readers) {
    const {prefix, missingSlash, wildcard, endAnchor} = profile
    const key = [prefix, missingSlash, wildcard, endAnchor].join(' ')
    const sentence = sentences.get(key) ?? sentenceFor(rule, profile)
    sentences.set(key, sentence)
    const known = readings.get(sentence)
    if (known) known.push(profile)
    else readings.set(sentence, [profile])
  }
  const [[only] = ['']] = readings
  if (readings.size < 2) return only
  return list([...readings].map(([sentence, profiles]) => `${sentence} (${nameList(profiles)})`))
}

function sentenceFor({name, value}: Rule, profile: Profile): string {
  const path = value.value
  if (path === '') return name === 'allow' ? 'Covers no path.' : 'Forbids nothing.'
  if (profile.prefix === 'segments' && /^\/[^*$]*[^*$/]$/.test(path))
    return `Covers ${code(path)} and all paths below it.`
  const pattern = patternFor(path, profile)
  if (pattern === undefined) return 'Reads wildcards in its own way.'
  return extentOf(pattern) ? `Covers ${pathsOf(pattern)}.` : 'Covers no path: every path begins with `/`.'
}

/** As written, before any encoding; undefined where the reading of wildcards is too odd for a sentence. */
function patternFor(path: string, {missingSlash, wildcard, endAnchor}: Profile): PathPattern | undefined {
  if (missingSlash === 'added' && !/^[/*]/.test(path)) return literalPattern(`/${path}`)
  if (!/\*|\$$/.test(path) || (wildcard === 'literal' && endAnchor === 'literal')) return literalPattern(path)
  return wildcard === 'any-run' ? wildcardPattern(path) : undefined
}

/** More parts of a pattern are read by nobody. */
const MOST_PARTS = 10

function pathsOf({parts: [first, ...others], toEnd}: PathPattern): string {
  if (toEnd && others.length === 0) return `${code(first)} alone, and nothing that goes on behind it`
  const texts = others.filter(part => part !== '')
  const last = toEnd && others.at(-1) !== '' ? texts.pop() : undefined
  const conditions = [
    ...(first === '' || first === '/' ? [] : [`begin with ${code(first)}`]),
    ...(texts.length > 0 ? [`hold ${partsInOrder(texts)}`] : []),
    ...(last === undefined ? [] : [`end with ${code(last)}`]),
  ]
  return conditions.length === 0 ? 'all paths' : `all paths that ${enumerate(conditions)}`
}

function partsInOrder(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST_PARTS).map(code)
  const hidden = texts.length - shown.length
  return [...shown, ...(hidden > 0 ? [`${hidden} more`] : [])].join(', then ')
}
