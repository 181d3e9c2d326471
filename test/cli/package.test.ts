import {execFileSync, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, dirname, join} from 'node:path'
import {runInNewContext} from 'node:vm'
import {publint} from 'publint'
import {formatMessage} from 'publint/utils'
import {rolldown} from 'rolldown'
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest'
import manifest from '../../package.json' with {type: 'json'}
import {rules} from '../../rules/index.ts'
import {startSite} from '../remote/fixtures/servers.ts'
import {makeSandbox} from './sandbox.ts'

/** The package as npm packs it, unpacked below the project, where its dependencies are found. */
let folder = ''
let cli = ''

/** In milliseconds: the build is no test, and a machine may have much to do. */
const BUILD_TIME = 300_000

beforeAll(() => {
  folder = mkdtempSync(join('node_modules', '.robotslint-package-'))
  // Packing builds first, see `prepare`.
  const printed = execFileSync('npm', ['pack', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // pre-commit takes all that this prints for the name of the file.
  expect(printed).toBe(`robotslint-${manifest.version}.tgz\n`)
  mkdirSync(join(folder, 'node_modules/robotslint'), {recursive: true})
  const tarball = join(folder, printed.trim())
  execFileSync('tar', [
    '-xzf',
    tarball,
    '-C',
    join(folder, 'node_modules/robotslint'),
    '--strip-components=1',
  ])
  cli = join(process.cwd(), folder, 'node_modules/robotslint', manifest.bin.robotslint)
}, BUILD_TIME)

afterAll(() => rmSync(folder, {recursive: true, force: true}))

function write(name: string, content: string): string {
  writeFileSync(join(folder, name), content)
  return name
}

function robotslint(args: readonly string[], input = '') {
  const {status, stdout, stderr} = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  return {status, stdout, stderr}
}

function shell(script: string) {
  const {status, stdout, stderr} = spawnSync('sh', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {...process.env, NODE: process.execPath, CLI: cli},
  })
  return {status, stdout, stderr}
}

function filesIn(root: string): readonly string[] {
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

function programFile(name: string): string {
  return join(dirname(cli), 'program', name)
}

/** A file with as many errors as lines. */
function manyErrors(lines: number): string {
  return 'User-agent:\n'.repeat(lines)
}

/** A folder of files with findings that have causes of their own, whose report takes more than 5 MB. */
function writeManyFindings(): string {
  mkdirSync(join(folder, 'many'), {recursive: true})
  const faults = ['Disalow: /a', 'Disallow: b', 'Disallow: "/c"', 'Disallow /d', 'Foo: e', 'Sitemap: /f.xml']
  const text = `User-agent:\nDisallow: /\n\nUser-agent: *\n${faults.join('\n')}\n`
  for (let index = 0; index < 2500; index++) writeFileSync(join(folder, 'many', `${index}.txt`), text)
  return 'many/*'
}

describe('the package', () => {
  test('holds what it needs and nothing else', () => {
    const inside = readdirSync(join(folder, 'node_modules/robotslint'), {recursive: true, encoding: 'utf8'})
    const top = [...new Set(inside.map(name => name.split('/')[0]))].sort()
    expect(top).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'NOTICE',
      'README.md',
      'config.schema.json',
      'dist',
      'package.json',
    ])
    expect(inside.filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([])
    // Code compiled for the Node of whoever packs it.
    expect(inside.filter(name => name.includes('compiled'))).toEqual([])
  })

  test('is small', () => {
    const sizes = filesIn(join(folder, 'node_modules/robotslint')).map(file => statSync(file).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000)
  })

  test('starts with little', () => {
    const started = [cli, ...['core', 'program', 'configuration'].map(name => programFile(`${name}.cjs`))]
    const texts = started.map(file => readFileSync(file, 'utf8'))
    expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThanOrEqual(600_000)
    // What the build works with, or the editor.
    for (const text of texts) expect(text).not.toMatch(/\bajv\b|vscode-(?:languageserver|jsonrpc)/)
    // What V8 keeps for it has one byte for each character.
    for (const text of texts) expect(text).toMatch(/^[\0-\x7F]*$/)
  })

  test('reads nothing but that for a file with a configuration', () => {
    write('robots.txt', manyErrors(1))
    write('robotslint.config.json', '{"extends": ["recommended"]}')
    write(
      'loaded.cjs',
      `process.on('exit', () => {
  const loaded = Object.keys(require.cache).filter(path => !path.endsWith('loaded.cjs'))
  console.error(loaded.map(path => require('node:path').basename(path)).sort().join())
})
process.argv.splice(1, 1)
require(process.argv[1])
`,
    )
    const {stderr} = spawnSync(process.execPath, ['loaded.cjs', cli, '-q', 'robots.txt'], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(join(folder, 'robotslint.config.json'))
    expect(stderr).toBe('cli.cjs,configuration.cjs,core.cjs,program.cjs\n')
  })

  test('is put together as publint asks', async () => {
    const {messages} = await publint({
      pkgDir: join(folder, 'node_modules/robotslint'),
      strict: true,
      pack: false,
    })
    expect(messages.map(message => formatMessage(message, manifest))).toEqual([])
  })

  test('can be started by its name', () => {
    expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(robotslint(['--version'])).toEqual({
      status: 0,
      stdout: `robotslint ${manifest.version}\n`,
      stderr: '',
    })
  })

  test.each(['--help', 'rules', 'agents', 'explain empty-agent', 'help lint'])('robotslint %s', args => {
    const {status, stdout, stderr} = robotslint(args.split(' '))
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.length).toBeGreaterThan(100)
  })

  test('explains every rule, although the texts lie in a file of their own', async () => {
    const ids = rules.map(({id}) => id)
    const inProcess = await makeSandbox().run(['explain', ...ids])
    expect(robotslint(['explain', ...ids])).toEqual({status: 0, stdout: inProcess.stdout, stderr: ''})
    expect(readFileSync(programFile('core.cjs'), 'utf8')).not.toContain(rules[0]?.rationale.trim())
  })

  test('needs nothing but its programs, which is what the Dockerfile copies', () => {
    const alone = mkdtempSync(join(tmpdir(), 'robotslint-alone-'))
    onTestFinished(() => rmSync(alone, {recursive: true}))
    for (const name of ['cli.cjs', 'program/']) {
      expect(readFileSync('Dockerfile', 'utf8')).toContain(`/dist/${name} `)
      cpSync(join(dirname(cli), name), join(alone, name), {recursive: true})
    }
    writeFileSync(join(alone, 'robots.txt'), manyErrors(1))
    writeFileSync(join(alone, 'robotslint.config.json'), '{"rules": {"empty-agent": "warning"}}')
    for (const args of [
      ['--format=sarif'],
      ['format'],
      ['explain', 'empty-agent'],
      ['test', 'robots.txt', '/'],
    ]) {
      const {status, stderr} = spawnSync(process.execPath, [join(alone, basename(cli)), ...args], {
        cwd: alone,
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
    }
  })

  test('lints, from a file and from the standard input', () => {
    const name = write('robots.txt', manyErrors(1))
    expect(robotslint([name, '--format', 'concise'])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('robots.txt:1:1: error[empty-agent]'),
    })
    expect(robotslint(['-', '--format', 'concise'], manyErrors(1)).stdout).toContain(
      '<stdin>:1:1: error[empty-agent]',
    )
  })

  test.skipIf(process.platform === 'win32')('watches until it is interrupted', async () => {
    const site = join(folder, 'watched')
    mkdirSync(site)
    writeFileSync(join(site, 'robots.txt'), manyErrors(1))
    const child = spawn(process.execPath, [cli, '--watch', '--format=concise'], {cwd: site})
    let printed = ''
    child.stdout.on('data', data => {
      printed += data
    })
    let rounds = 0
    for await (const data of child.stderr.setEncoding('utf8')) {
      if (!String(data).includes('Waiting for changes')) continue
      if (++rounds === 1) writeFileSync(join(site, 'robots.txt'), manyErrors(2))
      else child.kill('SIGINT')
    }
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
    expect([code, rounds]).toEqual([0, 2])
    expect(printed.match(/empty-agent/g)).toHaveLength(3)
  })

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])(
    'is a library for programs that are typed, with modules of %s and resolution of %s',
    (module, moduleResolution) => {
      write(
        'consumer.mts',
        `import {createProcessor, fix, format, lint, parse, rules, type Message} from 'robotslint'
const messages: readonly Message[] = lint('User-agent:\\n', {targets: ['web']}).messages
const root = parse('User-agent: *\\n')
const groups: number = root.groups.length
console.log(JSON.stringify([
  messages.some(({rule}) => rule === 'empty-agent'),
  fix('User-agent: Googlebot\\nUser-agent: Googlebot\\nDisallow: /x\\n').source.text,
  format(root), groups, rules.length > 2,
  createProcessor().processSync('User-agent:\\n').messages.length > 0,
]))
`,
      )
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        module,
        moduleResolution,
        target: 'es2022',
        types: ['node'],
      }
      write('tsconfig.json', JSON.stringify({compilerOptions, files: ['consumer.mts']}))
      const compiled = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc')], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(compiled.stdout).toBe('')
      const {stdout, stderr} = spawnSync(process.execPath, ['consumer.mjs'], {cwd: folder, encoding: 'utf8'})
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual([
        true,
        'User-agent: Googlebot\nDisallow: /x\n',
        'User-agent: *\n',
        1,
        true,
        true,
      ])
    },
  )

  test('is a library for require as well, as far as Node requires ES modules', () => {
    const script = "console.log(require('robotslint').lint('User-agent:\\n').messages[0].rule)"
    const {stdout, stderr} = spawnSync(process.execPath, ['-e', script], {cwd: folder, encoding: 'utf8'})
    expect([stdout, stderr]).toEqual(['empty-agent\n', ''])
  })

  test('is a library for a page or a worker: nothing of Node is in what a bundler makes of it', async () => {
    write(
      'page.mjs',
      `import {createProcessor, decide, fix, lint, parse, readPolicy, findProfile, rules} from 'robotslint'
const policy = readPolicy(parse('User-agent: *\\nDisallow: /x\\n'), findProfile('google'))
globalThis.result = [
  lint('User-agent:\\n').messages.map(({rule}) => rule),
  fix('User-agent: a\\nUser-agent: a\\nDisallow: /x\\n').source.text,
  decide(policy, 'Googlebot', '/x').allowed,
  rules[0].rationale.length > 0,
  createProcessor().processSync('User-agent:\\n').messages.length > 0,
]
`,
    )
    const bundle = await rolldown({
      cwd: join(process.cwd(), folder),
      input: 'page.mjs',
      platform: 'browser',
      logLevel: 'silent',
    })
    const {output} = await bundle.generate({format: 'iife'})
    const page: Record<string, unknown> = {TextDecoder, TextEncoder, URL}
    expect(output).toHaveLength(1)
    runInNewContext(output[0].code, page)
    expect(page.result).toEqual([['empty-agent'], 'User-agent: a\nDisallow: /x\n', false, true, true])
  })
})

