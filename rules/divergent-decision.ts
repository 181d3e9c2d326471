import type {Profile} from '../analyzer/crawlers/profile.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {coverageOf} from '../analyzer/lint/coverage.ts'
import {readersOfGroup, withReaders} from '../analyzer/lint/group-readers.ts'
import {nameList} from '../analyzer/lint/name-list.ts'
import {quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {readPolicy} from '../analyzer/policy/policy.ts'
import type {Group, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {parse} from '../analyzer/syntax/parse.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'divergent-decision',
  category: 'effects',
  summary: 'A rule that target crawlers decide differently by, where another spelling would make them agree.',
  rationale: `
Crawlers do not read a file alike. Where they disagree on what one of your lines means, and you can write it so that they
agree, this rule says how. It always names the path, and who may fetch it and who may not.

- In Geminispace most crawlers compare a rule with the path alone, so \`Disallow: /search?\` matches nothing for them;
  \`Disallow: /search\` is understood by all.
- Readers that take the first rule that matches (old libraries) never come to an Allow that stands behind a broader
  Disallow. Put the Allow first: for everybody else the order means nothing.
- Google alone takes an Allow for \`/folder/index.html\` for one of \`/folder/\` as well.

That a crawler disobeys in general is no matter of your file, and not reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: the longest rule decides, whatever the order',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: an Allow for index.htm is one for its folder',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {title: 'Ten readers of Gemini robots.txt files, 49 cases (measured)', date: '2026-07'},
    {
      title: 'Python urllib.robotparser up to 3.14 takes the first rule that matches',
      url: 'https://docs.python.org/3.13/library/urllib.robotparser.html',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  gather: {by: ['covered', 'missed']},
  messages: {
    query:
      'This line closes {url} to {covered}, not to {missed}: there the path is compared without the query. Write {spelling}, which covers it for all.',
    order:
      'For {first} the first rule that matches counts, here {disallow}: {path} is closed there, and open to {others}. Put this Allow before it; for the others the order means nothing.',
    colon:
      'For {missed} a key ends at the last colon of the line, so this rule is lost and {url} stays open. Only paths without a colon are read there.',
    colonInFolder:
      'For {missed} a key ends at the last colon of the line, so this rule is lost and {url} stays open. A rule for all of {folder} closes it there as well.',
    index:
      'For {google} this Allow opens {folder} as well; for {others} {disallow} keeps it closed. Add {spelling} if all shall have it.',
    disallow: 'This line closes it.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /search\n', target: 'gemini'},
      {code: 'User-agent: *\nDisallow: /cgi-bin/\n', note: 'Everybody reads this alike.'},
      {
        code: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
        note: 'Right for all crawlers of the Web; only libraries go by the order.',
      },
      {code: 'User-agent: *\nDisallow: /talk/a:b\nDisallow: /talk/\n', target: 'gemini'},
      {
        code: 'User-agent: *\nAllow: /public/\nDisallow: /\n',
        target: 'web,libraries',
      },
      {code: 'User-agent: *\nDisallow: /a/\nAllow: /a/index.html\nAllow: /a/$\n'},
      {
        code: 'User-agent: bingbot\nDisallow: /a/\nAllow: /a/index.html\n\nUser-agent: Googlebot\nDisallow: /b/\nAllow: /b/index.html\n',
        note: 'Nobody who reads a group differs from the others who do.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /search?\n',
        target: 'gemini',
        problems: [
          '2:11-2:19 warning: This line closes `/search?x` to GUS (geminispace.info), gemini-grc and mozz-archiver, not to Kennedy, Delorean Time Machine, TLGS and 3 others: there the path is compared without the query. Write `Disallow: /search`, which covers it for all.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /wiki:talk\nDisallow: /talk/a:b\n',
        target: 'gemini',
        problems: [
          '2:11-2:21 info: For TLGS a key ends at the last colon of the line, so this rule is lost and `/wiki:talk` stays open. Only paths without a colon are read there.',
          '3:11-3:20 info: For TLGS a key ends at the last colon of the line, so this rule is lost and `/talk/a:b` stays open. A rule for all of `/talk/` closes it there as well.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /\nAllow: /public/\n',
        target: 'web,libraries',
        problems: [
          '3:8-3:16 warning: For Python urllib.robotparser the first rule that matches counts, here `Disallow: /`: `/public/` is closed there, and open to Google, Yandex and Protego (Scrapy) and presumably Bing. Put this Allow before it; for the others the order means nothing.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /a/\nAllow: /a/index.html\n',
        problems: [
          '3:8-3:21 info: For Google this Allow opens `/a/` as well; for Yandex and presumably Bing `Disallow: /a/` keeps it closed. Add `Allow: /a/$` if all shall have it.',
        ],
      },
    ],
  },
  *check(tree, context) {
    if (context.gemini) {
      yield* queries(tree, context)
      yield* colons(tree, context)
    }
    yield* orders(tree, context)
    yield* indexPages(tree, context)
  },
})

type Context = LintContext<object>

/** Rules with a query, where some crawlers compare the path alone. */
function* queries(tree: Root, {profiles}: Context) {
  if (new Set(profiles.map(({query}) => query)).size < 2) return
  for (const {line: rule, readers} of withReaders(tree, rulesWithTraits(tree, Trait.Question), profiles)) {
    if (!readers.areNamed) continue
    const path = rule.value.value
    const url = `${plainPath(path)}x`
    const shorter = path.slice(0, path.indexOf('?'))
    const {covered, missed} = coverageOf(rule, url, readers.profiles)
    if (covered.length === 0 || !missed.some(({query}) => query === 'ignored')) continue
    if (coverageOf(rule, url, readers.profiles, shorter).missed.length > 0) continue
    const spelling = quote(`${rule.key.value}: ${shorter}`)
    const data = {
      covered: nameList(covered, 'query'),
      missed: nameList(missed, 'query'),
      url: quote(url),
      spelling,
    }
    yield {message: 'query', data, place: rule.value} as const
  }
}

/** Rules with a colon in the path, where some crawlers divide a line at its last one and lose it. */
function* colons(tree: Root, {profiles, policy}: Context) {
  const dividing = profiles.filter(({separator}) => separator === 'last-colon')
  if (dividing.length === 0) return
  const found = rulesWithTraits(tree, Trait.Colon)
  for (const {line: rule, group, readers} of withReaders(tree, found, profiles)) {
    const path = rule.value.value
    if (group === undefined || !readers.areNamed || rule.name !== 'disallow' || !/^\/[^*$?#]*$/.test(path))
      continue
    const url = examplePath(path)
    const losing = dividing
      .filter(profile => readers.profiles.includes(profile))
      .filter(profile => decide(policy(profile), undefined, url).allowed)
    const {covered} = coverageOf(rule, url, readers.profiles)
    if (losing.length === 0 || covered.length === 0) continue
    const folder = path.slice(0, path.lastIndexOf('/', path.indexOf(':')) + 1)
    const closes = folder !== '/' && coverageOf(rule, url, losing, folder).missed.length === 0
    const data = {missed: nameList(losing, 'separator'), url: quote(url), folder: quote(folder)}
    const message = closes ? 'colonInFolder' : 'colon'
    yield {message, data, place: rule.value, severity: 'info'} as const
  }
}

/** Every one costs a reading of the file with the line in another place. */
const MOST_JUDGED = 30

/** An Allow behind a broader Disallow, where some reader takes the first rule that matches. */
function* orders(tree: Root, {profiles, policy}: Context) {
  if (!profiles.some(takesFirst) || !profiles.some(takesLongest)) return
  let judged = 0
  for (const group of tree.groups) {
    const readers = comparable(group, profiles)
    const first = readers.filter(takesFirst)
    const others = readers.filter(takesLongest)
    if (first.length === 0 || others.length === 0) continue
    for (const rule of allowsBehindDisallow(group)) {
      if (judged++ === MOST_JUDGED) return
      const path = plainPath(rule.value.value)
      const name = group.agents[0]?.value.value ?? '*'
      const closed = first.map(profile => decide(policy(profile), name, path)).find(({allowed}) => !allowed)
      const disallow = closed?.rule?.line
      if (disallow?.type !== 'rule' || disallow.start > rule.start) continue
      const open = others.filter(profile => decide(policy(profile), name, path).allowed)
      if (
        open.length < others.length ||
        !agreeWhenMoved(rule, disallow, tree, [...first, ...others], name, path)
      )
        continue
      yield {
        message: 'order',
        data: {
          first: nameList(first),
          others: nameList(open, 'ruleChoice'),
          disallow: quoteRule(disallow),
          path: quote(path),
        },
        place: rule.value,
        related: [{message: 'disallow', place: disallow.value}],
      } as const
    }
  }
}

function takesFirst({ruleChoice, allow}: Profile): boolean {
  return ruleChoice === 'first' && allow === 'read'
}

function takesLongest({ruleChoice, allow}: Profile): boolean {
  return ruleChoice === 'longest' && allow === 'read'
}

/** The crawlers that a group is for; the libraries, where it names none of the target: its crawler may use one. */
function comparable(group: Group, profiles: readonly Profile[]): readonly Profile[] {
  const {profiles: readers, areNamed} = readersOfGroup(group, profiles)
  return areNamed ? readers : readers.filter(({kind}) => kind === 'library')
}

function* allowsBehindDisallow({rules}: Group): Iterable<Rule> {
  let behind = false
  for (const rule of rules) {
    if (rule.valueStart === rule.valueEnd) continue
    if (rule.name === 'disallow') behind = true
    else if (behind) yield rule
  }
}

function agreeWhenMoved(
  rule: Rule,
  before: Rule,
  {text}: Root,
  profiles: readonly Profile[],
  name: string,
  path: string,
): boolean {
  const line = `${rule.raw}\n`
  const moved = parse(
    text.slice(0, before.start) + line + text.slice(before.start, rule.start) + text.slice(rule.next),
  )
  return profiles.every(profile => decide(readPolicy(moved, profile), name, path).allowed)
}

/** Google's reading of `Allow: /folder/index.html`, where others keep the folder closed. */
function* indexPages(tree: Root, {profiles, policy}: Context) {
  const google = profiles.find(({id}) => id === 'google')
  if (google === undefined || !tree.table.pathsHold('/index.htm')) return
  const found = rulesWithTraits(tree, Trait.Dot)
  for (const {line: rule, group, readers} of withReaders(tree, found, profiles)) {
    if (group === undefined || !readers.areNamed || rule.name !== 'allow') continue
    if (!readers.profiles.includes(google)) continue
    const [, folder] = /^(\/[^*$]*\/|\/)index\.html?\$?$/.exec(rule.value.value) ?? []
    const name = group.agents[0]?.value.value ?? '*'
    if (folder === undefined || decide(policy(google), name, folder).rule?.line !== rule) continue
    const closed = readers.profiles
      .filter(({id, ruleChoice}) => id !== 'google' && ruleChoice === 'longest')
      .map(profile => decide(policy(profile), name, folder))
      .filter(({allowed}) => !allowed)
    const disallow = closed[0]?.rule?.line
    if (disallow?.type !== 'rule') continue
    yield {
      message: 'index',
      data: {
        google: google.title,
        folder: quote(folder),
        others: nameList(
          closed.map(decision => decision.policy.profile),
          'ruleChoice',
        ),
        disallow: quoteRule(disallow),
        spelling: quote(`Allow: ${folder}$`),
      },
      place: rule.value,
      related: [{message: 'disallow', place: disallow.value}],
      severity: 'info',
    } as const
  }
}
