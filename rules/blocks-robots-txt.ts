import {removeLine} from '../analyzer/lint/edits.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'blocks-robots-txt',
  category: 'effects',
  summary: 'A rule about /robots.txt itself.',
  rationale: `
A crawler must read \`/robots.txt\` to know your rules, so it fetches the file whatever the file says. A rule about it
hides nothing, and does nothing.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: /robots.txt is implicitly allowed',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'unsafe',
  messages: {
    ownRule: 'Crawlers fetch the robots.txt whatever it says of itself, so the rule for {path} does nothing.',
  },
  examples: {
    good: [{code: 'User-agent: *\nDisallow: /robots.txt.bak\nDisallow: /doc/robots.txt\n'}],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /robots.txt\nAllow: /robots.txt$\n',
        problems: [
          '2:11-2:22 info: Crawlers fetch the robots.txt whatever it says of itself, so the rule for `/robots.txt` does nothing.',
          '3:8-3:20 info: Crawlers fetch the robots.txt whatever it says of itself, so the rule for `/robots.txt$` does nothing.',
        ],
        fixed: 'User-agent: *\n',
      },
    ],
  },
  *check(tree) {
    for (const rule of rulesWithTraits(tree, Trait.Dot)) {
      if (rule.valueEnd - rule.valueStart > LONGEST) continue
      const {value} = rule.value
      if (!/^\/robots\.txt[*$]?$/.test(value)) continue
      yield {
        message: 'ownRule',
        data: {path: quote(value)},
        place: rule.value,
        // To the letter, some parsers compare /robots.txt with the rules like any other path.
        fix: {title: 'Remove the line', safety: 'unsafe', edits: [removeLine(rule)]},
      }
    }
  },
})

const LONGEST = '/robots.txt$'.length
