import {createRequire} from 'node:module'

/** The types that come with robots-parser are not those of its CommonJS module. */
export const robotsParser: (
  url: string,
  text: string,
) => {isAllowed: (url: string, agent: string) => boolean | undefined} = createRequire(import.meta.url)(
  'robots-parser',
)

/** The shortest of several times, in milliseconds: what else the machine does only makes them longer. */
export function shortest(work: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

/** The shortest times of two works that take turns, so that both find the machine alike. */
export function shortestOfBoth(one: () => unknown, other: () => unknown, runs: number): [number, number] {
  let least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < runs; run++)
    least = [Math.min(least[0], shortest(one, 1)), Math.min(least[1], shortest(other, 1))]
  return least
}

/** A line of the report: what is measured, the ratio, and what it must be. */
export function report(what: string, ratio: number, goal: string): void {
  console.log(`${what.padEnd(64)} ${ratio.toFixed(2).padStart(7)} × (${goal})`)
}
