/**
 * What SARIF 2.1.0 asks of the properties that robotslint writes, by the sections of
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. Properties that it does not write are refused, so
 * that a misspelt one is found.
 */
const message = object({text: {type: 'string', minLength: 1}}, ['text']) // §3.11

const artifactLocation = {
  // §3.4: a relative reference comes with the name of its base, an absolute URI without.
  oneOf: [
    object({uri: {type: 'string', pattern: '^[a-z]+://[^\\s\\\\]*$'}}, ['uri']),
    object(
      {
        uri: {type: 'string', pattern: "^(?!/)(?!\\.\\./)(?:[A-Za-z0-9._~!$&'()*+,;=@/-]|%[0-9A-F]{2})+$"},
        uriBaseId: {const: '%SRCROOT%'},
      },
      ['uri', 'uriBaseId'],
    ),
  ],
}

const count = {type: 'integer', minimum: 1}
// §3.30
const region = object({startLine: count, startColumn: count, endLine: count, endColumn: count}, [
  'startLine',
  'startColumn',
  'endLine',
  'endColumn',
])
const physicalLocation = object({artifactLocation, region}, ['artifactLocation']) // §3.29
const level = {enum: ['none', 'note', 'warning', 'error']} // §3.27.10

// §3.55 to §3.57
const replacement = object({deletedRegion: region, insertedContent: object({text: {type: 'string'}})}, [
  'deletedRegion',
])
const artifactChange = object({artifactLocation, replacements: list(replacement, 1)}, [
  'artifactLocation',
  'replacements',
])
const fix = object(
  {description: message, artifactChanges: list(artifactChange, 1), properties: {type: 'object'}},
  ['artifactChanges'],
)

// §3.27
const result = object(
  {
    ruleId: {type: 'string'},
    ruleIndex: {type: 'integer', minimum: 0},
    level,
    message,
    locations: list(object({physicalLocation}, ['physicalLocation']), 1),
    relatedLocations: list(
      object({id: {type: 'integer', minimum: 0}, physicalLocation, message}, ['physicalLocation']),
    ),
    fixes: list(fix),
    partialFingerprints: {type: 'object', additionalProperties: {type: 'string'}},
  },
  ['message', 'ruleId', 'ruleIndex'],
)

// §3.49
const rule = object(
  {
    id: {type: 'string'},
    shortDescription: message,
    helpUri: {type: 'string', pattern: '^https://'},
    help: object({text: {type: 'string'}, markdown: {type: 'string'}}, ['text']),
    properties: object({tags: {...list({type: 'string'}), uniqueItems: true}}),
  },
  ['id'],
)

const driver = object(
  {
    name: {type: 'string'},
    semanticVersion: {type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+'},
    informationUri: {type: 'string', pattern: '^https://'},
    rules: {...list(rule), uniqueItems: true},
  },
  ['name'],
)

// §3.58
const notification = object(
  {level, message, locations: list(object({physicalLocation}, ['physicalLocation']))},
  ['message'],
)
const invocation = object(
  {executionSuccessful: {type: 'boolean'}, toolExecutionNotifications: list(notification)},
  ['executionSuccessful'],
)

// §3.14
const run = object(
  {
    columnKind: {enum: ['utf16CodeUnits', 'unicodeCodePoints']},
    newlineSequences: {...list({type: 'string'}, 1), uniqueItems: true},
    originalUriBaseIds: {type: 'object', additionalProperties: object({description: message})},
    tool: object({driver}, ['driver']),
    results: list(result),
    invocations: list(invocation),
  },
  ['tool', 'results', 'columnKind', 'originalUriBaseIds'],
)

/** §3.13 */
export const sarifSchema = object(
  {$schema: {type: 'string', pattern: '^https://'}, version: {const: '2.1.0'}, runs: list(run, 1)},
  ['version', 'runs'],
)

function object(properties: Readonly<Record<string, object>>, required: readonly string[] = []) {
  return {type: 'object', properties, required, additionalProperties: false}
}

function list(items: object, minItems = 0) {
  return {type: 'array', items, minItems}
}
