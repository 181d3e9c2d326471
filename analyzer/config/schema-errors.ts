import type {Span} from '../syntax/nodes.ts'
import {nearest} from '../text/edit-distance.ts'
import {enumerate} from '../text/enumerate.ts'
import {quote} from '../text/quote.ts'
import {type ConfigProblem, descend, type JsonNode, spanOf} from './json.ts'
import {ORIGIN, REQUEST} from './patterns.ts'
import type {SchemaError} from './validator.js'

/** What ajv found wrong, in the words of a person and where it stands, from the first place to the last. */
export function* explainSchemaErrors(
  errors: readonly SchemaError[],
  root: JsonNode,
  text: string,
): Generator<ConfigProblem, void> {
  const causes = causesAmong(outsideUnknownKeys(errors))
  const types = typesByPath(causes)
  const placed = causes.map(error => locate(error, root)).sort((a, b) => a.place.start - b.place.start)
  const told = new Set<string>()
  for (const found of placed) {
    const message = explain(found, text, types.get(found.error.instancePath) ?? [])
    // A value of several forms gives the same error for each.
    const key = `${found.place.start} ${message}`
    if (!told.has(key)) yield {message, place: found.place}
    told.add(key)
  }
}

/** Without those of values whose key is wrong already. */
function outsideUnknownKeys(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unknown = new Set(
    errors.flatMap(({instancePath, propertyName}) =>
      propertyName === undefined ? [] : [`${instancePath}/${escapeStep(propertyName)}`],
    ),
  )
  return errors.filter(({instancePath}) => !pathsTo(instancePath).some(path => unknown.has(path)))
}

/** Errors that only say that there are others. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['anyOf', 'propertyNames'])

/** A value of several forms fails in each of them; the form in which it fails deepest is the one that was meant. */
function causesAmong(errors: readonly SchemaError[]): readonly SchemaError[] {
  const withDeeper = new Set(errors.flatMap(({instancePath}) => pathsTo(instancePath).slice(0, -1)))
  const causes = errors.filter(({keyword}) => !CONSEQUENCES.has(keyword))
  const ofKeys = pathsOf(causes.filter(({propertyName}) => propertyName !== undefined))
  const ofOtherThanType = pathsOf(causes.filter(({keyword}) => keyword !== 'type'))
  return causes.filter(({keyword, instancePath, propertyName}) => {
    if (propertyName !== undefined || (keyword !== 'type' && keyword !== 'enum')) return true
    if (withDeeper.has(instancePath) || ofKeys.has(instancePath)) return false
    return keyword !== 'type' || !ofOtherThanType.has(instancePath)
  })
}

function pathsOf(errors: readonly SchemaError[]): ReadonlySet<string> {
  return new Set(errors.map(({instancePath}) => instancePath))
}

/** From the top: `/a`, `/a/b`, `/a/b/c` for `/a/b/c`. */
function pathsTo(instancePath: string): readonly string[] {
  const ends = [...instancePath.matchAll(/\/[^/]*/g)]
  return ['', ...ends.map(({index, 0: step}) => instancePath.slice(0, index + step.length))]
}

/** An error, and the value or key that it is about. */
interface Located {
  readonly error: SchemaError
  readonly node: JsonNode
  readonly place: Span
}

function locate(error: SchemaError, root: JsonNode): Located {
  const path = error.instancePath.split('/').slice(1).map(unescapeStep)
  if (error.propertyName === undefined) {
    const {value} = descend(root, path)
    return {error, node: value, place: placeOf(value)}
  }
  const {key, value} = descend(root, [...path, error.propertyName])
  return {error, node: value, place: spanOf(key ?? value)}
}

/** Each type that a value of the path may have, where what is there has another. */
function typesByPath(causes: readonly SchemaError[]): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>()
  for (const {keyword, instancePath, params} of causes) {
    if (keyword !== 'type') continue
    const known = types.get(instancePath)
    if (known) known.push(String(params.type))
    else types.set(instancePath, [String(params.type)])
  }
  return types
}

function explain({error, node}: Located, text: string, types: readonly string[]): string {
  const {propertyName} = error
  if (propertyName !== undefined) {
    const noun = error.instancePath.endsWith('/rules') ? 'rule' : 'setting'
    return `There is no ${noun} ${quote(propertyName)}.${didYouMean(propertyName, error)}`
  }
  const written = text.slice(node.offset, node.offset + node.length)
  const write = EXPLANATIONS[error.keyword]
  return write?.(error, node, written, types) ?? `${quote(written)} is not allowed here.`
}

type Explanation = (error: SchemaError, node: JsonNode, written: string, types: readonly string[]) => string

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  enum: (error, {value}, written) =>
    typeof value === 'string'
      ? `${quote(value)} is none of ${listed(error)}.${didYouMean(value, error)}`
      : `${quote(written)} is none of ${listed(error)}.`,
  type: (_error, _node, written, types) => `${quote(written)} is no ${types.join(' or ')}.`,
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
