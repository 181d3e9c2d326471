import {Ajv} from 'ajv'
import {describe, expect, test} from 'vitest'
import type {LintedFile} from '../../cli/report.ts'
import {FORMAT_NAMES, type FormatName} from '../../cli/reporters/reporter.ts'
import {failed, render, report} from './sample-report.ts'
import {sarifSchema} from './sarif-schema.ts'
import {parseXml} from './well-formed-xml.ts'

const DOCS = 'https://github.com/robotslint/robotslint/blob/main/docs/rules/sample.md'
const bad: LintedFile = report('User-agent: a\nUser-agent: bad\n', 'site/robots.txt')
const clean = report('User-agent: a\n', 'clean/robots.txt')

const message = {
  rule: 'sample',
  severity: 'warning',
  message: '`bad` is bad.',
  line: 2,
  column: 13,
  endLine: 2,
  endColumn: 16,
  related: [{line: 1, column: 13, endLine: 1, endColumn: 14, message: 'First named here.'}],
  fix: {title: 'Write `good`', safety: 'unsafe', edits: [{start: 26, end: 29, text: 'good'}]},
  suggestions: [{title: 'Remove the line', safety: 'safe', edits: [{start: 14, end: 29, text: ''}]}],
  docs: DOCS,
}

describe('texts', () => {
  test.each<[format: FormatName, text: string]>([
    [
      'github',
      [
        '::warning file=site/robots.txt,line=2,endLine=2,col=13,endColumn=16,title=robotslint(sample)::`bad` is bad.',
        '::error file=gone.txt,title=robotslint::no such file or folder',
        '',
      ].join('\n'),
    ],
    [
      'checkstyle',
      `<?xml version="1.0" encoding="utf-8"?>
<checkstyle version="1.2.3">
<file name="site/robots.txt">
<error line="2" column="13" severity="warning" message="\`bad\` is bad." source="robotslint.sample"/>
</file>
<file name="gone.txt">
<error severity="error" message="no such file or folder" source="robotslint"/>
</file>
</checkstyle>
`,
    ],
    [
      'junit',
      `<?xml version="1.0" encoding="utf-8"?>
<testsuites name="robotslint">
<testsuite name="site/robots.txt" tests="1" failures="1" errors="0">
<testcase classname="site/robots.txt" name="sample 2:13" file="site/robots.txt" line="2">
<failure type="warning" message="\`bad\` is bad.">site/robots.txt:2:13: warning[sample] \`bad\` is bad.</failure>
</testcase>
</testsuite>
<testsuite name="clean/robots.txt" tests="1" failures="0" errors="0">
<testcase classname="clean/robots.txt" name="no problems" file="clean/robots.txt"/>
</testsuite>
<testsuite name="gone.txt" tests="1" failures="0" errors="1">
<testcase classname="gone.txt" name="readable" file="gone.txt">
<error type="error" message="no such file or folder"/>
</testcase>
</testsuite>
</testsuites>
`,
    ],
  ])('%s', async (format, text) => {
    expect(await render(format, [bad, clean, failed])).toBe(text)
  })
})

test('junit fails no test for an info', async () => {
  const info = {...bad, messages: bad.messages.map(one => ({...one, severity: 'info' as const}))}
  const text = await render('junit', [info])
  expect(text).toContain('<testsuite name="site/robots.txt" tests="1" failures="0" errors="0">')
  expect(text).toContain('<system-out>site/robots.txt:2:13: info[sample] `bad` is bad.</system-out>')
})

test('ndjson', async () => {
  const lines = (await render('ndjson', [bad, clean, failed])).split('\n')
  expect(lines.pop()).toBe('')
  expect(lines.map(line => JSON.parse(line))).toEqual([
    {path: 'site/robots.txt', ...message},
    {path: 'gone.txt', error: 'no such file or folder'},
  ])
})

describe('gitlab', () => {
  test('has what Code Quality reads', async () => {
    expect(JSON.parse(await render('gitlab', [bad, clean, failed]))).toEqual([
      {
        description: '`bad` is bad.',
        check_name: 'sample',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        severity: 'minor',
        location: {path: 'site/robots.txt', lines: {begin: 2, end: 2}},
      },
      {
        description: 'no such file or folder',
        check_name: 'robotslint',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        severity: 'blocker',
        location: {path: 'gone.txt', lines: {begin: 1, end: 1}},
      },
    ])
  })

  test.each<[name: string, text: string, path: string, same: boolean]>([
    ['the same file', 'User-agent: a\nUser-agent: bad\n', 'robots.txt', true],
    ['lines above it', '# new\n\nUser-agent: a\nUser-agent: bad\n', 'robots.txt', true],
    ['another indentation', 'User-agent: a\n  User-agent: bad\n', 'robots.txt', true],
    ['another line', 'User-agent: a\nUser-agent: badder\n', 'robots.txt', false],
    ['another file', 'User-agent: a\nUser-agent: bad\n', 'other.txt', false],
  ])('tells a finding again, or not: %s', async (_name, text, path, same) => {
    const fingerprint = async (one: string, name: string): Promise<string> =>
      JSON.parse(await render('gitlab', [report(one, name)]))[0].fingerprint
    const first = await fingerprint('User-agent: a\nUser-agent: bad\n', 'robots.txt')
    expect((await fingerprint(text, path)) === first).toBe(same)
  })

  test('tells equal findings apart', async () => {
    const twice = report('User-agent: a\nUser-agent: bad\nUser-agent: bad\n')
    const issues: {fingerprint: string}[] = JSON.parse(await render('gitlab', [twice]))
    expect(new Set(issues.map(({fingerprint}) => fingerprint)).size).toBe(2)
  })
})

