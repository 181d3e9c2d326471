import {expect, test} from 'vitest'
import {lint} from '../../analyzer/lint/run.ts'
import {decode} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import {DESCRIBED_MISTAKES} from './described-mistakes.ts'
import {findingOf} from './finding-of.ts'

test.each(DESCRIBED_MISTAKES)('kind $kind: $says', ({file, options, findings}) => {
  const {messages} = lint(typeof file === 'string' ? file : decode(file), {...options, rules})
  expect(messages.map(findingOf)).toEqual(findings)
})
