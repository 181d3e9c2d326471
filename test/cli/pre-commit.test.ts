import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'

/**
 * The real pre-commit, with the hooks as they are installed from a checkout of this repository: a clone of the last
 * commit, built by `prepare`. Skipped where pre-commit is not there; CI installs it.
 */
const hasPreCommit = spawnSync('pre-commit', ['--version']).status === 0

const GOOD = 'User-agent: *\nDisallow: /private/\n'
const BAD = 'User-agent:\nDisallow: /private/\n'
const FIXABLE = 'User-agent: Googlebot\nUser-agent: Googlebot\nDisallow: /private/\n'
const UNUSUAL = 'User-agent:*\nDisallow:  /private/\n'

describe.skipIf(!hasPreCommit)('pre-commit', () => {
  let folder = ''
  let checkout = ''

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'robotslint-pre-commit-')))
    checkout = join(folder, 'robotslint')
    cloneWithChanges(checkout)
  })

  afterAll(() => rmSync(folder, {recursive: true, force: true}))

  test.each<[hook: string, content: string, status: number, output: RegExp, after: string]>([
    ['robotslint', GOOD, 0, /^robotslint\.+Passed$/m, GOOD],
    ['robotslint', BAD, 1, /^site\/robots\.txt:1:1 error\[empty-agent\]/m, BAD],
    ['robotslint-fix', FIXABLE, 1, /files were modified by this hook/, FIXABLE.replace(/^.*\n/, '')],
    ['robotslint-format', GOOD, 0, /^robotslint format\.+Passed$/m, GOOD],
    ['robotslint-format', UNUSUAL, 1, /files were modified by this hook/, GOOD],
  ])('%s on %j', (hook, content, status, output, after) => {
    const project = makeProject(folder, checkout, hook, {
      'site/robots.txt': content,
      'site/not-robots.txt': BAD,
      'old/robots.txt': BAD,
      'robotslint.config.json': '{"ignore": ["old"]}\n',
    })
    const result = runPreCommit(project, folder)
    expect(result.stdout + result.stderr).toMatch(output)
    expect(result.stdout).not.toMatch(/old\/robots\.txt|not-robots/)
    expect(result.status).toBe(status)
    expect(readFileSync(join(project, 'site/robots.txt'), 'utf8')).toBe(after)
  })

  test('passes where nothing but ignored files is committed', () => {
    const project = makeProject(folder, checkout, 'robotslint', {
      'old/robots.txt': BAD,
      'robotslint.config.json': '{"ignore": ["old"]}\n',
    })
    expect(runPreCommit(project, folder)).toMatchObject({status: 0})
  })
})

/** The last commit, and over it what is in the work tree: what a commit of all that would give. */
function cloneWithChanges(target: string): void {
  const files = git(process.cwd(), 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
  for (const file of files.filter(Boolean)) copyIfThere(file, join(target, file))
  git(target, 'init', '--quiet')
  commitAll(target)
}

function copyIfThere(from: string, to: string): void {
  try {
    const content = readFileSync(from)
    mkdirSync(dirname(to), {recursive: true})
    writeFileSync(to, content)
  } catch {
    // Removed, and not yet from the index.
  }
}

let projects = 0

function makeProject(
  folder: string,
  checkout: string,
  hook: string,
  files: Readonly<Record<string, string>>,
): string {
  const project = join(folder, `project-${++projects}`)
  const rev = git(checkout, 'rev-parse', 'HEAD').trim()
  const config = `repos:\n- repo: ${checkout}\n  rev: ${rev}\n  hooks: [{id: ${hook}}]\n`
  for (const [name, content] of Object.entries({...files, '.pre-commit-config.yaml': config})) {
    mkdirSync(dirname(resolve(project, name)), {recursive: true})
    writeFileSync(join(project, name), content)
  }
  git(project, 'init', '--quiet')
  commitAll(project)
  return project
}

function commitAll(folder: string): void {
  git(folder, 'add', '--all')
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message', 'All')
}

function git(cwd: string, ...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd, encoding: 'utf8', env: outsideOfGit()})
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

function runPreCommit(cwd: string, folder: string) {
  const env = {
    ...outsideOfGit(),
    PRE_COMMIT_HOME: join(folder, 'cache'),
    PRE_COMMIT_COLOR: 'never',
    // What `npm ci` has fetched is enough.
    npm_config_prefer_offline: 'true',
  }
  return spawnSync('pre-commit', ['run', '--all-files'], {cwd, encoding: 'utf8', env})
}

/** The tests themselves may be run by a hook of git, which then tells its children where the repository is. */
function outsideOfGit(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
}