test('rdjson counts columns in bytes of UTF-8', async () => {
  const file = report('User-agent: é\nUser-agent: bad😀\n')
  const {source, diagnostics} = JSON.parse(await render('rdjson', [file, failed]))
  expect(source).toEqual({name: 'robotslint', url: 'https://github.com/robotslint/robotslint'})
  expect(diagnostics).toEqual([
    {
      message: '`bad😀` is bad.',
      location: {path: 'robots.txt', range: {start: {line: 2, column: 13}, end: {line: 2, column: 20}}},
      severity: 'WARNING',
      code: {value: 'sample', url: DOCS},
      suggestions: [
        {range: {start: {line: 2, column: 13}, end: {line: 2, column: 20}}, text: 'good'},
        {range: {start: {line: 2, column: 1}, end: {line: 2, column: 20}}, text: ''},
      ],
      relatedLocations: [
        {
          message: 'First named here.',
          location: {path: 'robots.txt', range: {start: {line: 1, column: 13}, end: {line: 1, column: 15}}},
        },
      ],
    },
    {message: 'no such file or folder', location: {path: 'gone.txt'}, severity: 'ERROR'},
  ])
})

describe('sarif', () => {
  const validate = new Ajv().compile(sarifSchema)
  const expectValid = (sarif: unknown) => expect(validate(sarif), JSON.stringify(validate.errors)).toBe(true)

  test('has places, fixes and rules', async () => {
    const sarif = JSON.parse(await render('sarif', [bad, bad, clean, failed]))
    expectValid(sarif)
    const [run] = sarif.runs
    const artifactLocation = {uri: 'site/robots.txt', uriBaseId: '%SRCROOT%'}
    const region = {startLine: 2, startColumn: 13, endLine: 2, endColumn: 16}
    expect(run.results).toHaveLength(2)
    expect(run.results[0]).toEqual({
      ruleId: 'sample',
      ruleIndex: 0,
      level: 'warning',
      message: {text: '`bad` is bad.'},
      locations: [{physicalLocation: {artifactLocation, region}}],
      relatedLocations: [
        {
          id: 0,
          physicalLocation: {
            artifactLocation,
            region: {startLine: 1, startColumn: 13, endLine: 1, endColumn: 14},
          },
          message: {text: 'First named here.'},
        },
      ],
      fixes: [
        {
          description: {text: 'Write `good`'},
          artifactChanges: [
            {artifactLocation, replacements: [{deletedRegion: region, insertedContent: {text: 'good'}}]},
          ],
          properties: {safety: 'unsafe'},
        },
        {
          description: {text: 'Remove the line'},
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{deletedRegion: {...region, startColumn: 1}, insertedContent: {text: ''}}],
            },
          ],
          properties: {safety: 'safe'},
        },
      ],
      partialFingerprints: {'robotslint/v1': expect.stringMatching(/^[0-9a-f]{64}$/)},
    })
    expect(run.tool.driver).toMatchObject({
      name: 'robotslint',
      semanticVersion: '1.2.3',
      rules: [{id: 'sample', shortDescription: {text: 'For tests only.'}, helpUri: DOCS}],
    })
    expect(run).toMatchObject({
      columnKind: 'utf16CodeUnits',
      originalUriBaseIds: {'%SRCROOT%': {}},
      invocations: [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [{level: 'error', message: {text: 'no such file or folder'}}],
        },
      ],
    })
  })

  test.each<[path: string, location: object]>([
    ['a b/ü#?%.txt', {uri: 'a%20b/%C3%BC%23%3F%25.txt', uriBaseId: '%SRCROOT%'}],
    ['a:b/\n.txt', {uri: 'a%3Ab/%0A.txt', uriBaseId: '%SRCROOT%'}],
    ['\uD800.txt', {uri: '%EF%BF%BD.txt', uriBaseId: '%SRCROOT%'}],
    ['/else where/robots.txt', {uri: 'file:///else%20where/robots.txt'}],
    ['D:/a/robots.txt', {uri: 'file:///D%3A/a/robots.txt'}],
    ['gemini://example.org/robots.txt', {uri: 'gemini://example.org/robots.txt'}],
  ])('names the file %j by a URI', async (path, location) => {
    const sarif = JSON.parse(await render('sarif', [report('User-agent: a\nUser-agent: bad\n', path)]))
    expectValid(sarif)
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual(location)
  })

  test('is refused by this schema where something is missing', () => {
    for (const wrong of [{}, {version: '2.1.0', runs: []}, {version: '2.1.0', runs: [{results: []}]}])
      expect(validate(wrong)).toBe(false)
  })
})

