import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {CompletionItem} from 'vscode-languageserver-types'
import {agents} from '../../../analyzer/crawlers/agents.ts'
import {rfc9309} from '../../../analyzer/crawlers/profiles/rfc9309.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {type ClientFeatures, FULL_FEATURES} from '../../../lsp/client-features.ts'
import type {AnalysisOptions} from '../../../lsp/documents/analysis.ts'
import {complete, resolveCompletion} from '../../../lsp/services/completion.ts'
import {apply, openAt, show} from './open.ts'

interface Asked {
  readonly options?: AnalysisOptions
  readonly features?: Partial<ClientFeatures>
  readonly typed?: string
}

/** In the order in which a client shows them. */
function itemsAt(marked: string, {options = {}, features = {}, typed}: Asked = {}): CompletionItem[] {
  const {analysis, position} = openAt(marked, options)
  const {items} = complete(analysis, position, {...FULL_FEATURES, ...features}, typed)
  return items.toSorted((a, b) => ((a.sortText ?? a.label) < (b.sortText ?? b.label) ? -1 : 1))
}

function labelsAt(marked: string, asked?: Asked): string[] {
  return itemsAt(marked, asked).map(({label}) => label)
}

/** The text after the item has been taken, with the whole word replaced. */
function accept(marked: string, label: string, asked: Asked = {}): string {
  const {analysis} = openAt(marked, asked.options)
  const item = itemsAt(marked, asked).find(one => one.label === label)
  const edit = item?.textEdit
  if (edit === undefined) throw new Error(`${label} is not offered`)
  const range = 'replace' in edit ? edit.replace : edit.range
  return apply([{range, newText: edit.newText}], analysis)
}

describe('keys', () => {
  test.each([
    {at: '|', first: ['User-agent', 'Sitemap', 'Allow', 'Disallow']},
    {at: 'User-agent: *\n|', first: ['Disallow', 'Allow', 'User-agent', 'Crawl-delay']},
    {at: 'User-agent: *\nDisallow: /\n|', first: ['Disallow', 'Allow', 'User-agent', 'Sitemap']},
    {at: 'User-agent: *\nDis|\nDisallow: /\n', first: ['Disallow', 'Allow', 'User-agent', 'Crawl-delay']},
    {at: 'User-agent: archiver\n|', first: ['Disallow', 'Allow', 'User-agent', 'Crawl-delay']},
  ])('of $at', ({at, first}) => {
    expect(labelsAt(at, {features: {snippets: false}}).slice(0, first.length)).toEqual(first)
  })

  test('are those that the target crawlers read', () => {
    expect(labelsAt('|', {options: {targets: ['gemini']}, features: {snippets: false}}).sort()).toEqual([
      'Allow',
      'Crawl-delay',
      'Disallow',
      'User-agent',
    ])
    expect(labelsAt('|', {options: {targets: ['web']}})).toEqual(
      expect.arrayContaining(['Clean-param', 'Content-Signal', 'License']),
    )
    expect(labelsAt('|', {options: {targets: ['web']}})).not.toContain('Noindex')
  })

  test('of the configuration are offered as well', () => {
    expect(labelsAt('|', {options: {knownDirectives: ['Acme-Policy', 'sitemap']}})).toContain('Acme-Policy')
  })

  test.each([
    {at: 'dis|', label: 'Disallow', text: 'Disallow: '},
    {at: 'di|salow', label: 'Disallow', text: 'Disallow: '},
    {at: 'DIS|ALLOW: /x', label: 'Disallow', text: 'Disallow: /x'},
    {at: 'User agent|: x', label: 'User-agent', text: 'User-agent: x'},
    {at: 'User-agent: *\n dis| /x', label: 'Disallow', text: 'User-agent: *\n Disallow: /x'},
    {at: 'dis|# c', label: 'Disallow', text: 'Disallow:# c'},
    {at: 'User-agent: *\n  |', label: 'Allow', text: 'User-agent: *\n  Allow: '},
    {at: '\uFEFFus|', label: 'User-agent', text: 'User-agent: '},
  ])('take the place of the whole word: $at', ({at, label, text}) => {
    expect(accept(at, label)).toBe(text)
  })

  test('say what is replaced where the word is only begun anew', () => {
    const [item] = itemsAt('di|salow')
    expect(item?.textEdit).toMatchObject({
      newText: 'User-agent: ',
      insert: {start: {line: 0, character: 0}, end: {line: 0, character: 2}},
      replace: {start: {line: 0, character: 0}, end: {line: 0, character: 7}},
    })
    const [plain] = itemsAt('di|salow', {features: {insertReplace: false}})
    expect(plain?.textEdit).toMatchObject({
      range: {start: {line: 0, character: 0}, end: {line: 0, character: 7}},
    })
  })

  test('open the list again for the value, where the client can', () => {
    const command = 'editor.action.triggerSuggest'
    const features = {commands: new Set([command])}
    expect(itemsAt('|', {features})[0]?.command?.command).toBe(command)
    expect(itemsAt('|: x', {features})[0]?.command).toBeUndefined()
    expect(itemsAt('|')[0]?.command).toBeUndefined()
  })

  test.each(['Disallow /x|', '|# comment', 'hello there| you', 'Disallow   |: x'])(
    'are not offered in %s',
    at => {
      expect(labelsAt(at)).toEqual([])
    },
  )

  test('are not offered behind a blank that is typed', () => {
    expect(labelsAt('Disallow |', {typed: ' '})).toEqual([])
  })
})

