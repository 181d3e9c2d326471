import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {format, formatEdits, usualLineEnd} from '../../../analyzer/syntax/format.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {robotsText} from '../../arbitraries.ts'

const SEEDED = {seed: 9309, numRuns: 1000}

describe('format', () => {
  test.each([
    {what: 'nothing', text: '', formatted: ''},
    {what: 'blank lines only', text: '\n \n\t', formatted: ''},
    {
      what: 'the usual form',
      text: 'User-agent: *\nDisallow: /x\n',
      formatted: 'User-agent: *\nDisallow: /x\n',
    },
    {
      what: 'blanks around parts',
      text: ' User-agent\t:*  \nDisallow:  /a  b \t',
      formatted: 'User-agent: *\nDisallow: /a  b\n',
    },
    {
      what: 'letters',
      text: 'USER-agent:Googlebot\nDISALLOW:/A',
      formatted: 'USER-agent: Googlebot\nDISALLOW: /A\n',
    },
    {
      what: 'empty values',
      text: 'Disallow:\nDisallow: \nAllow : # c',
      formatted: 'Disallow:\nDisallow:\nAllow: # c\n',
    },
    {what: 'comments', text: '  #  a \n#\t\nAllow:/x#b \t', formatted: '#  a\n#\nAllow: /x #b\n'},
    {what: 'malformed lines', text: '  Disallow  /x \t# c\n : /y', formatted: 'Disallow  /x # c\n: /y\n'},
    {what: 'runs of blank lines', text: '\n\n# a\n\n\n \n# b\n\n', formatted: '# a\n\n# b\n'},
    {what: 'mostly CRLF', text: '# a\r\n# b\r\n# c\n# d', formatted: '# a\r\n# b\r\n# c\r\n# d\r\n'},
    {what: 'mostly LF', text: '# a\n# b\n# c\r\n', formatted: '# a\n# b\n# c\n'},
    {what: 'bare CR', text: '# a\r# b\r', formatted: '# a\n# b\n'},
    {
      what: 'other white space, which belongs to the value',
      text: 'Allow: \u00A0/x\u3000',
      formatted: 'Allow: \u00A0/x\u3000\n',
    },
  ])('writes $what', ({text, formatted}) => {
    expect(format(parse(text))).toBe(formatted)
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(robotsText, text => {
        const once = format(parse(text))
        expect(format(parse(once))).toBe(once)
      }),
      SEEDED,
    )
  })

  test('keeps every key, value and comment, and the groups', () => {
    fc.assert(
      fc.property(robotsText, text => {
        const tree = parse(text)
        const formatted = parse(format(tree))
        expect(contentOf(formatted)).toEqual(contentOf(tree))
        expect(formatted.groups.map(groupOf)).toEqual(tree.groups.map(groupOf))
      }),
      SEEDED,
    )
  })

  test('writes one kind of line end', () => {
    fc.assert(
      fc.property(robotsText, text => {
        const tree = parse(text)
        const lineEnd = usualLineEnd(tree)
        expect(format(tree).split(lineEnd).join('')).not.toMatch(/[\r\n]/)
      }),
      SEEDED,
    )
  })

  test.each([
    {
      what: 'touches nothing but blanks',
      text: ' Disallow\t:/x  # c \n',
      edits: ['0-1 ""', '9-10 ""', '11-11 " "', '13-15 " "', '18-19 ""'],
    },
    {what: 'leaves what has the usual form', text: 'User-agent: *\n\nDisallow: /x\n', edits: []},
    {what: 'removes blank lines', text: '\n# a\n\n \n# b\n\n', edits: ['0-1 ""', '6-8 ""', '12-13 ""']},
    {what: 'empties a blank line that stays', text: '# a\n \n# b\n', edits: ['4-5 ""']},
    {what: 'ends lines', text: '# a\r\n# b\n# c\n# d', edits: ['3-5 "\\n"', '16-16 "\\n"']},
  ])('$what', ({text, edits}) => {
    expect(
      [...formatEdits(parse(text))].map(edit => `${edit.start}-${edit.end} ${JSON.stringify(edit.text)}`),
    ).toEqual(edits)
  })

  test('changes nothing but blanks and line ends, in order', () => {
    fc.assert(
      fc.property(robotsText, text => {
        let done = 0
        for (const {start, end, text: blanks} of formatEdits(parse(text))) {
          expect(start).toBeGreaterThanOrEqual(done)
          expect(text.slice(start, end)).toMatch(/^[ \t\r\n]*$/)
          expect(blanks).toMatch(/^(?: |\r?\n)?$/)
          done = end
        }
      }),
      SEEDED,
    )
  })

  function contentOf(tree: ReturnType<typeof parse>): string[][] {
    return tree.lines.flatMap(line => {
      const {type} = line
      if (type === 'blankLine') return []
      const comment = line.comment?.value.replace(/[ \t]+$/, '') ?? ''
      if (type === 'comment') return [[type, comment]]
      if (type === 'malformedLine') return [[type, line.content.value, comment]]
      return [[type, line.key.value, line.value.value, comment]]
    })
  }

  function groupOf({agents, rules}: ReturnType<typeof parse>['groups'][number]): string[] {
    return [...agents, ...rules].map(({name, value}) => `${name} ${value.value}`)
  }
})

describe('usualLineEnd', () => {
  test.each([
    {text: '', lineEnd: '\n'},
    {text: 'a', lineEnd: '\n'},
    {text: 'a\n', lineEnd: '\n'},
    {text: 'a\r\n', lineEnd: '\r\n'},
    {text: 'a\r\nb\n', lineEnd: '\n'},
    {text: 'a\r\nb\r\nc\n', lineEnd: '\r\n'},
    {text: 'a\rb\rc\r', lineEnd: '\n'},
    {text: 'a\rb\rc\r\n', lineEnd: '\r\n'},
  ])('of $text', ({text, lineEnd}) => {
    expect(usualLineEnd(parse(text))).toBe(lineEnd)
  })
})