describe('an empty result', () => {
  test.each<[format: FormatName, check: (text: string) => void]>([
    ['ndjson', text => expect(text).toBe('')],
    ['github', text => expect(text).toBe('')],
    ['gitlab', text => expect(JSON.parse(text)).toEqual([])],
    ['rdjson', text => expect(JSON.parse(text).diagnostics).toEqual([])],
    ['sarif', text => expect(new Ajv().validate(sarifSchema, JSON.parse(text))).toBe(true)],
    ['junit', text => expect(parseXml(text)).toMatchObject({name: 'testsuites', children: []})],
    ['checkstyle', text => expect(parseXml(text)).toMatchObject({name: 'checkstyle', children: []})],
  ])('is valid %s', async (format, check) => {
    check(await render(format, []))
  })
})

const HOSTILE = [
  ['x\n::set-env name=X::y', 'User-agent: a\nUser-agent: bad\r::set-env::\n'],
  ['a,b:c%.txt', 'User-agent: a\nUser-agent: bad%0A::stop-commands::x ##[add-mask]x\n'],
  ['##[group]x', 'User-agent: a\nUser-agent: bad ##[group]\n'],
  ['\u001B]0;x\u0007\u0000', 'User-agent: a\nUser-agent: bad\u001B]52;c;x\u0007\u009B2J\u0000\u202E\n'],
  ['<&">\uFFFE\uD800', 'User-agent: a\nUser-agent: bad<&">]]>\uFFFE\uFFFF\uDC00\u2028\u{E0041}\n'],
] as const

describe.each(HOSTILE)('path %j and text %j', (path, text) => {
  test.each(FORMAT_NAMES)('inject nothing into %s', async format => {
    const output = await render(format, [report(text, path), {...failed, path, error: path}])
    expect(output).toContain('sample')
    expect(output).not.toContain('##[')
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
    const commands = output.split('\n').filter(line => line.trimStart().startsWith('::'))
    expect(commands.length).toBe(format === 'github' ? 2 : 0)
    for (const command of commands) expect(command).toMatch(/^::(?:warning|error) file=[^:]*::/)
  })

  test.each(['junit', 'checkstyle'] as const)('leave %s well-formed', async format => {
    const root = parseXml(await render(format, [report(text, path), {...failed, path, error: path}]))
    expect(root.children.length).toBe(2)
  })

  test.each(['json', 'gitlab', 'rdjson', 'sarif'] as const)('stay what they are in %s', async format => {
    const found = JSON.parse(await render(format, [report(text, path)]))
    // Half a character is nothing that a URI could hold.
    const name = path.replace(/\p{Cs}/gu, '\uFFFD')
    const shown = format === 'sarif' ? encodeURIComponent(name) : JSON.stringify(path)
    expect(JSON.stringify(found)).toContain(shown)
  })
})

test('github escapes as the toolkit does', async () => {
  const [line] = (
    await render('github', [report('User-agent: a\nUser-agent: bad%\n', 'a,b:c%\n.txt')])
  ).split('\n')
  expect(line).toBe(
    '::warning file=a%2Cb%3Ac%25%0A.txt,line=2,endLine=2,col=13,endColumn=17,title=robotslint(sample)::`bad%25` is bad.',
  )
})

test('github gives no columns for a place on several lines', async () => {
  const [first] = bad.messages
  const place = {start: {line: 1, column: 3, offset: 2}, end: {line: 2, column: 4, offset: 17}}
  const spread = {...bad, messages: first ? [{...first, place}] : []}
  expect(await render('github', [spread])).toContain(',line=1,endLine=2,title=')
})

test.each([
  ['nb\u00A0sp\u3000.txt', 'nb\u00A0sp\u3000.txt'],
  ['rtl\u202E.txt', 'rtl<U+202E>.txt'],
  ['##[x].txt', '##<U+005B>x].txt'],
])('github keeps the name that a file has, but for what acts on a log: %j', async (path, shown) => {
  const text = await render('github', [{path, error: 'x', isInternal: false}])
  expect(text).toBe(`::error file=${shown},title=robotslint::x\n`)
})
