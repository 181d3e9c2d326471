import {findProfile} from '../../analyzer/crawlers/profiles.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {robotsParser} from './measure.ts'

/** Prints how much faster 10,000 decisions on a file of 10,000 rules are than with robots-parser. */
const RULES = 10_000
const DECISIONS = 10_000
const ORIGIN = 'https://example.com'

const text = ['User-agent: *', ...Array.from({length: RULES}, (_, index) => rule(index))].join('\n')
const urls = Array.from(
  {length: DECISIONS},
  (_, index) => `${ORIGIN}/section-${index % 113}/page${index}/x.html`,
)

/** One rule in ten has a wildcard or an anchor, as in large real files. */
function rule(index: number): string {
  const key = index % 3 === 0 ? 'Allow' : 'Disallow'
  const end = index % 20 === 0 ? '*.html$' : index % 10 === 0 ? '*/print' : ''
  return `${key}: /section-${index % 97}/page${index}${end}`
}

const ours = milliseconds(() => {
  const profile = findProfile('rfc9309')
  if (profile === undefined) throw new Error('no profile')
  const policy = readPolicy(parse(text), profile)
  return urls.filter(url => decide(policy, 'ExampleBot', url).allowed).length
})
const theirs = milliseconds(() => {
  const robots = robotsParser(`${ORIGIN}/robots.txt`, text)
  return urls.filter(url => robots.isAllowed(url, 'ExampleBot')).length
})

if (ours.result !== theirs.result) throw new Error(`${ours.result} and ${theirs.result} URLs allowed`)
console.log(`robots-parser ${theirs.time.toFixed(0)} ms, robotslint ${ours.time.toFixed(0)} ms`)
console.log(`${(theirs.time / ours.time).toFixed(0)} times faster (parsing included)`)

function milliseconds<Result>(run: () => Result): {time: number; result: Result} {
  const start = performance.now()
  const result = run()
  return {time: performance.now() - start, result}
}