describe.skipIf(process.platform === 'win32')('the process', () => {
  test('may have lost its working folder', () => {
    const {status, stderr} = shell('mkdir lost && cd lost && rmdir ../lost && "$NODE" "$CLI"')
    expect(stderr).toMatch(/^error: The working folder is not there any more\.\n/)
    expect(status).toBe(2)
  })

  test('may be given a folder for its standard input', () => {
    const {status, stderr} = shell('"$NODE" "$CLI" -q - < .')
    expect(stderr).toBe('error: <stdin>: it is a folder\n')
    expect(status).toBe(2)
  })

  test.skipIf(!existsSync('/dev/full'))('keeps its exit code where no complaint can be written', () => {
    write('robots.txt', manyErrors(1))
    const {status} = shell('"$NODE" "$CLI" robots.txt gone.txt 2> /dev/full')
    expect(status).toBe(2)
  })
})

describe('pipes', () => {
  test('carry a report of more than 5 MB to its end', () => {
    const pattern = writeManyFindings()
    const {stdout, status} = shell(`"$NODE" "$CLI" '${pattern}' --format json | cat | cat`)
    expect(stdout.length).toBeGreaterThan(5e6)
    expect(JSON.parse(stdout).summary.errors).toBeGreaterThanOrEqual(6000)
    expect(status).toBe(0)
  })

  test.each(['pretty', 'concise', 'json'])('that are closed early are no matter for --format %s', format => {
    const pattern = writeManyFindings()
    const {stdout, stderr} = shell(
      `{ "$NODE" "$CLI" '${pattern}' -q --format ${format}; echo "exit $?" >&2; } | head -n 1`,
    )
    expect(stdout.split('\n')).toHaveLength(2)
    expect(stderr).toBe('exit 1\n')
  })

  test('of the other stream too', () => {
    write('robots.txt', manyErrors(1))
    const {stdout} = shell(
      `{ "$NODE" "$CLI" robots.txt gone.txt 2>&1 >/dev/null; echo "exit $?" >&3; } 3>&1 | true`,
    )
    expect(stdout).toBe('')
    const both = shell(
      `exec 3>&1; { "$NODE" "$CLI" robots.txt gone.txt 2>&1 >/dev/null; echo "exit $?" >&3; } | true`,
    )
    expect(both.stdout).toBe('exit 2\n')
  })

  test.skipIf(!existsSync('/dev/full'))('that cannot be written are an error', () => {
    write('robots.txt', manyErrors(1))
    const {status, stderr} = shell('"$NODE" "$CLI" -q robots.txt > /dev/full')
    expect(stderr).toBe('error: The report could not be written: no space left on the device.\n')
    expect(status).toBe(2)
  })

  test('of the shell are files like others', () => {
    write('robots.txt', manyErrors(1))
    const {status, stdout, stderr} = spawnSync(
      'bash',
      ['-c', '"$NODE" "$CLI" -q --format concise <(cat robots.txt)'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, NODE: process.execPath, CLI: cli},
      },
    )
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^\/dev\/fd\/\d+:1:1: error\[empty-agent\]/)
    expect(status).toBe(1)
  })

  test('get no colors, unless they are asked for', () => {
    write('robots.txt', manyErrors(1))
    expect(robotslint(['robots.txt']).stdout).not.toContain('\u001B')
    expect(robotslint(['robots.txt', '--color', 'always']).stdout).toContain('\u001B[')
  })
})

