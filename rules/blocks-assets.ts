import type {Profile} from '../analyzer/crawlers/profile.ts'
import {LARGE_CRAWLERS} from '../analyzer/lint/large-crawlers.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Root, Rule} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

/** What pages need to be shown, and where it usually lies. */
const KINDS = [
  {kind: 'style sheets', witnesses: ['/style.css', '/a/b.css', '/css/a.css', '/styles/a.css']},
  {kind: 'scripts', witnesses: ['/script.js', '/a/b.js', '/js/a.js', '/scripts/a.js']},
  {
    kind: 'style sheets and scripts',
    witnesses: [
      '/assets/a.css',
      '/static/a.js',
      '/dist/a.js',
      '/_next/static/a.js',
      '/wp-includes/js/a.js',
      '/wp-content/themes/a/style.css',
    ],
  },
] as const

export default defineRule({
  id: 'blocks-assets',
  category: 'effects',
  summary: 'A rule that keeps search engines from the style sheets and scripts that pages need.',
  rationale: `
Google and Bing open a page as a browser does, and judge what a reader would see. Without its style sheets and scripts
a page looks broken to them, or empty, and may be found less. A rule that was meant to save work for the crawlers then
costs visitors.

Allow the files that pages load. Rules for other folders do no harm.
`,
  references: [
    {
      title: 'Google: do not block resources that a page needs to be understood',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-intro',
      date: '2026-08',
    },
    {
      title:
        'Drupal 7, robots.txt and scripts/: shell scripts and programs of the command line, none for pages',
      url: 'https://git.drupalcode.org/project/drupal/-/blob/7.x/robots.txt',
      date: '2011-01',
    },
    {
      title: '74 of 4,231 robots.txt files of large sites have such rules',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['web'],
  severity: 'info',
  messages: {
    assets: 'This keeps {engines} from {kind} such as {path}; pages may seem broken without them.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\nDisallow: /wp-admin/\nDisallow: /*.json$\n'},
      {code: 'User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css\nAllow: /assets/*.js\n'},
      {code: 'User-agent: GPTBot\nDisallow: /*.js$\n', note: 'Not a search engine.'},
      {
        code: 'User-agent: *\nDisallow: /includes/\nDisallow: /misc/\nDisallow: /scripts/\nDisallow: /CHANGELOG.txt\n',
        note: 'The file that comes with Drupal 7, whose `/scripts/` holds programs of the server.',
      },
      {
        code: 'User-agent: *\nDisallow: /js/\n\nUser-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nDisallow: /private/\n',
        note: 'The search engines have a group of their own.',
      },
      {
        code: 'User-agent: *\nDisallow: /\n',
        note: 'The whole site is closed, and `blocks-everything` says so.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /*.css$\nDisallow: /*.js$\nDisallow: /assets/\n',
        problems: [
          '2:11-2:18 info: This keeps Google, Bing and Yandex from style sheets such as `/style.css`; pages may seem broken without them.',
          '3:11-3:17 info: This keeps Google, Bing and Yandex from scripts such as `/script.js`; pages may seem broken without them.',
          '4:11-4:19 info: This keeps Google, Bing and Yandex from style sheets and scripts such as `/assets/a.css`; pages may seem broken without them.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /js/\n\nUser-agent: Googlebot\nDisallow: /private/\n\nUser-agent: Baiduspider\nDisallow: /css/\n',
        problems: [
          '2:11-2:15 info: This keeps Bing and Yandex from scripts such as `/js/a.js`; pages may seem broken without them.',
          '8:11-8:16 info: This keeps `Baiduspider` from style sheets such as `/css/a.css`; pages may seem broken without them.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const groups = tree.groups.filter(({agents}) => agents.some(({agent}) => LARGE_CRAWLERS.has(agent)))
    // A rule for one of these crawlers stands in a group that names it.
    if (!groups.some(({start, end}) => MAY_BE_ABOUT_ASSETS.test(tree.text.slice(start, end)))) return
    const told = new Set<Rule>()
    const asked = new Set<string>()
    const engines = context.profiles.filter(({kind}) => kind === 'search')
    for (const {agents} of groups) {
      for (const agent of agents) {
        const name = agent.agent
        if (!LARGE_CRAWLERS.has(name) || asked.has(name)) continue
        asked.add(name)
        for (const {kind, witnesses} of KINDS) {
          for (const path of witnesses) {
            for (const [rule, closed] of denials(path, name)) {
              if (told.has(rule) || !isAboutAssets(rule)) continue
              if (DRUPAL_SCRIPTS.test(rule.value.value) && isOfDrupal(tree)) continue
              told.add(rule)
              const engines = name === '*' ? crawlerNames(closed) : quote(agent.value.value)
              yield {message: 'assets', data: {engines, kind, path: quote(path)}, place: rule.value}
            }
          }
        }
      }
    }

    /** The rules that close a path: to search engines, which may have groups of their own, or to one that is named. */
    function denials(path: string, name: string): ReadonlyMap<Rule, readonly Profile[]> {
      const closed = new Map<Rule, Profile[]>()
      for (const profile of engines) {
        const {allowed, rule} = decide(context.policy(profile), name === '*' ? undefined : name, path)
        if (allowed || rule?.line.type !== 'rule') continue
        closed.set(rule.line, [...(closed.get(rule.line) ?? []), profile])
      }
      return closed
    }
  },
})

/** Drupal 7 keeps programs of the server there, and its own file closes the folder. */
const DRUPAL_SCRIPTS = /^\/scripts\/?$/
const DRUPAL_LINES = [/^Disallow:[ \t]*\/includes\//im, /^Disallow:[ \t]*\/CHANGELOG\.txt/im]

function isOfDrupal({text}: Root): boolean {
  return DRUPAL_LINES.every(line => line.test(text))
}

/** What `isAboutAssets` looks for, anywhere in a group: most have nothing of the kind. */
const MAY_BE_ABOUT_ASSETS =
  /\.(?:css|js)\b|\/(?:css|js|styles?|scripts?|assets|static|dist|_next|wp-includes|themes)(?![\w-])/i

/** A rule for `/a` covers `/a/style.css` too, but is about something else. */
function isAboutAssets({value}: Rule): boolean {
  const names =
    /\.(?:css|js)\b|\/(?:css|js|styles?|scripts?|assets|static|dist|_next|wp-includes|themes)(?:[/*$]|$)/i
  return names.test(value.value)
}
