import {compare, findProfile, parse, readPolicy} from '../../library.ts'
import {report, shortest} from './measure.ts'

/** Prints how the time of a comparison grows where the group for everybody is edited in a file that names many. */
const RULES = 500

function fileOf(agents: number, rules: number, last: string): string {
  const named = Array.from({length: agents}, (_, index) => `User-agent: bot-${index}\nDisallow: /a${index}\n`)
  const forAll = Array.from({length: rules}, (_, index) => `Disallow: /section-${index}/\n`)
  return `${named.join('')}User-agent: *\n${forAll.join('')}Disallow: /${last}\n`
}

const profile = findProfile('kennedy')
if (profile === undefined) throw new Error('no profile')
// Read anew each time: what was found out about a file is kept.
const compareFiles = (size: number) => () => {
  const [before, after] = ['old', 'new'].map(last =>
    readPolicy(parse(fileOf(20 * size, RULES * size, last)), profile),
  )
  return before && after && compare(before, after)
}
shortest(compareFiles(5), 5)
const once = shortest(compareFiles(5), 5)
const tenfold = shortest(compareFiles(50), 3)
report('compare 10 times the names and rules, the group for all edited', tenfold / once, 'at most 11')
