import type {Span} from '../syntax/nodes.ts'
import type {Configuration} from './configuration.ts'
import {type ConfigProblem, descend, memberOf, parseJson, plainValue, repeatedKeys, spanOf} from './json.ts'
import {explainSchemaErrors} from './schema-errors.ts'
import {validate} from './validator.js'

export type ConfigReading =
  | {
      readonly configuration: Configuration
      /** Where a value stands, by keys and indexes from the top. */
      placeOf(path: readonly (string | number)[]): Span
    }
  | {readonly problems: readonly ConfigProblem[]}

/**
 * Reads a configuration, in JSON with comments.
 *
 * @param member the key whose value it is, where the file holds other things as well, as package.json does
 * @returns undefined where there is no such key
 */
export function readConfiguration(text: string, member?: string): ConfigReading | undefined {
  const json = parseJson(text)
  if ('problem' in json) return {problems: [json.problem]}
  const root = member === undefined ? json.root : memberOf(json.root, member)?.value
  if (root === undefined) return undefined
  const repeated = repeatedKeys(root)
  if (repeated.length > 0) return {problems: firstOf(repeated)}
  const value = plainValue(root)
  if (!validate(value)) return {problems: firstOf(explainSchemaErrors(validate.errors ?? [], root, text))}
  return {configuration: value, placeOf: path => spanOf(descend(root, path.map(String)).value)}
}

/** As many as a person mends in one go. */
const MOST_PROBLEMS = 100

function firstOf(problems: Iterable<ConfigProblem>): readonly ConfigProblem[] {
  const first: ConfigProblem[] = []
  for (const problem of problems) {
    if (first.length === MOST_PROBLEMS) {
      const message = `More is wrong from here on; only the first ${MOST_PROBLEMS} problems are told.`
      return [...first, {message, place: problem.place}]
    }
    first.push(problem)
  }
  return first
}
