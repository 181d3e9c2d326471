import {editDistance} from '../text/edit-distance.ts'
import {directives, findDirective} from './directives.ts'
import type {Profile} from './profile.ts'
import {google} from './profiles/google.ts'
import {temotoFacts} from './profiles/temoto.ts'
import {profiles} from './profiles.ts'
import type {Reference} from './reference.ts'

/**
 * How a key differs from the directive that is meant: another `separator` (space, hyphen, underscore or none), its
 * `plural`, `partial`, a longer word that begins with it (`prefix`), `translated`, another word for it (`synonym`),
 * or a `typo`.
 */
export type DirectiveMisspellingKind =
  | 'separator'
  | 'plural'
  | 'partial'
  | 'prefix'
  | 'translated'
  | 'synonym'
  | 'typo'

/** What an author meant who wrote a key that is none. */
export interface DirectiveMisspelling {
  /** The name of the directive. */
  readonly intended: string
  readonly kind: DirectiveMisspellingKind
  /** Who reads this very spelling as the directive: ids of crawler profiles, else names of libraries. */
  readonly acceptedBy: readonly string[]
}

/** Longer than any key and its slips: what is longer is prose. */
const longest = 40

/**
 * The directive that is meant by a misspelt key. Undefined for known directives and for other words.
 *
 * @param key what stands before the colon, in any case
 */
export function findDirectiveMisspelling(key: string): DirectiveMisspelling | undefined {
  if (key.length > longest || findDirective(key)) return undefined
  const written = key.normalize('NFC').toLowerCase()
  const guess = listed(written) ?? formOfDirective(written) ?? nearWord(written) ?? longerWord(written)
  return guess && {...guess, acceptedBy: readersThatAccept(written, guess.intended)}
}

type Guess = Omit<DirectiveMisspelling, 'acceptedBy'>

// Lists

/** Other words for a directive, and what is too far from it to be found by its letters. */
const otherWords: readonly (readonly [intended: string, kind: DirectiveMisspellingKind, written: string])[] =
  [
    ['User-agent', 'partial', 'agent, agents'],
    ['Disallow', 'synonym', 'block, deny, denied, exclude, forbid, forbidden, reject'],
    [
      'Disallow',
      'synonym',
      'do not allow, dont-allow, no-allow, not allow, not allowed, not-allow, not-allowed',
    ],
    ['Disallow', 'synonym', 'disallow all, notallow, unallow'],
    ['Allow', 'synonym', 'allow all, permit, permitted'],
    ['Sitemap', 'synonym', 'image sitemap, news sitemap, video sitemap, xml sitemap, xml-sitemap'],
    ['Sitemap', 'synonym', 'sitemap index, sitemap url, sitemap xml'],
    ['Crawl-delay', 'partial', 'delay'],
    ['Visit-time', 'separator', 'visit time, visit_time, visittime'],
    ['License', 'typo', 'licence'],
  ]

/**
 * Keys in other languages, as machine translation and translated specifications give them; `agente` is what the
 * Italian translation of the Gemini companion specification makes of user-agent.
 */
const translations: Readonly<Record<string, string>> = {
  'User-agent': `agente, agente de usuario, agente-de-usuario, agente usuario, agente de utilizador,
    agente do utilizador, agente do usuário, agente utente, agente-utente, agent utilisateur, agent-utilisateur,
    agent de l'utilisateur, benutzeragent, benutzer-agent, gebruikersagent, gebruikers-agent, användaragent,
    agent użytkownika, агент, агент пользователя, пользовательский агент, юзер-агент, ユーザーエージェント,
    ユーザエージェント, 用户代理, 使用者代理, 사용자 에이전트, 사용자에이전트`,
  Disallow: `interdire, interdit, refuser, ne pas autoriser, nicht zulassen, nicht-zulassen, nicht erlauben,
    verbieten, verboten, denegar, desautorizar, no permitir, no-permitir, prohibir, prohibido, rechazar,
    não permitir, não-permitir, nao permitir, proibir, proibido, non consentire, non permettere, vietare, vietato,
    niet toestaan, verbieden, nie zezwalaj, запрет, запретить, запрещено, 不許可, 許可しない, 拒否, 禁止, 不允许,
    不允許, 차단, 허용 안 함, 허용 안함`,
  Allow: `autoriser, permettre, erlauben, zulassen, permitir, consentire, consenti, permettere, toestaan, zezwól,
    разрешить, разрешено, 許可, 允许, 允許, 허용`,
  Sitemap: `plan du site, plan-du-site, mapa del sitio, mapa-del-sitio, mapa do site, mapa-do-site, mappa del sito,
    mappa-del-sito, карта сайта, サイトマップ, 网站地图, 站点地图, 網站地圖, 사이트맵`,
  'Crawl-delay': `délai d'exploration, retraso de rastreo, atraso de rastreamento, ritardo di scansione,
    задержка сканирования, クロール遅延, 抓取延迟`,
}

let lists: ReadonlyMap<string, Guess> | undefined

function listed(written: string): Guess | undefined {
  lists ??= readLists()
  return lists.get(written)
}

function readLists(): ReadonlyMap<string, Guess> {
  const guesses = new Map<string, Guess>()
  const add = (intended: string, kind: DirectiveMisspellingKind, words: string) => {
    for (const word of words.split(/,\s+/)) guesses.set(word, {intended, kind})
  }
  for (const [intended, words] of Object.entries(translations)) add(intended, 'translated', words)
  for (const [intended, kind, words] of otherWords) add(intended, kind, words)
  return guesses
}

