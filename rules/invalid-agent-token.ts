import {findAgent, googleToken, isRfc9309Token} from '../analyzer/crawlers/agents.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {isBlockList} from '../analyzer/lint/block-lists.ts'
import {answersTo, capturedName, isItsName} from '../analyzer/lint/captured-name.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {namedAgents} from '../analyzer/lint/named-agents.ts'
import {agentNames, crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {firstWordReaders} from '../analyzer/lint/several-words.ts'
import {productToken} from '../analyzer/policy/agent-names.ts'
import type {UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'
import {trimEnd} from '../analyzer/text/trim-end.ts'

export default defineRule({
  id: 'invalid-agent-token',
  category: 'agents',
  summary: 'The name of a crawler with characters that some readers cut off or never match.',
  rationale: `
The name on a user-agent line is a *product token*: letters, \`-\` and \`_\`, nothing else. Where more is written, readers
differ. Google's parser cuts the name at the first other character, others compare the whole line, so that
\`Googlebot/2.1\` is Googlebot to some and nobody to others, and \`Googlebot Image\` is Googlebot to Google.

Write the token alone, as the operator of the crawler documents it: no version, no wildcard, no part of a browser's
name. A few crawlers have names that break the rule themselves, such as \`MJ12bot\`; write those as they are.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1: a product token has letters, - and _ only',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: the name ends before the first other character',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'Six other engines compare the whole name, or cut it at a slash or a blank (measured)',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  gather: {by: ['readers']},
  messages: {
    unmatched:
      'For {readers} the name on this line is {value}, which {name} does not match. Write {name} alone.',
    cut: 'For {readers} the name on this line is {name}, but other readers look for a crawler called {value}. Write {name} alone.',
    other:
      'Readers differ here: some cut the name down to {name}, others look for a crawler called {value}. Write {name} alone.',
    nameless:
      'A reader that follows the standard, such as Google’s parser, finds no name on this line; others look for a crawler called {value}. Write {name} alone.',
    signs:
      'Some readers look for a crawler called {value}. The name is {name}; write that alone, although a reader that follows the standard, such as Google’s parser, makes {token} of it.',
    captured:
      'For {readers} the name on this line is {captured}, so these rules are for {captured} and not for a crawler called {value}.',
    header:
      'This is a whole User-Agent header. A user-agent line has only the product token, here {name}; crawlers find no name of theirs in the rest.',
    star: 'Some readers take this for all crawlers (Google does), others look for a crawler called {value}. Everybody is `*` alone.',
    letters:
      'A name has only ASCII letters, `-` and `_`: some readers cut {value} at another letter, others look for a crawler of that very name.',
    documented:
      'Names with other characters than letters, `-` and `_`: {names}. Crawlers are called so, but a reader that follows the standard, such as Google’s parser, cuts the name there.',
    legacy: 'Names of block lists with versions or other signs: {names}. Readers differ on what they match.',
    unknown:
      'Readers differ on these names: {names}. Some cut off what follows the letters, others compare all of it. A name stands alone, without a version or other signs.',
    wildcards:
      'Names with `*` in them: {names}. Only alone does `*` mean everybody; within a name it stands for no other letters, and most readers cut the name there or compare it as it is.',
    words:
      'Names of several words: {names}. For {readers} the first word counts alone, here {first}; other readers look for a crawler with all of the name. A name is one word of letters, `-` and `_`.',
    one: 'Another one.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nUser-agent: Googlebot-Image\nUser-agent: ia_archiver\nDisallow: /x\n'},
      {
        code: 'User-agent: elektito/gemplex\nDisallow: /x\n',
        target: 'gemini',
        note: 'The name of that crawler holds a slash.',
      },
      {
        code: 'User-agent: GPTBot/1.0\nDisallow: /x\n',
        target: 'gemini',
        note: 'No bot of Geminispace would answer to the right name either.',
      },
      {
        code: `${Array.from({length: 51}, (_, number) => `User-agent: Acme${number}/1.0\n`).join('')}Disallow: /\n`,
        note: 'A list of unwanted bots.',
      },
    ],
    bad: [
      {
        code: 'User-agent: Googlebot/2.1\nDisallow: /x\n',
        problems: [
          '1:13-1:26 info: For Google the name on this line is `Googlebot`, but other readers look for a crawler called `Googlebot/2.1`. Write `Googlebot` alone.',
        ],
        fixed: 'User-agent: Googlebot\nDisallow: /x\n',
      },
      {
        code: 'User-agent: ClaudeBot/1.0\nUser-agent: GPTBot*\nUser-agent: *YandexBot*\nDisallow: /x\n',
        problems: [
          '1:13-1:26 warning: Readers differ here: some cut the name down to `ClaudeBot`, others look for a crawler called `ClaudeBot/1.0`. Write `ClaudeBot` alone.',
          '2:13-2:20 warning: Readers differ here: some cut the name down to `GPTBot`, others look for a crawler called `GPTBot*`. Write `GPTBot` alone.',
          '3:13-3:24 warning: A reader that follows the standard, such as Google’s parser, finds no name on this line; others look for a crawler called `*YandexBot*`. Write `YandexBot` alone.',
        ],
        fixed: 'User-agent: ClaudeBot\nUser-agent: GPTBot\nUser-agent: YandexBot\nDisallow: /x\n',
      },
      {
        code: 'User-agent: MJ12bot/v1.4.8\nUser-agent: Mail.RU_Bot/2.0\nUser-agent: 360Spider/1.0\nDisallow: /x\n',
        problems: [
          '1:13-1:27 warning: Some readers look for a crawler called `MJ12bot/v1.4.8`. The name is `MJ12bot`; write that alone, although a reader that follows the standard, such as Google’s parser, makes `MJ` of it.',
          '2:13-2:28 warning: Some readers look for a crawler called `Mail.RU_Bot/2.0`. The name is `Mail.RU_Bot`; write that alone, although a reader that follows the standard, such as Google’s parser, makes `Mail` of it.',
          '3:13-3:26 warning: Some readers look for a crawler called `360Spider/1.0`. The name is `360Spider`; write that alone, although a reader that follows the standard, such as Google’s parser, makes no name of it.',
        ],
        fixed: 'User-agent: MJ12bot\nUser-agent: Mail.RU_Bot\nUser-agent: 360Spider\nDisallow: /x\n',
      },
      {
        code: 'User-agent: Googlebot Image\nDisallow: /\n',
        problems: [
          '1:13-1:28 warning: For Google the name on this line is `Googlebot`, so these rules are for `Googlebot` and not for a crawler called `Googlebot Image`.',
        ],
      },
      {
        code: 'User-agent: Mozilla/5.0 (compatible; SemrushBot/7~bl)\nDisallow: /\n',
        problems: [
          '1:13-1:54 warning: This is a whole User-Agent header. A user-agent line has only the product token, here `SemrushBot`; crawlers find no name of theirs in the rest.',
        ],
        fixed: 'User-agent: SemrushBot\nDisallow: /\n',
      },
      {
        code: 'User-agent: agricola/0.91 ( mod:RSS; http://www.conoze.com/agricola )\nDisallow: /\n',
        problems: [
          '1:13-1:70 warning: This is a whole User-Agent header. A user-agent line has only the product token, here `agricola`; crawlers find no name of theirs in the rest.',
        ],
        fixed: 'User-agent: agricola\nDisallow: /\n',
      },
      {
        code: 'User-agent: * everybody\nDisallow: /x\n',
        problems: [
          '1:13-1:24 warning: Some readers take this for all crawlers (Google does), others look for a crawler called `* everybody`. Everybody is `*` alone.',
        ],
        fixed: 'User-agent: *\nDisallow: /x\n',
      },
      {
        code: 'User-agent: indexer/1.0\nDisallow: /x\n',
        target: 'gemini',
        problems: [
          '1:13-1:24 warning: For Kennedy, Delorean Time Machine, GUS (geminispace.info), TLGS, AuraSearch and Gemplex the name on this line is `indexer/1.0`, which `indexer` does not match. Write `indexer` alone.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /x\n',
      },
      {
        code: 'User-agent: Füüwöbot\nDisallow: /x\n',
        problems: [
          '1:13-1:21 warning: A name has only ASCII letters, `-` and `_`: some readers cut `Füüwöbot` at another letter, others look for a crawler of that very name.',
        ],
      },
      {
        code: 'User-agent: MJ12bot\nUser-agent: 360Spider\nDisallow: /\n',
        problems: [
          '1:13-1:20 info: Names with other characters than letters, `-` and `_`: `MJ12bot` and `360Spider`. Crawlers are called so, but a reader that follows the standard, such as Google’s parser, cuts the name there.',
        ],
      },
      {
        code: 'User-agent: My Agent\nUser-agent: Acme Web Crawler\nDisallow: /x\n',
        problems: [
          '1:13-1:21 info: Names of several words: `My Agent` and `Acme Web Crawler`. For Google the first word counts alone, here `My`; other readers look for a crawler with all of the name. A name is one word of letters, `-` and `_`.',
        ],
      },
      {
        code: 'User-agent: AcmeFetch/2.0\nUser-agent: Acme Test 3.1\nUser-agent: acme2 acme3\nDisallow: /x\n',
        problems: [
          '1:13-1:26 warning: Readers differ on these names: `AcmeFetch/2.0`, `Acme Test 3.1` and `acme2 acme3`. Some cut off what follows the letters, others compare all of it. A name stands alone, without a version or other signs.',
        ],
      },
      {
        code: 'User-agent: *Acme*\nUser-agent: crawl*\nDisallow: /x\n',
        problems: [
          '1:13-1:19 warning: Names with `*` in them: `*Acme*` and `crawl*`. Only alone does `*` mean everybody; within a name it stands for no other letters, and most readers cut the name there or compare it as it is.',
        ],
      },
      {
        code: 'User-agent: BackDoorBot/1.0\nUser-agent: Szukacz/1.4\nDisallow: /\n',
        problems: [
          '1:13-1:28 info: Names of block lists with versions or other signs: `BackDoorBot/1.0` and `Szukacz/1.4`. Readers differ on what they match.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const lists: Lists = {documented: [], legacy: [], unknown: [], wildcards: [], words: []}
    const named = namedAgents(tree)
    const names = tree.groups.reduce((sum, {agents}) => sum + agents.length, 0)
    for (const group of tree.groups) {
      const isListed = isBlockList(group, names)
      for (const agent of group.agents) {
        const {value} = agent.value
        if (value === '' || value === '*' || isRfc9309Token(value)) continue
        const known = named.get(agent.agent)?.known !== undefined
        if (known && !context.web) continue
        const problem = known ? 'documented' : judge(agent, value, context)
        if (typeof problem === 'object') yield problem
        else if (problem && !isListed) lists[problem].push(agent)
      }
    }
    yield* severalWords(lists.words, context.profiles)
    for (const message of ['documented', 'legacy', 'unknown', 'wildcards'] as const) {
      const agents = lists[message]
      const [first, ...others] = agents
      if (first === undefined) continue
      yield {
        message,
        data: {names: agentNames(agents)},
        place: first.value,
        severity: (message === 'unknown' || message === 'wildcards') && context.web ? 'warning' : 'info',
        related: otherNames(others),
      }
    }
  },
})

/** Names that one message each speaks of. */
type Lists = Record<'documented' | 'legacy' | 'unknown' | 'wildcards' | 'words', UserAgentRecord[]>

/** Block lists name hundreds. */
const MOST_RELATED = 10

function otherNames(agents: readonly UserAgentRecord[]) {
  return agents.slice(0, MOST_RELATED).map(({value}) => ({message: 'one', place: value}) as const)
}

function* severalWords(agents: readonly UserAgentRecord[], profiles: readonly Profile[]) {
  const [first, ...others] = agents
  if (first === undefined) return
  const {value} = first.value
  yield {
    message: 'words',
    data: {
      names: agentNames(agents),
      readers: crawlerNames(firstWordReaders(value, profiles)),
      first: quote(googleToken(value)),
    },
    place: first.value,
    severity: 'info',
    related: otherNames(others),
  } as const
}

function judge(agent: UserAgentRecord, value: string, {profiles, web}: LintContext<object>) {
  const place = agent.value
  if (/^\*\s/.test(value)) {
    return {message: 'star', data: {value: quote(value)}, place, fix: write(agent, '*')} as const
  }
  if (/[()]/.test(value)) return judgeHeader(agent, value)
  const name = bareName(value)
  if (name === undefined)
    return agent.valueTraits & Trait.NonAscii
      ? foreignLetters(agent, value)
      : (judgeCut(agent, value, profiles) ?? (web ? judgeWords(value, profiles) : undefined))
  const known = findAgent(name)
  if (known && (known.purpose === 'legacy' || known.retired || known.operator === 'unknown'))
    return 'legacy' as const
  const fix = write(agent, name)
  const owners = profiles.filter(profile => isItsName(name, known?.operator, profile))
  if (known === undefined && owners.length === 0) return value.includes('*') ? 'wildcards' : 'unknown'
  const concerned = owners.filter(({sources}) => sources.agentCut.evidence !== 'assumed')
  const unmatched = concerned.filter(profile => !answersTo(value, name, profile))
  const data = {value: quote(value), name: quote(name)}
  if (unmatched.length > 0) {
    return {
      message: 'unmatched',
      data: {...data, readers: crawlerNames(unmatched)},
      place,
      fix,
    } as const
  }
  if (concerned.length > 0) {
    return {
      message: 'cut',
      data: {...data, readers: crawlerNames(concerned)},
      place,
      fix,
      severity: 'info',
    } as const
  }
  // No bot of Geminispace answers to the name, however it is written.
  if (!web) return undefined
  if (isRfc9309Token(name))
    return {message: googleToken(value) === '' ? 'nameless' : 'other', data, place, fix} as const
  const token = googleToken(name)
  return {message: 'signs', data: {...data, token: token ? quote(token) : 'no name'}, place, fix} as const
}

/** A whole header of a crawler that somebody knows; what else block lists copy from logs tells no name. */
function judgeHeader(agent: UserAgentRecord, value: string) {
  const name = productToken(value)
  const known = findAgent(name)
  if (known === undefined) return 'unknown' as const
  if (known.purpose === 'legacy' || known.operator === 'unknown') return 'legacy' as const
  const data = {name: quote(name)}
  return {message: 'header', data, place: agent.value, fix: write(agent, name)} as const
}

function foreignLetters(agent: UserAgentRecord, value: string) {
  return {message: 'letters', data: {value: quote(value)}, place: agent.value} as const
}

/** A name of several words, or with other signs in it: no other spelling can be told, but some read a part of it. */
function judgeCut(agent: UserAgentRecord, value: string, profiles: readonly Profile[]) {
  const captured = capturedName(value, profiles)
  if (captured === undefined) return undefined
  const data = {
    readers: crawlerNames(captured.readers, 'agentCut'),
    captured: quote(captured.name),
    value: quote(value),
  }
  return {message: 'captured', data, place: agent.value} as const
}

function judgeWords(value: string, profiles: readonly Profile[]) {
  if (firstWordReaders(value, profiles).length > 0) return 'words'
  return /\s/.test(value) ? 'unknown' : undefined
}

/** The name without a version and without wildcards around it. */
function bareName(value: string): string | undefined {
  const name = trimEnd(value.replace(/\/v?\d[\w.+-]*$|\/\*?$/i, ''), '*+').replace(/^\*+/, '')
  if (name === value) return undefined
  return isRfc9309Token(name) || findAgent(name) !== undefined ? name : undefined
}

function write(agent: UserAgentRecord, name: string) {
  return {title: `Write ${quote(name)}`, safety: 'unsafe', edits: [replace(agent.value, name)]} as const
}