/** A server for the packed program, which must not be waited for in this process. */
async function startSlowSite() {
  const server = await startSite((socket, request) => {
    // Of two paths of hosts, one never answers.
    if (request.includes('Host: localhost')) return
    socket.end(
      'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\nUser-agent:\nDisallow: /\n',
    )
  })
  return {server, answers: `http://127.0.0.1:${server.port}`, hangs: `http://localhost:${server.port}`}
}

/** Runs the program without blocking this process, which is the server. */
function start(args: readonly string[], nodeArgs: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeArgs, cli, ...args], {cwd: folder})
  const output = {stdout: '', stderr: ''}
  child.stdout.setEncoding('utf8').on('data', data => {
    output.stdout += data
  })
  child.stderr.setEncoding('utf8').on('data', data => {
    output.stderr += data
  })
  const end = once(child, 'close').then(([code]) => ({code, ...output}))
  return {child, end}
}

describe('servers', () => {
  test('are a matter that a run over files loads nothing for', async () => {
    const list = write(
      'loaded.cjs',
      `process.on('exit', () => {
        const loaded = process.moduleLoadList.filter(name => /^NativeModule (tls|net|http|https|dns|zlib)$/.test(name))
        require('fs').writeSync(2, loaded.length + ' ' + Object.keys(require.cache).some(name => name.includes('open-urls')))
      })`,
    )
    write('robots.txt', 'User-agent: *\nDisallow: /private/\n')
    const local = await start(['robots.txt', '-q'], ['--require', `./${list}`]).end
    expect(local.stderr).toBe('0 false')
    const {answers} = await startSlowSite()
    const remote = await start([answers, '-q'], ['--require', `./${list}`]).end
    expect(remote.stderr).toMatch(/^[1-9] true$/)
  })

  test.skipIf(process.platform === 'win32').each([
    ['while a server is silent', false, 'SIGINT'],
    ['by SIGTERM', false, 'SIGTERM'],
    ['while nobody writes the list on', true, 'SIGINT'],
  ] as const)('and an interrupt %s end in good order', async (_when, waitsForList, signal) => {
    const {answers, hangs} = await startSlowSite()
    const {child, end} = start(['--urls-from=-', '--format=json', '--known-hosts=known'])
    child.stdin.write(waitsForList ? `${answers}\n` : `${answers}\n${hangs}\n`)
    if (!waitsForList) child.stdin.end()
    for await (const data of child.stderr) if (String(data).includes(': file')) break
    child.kill(signal)
    const {code, stdout} = await end
    expect(JSON.parse(stdout).files.map(({url}: {url: string}) => url)).toEqual([`${answers}/robots.txt`])
    expect(code).toBe(130)
  })

  test.skipIf(process.platform === 'win32')('and an interrupt end where nobody opens the pipe', async () => {
    const {answers} = await startSlowSite()
    execFileSync('mkfifo', [join(folder, 'pipe')])
    const {child, end} = start([answers, '--urls-from=pipe', '--format=json', '--allow-private'])
    for await (const data of child.stderr) if (String(data).includes(': file')) break
    child.kill('SIGINT')
    const {code, stdout} = await end
    expect(JSON.parse(stdout).files).toHaveLength(1)
    // A shell takes the end by the signal for 130.
    expect([130, null]).toContain(code)
  })

  test('are left alone when nobody reads the report any more', async () => {
    const sites = await Promise.all(Array.from({length: 8}, startSlowSite))
    write('urls.txt', sites.map(({answers}) => answers).join('\n'))
    const {child, end} = start(['--urls-from=urls.txt', '--format=concise', '-q', '--concurrency=1'])
    child.stdout.destroy()
    expect(await end).toMatchObject({code: 1, stderr: ''})
    const asked = sites.filter(({server}) => server.requests.length > 0)
    expect(asked.length).toBeLessThan(sites.length)
  })
})
