import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {rfc9309} from '../../../analyzer/crawlers/profiles/rfc9309.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {FULL_FEATURES} from '../../../lsp/client-features.ts'
import type {AnalysisOptions} from '../../../lsp/documents/analysis.ts'
import {definition} from '../../../lsp/services/definition.ts'
import {documentLinks} from '../../../lsp/services/document-links.ts'
import {documentHighlights, references} from '../../../lsp/services/references.ts'
import {prepareRename, RenameRefusal, rename} from '../../../lsp/services/rename.ts'
import {selectionRanges} from '../../../lsp/services/selection-ranges.ts'
import {apply, editsOf, open, openAt, show, textIn, URI} from './open.ts'

const WEB = {targets: ['web']}

describe('references and highlights', () => {
  test.each([
    {
      what: 'an agent across groups, as crawlers compare names',
      at: 'User-agent: Google|bot\nDisallow: /\n\nUser-agent: x\nUser-agent: GOOGLEBOT/2.1\nDisallow: /a\n\nUser-agent: Googlebot-Image\nDisallow:\n',
      places: ['0:12-0:21', '4:12-4:21'],
    },
    {
      what: 'everybody',
      at: 'User-agent: *|\nDisallow: /\n\nUser-agent: *\nAllow: /\n',
      places: ['0:12-0:13', '3:12-3:13'],
    },
    {
      what: 'a folder in all paths',
      at: 'User-agent: *\nDisallow: /a/b|/c\nAllow: /a/b\nAllow: /a/b$\nAllow: /a/b?x\nDisallow: /a/bc\nDisallow: /b/\n',
      places: ['1:13-1:14', '2:10-2:11', '3:10-3:11', '4:10-4:11'],
    },
  ])('finds $what', ({at, places}) => {
    const {analysis, position} = openAt(at, WEB)
    expect(references(analysis, position)?.map(({uri, range}) => [uri, show(range)])).toEqual(
      places.map(place => [URI, place]),
    )
    expect(documentHighlights(analysis, position)?.map(({range}) => show(range))).toEqual(places)
  })

  test('tells names apart where a crawler does', () => {
    const {analysis, position} = openAt('User-agent: tl|gs\n\nUser-agent: TLGS\n', {targets: ['tlgs']})
    expect(references(analysis, position)?.map(({range}) => show(range))).toEqual(['0:12-0:16'])
  })

  test.each([
    '|',
    'User-|agent: x',
    'User-agent: |',
    '# User-agent: |x',
    'Sitemap: |x',
    'Disallow: /*/|a',
    'Disallow: /|',
  ])('has nothing to say of %s', at => {
    const {analysis, position} = openAt(at, WEB)
    expect(references(analysis, position)).toBeNull()
    expect(documentHighlights(analysis, position)).toBeNull()
  })
})

function renamed(at: string, newName: string, options: AnalysisOptions = WEB): string {
  const {analysis, position} = openAt(at, options)
  return apply(editsOf(rename(analysis, position, newName, FULL_FEATURES), analysis), analysis)
}

describe('prepareRename', () => {
  test.each([
    {at: 'User-agent: Goo|glebot/2.1\n', word: 'Googlebot'},
    {at: 'User-agent: *\nDisallow: /a/|b/c\n', word: 'b'},
    {at: 'User-agent: *\nDisallow: /ab|*\n', word: 'ab'},
  ])('offers $word', ({at, word}) => {
    const {analysis, position} = openAt(at, WEB)
    const prepared = prepareRename(analysis, position)
    expect(prepared?.placeholder).toBe(word)
    expect(prepared && textIn(prepared.range, analysis)).toBe(word)
  })

  test.each(['User-agent: |*', 'Disallow: /*.p|df$', 'User-|agent: x', '# a|', '|'])(
    'offers nothing for %s',
    at => {
      const {analysis, position} = openAt(at, WEB)
      expect(prepareRename(analysis, position)).toBeNull()
      expect(rename(analysis, position, 'x', FULL_FEATURES)).toBeNull()
    },
  )
})

