import {describe, test} from 'vitest'
import {checkLintCase} from './check-lint-case.ts'
import {LINT_CASES} from './lint-cases.ts'

describe('what others report wrongly, or not at all', () => {
  test.each(LINT_CASES.map(example => [`${example.reference}: ${example.says}`, example] as const))(
    '%s',
    (_name, example) => checkLintCase(example),
  )
})
