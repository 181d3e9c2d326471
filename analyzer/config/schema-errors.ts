import {nearest} from '../text/edit-distance.ts'
import {enumerate} from '../text/enumerate.ts'
import {quote} from '../text/quote.ts'
import {type ConfigProblem, descend, type JsonNode, spanOf} from './json.ts'
import {ORIGIN, REQUEST} from './patterns.ts'
import type {SchemaError} from './validator.js'

/** What ajv found wrong, in the words of a person and where it stands. */
export function explainSchemaErrors(
  errors: readonly SchemaError[],
  root: JsonNode,
  text: string,
): readonly ConfigProblem[] {
  const causes = outsideUnknownKeys(errors).filter((error, _, all) => isCause(error, all))
  const problems = causes.map(error => explain(error, causes, root, text))
  // A value of several forms gives the same error for each.
  const byText = new Map(problems.map(problem => [`${problem.place.start} ${problem.message}`, problem]))
  return [...byText.values()].sort((a, b) => a.place.start - b.place.start)
}

/** Without those of values whose key is wrong already. */
function outsideUnknownKeys(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unknown = errors.flatMap(({instancePath, propertyName}) =>
    propertyName === undefined ? [] : [`${instancePath}/${escapeStep(propertyName)}`],
  )
  return errors.filter(({instancePath}) =>
    unknown.every(path => instancePath !== path && !instancePath.startsWith(`${path}/`)),
  )
}

/** Errors that only say that there are others. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['anyOf', 'propertyNames'])

/** A value of several forms fails in each of them; the form in which it fails deepest is the one that was meant. */
function isCause(
  {keyword, instancePath, propertyName}: SchemaError,
  errors: readonly SchemaError[],
): boolean {
  if (CONSEQUENCES.has(keyword)) return false
  if (propertyName !== undefined || (keyword !== 'type' && keyword !== 'enum')) return true
  const isMoreThanForm = (other: SchemaError) =>
    other.instancePath.startsWith(`${instancePath}/`) ||
    (other.instancePath === instancePath &&
      !CONSEQUENCES.has(other.keyword) &&
      (other.propertyName !== undefined || (keyword === 'type' && other.keyword !== 'type')))
  return !errors.some(isMoreThanForm)
}

function explain(
  error: SchemaError,
  causes: readonly SchemaError[],
  root: JsonNode,
  text: string,
): ConfigProblem {
  const path = error.instancePath.split('/').slice(1).map(unescapeStep)
  const {propertyName} = error
  if (propertyName !== undefined) {
    const {key, value} = descend(root, [...path, propertyName])
    const noun = path.at(-1) === 'rules' ? 'rule' : 'setting'
    const message = `There is no ${noun} ${quote(propertyName)}.${didYouMean(propertyName, error)}`
    return {message, place: spanOf(key ?? value)}
  }
  const found = descend(root, path)
  const write = EXPLANATIONS[error.keyword]
  const written = text.slice(found.value.offset, found.value.offset + found.value.length)
  const message = write?.(error, found.value, written, causes) ?? `${quote(written)} is not allowed here.`
  return {message, place: placeOf(found.value)}
}

type Explanation = (
  error: SchemaError,
  node: JsonNode,
  written: string,
  causes: readonly SchemaError[],
) => string

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  enum: (error, {value}, written) =>
    typeof value === 'string'
      ? `${quote(value)} is none of ${listed(error)}.${didYouMean(value, error)}`
      : `${quote(written)} is none of ${listed(error)}.`,
  type: ({instancePath}, _node, written, causes) => {
    const types = causes.filter(cause => cause.keyword === 'type' && cause.instancePath === instancePath)
    return `${quote(written)} is no ${types.map(({params}) => String(params.type)).join(' or ')}.`
  },
  required: ({params}) => `${quote(String(params.missingProperty))} is missing here.`,
  minItems: () => 'The list is empty.',
  pattern: ({params}, _node, written) => {
    if (params.pattern === ORIGIN)
      return `${quote(written)} is no origin: write scheme and host, such as \`https://example.com\`.`
    if (params.pattern === REQUEST)
      return `${quote(written)} can be requested by nobody: write a path, which begins with \`/\`, or a whole URL.`
    return 'This is blank.'
  },
}

/** Nobody wants to see a whole object underlined. */
function placeOf(node: JsonNode) {
  const isLong = node.type === 'object' || node.type === 'array'
  return isLong ? {start: node.offset, end: node.offset + 1} : spanOf(node)
}

function allowed({params}: SchemaError): readonly string[] {
  return Array.isArray(params.allowedValues) ? params.allowedValues.map(String) : []
}

function listed(error: SchemaError): string {
  return enumerate(allowed(error).map(quote))
}

function didYouMean(word: string, error: SchemaError): string {
  const meant = nearest(word, allowed(error))
  return meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
}

/** RFC 6901 §3 and §4 */
function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