describe('rename', () => {
  test.each([
    {
      at: 'User-agent: Goog|lebot\nDisallow: /\n\nUser-agent: googlebot/2.1\nAllow: /\n',
      name: 'bingbot',
      text: 'User-agent: bingbot\nDisallow: /\n\nUser-agent: bingbot/2.1\nAllow: /\n',
    },
    {at: 'User-agent: goog|lebot\n', name: ' Googlebot ', text: 'User-agent: Googlebot\n'},
    {
      at: 'User-agent: *\nDisallow: /pri|vate/\nAllow: /private/a\nDisallow: /privateer\n',
      name: 'secret',
      text: 'User-agent: *\nDisallow: /secret/\nAllow: /secret/a\nDisallow: /privateer\n',
    },
    {
      at: 'User-agent: *\nDisallow: /a/b|/\nDisallow: /a/\nDisallow: /b/\n',
      name: 'x/y',
      text: 'User-agent: *\nDisallow: /a/x/y/\nDisallow: /a/\nDisallow: /b/\n',
    },
    {at: 'User-agent: *\nDisallow: /private|\n', name: 'secret', text: 'User-agent: *\nDisallow: /secret\n'},
    {at: 'User-agent: é😀|\n', name: 'é', text: 'User-agent: é\n'},
  ])('of $at to $name', ({at, name, text}) => {
    expect(renamed(at, name)).toBe(text)
  })

  test.each([
    {at: 'User-agent: a|\n', name: '*', why: /`\*` is no name/},
    {at: 'User-agent: a|\n', name: '', why: /is no name/},
    {at: 'User-agent: a|\n', name: 'a b', why: /`a b` is no name/},
    {at: 'User-agent: a|\n', name: 'b#', why: /`b#` is no name/},
    {at: 'User-agent: a|\n', name: 'b/2', why: /`b\/2` is no name: crawlers read `b` in it/},
    {at: 'User-agent: a|\n\nUser-agent: B\n', name: 'b', why: /^Line 3 names `B` already/},
    {at: 'Disallow: /a|/\n', name: '', why: /is no part of a path/},
    {at: 'Disallow: /a|/\n', name: '/b', why: /is no part of a path/},
    {at: 'Disallow: /a|/\n', name: 'b*', why: /is no part of a path/},
    {at: 'Disallow: /a|/\nDisallow: /b\n', name: 'b', why: /^Line 2 has a rule for `\/b` already/},
    {
      at: 'User-agent: *\nDisallow: /priv|ate/\nAllow: /*/x\n',
      name: 'p',
      why: /^RFC 9309 would decide otherwise: `\/private\/\/x` is forbidden, and `\/p\/\/x` would be allowed by line 3\.$/,
    },
  ])('refuses $at to $name', ({at, name, why}) => {
    const {analysis, position} = openAt(at, WEB)
    expect(() => rename(analysis, position, name, FULL_FEATURES)).toThrow(RenameRefusal)
    expect(() => rename(analysis, position, name, FULL_FEATURES)).toThrow(why)
  })

  test('changes no decision but by the name', () => {
    const name = fc.constantFrom('a', 'b', 'c')
    const path = fc.stringMatching(/^(?:\/[abc]){1,3}\/?$/)
    const line = fc.oneof(
      name.map(agent => `User-agent: ${agent}`),
      path.map(rule => `Disallow: ${rule}`),
      path.map(rule => `Allow: ${rule}`),
    )
    fc.assert(
      fc.property(fc.array(line, {maxLength: 8}), fc.nat(), path, name, (lines, seed, url, agent) => {
        const text = lines.join('\n')
        const analysis = open(text, WEB)
        const position = analysis.lines.positionAt(seed % (text.length + 1))
        const prepared = prepareRename(analysis, position)
        if (prepared === null) return
        let after: string
        try {
          after = apply(editsOf(rename(analysis, position, 'long-name', FULL_FEATURES), analysis), analysis)
        } catch (error) {
          expect(error).toBeInstanceOf(RenameRefusal)
          return
        }
        const isAgent = lines[position.line]?.startsWith('User-agent')
        const before = decide(readPolicy(analysis.tree, rfc9309), agent, url).allowed
        const renamedPolicy = readPolicy(parse(after), rfc9309)
        const asked = isAgent && agent === prepared.placeholder ? 'long-name' : agent
        const folder = text.slice(0, analysis.lines.offsetAt(prepared.range.start)).split(': ').at(-1) ?? ''
        const isIn = !isAgent && `${url}/`.startsWith(`${folder}${prepared.placeholder}/`)
        const moved = isIn
          ? `${folder}long-name${url.slice(folder.length + prepared.placeholder.length)}`
          : url
        expect(decide(renamedPolicy, asked, moved).allowed).toBe(before)
      }),
      {seed: 9309, numRuns: 2000},
    )
  })
})

