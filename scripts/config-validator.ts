import {Ajv} from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type {JsonSchema} from '../analyzer/config/schema.ts'

/**
 * The source of a validator for configurations. It is compiled here, and not at run time: a schema compiler would take
 * longer to load than all the rest.
 */
export function renderConfigValidator(schema: JsonSchema): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    strict: false,
    code: {source: true, esm: true, lines: true},
  })
  const code = standaloneCode.default(ajv, ajv.compile(compact(schema)))
  return `// Rendered by \`npm run render\` from the schema of the configuration. Do not edit.\n${code}\n`
}

/** A schema that accepts the same and compiles to a tenth of the code. */
function compact(schema: JsonSchema): JsonSchema {
  const short = Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'description' && typeof value === 'string'))
      .map(([key, value]) => [key, compactValue(value)]),
  )
  // Counting characters would need a function of ajv at run time.
  if (short.minLength === 1) return {type: 'string', pattern: '[^]'}
  const {additionalProperties, properties, ...others} = short
  if (additionalProperties !== false || !isSchema(properties)) return short
  // As a rule for names, so that an error tells all names that may be meant.
  return {...others, propertyNames: {enum: Object.keys(properties)}, ...mergeSame(properties)}
}

function compactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactValue)
  return isSchema(value) ? compact(value) : value
}

/** The schemas of an object's values, the most frequent one once for all that have it. */
function mergeSame(properties: JsonSchema): JsonSchema {
  const keys = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    key: JSON.stringify(schema),
  }))
  const counts = new Map<string, number>()
  for (const {key} of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const [most = ''] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return {
    properties: Object.fromEntries(
      keys.filter(({key}) => key !== most).map(({name, schema}) => [name, schema]),
    ),
    additionalProperties: keys.find(({key}) => key === most)?.schema,
  }
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
