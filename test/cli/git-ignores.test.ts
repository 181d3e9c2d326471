import {spawnSync} from 'node:child_process'
import fs, {mkdirSync} from 'node:fs'
import {dirname} from 'node:path'
import {describe, expect, test} from 'vitest'
import {findInputs} from '../../cli/files/find.ts'
import {GitIgnores} from '../../files/git-ignores.ts'
import {makeSandbox, type Sandbox} from './sandbox.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

const PATHS = [
  'robots.txt',
  'a/robots.txt',
  'a/b/robots.txt',
  'a/b/c/robots.txt',
  'b/robots.txt',
  '[x]/a b/robots.txt',
]

const PATTERNS = [
  ['a'],
  ['a/'],
  ['/b'],
  ['b/'],
  ['a/b'],
  ['/a/b/'],
  ['robots.txt'],
  ['/robots.txt'],
  ['robots.txt/'],
  ['*.txt'],
  ['*/robots.txt'],
  ['a/*'],
  ['a/*', '!a/b'],
  ['a', '!a/robots.txt'],
  ['*.txt', '!robots.txt'],
  ['!robots.txt', '*.txt'],
  ['**/b'],
  ['**/b/robots.txt'],
  ['a/**'],
  ['a/**/robots.txt'],
  ['a/**/c'],
  ['**'],
  ['a**b'],
  ['?/b'],
  ['[ab]'],
  ['[!a]'],
  ['[^a]/'],
  ['\\[x\\]'],
  ['[x]'],
  ['\\a'],
  ['a b'],
  ['a b\\ '],
  ['a   '],
  ['# a', 'b'],
  ['\\#a'],
  ['', ' '],
  ['{a,b}'],
  ['A'],
]

function allFolders(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap(path => {
    const names = path.split('/').slice(0, -1)
    return names.map((_, index) => names.slice(0, index + 1).join('/'))
  })
  return [...new Set(folders)]
}

/** Decides for a path as a search does: from the top, folder by folder. */
function isIgnored(sandbox: Sandbox, ignores: GitIgnores, path: string): boolean {
  const folders = allFolders([path])
  return (
    folders.some(folder => ignores.isIgnored(sandbox.path(folder), true)) ||
    ignores.isIgnored(sandbox.path(path), false)
  )
}

function git(sandbox: Sandbox, ...args: string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  return spawnSync('git', ['-c', 'core.excludesFile=', '-c', 'core.quotePath=false', ...args], {
    cwd: sandbox.folder,
    encoding: 'utf8',
    env,
  }).stdout
}

describe.skipIf(!hasGit)('GitIgnores decides as git does', () => {
  const files = Object.fromEntries(PATHS.map(path => [path, '']))

  function expectAgreement(sandbox: Sandbox): void {
    const ignored = git(sandbox, 'check-ignore', '--no-index', ...PATHS).split('\n')
    const ignores = new GitIgnores(fs)
    for (const path of PATHS)
      expect([path, isIgnored(sandbox, ignores, path)]).toEqual([path, ignored.includes(path)])
  }

  test.each(PATTERNS.map(lines => [lines]))('for %j', lines => {
    const sandbox = makeSandbox({...files, '.gitignore': `${lines.join('\n')}\n`})
    git(sandbox, 'init', '--quiet')
    expectAgreement(sandbox)
  })

  test.each<[name: string, ignoreFiles: Record<string, string>]>([
    ['folders below take back', {'.gitignore': '*.txt\n', 'a/.gitignore': '!robots.txt\n'}],
    ['folders below add', {'.gitignore': '!robots.txt\n', 'a/.gitignore': '/b\n', 'b/.gitignore': '*\n'}],
    ['an ignored folder takes nothing back', {'.gitignore': 'a\n', 'a/.gitignore': '!*\n'}],
    ['line ends of Windows', {'.gitignore': 'a\r\n!b\r\n'}],
    ['a byte order mark', {'.gitignore': '\uFEFFa\n'}],
  ])('where %s', (_name, ignoreFiles) => {
    const sandbox = makeSandbox({...files, ...ignoreFiles})
    git(sandbox, 'init', '--quiet')
    expectAgreement(sandbox)
  })

  test('by .git/info/exclude', () => {
    const sandbox = makeSandbox({...files, '.gitignore': '!a/robots.txt\n'})
    git(sandbox, 'init', '--quiet')
    fs.mkdirSync(sandbox.path('.git/info'), {recursive: true})
    fs.writeFileSync(sandbox.path('.git/info/exclude'), 'robots.txt\n')
    expectAgreement(sandbox)
  })
})

