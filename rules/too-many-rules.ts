import type {Profile} from '../analyzer/crawlers/profile.ts'
import {withReaders} from '../analyzer/lint/group-readers.ts'
import {linesWith} from '../analyzer/lint/lines-with.ts'
import {readerNames} from '../analyzer/lint/phrases.ts'
import {recordSpan} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {LineType} from '../analyzer/syntax/line-table.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'

const MANY_RULES = `User-agent: *\n${'Disallow: /a/\nAllow: /a/b\n'.repeat(1024)}Disallow: /last/\n`

export default defineRule({
  id: 'too-many-rules',
  category: 'file',
  summary: 'More rules, or longer ones, than a target crawler takes.',
  rationale: `
Yandex takes 2,048 rules in a file and 1,024 characters in a rule, and reports more as an error. Google's parser reads
the first 16,663 bytes of a line. What goes beyond is not read there.

Write the beginnings of paths in place of single pages; a rule for \`/archive/\` covers all below it.
`,
  references: [
    {
      title: 'Yandex, errors of the robots.txt analyser: 2,048 rules, 1,024 characters',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/analyzer-errors',
      date: '2026-08',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: the length of a line',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  gather: {by: ['readers', 'limit']},
  messages: {
    tooMany:
      'This is rule {number}; {readers} takes {limit} in a file, so it may not read the rules from here on.',
    pathTooLong: 'The path has {length} characters; {readers} takes {limit}, so it may not read this rule.',
    lineTooLong:
      'The line has {length} characters; {readers} reads the first {limit} bytes, and the rest of the path is lost.',
    bothTooLong:
      'The path has {length} characters; {readers} takes {limit}, so it may not read this rule. {cutting} reads the first {lineLimit} bytes of the line, and the rest of the path is lost.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {
        code: `User-agent: Googlebot\nDisallow: /${'a'.repeat(1024)}\n`,
        note: 'Yandex has no business with this group.',
      },
      {code: MANY_RULES, target: 'google', note: 'Google has no limit but that of the file.'},
    ],
    bad: [
      {
        code: MANY_RULES,
        problems: [
          '2050:1-2050:17 warning: This is rule 2049; Yandex takes 2048 in a file, so it may not read the rules from here on.',
        ],
      },
      {
        code: `User-agent: *\nDisallow: /${'a'.repeat(1024)}\n`,
        problems: [
          '2:11-2:1036 warning: The path has 1025 characters; Yandex takes 1024, so it may not read this rule.',
        ],
      },
      {
        code: `User-agent: *\nDisallow: /${'a'.repeat(17_000)}\n`,
        target: 'google',
        problems: [
          '2:11-2:17012 warning: The line has 17011 characters; Google reads the first 16663 bytes, and the rest of the path is lost.',
        ],
      },
      {
        code: `User-agent: *\nDisallow: /${'a'.repeat(17_000)}\n`,
        problems: [
          '2:11-2:17012 warning: The path has 17001 characters; Yandex takes 1024, so it may not read this rule. Google reads the first 16663 bytes of the line, and the rest of the path is lost.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const {profiles} = context
    yield* tooMany(
      tree,
      profiles.filter(({ruleLimit}) => ruleLimit !== null),
    )
    for (const {line: rule, readers} of withReaders(tree, linesWith(tree, Trait.LongLine), profiles)) {
      if (rule.type !== 'rule' || !readers.areNamed) continue
      const path = smallest(readers.profiles, 'pathLimit')
      const line = smallest(readers.profiles, 'lineLimit')
      const length = rule.valueEnd - rule.valueStart
      const lineLength = rule.end - rule.start
      const place = {start: rule.valueStart, end: rule.valueEnd}
      const isPathTooLong = path !== undefined && length > path.limit
      const isLineTooLong = line !== undefined && lineLength > line.limit
      if (isPathTooLong && isLineTooLong) {
        const data = {length, ...path, cutting: line.readers, lineLimit: line.limit}
        yield {message: 'bothTooLong', data, place}
      } else if (isPathTooLong) {
        yield {message: 'pathTooLong', data: {length, ...path}, place}
      } else if (isLineTooLong) {
        yield {message: 'lineTooLong', data: {length: lineLength, ...line}, place}
      }
    }
  },
})

function* tooMany(tree: Root, profiles: readonly Profile[]) {
  const limit = smallest(profiles, 'ruleLimit')
  if (limit === undefined) return
  if (tree.lineCount <= limit.limit) return
  let number = 0
  const {types} = tree.table
  for (let index = 0; index < tree.lineCount; index++) {
    const isRule = types[index] === LineType.Allow || types[index] === LineType.Disallow
    if (!isRule || ++number <= limit.limit) continue
    const line = tree.lineAt(index)
    if (line?.type !== 'rule') continue
    yield {message: 'tooMany', data: {number, ...limit}, place: recordSpan(line)} as const
    return
  }
}

/** The smallest limit of all, with who has it. */
function smallest(profiles: readonly Profile[], field: 'ruleLimit' | 'pathLimit' | 'lineLimit') {
  const limited = profiles.filter(profile => profile[field] !== null)
  const limit = Math.min(...limited.map(profile => profile[field] ?? Number.POSITIVE_INFINITY))
  return limited.length > 0 ? {limit, readers: readerNames(limited)} : undefined
}
