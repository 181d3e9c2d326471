import type {HttpHeaders, PageHint} from '../../analyzer/retrieval.ts'

interface Marker {
  readonly kind: PageHint['kind']
  /** As it stands in the page, in lower case. */
  readonly text: string
}

const SEARCHED_BYTES = 16 * 1024

/** Words that only pages for people hold; none can stand in a robots.txt that anybody wrote by hand. */
const MARKERS: readonly Marker[] = [
  {kind: 'html', text: '<!doctype html'},
  {kind: 'html', text: '<html'},
  {kind: 'html', text: '<head>'},
  // Cloudflare, Akamai, Imperva, PerimeterX, AWS WAF, DDoS-Guard, Sucuri, Vercel, Anubis, in their pages of 2023–2025.
  {kind: 'challenge', text: '/cdn-cgi/challenge-platform/'},
  {kind: 'challenge', text: '<title>just a moment...</title>'},
  {kind: 'challenge', text: 'attention required! | cloudflare'},
  {kind: 'challenge', text: '_incapsula_resource'},
  {kind: 'challenge', text: 'px-captcha'},
  {kind: 'challenge', text: 'awswafintegration'},
  {kind: 'challenge', text: 'ddos-guard'},
  {kind: 'challenge', text: 'sucuri_cloudproxy'},
  {kind: 'challenge', text: 'vercel security checkpoint'},
  {kind: 'challenge', text: '/.within.website/x/cmd/anubis'},
  {kind: 'challenge', text: 'g-recaptcha'},
  {kind: 'challenge', text: 'h-captcha'},
  {kind: 'soft-404', text: '<title>404'},
  {kind: 'soft-404', text: 'not found</title>'},
  {kind: 'soft-404', text: 'page not found'},
  {kind: 'login', text: 'type="password"'},
  {kind: 'login', text: "type='password'"},
  {kind: 'meta-refresh', text: 'http-equiv="refresh"'},
  {kind: 'meta-refresh', text: "http-equiv='refresh'"},
  {kind: 'meta-refresh', text: 'http-equiv=refresh'},
]

/** Signs that an answer is a page for people in place of the file; at most one of each kind. */
export function pageHints(headers: HttpHeaders, essence: string | undefined, body: Uint8Array): PageHint[] {
  const hints = new Map<PageHint['kind'], string>()
  const add = ({kind, text}: Marker) => {
    if (!hints.has(kind)) hints.set(kind, text)
  }
  if (essence === 'text/html' || essence === 'application/xhtml+xml') add({kind: 'html', text: essence})
  if (headers['cf-mitigated']?.toLowerCase() === 'challenge')
    add({kind: 'challenge', text: 'cf-mitigated: challenge'})
  const page = new TextDecoder('latin1').decode(body.subarray(0, SEARCHED_BYTES)).toLowerCase()
  if (page.includes('<')) MARKERS.filter(({text}) => page.includes(text)).forEach(add)
  return [...hints].map(([kind, marker]) => ({kind, marker}))
}
