import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithPath} from '../analyzer/lint/rule-lines.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'sensitive-path',
  category: 'effects',
  summary: 'A path that tells intruders where to look.',
  rationale: `
Everybody can read a robots.txt, and whoever looks for a way in reads it first. A rule keeps polite crawlers away and
nobody else; it is no lock. What must not be seen needs a password, and then needs no rule.

Many sites have such lines with good reason, so this rule is off unless you turn it on.
`,
  references: [
    {
      title: 'RFC 9309 §3: the file lists paths in public, and is no form of access control',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-3',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'off',
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        words: {
          type: 'array',
          items: {type: 'string', minLength: 1},
          description: 'Parts of paths, between slashes, dots, `-` and `_`, that make a path sensitive.',
        },
      },
    },
    defaults: {
      words:
        'admin administrator backup backups config database db dump env git htpasswd internal passwd password passwords phpmyadmin private secret secrets sql ssh staging svn'.split(
          ' ',
        ),
    },
  },
  gather: {by: []},
  messages: {
    sensitive: 'Everybody can read that there is something at {path}. A rule is no lock.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /cart/\nDisallow: /administration-guide/\n'},
      {code: 'User-agent: *\nDisallow: /private/\n', options: {words: ['hidden']}},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /site/Admin/\nDisallow: /db_dump.sql\nAllow: /private/\n',
        problems: [
          '2:11-2:23 warning: Everybody can read that there is something at `/site/Admin/`. A rule is no lock.',
          '3:11-3:23 warning: Everybody can read that there is something at `/db_dump.sql`. A rule is no lock.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const words = new Set(context.options.words.map(word => word.toLowerCase()))
    for (const rule of rulesWithPath(tree)) {
      if (rule.name !== 'disallow') continue
      const path = rule.value.value
      if (
        !path
          .toLowerCase()
          .split(/[/._*?$=&-]+/)
          .some(word => words.has(word))
      )
        continue
      yield {message: 'sensitive', data: {path: quote(path)}, place: rule.value}
    }
  },
})
