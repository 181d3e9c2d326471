import {coverageOf} from '../analyzer/lint/coverage.ts'
import {missedNames, withReaders} from '../analyzer/lint/group-readers.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'anchor-in-middle',
  category: 'paths',
  summary: 'A `$` that is not the last character of a path.',
  rationale: `
At the end of a rule, \`$\` means that the address must end there. Anywhere else it is an ordinary dollar sign:
\`Disallow: /*.pdf$/\` covers only addresses with a dollar sign in them, and no PDF.

If the address must end at the \`$\`, nothing may stand behind it. If you mean a dollar sign, the rule is right for the
large search engines; some programs match no address at all with such a rule. Where a dollar sign is plainly meant, as
in \`/cgi-bin/$STATE\` or \`/for-$30/\`, nothing is reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.3: `$` designates the end of the match pattern',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: `$` is special only at the end',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title:
        'crawler-commons 8e14e27 and temoto/robotstxt cadd395 do not match `/a$b` with `Disallow: /a$b` (measured)',
      date: '2026-08',
    },
  ],
  targets: ['web'],
  severity: 'info',
  gather: {by: ['who']},
  messages: {
    notLast:
      '`$` means the end of an address only at the end of a rule. Here it is a dollar sign, and {path} is not covered.',
    notLastForSome:
      '`$` means the end of an address only at the end of a rule. Here it is a dollar sign for {who}, and {path} is not covered.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /a$ # $b\nDisallow: /$\n'},
      {code: 'User-agent: *\nDisallow: /a%24b\n'},
      {
        code: 'User-agent: *\nDisallow: /*docs*$revert\nDisallow: /cgi-bin/$STATE\nDisallow: /for-$30/\nDisallow: /US$100\nDisallow: /%7B$item%7D\n',
        note: 'Dollar signs.',
      },
      {code: 'User-agent: *\nDisallow: /a$;\nDisallow: /a$ /b$\n', note: 'Other rules explain these.'},
      {code: 'User-agent: *\nDisallow: /a$b\n', target: 'gemini', note: 'There, `$` is special nowhere.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /*.pdf$/\nDisallow: /a$b$\n',
        problems: [
          '2:17-2:18 info: `$` means the end of an address only at the end of a rule. Here it is a dollar sign, and `/x.pdf` is not covered.',
          '3:13-3:14 info: `$` means the end of an address only at the end of a rule. Here it is a dollar sign, and `/a` is not covered.',
        ],
      },
      {
        code: 'User-agent: *\r\nAllow: /😀$*\r\nDisallow: /odata$metadata\r\n',
        problems: [
          '2:11-2:12 info: `$` means the end of an address only at the end of a rule. Here it is a dollar sign, and `/%F0%9F%98%80` is not covered.',
          '3:17-3:18 info: `$` means the end of an address only at the end of a rule. Here it is a dollar sign, and `/odata` is not covered.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const {line: rule, readers} of withReaders(tree, rulesWithTraits(tree, Trait.Dollar), profiles)) {
      const path = rule.value.value
      const found = MEANT_AS_END.exec(path)
      if (found === null || rule.valueTraits & Trait.InnerBlank) continue
      const {index} = found
      const witness = encodePath(examplePath(path.slice(0, index)))
      const coverage = coverageOf(rule, witness, readers.profiles)
      if (coverage.missed.length === 0) continue
      const place = {start: rule.valueStart + index, end: rule.valueStart + index + 1}
      if (coverage.covered.length === 0) yield {message: 'notLast', data: {path: quote(witness)}, place}
      else {
        const data = {path: quote(witness), who: missedNames(coverage, readers)}
        yield {message: 'notLastForSome', data, place}
      }
    }
  },
})

/**
 * Behind a name, or before a sign: elsewhere a dollar sign begins the name of a variable or an amount. Marks at the end
 * are left over from a list or a sentence.
 */
const MEANT_AS_END = /\$(?=[A-Za-z](?<=(?<!%[0-9A-F]?)[A-Za-z0-9]\$.)|[^\w{])(?![,.;]+$)/