describe('agents', () => {
  test('begin with everybody and the target crawlers', () => {
    expect(labelsAt('User-agent: |').slice(0, 5)).toEqual([
      '*',
      'Googlebot',
      'Yandex',
      'bingbot',
      'YandexBot',
    ])
  })

  test('of Gemini begin with the roles', () => {
    const items = itemsAt('User-agent: |', {options: {targets: ['gemini']}})
    expect(items.slice(0, 5).map(({label}) => label)).toEqual([
      '*',
      'archiver',
      'indexer',
      'researcher',
      'webproxy',
    ])
    expect(items[2]?.detail).toBe('virtual agent: builds an index for people to search')
    expect(items.map(({label}) => label)).not.toContain('Googlebot')
  })

  test('show who runs them, what for, and whether they obey', () => {
    const items = itemsAt('User-agent: |')
    const detailOf = (name: string) => items.find(({label}) => label === name)?.detail
    expect(detailOf('GPTBot')).toBe('OpenAI, trains AI models')
    expect(detailOf('Bytespider')).toBe('ByteDance, trains AI models, does not obey')
    expect(detailOf('*')).toBe('all crawlers that no other group names')
  })

  test('of old block lists come when they are begun', () => {
    const old = agents().find(({purpose, retired}) => purpose === 'legacy' && !retired)?.token ?? ''
    expect(labelsAt('User-agent: |')).not.toContain(old)
    expect(labelsAt(`User-agent: ${old.slice(0, 3)}|`)).toContain(old)
  })

  test('that are out of use are not offered', () => {
    expect(labelsAt('User-agent: a|')).not.toContain('anthropic-ai')
  })

  test('that the group has already are not offered again, and others by their line', () => {
    const items = itemsAt('User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nUser-agent: |\n')
    expect(items.map(({label}) => label)).not.toContain('CCBot')
    expect(items.find(({label}) => label === 'GPTBot')?.labelDetails).toEqual({description: 'line 1'})
  })

  test('of the configuration are offered as well', () => {
    expect(labelsAt('User-agent: |', {options: {knownAgents: ['AcmeBot', 'googlebot']}})).toContain('AcmeBot')
  })

  test.each([
    {at: 'User-agent:|', label: '*', text: 'User-agent: *'},
    {at: 'User-agent: |', label: 'GPTBot', text: 'User-agent: GPTBot'},
    {at: 'User-agent: goog|lebt', label: 'Googlebot', text: 'User-agent: Googlebot'},
    {at: 'User-agent: |goog # c', label: 'Googlebot', text: 'User-agent: Googlebot # c'},
  ])('take the place of the whole name: $at', ({at, label, text}) => {
    expect(accept(at, label)).toBe(text)
  })

  test('get their documentation when they are looked at', () => {
    const item = itemsAt('User-agent: |').find(({label}) => label === 'GPTBot')
    expect(item?.documentation).toBeUndefined()
    expect(item && resolveCompletion(item, FULL_FEATURES).documentation).toEqual({
      kind: 'markdown',
      value:
        '**GPTBot**: OpenAI, trains AI models.\n\nObeys rules for its name.\n\nSource: [OpenAI crawlers](https://platform.openai.com/docs/bots), 2026 (as quoted elsewhere)',
    })
  })

  test('are left as they are if a client hands back something else', () => {
    const item = {label: 'x', data: {kind: 'agent'}}
    expect(resolveCompletion(item, FULL_FEATURES)).toBe(item)
  })
})

