import {findAgent} from '../crawlers/agents.ts'

/** What an author seems to have written in place of a path that starts with `/` or a wildcard. */
export type PathShape =
  /** `https://example.com/x` */
  | {readonly kind: 'url'; readonly scheme: string; readonly host: string; readonly path: string}
  /** `example.com/x` or `//example.com/x` */
  | {readonly kind: 'host'; readonly host: string; readonly path: string}
  /** `all`, `none`, or the name of a crawler */
  | {readonly kind: 'word'; readonly meaning: 'everything' | 'nothing' | 'crawler'}
  /** `./x`, `../x`, or `/x/../y` */
  | {readonly kind: 'relative'}
  /** `?query=`, `&name=`, `utm_source=`, `.pdf`: a part of a URL from its middle */
  | {readonly kind: 'fragment-of-url'}
  /** `admin/`: only the slash is missing */
  | {readonly kind: 'slashless'}
  /** A path as it should be, or something that other rules explain better. */
  | {readonly kind: 'other'}

const OTHER: PathShape = {kind: 'other'}
const SLASH = 47
const STAR = 42

const EVERYTHING = new Set(['all', 'any', 'everything', 'everyone', 'yes', 'true', 'on', 'root', 'site'])
const NOTHING = new Set(['none', 'nothing', 'nobody', 'no', 'false', 'off', 'null', 'empty'])

const URL_FORM = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\s]*)(\S*)/i
const HOST_FORM = /^(?:\/\/)?((?:[a-z0-9-]+\.)+([a-z]{2,}))(?::\d+)?(?=\/|$)(\S*)/i
/** Enough of them to know `example.com` from `index.php`. */
const TOP_LEVEL = new Set(
  'com org net info biz edu gov mil int eu de fr uk us ca au it es nl be ch at se no dk fi pl cz pt br ar mx jp cn in ru ua tr gr ie nz za io co app dev ai me tv xyz shop online site store blog local localhost'.split(
    ' ',
  ),
)
const FILE_EXTENSION =
  /^\.(?:php\d?|html?|shtml|aspx?|jspx?|cgi|pdf|docx?|xlsx?|pptx?|zip|gz|rar|jpe?g|png|gif|webp|svg|ico|js|css|xml|json|txt|rss|mp[34]|avi|swf|exe|bak|sql)(?:\$|\?.*)?$/i

/** Tells what stands in place of a path. Values that begin with `/` or `*` are looked at only for what is plain. */
export function pathShape(value: string): PathShape {
  const first = value.charCodeAt(0)
  if (first === STAR || value === '') return OTHER
  if (first === SLASH) return value.charCodeAt(1) === SLASH ? hostShape(value) : dotSegments(value)
  const url = URL_FORM.exec(value)
  if (url) return {kind: 'url', scheme: (url[1] ?? '').toLowerCase(), host: url[2] ?? '', path: url[3] ?? ''}
  if (value.startsWith('./') || value.startsWith('../') || value === '.' || value === '..')
    return {kind: 'relative'}
  if (/^(?:[?&=]|[\w-]+=)/.test(value) || FILE_EXTENSION.test(value)) return {kind: 'fragment-of-url'}
  const word = value.toLowerCase()
  if (EVERYTHING.has(word)) return {kind: 'word', meaning: 'everything'}
  if (NOTHING.has(word)) return {kind: 'word', meaning: 'nothing'}
  if (/^[\w.-]+$/.test(value) && /[a-z]/i.test(value) && findAgent(value) !== undefined) {
    return {kind: 'word', meaning: 'crawler'}
  }
  const host = hostShape(value)
  if (host.kind === 'host') return host
  return /^[\w.~%-]/.test(value) ? {kind: 'slashless'} : OTHER
}

function hostShape(value: string): PathShape {
  const [, host, topLevel, path] = HOST_FORM.exec(value) ?? []
  if (host === undefined || topLevel === undefined) return OTHER
  const known = TOP_LEVEL.has(topLevel.toLowerCase()) || host.toLowerCase().startsWith('www.')
  return known ? {kind: 'host', host, path: path || '/'} : OTHER
}

/** A dot at the end is no step: `/.` is the beginning of `/.git`. */
function dotSegments(value: string): PathShape {
  return /\/(?:\.\/|\.\.(?:\/|$))/.test(value) ? {kind: 'relative'} : OTHER
}
