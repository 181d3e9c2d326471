import {decidingNames} from '../analyzer/lint/decision-names.ts'
import {otherRecords} from '../analyzer/lint/lines-with.ts'
import {quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'blocks-sitemap',
  category: 'effects',
  summary: 'A sitemap that the file declares and forbids to fetch.',
  rationale: `
A crawler fetches a sitemap like any other file, and obeys the rules when it does. A sitemap below a forbidden path is
never read, so its pages are found late or not at all. Allow it, or move it.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.4: a sitemap record changes no rule',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4',
      date: '2022-09',
    },
    {
      title: 'sitemaps.org: the file must be reachable',
      url: 'https://www.sitemaps.org/protocol.html',
      date: '2016-11',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  gather: {by: ['rule', 'readers']},
  messages: {
    forbidden: '{rule} keeps {readers} from this sitemap, if the file is served by {host}.',
    rule: 'Forbidden here.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\nSitemap: https://example.com/sitemap.xml\n'},
      {code: 'User-agent: *\nDisallow: /\nAllow: /sitemap.xml\nSitemap: https://example.com/sitemap.xml\n'},
      {
        code: 'User-agent: *\nDisallow: /maps/\nSitemap: https://cdn.example.net/maps/s.xml\n',
        origin: 'https://example.com',
        note: 'The rules of one host say nothing about another.',
      },
      {
        code: 'User-agent: *\nDisallow: /\nSitemap: https://example.com/sitemap.xml\n',
        note: 'The whole site is closed, and `blocks-everything` says so.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /maps/\nSitemap: https://example.com/maps/sitemap.xml?a=1\n',
        problems: [
          '3:10-3:50 warning: `Disallow: /maps/` keeps Google, Bing and Yandex from this sitemap, if the file is served by `example.com`.',
        ],
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /*.xml$\nSitemap: https://example.com/sitemap.xml\n',
        problems: [
          '3:10-3:41 warning: `Disallow: /*.xml$` keeps Google from this sitemap, if the file is served by `example.com`.',
        ],
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /maps\n\nUser-agent: *\nDisallow: /maps/\nAllow: /maps/open/\nSitemap: https://example.com/maps/sitemap.xml\n',
        problems: [
          '7:10-7:46 warning: `Disallow: /maps` keeps Google from this sitemap, if the file is served by `example.com`.',
        ],
        note: 'Bing and Yandex obey another line.',
      },
      {
        code: 'User-agent: *\nDisallow: /maps/\nAllow: /maps/open/\nSitemap: https://example.com/maps/sitemap.xml\n',
        problems: [
          '4:10-4:46 warning: `Disallow: /maps/` keeps Google and Yandex and presumably Bing from this sitemap, if the file is served by `example.com`.',
        ],
        note: 'Bing does not say which of several rules it obeys.',
      },
    ],
  },
  *check(tree, context) {
    // Whoever names sitemaps of several hosts does not say which of them serves the file.
    if (context.origin === undefined && hostsOf(tree).size > 1) return
    let judged = 0
    for (const line of otherRecords(tree)) {
      if (line.name !== 'sitemap') continue
      const [, host, path] = /^https?:\/\/([^/?#\s]+)(\/\S*)$/i.exec(line.value.value) ?? []
      if (host === undefined || path === undefined || isElsewhere(host, context.origin)) continue
      if (judged++ === MOST_JUDGED) return
      const denials = context.profiles
        .filter(({kind}) => kind === 'search')
        .map(profile => decide(context.policy(profile), undefined, path))
        .filter(({allowed}) => !allowed)
      const rule = denials[0]?.rule?.line
      if (rule?.type !== 'rule' || /^(?:\/|\*|\/\*)$/.test(rule.value.value)) continue
      const denied = denials.filter(decision => decision.rule?.line === rule)
      yield {
        message: 'forbidden',
        data: {
          rule: quoteRule(rule),
          readers: decidingNames(denied),
          host: quote(host),
        },
        place: line.value,
        related: [{message: 'rule', place: rule.value}],
      }
    }
  },
})

/** Sites list thousands of sitemaps in one folder. */
const MOST_JUDGED = 500

function hostsOf(tree: Root): ReadonlySet<string> {
  const hosts = new Set<string>()
  for (const line of otherRecords(tree)) {
    if (line.name !== 'sitemap') continue
    const [, host] = /^https?:\/\/([^/?#\s]+)/i.exec(line.value.value) ?? []
    if (host !== undefined) hosts.add(host.toLowerCase())
  }
  return hosts
}

function isElsewhere(host: string, origin: string | undefined): boolean {
  if (origin === undefined) return false
  return (
    origin
      .replace(/^\w+:\/\//, '')
      .replace(/\/$/, '')
      .toLowerCase() !== host.toLowerCase()
  )
}
