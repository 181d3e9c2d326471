import {expect, test} from 'vitest'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {LONG_LINE} from '../../../analyzer/syntax/traits.ts'

const MOST_OCTETS_A_UNIT = 3

test.each(profiles.map(profile => ({...profile})))('$id cuts no line that is not long', profile => {
  const {lineLimit, pathLimit} = profile
  expect(lineLimit ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(LONG_LINE * MOST_OCTETS_A_UNIT)
  expect(pathLimit ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(LONG_LINE)
})
