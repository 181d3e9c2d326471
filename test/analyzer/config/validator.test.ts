import {Ajv} from 'ajv'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {configSchema} from '../../../analyzer/config/schema.ts'
import {validate} from '../../../analyzer/config/validator.js'
import {rules} from '../../../rules/index.ts'

const validateBySchema = new Ajv({strict: false}).compile(configSchema(rules))

const leaf = fc.constantFrom<unknown>('error', 'web', '', ' ', true, 5, null, 'x')

/** Mostly one of some values that are right, now and then anything else. */
function mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({weight: 40, arbitrary: right}, {weight: 1, arbitrary: leaf})
}

function oneOf(...values: readonly string[]) {
  return mostly(fc.constantFrom(...values))
}

function list(item: fc.Arbitrary<unknown>) {
  return mostly(fc.array(item, {minLength: 1, maxLength: 2}))
}

/** An object with some of the keys, and now and then a wrong one. */
function object(keys: Readonly<Record<string, fc.Arbitrary<unknown>>>, requiredKeys: string[] = []) {
  const wrong = fc.constantFrom(...new Array<object>(40).fill({}), {x: 1})
  return mostly(
    fc.tuple(fc.record(keys, {requiredKeys}), wrong).map(([right, extra]) => ({...right, ...extra})),
  )
}

const text = oneOf('a', 'https://a.b')
const level = oneOf('off', 'info', 'warning', 'error')
const target = oneOf('web', 'gemini', 'tlgs')
const setting = fc.oneof(level, object({severity: level}))
const withOptions = object({severity: level, options: object({words: list(text)})})
const agent = fc.oneof(text, list(text))
const expectation = object({agent, url: text, allowed: mostly(fc.boolean()), as: target}, [
  'agent',
  'url',
  'allowed',
])
const settings = {
  targets: list(target),
  rules: object({'empty-agent': setting, 'sensitive-path': withOptions}),
  knownAgents: list(text),
  knownDirectives: list(text),
  origin: oneOf('https://a.b', 'gemini://a.b/'),
  expectations: list(expectation),
}
const override = object({files: list(text), ...settings}, ['files'])
const configuration = object({
  ...settings,
  extends: fc.oneof(text, list(text)),
  ignore: list(text),
  overrides: list(override),
})

test('the compiled validator accepts what the published schema accepts', () => {
  let accepted = 0
  let refused = 0
  fc.assert(
    fc.property(configuration, value => {
      const expected = validateBySchema(value)
      expect(validate(value)).toBe(expected)
      if (expected) accepted++
      else refused++
    }),
    {numRuns: 1000, seed: 9309},
  )
  expect(Math.min(accepted, refused)).toBeGreaterThan(50)
})
