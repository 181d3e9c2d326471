import {defineRule} from '../analyzer/lint/rule.ts'
import type {Line} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'merge-conflict-marker',
  category: 'file',
  summary: 'Markers of a version control merge that was not resolved.',
  rationale: `
When two people change the same lines, Git keeps both versions in the file, between lines of \`<\`, \`=\` and \`>\`, and
asks somebody to choose. If the file is published as it is, crawlers skip these lines and obey both versions at once.

Keep the lines that are right, and remove the markers.
`,
  references: [
    {
      title: 'Git, git-merge: how conflicts are presented',
      url: 'https://git-scm.com/docs/git-merge#_how_conflicts_are_presented',
      date: '2025',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  silences: ['malformed-line', 'unknown-directive', 'wrong-separator', 'missing-colon'],
  messages: {
    conflict:
      'A merge conflict was not resolved here. Crawlers skip the markers and obey the rules of both sides.',
    marker: 'A marker of a merge conflict was left here. Crawlers skip the line.',
  },
  examples: {
    good: [
      {code: '# <<<<<<< not a marker\n# =======\nUser-agent: *\nDisallow: /a\n'},
      {
        code: '=======\n# Robots\n=======\nUser-agent: *\nDisallow:\n',
        note: 'A ruler, which is malformed but no marker.',
      },
      {code: '<<<<<<<<<<<<\n>>>>>> x\nUser-agent: *\nDisallow:\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\n<<<<<<< HEAD\nDisallow: /a\n=======\nDisallow: /b\n>>>>>>> main\n',
        problems: [
          '2:1-6:13 error: A merge conflict was not resolved here. Crawlers skip the markers and obey the rules of both sides.',
        ],
      },
      {
        code: '<<<<<<< ours: é\r\n||||||| base\r\n=======\r\n>>>>>>> theirs: 😀\r\nUser-agent: *\r\n',
        target: 'gemini',
        problems: [
          '1:1-4:19 error: A merge conflict was not resolved here. Crawlers skip the markers and obey the rules of both sides.',
        ],
      },
      {
        code: '<<<<<<<\nUser-agent: *\nDisallow: /\n<<<<<<< HEAD\n',
        problems: [
          '1:1-1:8 error: A marker of a merge conflict was left here. Crawlers skip the line.',
          '4:1-4:8 error: A marker of a merge conflict was left here. Crawlers skip the line.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /\n>>>>>>> main\n',
        problems: ['3:1-3:8 error: A marker of a merge conflict was left here. Crawlers skip the line.'],
      },
    ],
  },
  *check(tree) {
    if (!tree.text.includes(OPENING) && !tree.text.includes(CLOSING)) return
    let opened: Line | undefined
    for (const line of tree.lines) {
      if (isMarker(line, OPENING)) {
        if (opened) yield leftOver(opened)
        opened = line
      } else if (isMarker(line, CLOSING)) {
        if (opened) yield {message: 'conflict', place: {start: opened.start, end: line.end}}
        else yield leftOver(line)
        opened = undefined
      }
    }
    if (opened) yield leftOver(opened)
  },
})

const OPENING = '<<<<<<<'
const CLOSING = '>>>>>>>'

/** The sign seven times at the start of the line, and then its end or a label. */
function isMarker({text, start, end}: Line, marker: string): boolean {
  const behind = start + marker.length
  return text.startsWith(marker, start) && (end === behind || text[behind] === ' ')
}

function leftOver({start}: Line) {
  return {message: 'marker', place: {start, end: start + OPENING.length}} as const
}
