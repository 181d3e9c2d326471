import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {report} from './measure.ts'

/**
 * Prints how long the program takes for one small file with a configuration, from start to finish, against an empty
 * node process: as npm installs it, the first time and later, and without any configuration.
 */
const RUNS = 20
const built = join(process.cwd(), 'dist')

if (existsSync(join(built, 'cli.cjs'))) {
  const folder = mkdtempSync(join(tmpdir(), 'robotslint-'))
  const file = join(folder, 'robots.txt')
  writeFileSync(file, 'User-agent: *\nDisallow: /private/\n\nSitemap: https://example.com/sitemap.xml\n')
  writeFileSync(join(folder, 'robotslint.config.json'), '{"extends": ["recommended"]}')
  const installed = join(folder, 'dist')
  // The package holds no code that was compiled by whoever built it.
  cpSync(built, installed, {recursive: true, filter: path => !basename(path).startsWith('compiled-')})
  const {CI: _, ...variables} = process.env
  const run = (args: readonly string[], more: Readonly<Record<string, string>>) =>
    execFileSync(process.execPath, args, {stdio: 'ignore', env: {...variables, ...more}})
  const cli = join(installed, 'cli.cjs')
  const keeps = {XDG_CACHE_HOME: join(folder, 'cache')}
  const times = shortestOf({
    empty: () => run(['-e', '0'], {}),
    first: () => run([cli, file], {NODE_DISABLE_COMPILE_CACHE: '1'}),
    later: () => run([cli, file], keeps),
    bare: () => run([cli, '--no-config', file], keeps),
  })
  rmSync(folder, {recursive: true})
  report('one small file with a configuration, to node -e 0', times.later / times.empty, 'at most 1.3')
  report('the same without code of a run before', times.first / times.empty, 'the first time')
  report('the same without a configuration', times.bare / times.empty, 'at most 1.3')
} else console.log('start to finish: run `npm run build` first')

/** The shortest time of each, in milliseconds; in turns, so that what else the machine does troubles all alike. */
function shortestOf<Name extends string>(works: Readonly<Record<Name, () => unknown>>): Record<Name, number> {
  const least = {} as Record<Name, number>
  for (let round = 0; round < RUNS; round++) {
    for (const name in works) {
      const start = performance.now()
      works[name]()
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, performance.now() - start)
    }
  }
  return least
}