function search(sandbox: Sandbox, operands: readonly string[], cwd = sandbox.folder, respectsIgnores = true) {
  return [...findInputs(operands, {cwd, files: fs}, respectsIgnores)].map(input => {
    if (input.kind === 'stdin') return '-'
    if (input.kind === 'url') return input.url
    return input.kind === 'file' ? input.path : `${input.path}: ${input.error}`
  })
}

describe('a search', () => {
  const TREE = {
    '.gitignore': 'dist\n*.bak/\n',
    'robots.txt': '',
    'dist/robots.txt': '',
    'dist/site/robots.txt': '',
    'src/old.bak/robots.txt': '',
    'src/robots.txt': '',
  }

  function repository(tree: Record<string, string> = TREE): Sandbox {
    const sandbox = makeSandbox(tree)
    mkdirSync(sandbox.path('.git'))
    return sandbox
  }

  test.each<[operands: string[], found: string[]]>([
    [[], ['robots.txt', 'src/robots.txt']],
    [['src'], ['src/robots.txt']],
    [['**/robots.txt'], ['robots.txt', 'src/robots.txt']],
    [['src/**'], ['src/robots.txt']],
    // What is named is not searched for.
    [['dist/robots.txt'], ['dist/robots.txt']],
    [['dist'], ['dist/robots.txt', 'dist/site/robots.txt']],
    [['dist/*.txt'], ['dist/robots.txt']],
  ])('for %j passes over what is ignored', (operands, found) => {
    expect(search(repository(), operands)).toEqual(found)
  })

  test('passes over nothing with --no-ignore, and outside of repositories', () => {
    const everything = [
      'dist/robots.txt',
      'dist/site/robots.txt',
      'robots.txt',
      'src/old.bak/robots.txt',
      'src/robots.txt',
    ]
    const sandbox = repository()
    expect(search(sandbox, [], sandbox.folder, false)).toEqual(everything)
    expect(search(makeSandbox(TREE), [])).toEqual(everything)
  })

  test('below the root of the repository obeys the root', () => {
    const sandbox = repository()
    expect(search(sandbox, [], sandbox.path('src'))).toEqual(['robots.txt'])
  })

  test('says that something was passed over where nothing is left', async () => {
    const sandbox = repository({'.gitignore': 'robots.txt\n', 'robots.txt': 'User-agent: *\nDisallow: /x/\n'})
    const {code, stderr} = await sandbox.run([])
    expect(code).toBe(2)
    expect(stderr).toContain(
      'there is no robots.txt in this folder or below it but for what .gitignore names, which --no-ignore would check',
    )
    expect((await sandbox.run(['--no-ignore', '-q'])).code).toBe(0)
  })

  test('goes on where a .gitignore cannot be read', () => {
    const sandbox = repository({'robots.txt': '', '.gitignore/x': ''})
    expect(search(sandbox, [])).toEqual(['robots.txt'])
  })

  test('takes linear time for hostile patterns', () => {
    const sandbox = repository({
      '.gitignore': `${'*a'.repeat(5000)}b\n${'**/'.repeat(5000)}b\n`,
      'robots.txt': '',
    })
    mkdirSync(dirname(sandbox.path(`${'a'.repeat(200)}/x`)))
    expect(search(sandbox, [])).toEqual(['robots.txt'])
  })
})
