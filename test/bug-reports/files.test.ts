import {describe, expect, test} from 'vitest'
import {loadConfig} from '../../analyzer/config/load.ts'
import {checkLintCase} from './check-lint-case.ts'
import {CONFIGURATION_CASES, FILE_CASES} from './file-cases.ts'

describe('files that others cannot read, or nobody reads', () => {
  test.each(FILE_CASES.map(example => [`${example.reference}: ${example.says}`, example] as const))(
    '%s',
    (_name, example) => checkLintCase(example),
  )
})

describe('configurations that others take as they are', () => {
  test.each(CONFIGURATION_CASES.map(example => [`${example.reference}: ${example.says}`, example] as const))(
    '%s',
    (_name, {configuration, problem}) => {
      expect(() => loadConfig('/robotslint.config.json', configuration, () => undefined)).toThrow(problem)
    },
  )
})
