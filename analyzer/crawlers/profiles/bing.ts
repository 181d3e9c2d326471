import {defineProfile, type Source} from '../profile.ts'
import {rfc9309Facts} from './rfc9309.ts'

const blog: Source = {
  title: 'Bing Webmaster blog: bingbot reads one section, its own, else that of msnbot, else the one for all',
  url: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/',
  date: '2012-05-03',
  evidence: 'reported',
}

const asRfc9309: Source = {
  title: 'Not documented by Bing; read as RFC 9309 says',
  url: 'https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec',
  date: '2026',
  evidence: 'assumed',
}

export const bing = defineProfile(
  {
    id: 'bing',
    title: 'Bing',
    kind: 'search',
    protocol: 'web',
    operator: 'Microsoft',
    notes: [
      'It obeys one section only: an old block for `msnbot` closes Bing.',
      'It reads Crawl-delay, and takes it from the group for `*` as well.',
    ],
  },
  {
    ...rfc9309Facts(() => asRfc9309),
    agents: [['bingbot', 'msnbot'], blog],
    defaultGroup: ['obeyed', blog],
    combination: ['specific-wins', blog],
    allow: ['read', blog],
    wildcard: ['any-run', blog],
    endAnchor: ['path-end', blog],
  },
)