describe('paths', () => {
  const file = 'User-agent: *\nDisallow: /a/b/c\nDisallow: /*.pdf$\n\nUser-agent: x\nDisallow: /d\n'

  test('are those of the file and their folders, those that the group lacks first', () => {
    expect(labelsAt(`${file}Disallow: |`)).toEqual(['/', '/a/', '/a/b/', '/a/b/c', '/*.pdf$', '/d'])
    expect(labelsAt(`${file}Disallow: /a/b|`)).toEqual(['/a/b/', '/a/b/c'])
    expect(labelsAt(`${file}Disallow: /nowhere|`)).toEqual([])
  })

  test.each([
    {at: 'Disallow:|', text: 'Disallow: /d'},
    {at: 'Allow: /|x', text: 'Allow: /d'},
  ])('take the place of the whole path: $at', ({at, text}) => {
    expect(accept(`${file}${at}`, '/d')).toBe(file + text)
  })

  test('are a few of many, and more when asked again', () => {
    const {analysis, position} = openAt(
      `User-agent: *\n${Array.from({length: 1000}, (_, number) => `Disallow: /${number}\n`).join('')}Disallow: |`,
    )
    const {items, isIncomplete} = complete(analysis, position, FULL_FEATURES)
    expect(items).toHaveLength(200)
    expect(isIncomplete).toBe(true)
  })
})

describe('signals', () => {
  test.each([
    {
      at: 'Content-Signal: |',
      labels: [
        'search=yes',
        'search=no',
        'ai-input=yes',
        'ai-input=no',
        'ai-train=yes',
        'ai-train=no',
        'use=immediate',
        'use=reference',
        'use=full',
      ],
    },
    {at: 'Content-Signal: search=|', labels: ['yes', 'no']},
    {at: 'Content-Signal: search = y|', labels: ['yes', 'no']},
    {at: 'Content-Signal: search=yes, ai-input=no, use=full, |', labels: ['ai-train=yes', 'ai-train=no']},
    {at: 'Content-Signal: sea|=yes', labels: ['search', 'ai-input', 'ai-train', 'use']},
    {at: 'Content-Usage: /pub/ |', labels: ['train-ai=y', 'train-ai=n', 'search=y', 'search=n']},
    {at: 'Content-Usage: train-ai=|', labels: ['y', 'n']},
    {at: 'Content-Signal: constructor=|', labels: []},
  ])('of $at', ({at, labels}) => {
    expect(labelsAt(`User-agent: *\n${at}\nAllow: /\n`)).toEqual(labels)
  })

  test.each([
    {at: 'Content-Signal:|', label: 'ai-train=no', text: 'Content-Signal: ai-train=no'},
    {at: 'Content-Signal: ai-|tran', label: 'ai-train=no', text: 'Content-Signal: ai-train=no'},
    {
      at: 'Content-Signal: search=yes,|',
      label: 'ai-train=no',
      text: 'Content-Signal: search=yes,ai-train=no',
    },
  ])('are written: $at', ({at, label, text}) => {
    expect(accept(at, label)).toBe(text)
  })
})

describe('URLs', () => {
  test('are on the site of the file', () => {
    const options = {origin: 'https://example.com/'}
    expect(accept('Sitemap:|', 'https://example.com/sitemap.xml', {options})).toBe(
      'Sitemap: https://example.com/sitemap.xml',
    )
    expect(labelsAt('Crawl-delay: |', {options})).toEqual([])
    expect(labelsAt('Sitemap: |')).toEqual([])
  })
})

describe('comments', () => {
  const forms = [
    'robotslint-disable-next-line',
    'robotslint-disable-line',
    'robotslint-disable',
    'robotslint-enable',
    'robotslint-target:',
  ]

  test.each([
    {at: '#|', labels: forms},
    {at: '# |', labels: forms},
    {at: '# robots|', labels: forms},
    {at: 'Disallow: /x # robotslint-dis|', labels: forms},
    {at: '# rob the|', labels: []},
    {at: '# hello|', labels: []},
    {at: '# robotslint-disable empty-agent -- because |', labels: []},
    {at: '# robotslint-nonsense |', labels: []},
  ])('offer what robotslint understands: $at', ({at, labels}) => {
    expect(labelsAt(at)).toEqual(labels)
  })

  test('are left alone where a sentence is written', () => {
    expect(labelsAt('# |', {typed: ' '})).toEqual([])
  })

  test('name the lint rules that speak about the line first', () => {
    const items = itemsAt('# robotslint-disable-next-line |\nUser-agent: resercher\nDisallow: /\n')
    expect(items.slice(0, 2).map(({label}) => label)).toEqual(['default-group-not-first', 'misspelled-agent'])
    expect(items.filter(({preselect}) => preselect)).toEqual(items.slice(0, 2))
    expect(items.length).toBeGreaterThan(60)
    expect(items[1] && resolveCompletion(items[1], FULL_FEATURES).documentation).toMatchObject({
      value: expect.stringContaining('**misspelled-agent**: '),
    })
  })

  test('do not name one twice', () => {
    expect(labelsAt('# robotslint-disable-line empty-agent, |')).not.toContain('empty-agent')
  })

  test('name targets', () => {
    expect(labelsAt('# robotslint-target: |').slice(0, 3)).toEqual(['gemini', 'web', 'libraries'])
  })

  test('take the place of the whole word', () => {
    expect(accept('# robots|lint-foo x', 'robotslint-disable')).toBe('# robotslint-disable x')
  })
})

