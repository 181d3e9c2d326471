import {expect, test} from 'vitest'
import {FIELDS} from '../../../analyzer/crawlers/profile.ts'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {renderCrawlersPage} from '../../../analyzer/crawlers/render-crawlers.ts'

const page = renderCrawlersPage()
const lines = page.split('\n')

test('every crawler has a column in the tables of its world and a section of its own', () => {
  for (const {id, title, protocol} of profiles) {
    const heads = lines.filter(line => line.startsWith('| ') && line.includes(`[${title}](#${id})`))
    expect([id, heads.length]).toEqual([id, 7])
    expect(lines.filter(line => line === `### <a id="${id}"></a>${title}`)).toHaveLength(1)
    expect(page.indexOf('## The Web') < page.indexOf(heads[0] ?? '')).toBe(protocol === 'web')
  }
})

test('every field but the answers has one row in each world, and every answer too', () => {
  const rows = lines.filter(
    line => line.startsWith('| ') && !line.startsWith('| ---') && !line.includes('](#'),
  )
  expect(rows).toHaveLength(2 * (FIELDS.length - 1) + 11 + 10)
})

test('all rows of a table have as many cells as its head', () => {
  let cells = 0
  for (const line of lines) {
    if (!line.startsWith('| ')) cells = 0
    else if (cells === 0) cells = line.split(' | ').length
    else expect(line.split(' | '), line).toHaveLength(cells)
  }
})

test('every field is cited once for each crawler', () => {
  const cited = lines
    .filter(line => /^- .*, \d{4}[^,]*, [a-z ]+: /.test(line))
    .flatMap(line => line.slice(line.lastIndexOf(': ')).split('; '))
  expect(cited).toHaveLength(profiles.length * FIELDS.length)
})

test.each([
  ['`*` in a path | literal | trailing | trailing'],
  [
    'names that it obeys | `archiver`, `indexer`, `researcher`, `webproxy` | `indexer` | `archiver`, `indexer` |',
  ],
  ['bytes of a line | – | 16,663 | –'],
  ['- It does not obey its own name: `User-agent: kennedy` does nothing.'],
])('says: %s', text => {
  expect(page).toContain(text)
})
