import {createHash} from 'node:crypto'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {EMPTY_SUMMARY} from '../../cli/report.ts'
import {formats} from '../../cli/reporters/index.ts'
import {PLAIN} from '../../cli/terminal/style.ts'
import {failed, render, report} from './sample-report.ts'
import {makeSandbox} from './sandbox.ts'

const BAD = 'User-agent: Googlebot\nUser-agent: bad1\nDisallow: /private/\n'

/** What a page holds, without the parts that we wrote ourselves. */
function partsOf(page: string) {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
  return {script, style, policy, markup: page.replace(script, '').replace(style, '')}
}

function tagsOf(markup: string): string[] {
  return [...new Set([...markup.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name))].sort()
}

describe('the page', () => {
  test('runs nothing but its own script, by its digest, and loads nothing', async () => {
    const page = await render('html', [report(BAD)])
    const {script, style, policy, markup} = partsOf(page)
    const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toBe(
      `default-src 'none'; script-src ${digest(script)}; style-src ${digest(style)}; base-uri 'none'; form-action 'none'`,
    )
    expect(markup).not.toMatch(/ (?:src|style|on\w+)=|href="[^#]/)
  })

  test('about one file shows its source, findings and crawlers', async () => {
    const page = await render('html', [report(BAD)])
    expect(page).toContain('<title>robots.txt – robotslint</title>')
    expect(page).toContain(
      '<div class="row" id="s-2"><span class="n">2</span><code>User-agent: <mark class="warning">bad1</mark></code></div>',
    )
    expect(page).toContain('<p>`bad1` is bad.</p><ul><li><a href="#s-1">line 1</a>: First named here.</li>')
    expect(page).toContain('Fix: Write `good` (unsafe: <code>--unsafe-fixes</code>)')
    expect(page).toMatch(/<th scope="row">Google(?:bot)?[^<]*<\/th>/)
    expect(page).toMatch(/<th scope="row"><code>\/private\/<\/code><\/th>.*<b class="denied">denied<\/b>/)
  })

  test('about many files counts and lists them', async () => {
    const page = await render('html', [report(BAD, 'a'), report('', 'b'), failed])
    expect(page.match(/<tbody><tr><th scope="row" class="host">/g)).toHaveLength(3)
    expect(page).toContain('<dt>Warnings</dt><dd>1</dd>')
    expect(page).toMatch(/<th scope="row">file<\/th>.*<td class="number">2<\/td>/)
    expect(page).toMatch(/<th scope="row">not readable<\/th>.*<td class="number">1<\/td>/)
    expect(page).toContain('no such file or folder')
  })

  test('leaves out what nobody speaks of in long files of a survey', async () => {
    const long = `${BAD}${'Disallow: /x\n'.repeat(100)}`
    const page = await render('html', [report(long, 'a'), report('', 'b')])
    expect(page).toContain('id="s0-4"')
    expect(page).not.toContain('id="s0-5"')
    expect(page).toContain('<div class="gap">… 99 lines</div>')
  })

  test('of many files is written as they come, with the counts last', async () => {
    const {load} = formats.html
    const create = await load()
    const fromRoot = (path: string) => path
    const reporter = create({version: '1.2.3', rules: [], style: PLAIN, width: 100, fromRoot})
    const [start, first, second, third] = [
      reporter.start(),
      ...['a', 'b', 'c'].map(name => reporter.file(report(BAD, name))),
    ]
    expect(start + first).toBe('')
    expect(second).toMatch(/^<!doctype html>[\s\S]*>a<\/button>[\s\S]*>b<\/button>[\s\S]*<\/tbody>\n$/)
    expect(third).toMatch(/^<tbody>[\s\S]*>c<\/button>[\s\S]*<\/tbody>\n$/)
    const end = reporter.end({...EMPTY_SUMMARY, isInterrupted: true})
    expect(end).toContain('Interrupted:</b> the rest was not asked for.')
    expect(end).toMatch(/<dt>Files and hosts<\/dt><dd>3<\/dd>/)
  })

  test('tells of no crawler that reads otherwise where it is only about /robots.txt, which all fetch', async () => {
    const page = await render('html', [report('User-agent: *\nDisallow: /\n', 'a'), report('', 'b')])
    expect(page).toContain(
      'may fetch a path that the specification of its world forbids it, or the other way round. None.',
    )
  })

  test('is whole without any file', async () => {
    expect(await render('html', [])).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
  })

  test.each([[1], [2]])('takes no markup from a file or its name, %i at a time', async count => {
    const plain = tagsOf(partsOf(await render('html', Array(count).fill(report(BAD)))).markup)
    const hostile = fc.array(
      fc.constantFrom(
        '<script>',
        '"><img src=x onerror=alert(1)>',
        "'",
        '&lt;',
        '</code>',
        '<!--',
        '\u202e',
        'a',
      ),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async parts => {
        const text = parts.join('')
        const file = report(
          `User-agent: Googlebot\nUser-agent: bad${text}\nDisallow: /${text}\n# ${text}`,
          text,
        )
        const {markup} = partsOf(await render('html', Array(count).fill(file)))
        expect(tagsOf(markup).filter(tag => !plain.includes(tag))).toEqual([])
        expect(markup).not.toContain('\u202e')
        expect(markup).not.toContain('<!--')
      }),
      {numRuns: 50},
    )
  })
})

test('--format html=FILE writes the page beside the report for people', async () => {
  const sandbox = makeSandbox({'robots.txt': 'User-agent:\nDisallow: /private/\n'})
  const {code, stdout} = await sandbox.run(['--format=html=report.html'])
  expect(code).toBe(1)
  expect(stdout).toContain('error[empty-agent]')
  expect(sandbox.read('report.html').toString()).toContain('<b>empty-agent</b>')
})
