import type {Reference} from './reference.ts'

/** A key of robots.txt records, and what is known of it. */
export interface Directive {
  /** As its specification or its users write it. `ACAP-*` and `TDM-*` stand for all keys that begin so. */
  readonly name: string
  /** Other spellings that mean the same. In lower case. */
  readonly aliases?: readonly string[]
  /** `group`: it belongs to the agents above it; `global`: to the file, wherever it stands. */
  readonly scope: 'group' | 'global'
  /** The form of its value, in words. */
  readonly value: string
  /** Whether its value is a URL. */
  readonly isUrl?: true
  /**
   * Who acts on it, or hands it to the program that asked: ids of crawler profiles, and tokens of agents that have
   * no profile. `all` for what every reader knows. Empty where nobody is known to.
   */
  readonly readers: readonly string[] | 'all'
  /**
   * `standard`: in RFC 9309; `extension`: documented by its readers; `experimental`: proposed, and no crawler is
   * known to act on it; `obsolete`: had readers or a specification once; `unsupported`: seen in files, and that is
   * all that is known.
   */
  readonly status: 'standard' | 'extension' | 'experimental' | 'obsolete' | 'unsupported'
  /** What to use for the same end, to follow "use". Absent where there is nothing. */
  readonly instead?: string
  readonly source: Reference
}

