import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {report, shortest} from './measure.ts'

/** Prints how long the program takes for one small file, from start to finish, against an empty node process. */
const RUNS = 15
const program = join(process.cwd(), 'dist/cli.cjs')

if (existsSync(program)) {
  const folder = mkdtempSync(join(tmpdir(), 'robotslint-'))
  const file = join(folder, 'robots.txt')
  writeFileSync(file, 'User-agent: *\nDisallow: /private/\n\nSitemap: https://example.com/sitemap.xml\n')
  const run = (...parts: string[]) => execFileSync(process.execPath, parts, {stdio: 'ignore'})
  const empty = shortest(() => run('-e', '0'), RUNS)
  const whole = shortest(() => run(program, file), RUNS)
  rmSync(folder, {recursive: true})
  report('start to finish on one small file, to node -e 0', whole / empty, 'at most 1.3')
} else console.log('start to finish: run `npm run build` first')