// Forms

/** Directives worth a correction, by their letters; what nobody reads any more is better left alone. */
const living: ReadonlyMap<string, string> = new Map(
  directives
    .filter(({status}) => status !== 'obsolete' && status !== 'unsupported')
    .map(({name}) => [bare(name.toLowerCase()), name]),
)

function formOfDirective(written: string): Guess | undefined {
  const letters = bare(written)
  const same = living.get(letters)
  if (same !== undefined) return {intended: same, kind: 'separator'}
  const singular = letters.endsWith('s') ? living.get(letters.slice(0, -1)) : undefined
  return singular === undefined ? undefined : {intended: singular, kind: 'plural'}
}

/** Google takes every key that begins with one of its own for it. */
function longerWord(written: string): Guess | undefined {
  if (!/^[a-z_-]+$/.test(written)) return undefined
  const key = keyReadAs(google, written)
  const directive = key === undefined ? undefined : findDirective(key)
  return directive && {intended: directive.name, kind: 'prefix'}
}

/** Keys that are near a directive and mean something else. */
const notMisspelt = new Set(
  (
    'aglow allot alloy callow fallow hallow mallow sallow tallow wallow disavow ' +
    'siteapp sitecap siteup userevent crawlday crawlrelay'
  ).split(' '),
)

const guessable = ['User-agent', 'Disallow', 'Allow', 'Sitemap', 'Crawl-delay'].map(name => ({
  name,
  letters: bare(name.toLowerCase()),
}))

function nearWord(written: string): Guess | undefined {
  if (!/^[a-z][a-z _.-]*$/.test(written)) return undefined
  const letters = bare(written)
  if (notMisspelt.has(letters)) return undefined
  for (const directive of guessable) {
    const distance = editDistance(letters, directive.letters, directive.letters.length > 5 ? 2 : 1)
    // Two slips that touch the first or the last letter as well make another word.
    const framed = letters[0] === directive.letters[0] && letters.at(-1) === directive.letters.at(-1)
    if (distance === 1 || (distance === 2 && framed)) return {intended: directive.name, kind: 'typo'}
  }
  return undefined
}

function bare(key: string): string {
  return key.replace(/[ ._-]+/g, '')
}

// Readers

/** What a crawler profile says about the spelling of keys, which is all that counts here. */
type KeyReader = Pick<Profile, 'id' | 'keySpelling' | 'misspellings'>

/** Libraries that read misspelt keys and have no profile. RFC 9309 readers skip them; Bing and Yandex do not say. */
const otherLibraries: readonly (KeyReader & {readonly source: Reference})[] = [
  {
    id: 'temoto',
    keySpelling: 'exact',
    misspellings: temotoFacts.misspellings[0],
    source: temotoFacts.misspellings[1],
  },
  {
    id: 'crawler-commons',
    keySpelling: 'exact',
    misspellings: {
      useragent: 'user-agent',
      'user agent': 'user-agent',
      'user-agents': 'user-agent',
      'user-agnet': 'user-agent',
      'useg-agent': 'user-agent',
      'users-agent': 'user-agent',
      'ser-agent': 'user-agent',
      desallow: 'disallow',
      diallow: 'disallow',
      diasllow: 'disallow',
      disallaw: 'disallow',
      disallows: 'disallow',
      disalow: 'disallow',
      disllow: 'disallow',
      dissallow: 'disallow',
      dissalow: 'disallow',
      dsallow: 'disallow',
      dssalow: 'disallow',
      sitemaps: 'sitemap',
      'clawl-delay': 'crawl-delay',
      'craw-delay': 'crawl-delay',
      'crawl delay': 'crawl-delay',
      'crawl-deley': 'crawl-delay',
    },
    source: {
      title: 'crawler-commons 1.4, SimpleRobotRulesParser.java',
      url: 'https://github.com/crawler-commons/crawler-commons',
      date: '2023-07',
    },
  },
  {
    id: 'nuxt-robots',
    keySpelling: 'exact',
    // Its parser takes the list from Google.
    misspellings: google.misspellings,
    source: {
      title: 'nuxt-modules/robots, util.ts',
      url: 'https://github.com/nuxt-modules/robots',
      date: '2026',
    },
  },
]

/** Crawlers and libraries that read some misspelt keys. */
export const lenientReaders: readonly KeyReader[] = [...profiles, ...otherLibraries].filter(
  ({keySpelling, misspellings}) => keySpelling === 'prefix' || Object.keys(misspellings).length > 0,
)

function readersThatAccept(written: string, intended: string): readonly string[] {
  const key = intended.toLowerCase()
  return lenientReaders.filter(reader => keyReadAs(reader, written) === key).map(({id}) => id)
}

const mainKeys = ['user-agent', 'allow', 'disallow', 'sitemap']

/** The key, in lower case, that a reader takes a misspelt one for. */
function keyReadAs({keySpelling, misspellings}: KeyReader, written: string): string | undefined {
  if (keySpelling === 'exact') return Object.hasOwn(misspellings, written) ? misspellings[written] : undefined
  const main = mainKeys.find(key => written.startsWith(key))
  return main ?? Object.entries(misspellings).find(([spelling]) => written.startsWith(spelling))?.[1]
}