const rfc9309 = {title: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309', date: '2022-09'}

const googleReporter = {
  title: 'google/robotstxt 22b355f, reporting_robots.cc',
  url: 'https://github.com/google/robotstxt',
  date: '2026-04',
}

const secondDraft = {
  title: 'An Extended Standard for Robot Exclusion (draft, version 2.0)',
  url: 'https://www.conman.org/people/spc/robots2.html',
  date: '2002',
}

/** Expired; the drafts after it have other words. */
const aiControl = {
  title: 'draft-canel-robots-ai-control-00',
  url: 'https://datatracker.ietf.org/doc/draft-canel-robots-ai-control/00/',
  date: '2024-10-21',
}

const notFound = {title: 'no specification and no reader found', date: '2026'}

const metaRobots = 'a robots meta tag or X-Robots-Tag header, on pages that crawlers may fetch'

/** All keys that are known, the standard ones first. */
export const directives: readonly Directive[] = [
  {
    name: 'User-agent',
    scope: 'group',
    value: 'a product token, or * for all crawlers',
    readers: 'all',
    status: 'standard',
    source: rfc9309,
  },
  {
    name: 'Disallow',
    scope: 'group',
    value: 'the beginning of a path; empty forbids nothing',
    readers: 'all',
    status: 'standard',
    source: rfc9309,
  },
  {
    name: 'Allow',
    scope: 'group',
    value: 'the beginning of a path',
    readers: [
      'rfc9309',
      'google',
      'bing',
      'yandex',
      'python-urllib',
      'protego',
      'gus',
      'aurasearch',
      'mozz-archiver',
      'gemportal',
      'Applebot',
      'Baiduspider',
      'SeznamBot',
    ],
    status: 'standard',
    source: rfc9309,
  },
  {
    name: 'Sitemap',
    scope: 'global',
    value: 'the absolute URL of a sitemap',
    isUrl: true,
    readers: ['google', 'bing', 'yandex', 'python-urllib', 'protego', 'SeznamBot'],
    status: 'extension',
    source: {
      title: 'Sitemaps protocol',
      url: 'https://www.sitemaps.org/protocol.html#submit_robots',
      date: '2007-04',
    },
  },
  {
    name: 'Crawl-delay',
    scope: 'group',
    value: 'a number of seconds',
    readers: [
      'bing',
      'python-urllib',
      'protego',
      'aurasearch',
      'AhrefsBot',
      'CCBot',
      'ClaudeBot',
      'SemrushBot',
    ],
    status: 'extension',
    source: {
      title: 'Bing, To crawl or not to crawl',
      url: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/',
      date: '2012-05-03',
    },
  },
  {
    name: 'Request-rate',
    scope: 'group',
    value: 'documents/time, such as 1/10s, and perhaps a window in UTC, such as 1800-1900',
    readers: ['python-urllib', 'protego', 'SeznamBot'],
    status: 'extension',
    source: {
      title: 'Seznam, crawling control',
      url: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/',
      date: '2026',
    },
  },
  {
    name: 'Clean-param',
    scope: 'global',
    value: 'names of parameters joined with &, and perhaps the beginning of a path; at most 500 characters',
    readers: ['yandex'],
    status: 'extension',
    source: {
      title: 'Yandex, the Clean-param directive',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
      date: '2026',
    },
  },
  {
    name: 'Content-Signal',
    scope: 'group',
    value: 'signals separated by commas: search, ai-input and ai-train, each =yes or =no',
    readers: [],
    status: 'experimental',
    source: {
      title: 'Cloudflare, Content Signals Policy',
      url: 'https://blog.cloudflare.com/content-signals-policy/',
      date: '2025-09-24',
    },
  },
  {
    name: 'Content-Usage',
    scope: 'group',
    value:
      'perhaps a path and a space, then preferences separated by commas: train-ai and search, each =y or =n',
    readers: [],
    status: 'experimental',
    source: {
      title: 'draft-ietf-aipref-attach-05',
      url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
      date: '2026',
    },
  },
  {
    name: 'DisallowAITraining',
    scope: 'group',
    value: 'the path that shall not be used to train models',
    readers: [],
    status: 'experimental',
    source: aiControl,
  },
  {
    name: 'AllowAITraining',
    scope: 'group',
    value: 'the path that may be used to train models',
    readers: [],
    status: 'experimental',
    source: aiControl,
  },
  {
    name: 'License',
    scope: 'global',
    value: 'the absolute URL of an RSL document',
    isUrl: true,
    readers: [],
    status: 'experimental',
    source: {title: 'Really Simple Licensing 1.0', url: 'https://rslstandard.org/', date: '2025-12'},
  },
  {
    name: 'LLM-Policy',
    scope: 'global',
    value: 'the URL of a policy for language models',
    isUrl: true,
    readers: [],
    status: 'experimental',
    source: {
      title: 'crawler-commons, RobotsExtension.java',
      url: 'https://github.com/crawler-commons/crawler-commons',
      date: '2026-07-26',
    },
  },
  {
    name: 'LLMs-txt',
    aliases: ['llms.txt', 'llms-full-txt', 'llms-full.txt'],
    scope: 'global',
    value: 'the URL of an llms.txt',
    isUrl: true,
    readers: [],
    status: 'experimental',
    source: {
      title: 'robots.txt of datum-cloud/datum.net',
      url: 'https://github.com/datum-cloud/datum.net',
      date: '2026-04-16',
    },
  },
  {
    name: 'LLMs',
    aliases: ['llms-full'],
    scope: 'global',
    value: 'the URL of an llms.txt',
    isUrl: true,
    readers: [],
    status: 'experimental',
    source: {
      title: 'robots.txt of aptos-labs/explorer',
      url: 'https://github.com/aptos-labs/explorer',
      date: '2026-02-27',
    },
  },
  {
    name: 'LLM-Content',
    scope: 'global',
    value: 'the URL of a text for language models',
    isUrl: true,
    readers: [],
    status: 'experimental',
    source: notFound,
  },
  {
    name: 'Agentmap',
    scope: 'global',
    value: 'the URL of a catalogue for software agents',
    isUrl: true,
    readers: [],
    status: 'experimental',
    source: {
      title: 'robots.txt of DailybotHQ/deepworkplan-website',
      url: 'https://github.com/DailybotHQ/deepworkplan-website',
      date: '2026-09-08',
    },
  },
  {
    name: 'Noindex',
    aliases: ['no-index', 'no index'],
    scope: 'group',
    value: 'the beginning of a path',
    readers: [],
    status: 'obsolete',
    instead: `noindex in ${metaRobots}`,
    source: {
      title: 'Google, A note on unsupported rules in robots.txt (handling ended 1 September 2019)',
      url: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
      date: '2019-07-02',
    },
  },
  {
    name: 'Nofollow',
    scope: 'group',
    value: 'the beginning of a path',
    readers: [],
    status: 'obsolete',
    instead: `nofollow in ${metaRobots}`,
    source: googleReporter,
  },
  {
    name: 'Noarchive',
    scope: 'group',
    value: 'the beginning of a path',
    readers: [],
    status: 'obsolete',
    instead: `noarchive in ${metaRobots}`,
    source: googleReporter,
  },
  {
    name: 'Host',
    scope: 'global',
    value: 'the host name of the main mirror',
    readers: ['protego'],
    status: 'obsolete',
    instead: 'a permanent redirect (301) to the main host',
    source: {
      title: 'Yandex, Host directive (dropped in March 2018)',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/robots-txt',
      date: '2018-03',
    },
  },
  {
    name: 'Visit-time',
    scope: 'group',
    value: 'a span of time in UTC, such as 0600-0845',
    readers: ['protego'],
    status: 'obsolete',
    source: secondDraft,
  },
  {
    name: 'Robot-version',
    scope: 'group',
    value: 'a version number such as 2.0',
    readers: [],
    status: 'obsolete',
    source: secondDraft,
  },
  {
    name: 'Comment',
    scope: 'group',
    value: 'text for the people behind a crawler',
    readers: [],
    status: 'obsolete',
    instead: 'a line that begins with #',
    source: secondDraft,
  },
  {
    name: 'Cache-delay',
    scope: 'group',
    value: 'a number of seconds',
    readers: [],
    status: 'unsupported',
    instead: 'Crawl-delay',
    source: {
      title: 'VIPnytt/RobotsTxtParser 5a55fe0',
      url: 'https://github.com/VIPnytt/RobotsTxtParser',
      date: '2026',
    },
  },
  {
    name: 'Revisit-after',
    scope: 'group',
    value: 'a span of time, such as 7 days',
    readers: [],
    status: 'unsupported',
    instead: 'lastmod in a sitemap',
    source: googleReporter,
  },
  {
    name: 'Domain',
    scope: 'global',
    value: 'a host name',
    readers: [],
    status: 'unsupported',
    instead: 'a permanent redirect (301) to the main host',
    source: googleReporter,
  },
  {
    name: 'ACAP-*',
    scope: 'group',
    value: 'as the key says, such as a path for ACAP-disallow-crawl',
    readers: [],
    status: 'obsolete',
    instead: 'User-agent, Allow and Disallow',
    source: {
      title: 'Automated Content Access Protocol 1.1 (abandoned)',
      url: 'http://the-acap.org/',
      date: '2009-10-09',
    },
  },
  {
    name: 'TDM-*',
    scope: 'global',
    value: 'a reservation of text and data mining, or the URL of a policy',
    readers: [],
    status: 'unsupported',
    instead: '/.well-known/tdmrep.json or the tdm-reservation header',
    source: {title: 'TDM Reservation Protocol', url: 'https://www.w3.org/community/tdmrep/', date: '2024'},
  },
  {
    name: 'Indexpage',
    scope: 'group',
    value: 'a path',
    readers: [],
    status: 'unsupported',
    source: notFound,
  },
  {
    name: 'Unavailable',
    scope: 'group',
    value: 'a path',
    readers: [],
    status: 'unsupported',
    instead: `unavailable_after in ${metaRobots}`,
    source: notFound,
  },
  {
    name: 'Ignore',
    scope: 'group',
    value: 'a path',
    readers: [],
    status: 'unsupported',
    instead: 'Disallow',
    source: notFound,
  },
]

const byName = new Map(
  directives.flatMap(directive =>
    [directive.name.toLowerCase(), ...(directive.aliases ?? [])].map(name => [name, directive] as const),
  ),
)

/** The directive of this key, without regard to case. */
export function findDirective(key: string): Directive | undefined {
  const name = key.toLowerCase()
  const family = /^(?:acap|tdm)-(?=.)/.exec(name)
  return byName.get(family ? `${family[0]}*` : name)
}