describe('definition', () => {
  test.each([
    {
      what: 'the rule that covers this one',
      at: 'User-agent: *\nDisallow: /a/\nDisallow: /a/|b\n',
      to: ['/a/'],
    },
    {what: 'the group of a rule', at: 'User-agent: x\nUser-agent: y\nDisallow: /a|\n', to: ['x']},
    {what: 'the group of another record', at: 'User-agent: x\nCrawl|-delay: 1\n', to: ['x']},
    {
      what: 'the groups that hold for an agent',
      at: 'User-agent: google|bot\nDisallow: /\n\nUser-agent: x\nUser-agent: Googlebot\nAllow: /a\n',
      to: ['googlebot', 'Googlebot'],
    },
  ])('leads to $what', ({at, to}) => {
    const {analysis, position} = openAt(at, WEB)
    const links = definition(analysis, position, {definitionLinks: true}) ?? []
    const plain = definition(analysis, position, {definitionLinks: false}) ?? []
    expect(
      links.map(link => ('targetSelectionRange' in link ? textIn(link.targetSelectionRange, analysis) : '')),
    ).toEqual(to)
    expect(plain.map(link => ('range' in link ? textIn(link.range, analysis) : ''))).toEqual(to)
  })

  test.each(['Sitemap: |x', 'Disallow: |/x', '# c|', '|', 'hello|', 'User-agent: |\n'])(
    'leads nowhere from %s',
    at => {
      const {analysis, position} = openAt(at, WEB)
      expect(definition(analysis, position, FULL_FEATURES)).toBeNull()
    },
  )
})

describe('documentLinks', () => {
  test('are sitemaps, licences, URLs in comments, and lint rules', () => {
    const analysis = open(
      [
        'Sitemap: https://example.com/s.xml # see https://example.com/help, or (gemini://example.org/).',
        'License: /license.xml',
        'Sitemap: sitemap.xml',
        'Crawl-delay: https://example.com',
        '# robotslint-disable empty-agent, nonsense',
      ].join('\n'),
      {origin: 'https://example.com/'},
    )
    expect(
      documentLinks(analysis, FULL_FEATURES).map(({range, target}) => [textIn(range, analysis), target]),
    ).toEqual([
      ['https://example.com/s.xml', 'https://example.com/s.xml'],
      ['/license.xml', 'https://example.com/license.xml'],
      ['https://example.com/help', 'https://example.com/help'],
      ['gemini://example.org/', 'gemini://example.org/'],
      ['empty-agent', 'https://github.com/robotslint/robotslint/blob/main/docs/rules/empty-agent.md'],
    ])
  })

  test('are as many as somebody may look at', () => {
    const links = documentLinks(open(`# ${'https://example.com/ '.repeat(6000)}\n`), FULL_FEATURES)
    expect(links).toHaveLength(5000)
  })

  test('need the origin for a path', () => {
    expect(documentLinks(open('Sitemap: /s.xml\n'), FULL_FEATURES)).toEqual([])
  })
})

describe('selectionRanges', () => {
  test.each([
    {
      at: 'User-agent: *\nDisallow: /a/b|c/d # c\n\nSitemap: x\n',
      grows: [
        'bc',
        '/a/bc/d',
        'Disallow: /a/bc/d',
        'Disallow: /a/bc/d # c',
        'User-agent: *\nDisallow: /a/bc/d # c',
        'User-agent: *\nDisallow: /a/bc/d # c\n\nSitemap: x\n',
      ],
    },
    {at: 'User-|agent: x', grows: ['User-agent', 'User-agent: x']},
    {at: '# a com|ment\n', grows: ['comment', '# a comment', '# a comment\n']},
    {at: 'hello wo|rld\n', grows: ['world', 'hello world', 'hello world\n']},
    {at: '|', grows: ['']},
    {at: 'User-agent: *\n|', grows: ['User-agent: *\n']},
  ])('of $at', ({at, grows}) => {
    const {analysis, position} = openAt(at, WEB)
    const texts: string[] = []
    for (let one = selectionRanges(analysis, [position])[0]; one; one = one.parent)
      texts.push(textIn(one.range, analysis))
    expect(texts).toEqual(grows)
  })
})
