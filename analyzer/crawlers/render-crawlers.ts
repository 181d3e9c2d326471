import {
  type Consequence,
  type Evidence,
  type Failure,
  FIELDS,
  type Field,
  type Profile,
  type Source,
} from './profile.ts'
import {profiles} from './profiles.ts'

/** The page of all crawlers in Markdown: how each reads a file, field by field, and where that is known from. */
export function renderCrawlersPage(): string {
  const sections = [
    '# How crawlers read robots.txt',
    `What each reader that robotslint knows makes of a file. Every value has its source and date below the tables; a live
service may differ. This page is rendered from \`analyzer/crawlers/profiles/\` by \`npm run render\`.`,
    renderWorld('Gemini', 'gemini'),
    renderWorld('The Web', 'web'),
    '## Notes and sources',
    ...profiles.map(renderSources),
  ]
  return `${sections.join('\n\n')}\n`
}

/** The fields in words, by topic. */
const TOPICS: readonly (readonly [topic: string, fields: readonly (readonly [Field, string])[]])[] = [
  [
    'Agents',
    [
      ['agents', 'names that it obeys'],
      ['defaultGroup', 'the group for `*`'],
      ['combination', 'several groups that concern it'],
      ['agentCase', 'case of a name'],
      ['agentComparison', 'a written name must be, of its own'],
      ['agentCut', 'a written name is cut by'],
      ['severalGroups', 'several groups for one name'],
      ['groupWithoutRules', 'a group without rules'],
      ['namesBesideStar', 'names in one group with `*`'],
    ],
  ],
  [
    'Groups',
    [
      ['runEnd', 'ends a run of user-agent lines'],
      ['blankLine', 'a blank line'],
      ['rulesBeforeAgent', 'rules before the first agent'],
    ],
  ],
  [
    'Rules',
    [
      ['allow', '`Allow`'],
      ['ruleChoice', 'of the rules that match'],
      ['tie', 'of two as long'],
      ['wildcard', '`*` in a path'],
      ['endAnchor', '`$` in a path'],
      ['prefix', 'a path covers by'],
      ['emptyDisallow', 'an empty `Disallow`'],
      ['missingSlash', 'no `/` at the start'],
      ['percentEncoding', 'percent-encoding'],
      ['query', 'the query of a URL'],
      ['pathCase', 'case of a path'],
      ['robotsTxt', '`/robots.txt` itself'],
    ],
  ],
  [
    'Lines',
    [
      ['lineEnds', 'line ends'],
      ['byteOrderMark', 'a byte order mark'],
      ['indentation', 'blanks before a key'],
      ['blankBeforeColon', 'blanks before a colon'],
      ['trailingBlanks', 'blanks behind a value'],
      ['blanks', 'blanks are'],
      ['inlineComment', 'a comment behind a value'],
      ['separator', 'a line is divided at'],
      ['missingColon', 'a line without a colon'],
      ['keySpelling', 'spelling of keys'],
      ['misspellings', 'misspellings that it accepts'],
    ],
  ],
  [
    'Limits',
    [
      ['sizeLimit', 'bytes of the file'],
      ['beyondSizeLimit', 'beyond that'],
      ['lineLimit', 'bytes of a line'],
      ['ruleLimit', 'rules'],
      ['pathLimit', 'characters of a path'],
    ],
  ],
  ['Request', [['requestQuery', 'query behind `/robots.txt`']]],
]

/** Answers that are not the file, as the two protocols give them. */
const ANSWERS: readonly (readonly [keyof Failure, Readonly<Partial<Record<Profile['protocol'], string>>>])[] =
  [
    ['absent', {gemini: '51, 52', web: '404, 410'}],
    ['forbidden', {gemini: '6x', web: '401, 403'}],
    ['refused', {gemini: '1x', web: 'other 4xx'}],
    ['redirect', {gemini: '3x', web: '3xx'}],
    ['slowDown', {gemini: '44', web: '429'}],
    ['serverError', {gemini: 'other 4x, 5x', web: '5xx'}],
    ['unreachable', {gemini: 'no connection or answer', web: 'no connection or answer'}],
    ['otherSuccess', {gemini: '2x, not 20', web: '2xx, not 200'}],
    ['bareLineFeed', {gemini: 'a header that ends with LF alone'}],
    ['otherText', {gemini: 'text other than text/plain', web: 'text other than text/plain'}],
    ['otherType', {gemini: 'no text', web: 'no text'}],
  ]

const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  'allow-all': 'allows all',
  'disallow-all': 'forbids all',
  rules: 'rules read',
  followed: 'followed',
  retry: 'stays away, retries',
  unknown: '?',
}

const EVIDENCE: Readonly<Record<Evidence, string>> = {
  stated: 'stated',
  read: 'read in its source',
  measured: 'measured',
  reported: 'reported by others',
  assumed: 'assumed',
}

function renderWorld(title: string, protocol: Profile['protocol']): string {
  const readers = profiles.filter(profile => profile.protocol === protocol)
  const tables = TOPICS.map(([topic, fields]) =>
    renderTable(
      topic,
      readers,
      fields.map(([field, label]) => [label, ...readers.map(reader => cellOf(reader, field))]),
    ),
  )
  const answers = ANSWERS.flatMap(([answer, {[protocol]: label}]) =>
    label === undefined ? [] : [[label, ...readers.map(({failure}) => CONSEQUENCES[failure[answer]])]],
  )
  return [
    `## ${title}`,
    ...tables,
    renderTable('Answers to the request for the file', readers, answers),
  ].join('\n\n')
}

function renderTable(
  topic: string,
  readers: readonly Profile[],
  rows: readonly (readonly string[])[],
): string {
  const head = [topic, ...readers.map(({id, title}) => `[${title}](#${id})`)]
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

function cellOf(profile: Profile, field: Field): string {
  const value = profile[field]
  if (value === null || (field === 'beyondSizeLimit' && profile.sizeLimit === null)) return '–'
  if (typeof value === 'number') return value.toLocaleString('en')
  if (field === 'requestQuery') return `\`${value}\``
  if (typeof value === 'string') return value.replaceAll('-', ' ')
  const names = Array.isArray(value) ? value : Object.keys(value)
  return names.length > 0 ? names.map(name => `\`${name}\``).join(', ') : '–'
}

function renderSources(profile: Profile): string {
  const {id, title, kind, notes, sources} = profile
  const bySource = new Map<string, string[]>()
  for (const field of FIELDS) {
    const source = sourceText(sources[field])
    bySource.set(source, [...(bySource.get(source) ?? []), labelOf(field)])
  }
  return [
    `### <a id="${id}"></a>${title}`,
    `\`--target ${id}\`, ${kind}`,
    ...(notes.length > 0 ? [notes.map(note => `- ${note}`).join('\n')] : []),
    Array.from(bySource, ([source, fields]) => `- ${source}: ${fields.join('; ')}`).join('\n'),
  ].join('\n\n')
}

function sourceText({title, url, date, evidence}: Source): string {
  const name = url.startsWith('https:') ? `[${title}](${url})` : `${title}, <${url}>`
  return `${name}, ${date}, ${EVIDENCE[evidence]}`
}

const LABELS: ReadonlyMap<Field, string> = new Map(TOPICS.flatMap(([, fields]) => fields))

function labelOf(field: Field): string {
  return LABELS.get(field) ?? 'answers to the request'
}
