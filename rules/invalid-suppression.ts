import {namedByComment, resolveTargets} from '../analyzer/crawlers/targets.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {SUPPRESSION_FORMS, SuppressedBlocks} from '../analyzer/lint/suppressions.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'
import {nearest} from '../analyzer/text/edit-distance.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'invalid-suppression',
  category: 'configuration',
  summary: 'A comment for robotslint that it does not understand, or that can do nothing.',
  rationale: `
A comment that looks as if it suppressed a message, and does not, misleads whoever reads the file next. These are the
forms that work:

\`\`\`robots-txt
# robotslint-disable-next-line empty-agent, empty-allow -- the reason
Disallow: /a # robotslint-disable-line space-in-path
# robotslint-disable unknown-agent
# robotslint-enable unknown-agent
# robotslint-target: gemini
\`\`\`

Without the name of a rule, a comment is for all rules.
`,
  references: [
    {
      title: 'robotslint: comments that suppress messages',
      url: 'https://github.com/robotslint/robotslint/blob/main/docs/configuration.md',
      date: '2026-12',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  runsLast: true,
  messages: {
    form: '{word} means nothing to robotslint.{suggestion}',
    rule: 'There is no rule {rules}.{suggestion}',
    reason: 'There are no rules {rules}. A reason stands behind ` -- `.{suggestion}',
    alone:
      'This comment stands alone on its line, where it suppresses nothing. `robotslint-disable-next-line` is for the line below.',
    enable: 'Nothing was disabled above that this comment enables.',
    target: 'There is no target {name}.{suggestion}',
  },
  examples: {
    good: [
      {
        code: '# robotslint-target: gemini\n# robotslint-disable-next-line empty-agent -- since it is a test\nUser-agent:\nDisallow: /\n',
      },
      {
        code: '# robotslint-disable empty-agent\n# robotslint-enable empty-agent\nUser-agent: *\nDisallow: /\n',
      },
      {code: '# robotslint-disable\nUser-agent: *\n# robotslint-enable empty-agent\nDisallow: /\n'},
      {code: '# Checked with robotslint-disable-foo.\nUser-agent: *\nDisallow: /robotslint-disable-foo\n'},
    ],
    bad: [
      {
        code: '# robotslint-disable-next-line empty-agnet\r\nUser-agent: *\r\nDisallow: /\r\n',
        problems: ['1:32-1:43 warning: There is no rule `empty-agnet`. Did you mean `empty-agent`?'],
      },
      {
        code: '# robotslint-disable-next-line empty-agent for a test\nUser-agent: *\nDisallow: /\n',
        problems: [
          '1:44-1:47 warning: There are no rules `for`, `a` and `test`. A reason stands behind ` -- `.',
        ],
      },
      {
        code: '# 😀\n#robotslint-disable-nextline empty-agent\nUser-agent: *\nDisallow: /\n',
        problems: [
          '2:2-2:29 warning: `robotslint-disable-nextline` means nothing to robotslint. Did you mean `robotslint-disable-next-line`?',
        ],
      },
      {
        code: '# robotslint-off\nUser-agent: *\nDisallow: /\n',
        problems: ['1:3-1:17 warning: `robotslint-off` means nothing to robotslint.'],
      },
      {
        code: '# robotslint-disable-line empty-agent\nUser-agent:\nDisallow: /\n',
        problems: [
          '1:3-1:26 warning: This comment stands alone on its line, where it suppresses nothing. `robotslint-disable-next-line` is for the line below.',
        ],
      },
      {
        code: '# robotslint-disable empty-agent\nUser-agent: *\n# robotslint-enable empty-allow\nDisallow: /\n',
        problems: ['3:3-3:20 warning: Nothing was disabled above that this comment enables.'],
      },
      {
        code: '# robotslint-target: gemni\nUser-agent: *\nDisallow: /\n',
        problems: ['1:1-1:27 warning: There is no target `gemni`. Did you mean `gemini`?'],
      },
    ],
  },
  *check(tree, {suppressions, ruleIds}) {
    const blocks = new SuppressedBlocks()
    const meantForm = suggestionsAmong(FORMS)
    const meantRule = suggestionsAmong(ruleIds)
    for (const comment of suppressions.comments) {
      const {form, rules, word, line} = comment
      const changes = blocks.pass(comment)
      if (form === undefined) {
        const written = tree.text.slice(word.start, word.end)
        yield {
          message: 'form',
          data: {word: quote(written), suggestion: meantForm(written)},
          place: word,
        }
        continue
      }
      const unknown = [...rules.values()].filter(({id}) => !ruleIds.has(id))
      const [first, ...others] = unknown
      if (first) {
        yield {
          message: others.length === 0 ? 'rule' : 'reason',
          data: {
            rules: enumerate(unknown.slice(0, MOST_NAMES).map(({id}) => quote(id))),
            suggestion: meantRule(first.id),
          },
          place: first.place,
        }
      } else if (form === 'disable-line' && line.type === 'comment') {
        yield {message: 'alone', place: word}
      } else if (form === 'enable' && !changes) {
        yield {message: 'enable', place: word}
      }
    }
    yield* unknownTarget(tree)
  },
})

const FORMS = SUPPRESSION_FORMS.map(form => `robotslint-${form}`)

/** The first words of a sentence that was meant as a reason show what it is. */
const MOST_NAMES = 3

function* unknownTarget(tree: Root) {
  const named = namedByComment(tree)
  const resolution = named && resolveTargets(named.names)
  if (named === undefined || resolution === undefined || 'profiles' in resolution) return
  const {unknown, suggestion} = resolution
  yield {
    message: 'target',
    data: {name: quote(unknown), suggestion: suggestion ? ` Did you mean ${quote(suggestion)}?` : ''},
    place: named.comment.comment,
  } as const
}

/** What to say of wrong words. One is often copied all down the file. */
function suggestionsAmong(candidates: Iterable<string>): (word: string) => string {
  const said = new Map<string, string>()
  return word => {
    let suggestion = said.get(word)
    if (suggestion === undefined) {
      const meant = nearest(word, candidates)
      suggestion = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
      said.set(word, suggestion)
    }
    return suggestion
  }
}