describe('common policies', () => {
  function snippetsAt(at: string, targets = ['web']): readonly string[] {
    return itemsAt(at, {options: {targets}})
      .filter(({insertTextFormat}) => insertTextFormat === 2)
      .map(({label}) => label)
  }

  test('are offered for the worlds that read the file', () => {
    expect(snippetsAt('|')).toEqual([
      'group',
      'allow all',
      'block all',
      'block AI training',
      'block AI assistants and AI search',
      'block SEO tools',
      'keep archives out',
    ])
    expect(snippetsAt('|', ['gemini'])).toEqual([
      'group',
      'allow all',
      'block all',
      'keep archives out',
      'keep Web proxies out',
      'keep search engines out',
      'keep researchers out',
    ])
  })

  test('are not offered to clients that know no snippets', () => {
    expect(labelsAt('|', {features: {snippets: false}})).not.toContain('block all')
  })

  test.each([
    'User-agent: *\n|',
    'User-agent: *\n|\nDisallow: /\n',
    'User-agent: *\nDisallow: /a\n|\nDisallow: /b\n',
    'User-agent: *\nDisallow: /a\n|\n# c\nCrawl-delay: 5\n',
  ])('are not offered where they would take rules or give some away: %s', at => {
    expect(snippetsAt(at)).toEqual([])
  })

  test.each([
    {at: 'block| ', text: 'User-agent: *\nDisallow: /\n '},
    {
      at: 'User-agent: a\nDisallow: /a\n|',
      text: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n',
    },
    {
      at: 'User-agent: a\r\nDisallow: /a\r\n\r\n|\r\nUser-agent: b\r\nDisallow: /b\r\n',
      text: 'User-agent: a\r\nDisallow: /a\r\n\r\nUser-agent: *\r\nDisallow: /\r\n\r\n\r\nUser-agent: b\r\nDisallow: /b\r\n',
    },
    {
      at: '# c\n|\nSitemap: https://example.com/s\n',
      text: '# c\nUser-agent: *\nDisallow: /\n\n\nSitemap: https://example.com/s\n',
    },
  ])('are set apart from their neighbours: $at', ({at, text}) => {
    expect(accept(at, 'block all')).toBe(text)
  })

  test('name crawlers that obey, by what they are for', () => {
    const text = accept('|', 'block AI training')
    const named = [...text.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name)
    expect(named.slice(0, 4)).toEqual(['CCBot', 'GPTBot', 'Google-Extended', 'Amazonbot'])
    expect(named).toContain('ClaudeBot')
    expect(named).not.toContain('Bytespider')
    expect(text.endsWith('Disallow: /\n')).toBe(true)
  })

  test('change nothing for anybody else', () => {
    const rest = fc.constantFrom(
      'User-agent: *\nDisallow: /a\n',
      'User-agent: x\nUser-agent: y\nDisallow: /\n',
      'Sitemap: https://example.com/s\n',
      '# c\n',
      '\n',
      'User-agent: z\nDisallow:\n\n',
    )
    const label = fc.constantFrom('block AI training', 'block SEO tools', 'keep archives out')
    fc.assert(
      fc.property(fc.array(rest), fc.array(rest), label, (above, below, policy) => {
        const marked = `${above.join('')}|\n${below.join('')}`
        if (!labelsAt(marked, {options: {targets: ['web']}}).includes(policy)) return
        const before = readPolicy(parse(marked.replace('|', '')), rfc9309)
        const after = readPolicy(parse(accept(marked, policy, {options: {targets: ['web']}})), rfc9309)
        for (const agent of ['x', 'y', 'z', 'bingbot', '*'])
          for (const path of ['/', '/a', '/b'])
            expect(decide(after, agent, path).allowed).toBe(decide(before, agent, path).allowed)
      }),
      {seed: 9309, numRuns: 300},
    )
  })
})

test('every edit is within one line and holds the cursor', () => {
  for (const at of ['|', 'Dis|allow: /x', 'User-agent: *\nAllow:|', '# robotslint-disable |x']) {
    const {position} = openAt(at)
    for (const {textEdit, label} of itemsAt(at)) {
      if (textEdit === undefined || !('replace' in textEdit)) throw new Error(label)
      for (const {start, end} of [textEdit.insert, textEdit.replace]) {
        expect([start.line, end.line]).toEqual([position.line, position.line])
        expect(start.character).toBeLessThanOrEqual(position.character)
        expect(end.character, show({start, end})).toBeGreaterThanOrEqual(position.character)
      }
    }
  }
})
