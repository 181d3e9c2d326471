import type {LintOptions} from '../../library.ts'
import {READER_LINT_CASES} from './reader-lint-cases.ts'

/** A report about another tool, and what is to be said of its file. */
export interface LintCase {
  /** The public report, as `owner/repository#number`. */
  readonly reference: string
  readonly says: string
  readonly file: string | Uint8Array
  /** Rules that are off by default. */
  readonly on?: readonly string[]
  readonly options?: LintOptions
  /** All that is reported, as `line:rule severity`. */
  readonly findings: readonly string[]
  /** What is left after all fixes, unsafe ones too; not looked at where left out. */
  readonly fixed?: string
}

const GROUPS: readonly LintCase[] = [
  {
    reference: 'google/robotstxt#51',
    says: 'a group that only has a Crawl-delay joins the next',
    file: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: AhrefsBot\nDisallow: /\n',
    findings: ['4:swallowed-group error'],
    fixed: 'User-agent: *\nCrawl-delay: 10\nDisallow:\n\nUser-agent: AhrefsBot\nDisallow: /\n',
  },
  {
    reference: 'miraheze/mw-config#5495',
    says: 'a slow bot shares the rules of * for its Crawl-delay, as it would without its name',
    file: 'User-agent: AhrefsBot\nCrawl-delay: 5\nUser-agent: *\nDisallow: /special/\n',
    findings: ['3:swallowed-group info'],
  },
  {
    reference: 'miraheze/mw-config#5495',
    says: 'a Crawl-delay behind the rules joins nothing',
    file: 'User-agent: AhrefsBot\nDisallow:\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /special/\n',
    findings: [],
  },
  {
    reference: 'real file: bitbucket.org in scrapy/protego tests/test_data (2019)',
    says: 'a second group of * joins the block of a bad bot',
    file: 'User-Agent: *\nDisallow: /api/\n\nUser-Agent: *\nCrawl-delay: 10\n\nUser-agent: AhrefsBot\nDisallow: /\n',
    findings: ['4:duplicate-group info', '7:swallowed-group error'],
  },
  {
    reference: 'crawler-commons/crawler-commons#114',
    says: 'a group without rules hides those of *',
    file: 'User-agent: *\nDisallow: /cgi-bin/\nUser-agent: bingbot\nCrawl-delay: 5\nSitemap: https://example.com/s.xml\n',
    findings: ['3:group-without-rules warning'],
  },
  {
    reference: 'awesomemotive/all-in-one-seo-pack#2860',
    says: 'two groups of * are valid, and can be made one',
    file: 'User-agent: *\nDisallow: /wp-admin/\nUser-agent: *\nDisallow: /cart\n',
    findings: ['3:duplicate-group info'],
    fixed: 'User-agent: *\nDisallow: /wp-admin/\nDisallow: /cart\n',
  },
  {
    reference: 'seomoz/rep-cpp#33',
    says: 'by default nothing is said of rules of * that a named group leaves out',
    file: 'User-agent: AhrefsBot\nDisallow: /quellen/dtd/\n\nUser-agent: *\nDisallow: /temp/\n',
    findings: [],
  },
  {
    reference: 'seomoz/rep-cpp#33',
    says: 'rules of * that a named group leaves out, on demand',
    file: 'User-agent: AhrefsBot\nDisallow: /quellen/dtd/\n\nUser-agent: *\nDisallow: /temp/\n',
    on: ['hidden-default-rules'],
    findings: ['1:hidden-default-rules info'],
  },
  {
    reference: 'proxy-smart/proxy-smart#1181',
    says: 'a copied group has lost a rule',
    file: 'User-agent: *\nDisallow: /admin\nDisallow: /mcp\n\nUser-agent: GPTBot\nDisallow: /admin\n',
    on: ['hidden-default-rules'],
    findings: ['5:hidden-default-rules info'],
  },
  {
    reference: 'proxy-smart/proxy-smart#1181',
    says: 'a copied group has all the rules',
    file: 'User-agent: *\nDisallow: /admin\nDisallow: /mcp\n\nUser-agent: GPTBot\nDisallow: /mcp\nDisallow: /admin\n',
    on: ['hidden-default-rules'],
    findings: [],
  },
  {
    reference: 'mdreizin/gatsby-plugin-robots-txt#710',
    says: 'a name without rules joins the next, and a sitemap is nobody’s',
    file: 'User-agent: *\n\nUser-agent: Yandex\nSitemap: https://example.com/s.xml\nHost: https://example.com\n',
    findings: ['1:group-without-rules info', '5:ignored-directive warning'],
  },
  {
    reference: 'awesomemotive/all-in-one-seo-pack#1647 (#1934)',
    says: 'one path in the groups of two agents, and a path that ends in an extension',
    file: 'User-agent: AhrefsBot\nDisallow: /test.jpg\n\nUser-agent: SemrushBot\nDisallow: /test.jpg\n',
    on: ['narrow-prefix', 'broad-prefix'],
    findings: [],
  },
  {
    reference: 'internetarchive/wayback#12',
    says: 'a blank line in a list of names matters to few',
    file: 'User-agent: AhrefsBot\n\nUser-agent: SemrushBot\nDisallow: /\n',
    findings: ['3:blank-line-in-group info'],
    fixed: 'User-agent: AhrefsBot\nUser-agent: SemrushBot\nDisallow: /\n',
  },
]

const AGENTS: readonly LintCase[] = [
  {
    reference: 'andreburgaud/robotspy#209',
    says: 'a part of a User-Agent header is no name',
    file: 'User-agent: mozilla/5\nDisallow: /\n',
    findings: ['1:invalid-agent-token warning'],
  },
  {
    reference: 'crawler-commons/crawler-commons#91',
    says: 'two names that nobody knows on a line',
    file: 'User-agent: Acme2 Acme3\nDisallow: /d\n',
    findings: ['1:invalid-agent-token warning'],
  },
  {
    reference: 'crawler-commons/crawler-commons#91',
    says: 'two names on a line',
    file: 'User-agent: Googlebot bingbot\nDisallow: /d\n',
    findings: ['1:several-values-on-line error'],
    fixed: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /d\n',
  },
  {
    reference: 'crawler-commons/crawler-commons#91',
    says: 'two names with a comma',
    file: 'User-agent: Googlebot, bingbot\nDisallow: /d\n',
    findings: ['1:several-values-on-line error'],
    fixed: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /d\n',
  },
  {
    reference: 'nuxt-modules/robots#307',
    says: 'names that are known misspellings',
    file: 'User-agent: Omigili\nUser-agent: OmigiliBot\nDisallow: /\n',
    findings: ['1:misspelled-agent error', '2:misspelled-agent error'],
  },
  {
    reference: 'real files with near names (see statistics.md)',
    says: 'near names of bots that exist are no misspellings',
    file: 'User-agent: roverbot\nUser-agent: uptimebot\nUser-agent: jooblebot\nUser-agent: oodlebot\nDisallow: /\n',
    findings: [],
  },
  {
    reference: 'real files with near names (see statistics.md)',
    says: 'true slips',
    file: 'User-agent: semrushboth\nUser-agent: ahrefsbbot\nUser-agent: acebookexternalhit\nUser-agent: googlebot_news\nDisallow: /x\n',
    findings: [
      '1:misspelled-agent error',
      '2:misspelled-agent error',
      '3:misspelled-agent error',
      '4:misspelled-agent error',
    ],
    fixed:
      'User-agent: SemrushBot\nUser-agent: AhrefsBot\nUser-agent: facebookexternalhit\nUser-agent: Googlebot-News\nDisallow: /x\n',
  },
  {
    reference: 'ai-robots-txt/ai.robots.txt#242',
    says: 'a general word may be a name',
    file: 'User-agent: Code\nDisallow: /\n',
    findings: [],
  },
  {
    reference: 'friendica/friendica#13337',
    says: 'a token for another purpose is explained, without a warning',
    file: 'User-agent: ChatGPT-User\nDisallow: /\n',
    findings: ['1:control-token info'],
  },
]

const KEYS: readonly LintCase[] = [
  {
    reference: 'seomoz/reppy#47',
    says: 'a Crawl-delay that is for nobody',
    file: 'Crawl-delay: 1\n\nUser-agent: *\nDisallow: /*.aspx\n',
    findings: ['1:directive-value warning'],
  },
  {
    reference: 'fisharebest/webtrees#4972',
    says: 'a colon is missing',
    file: 'User-agent: *\nDisallow /admin\n',
    findings: ['2:missing-colon error'],
    fixed: 'User-agent: *\nDisallow: /admin\n',
  },
  {
    reference: 'fooock/robots.txt#8',
    says: 'a misspelled key',
    file: 'User-agent: *\ndisalow: /a\n',
    findings: ['2:misspelled-directive error'],
    fixed: 'User-agent: *\ndisallow: /a\n',
  },
  ...['inf', 'nan', '1e300', '-1', '[5]'].map(value => ({
    reference: 'dondai44423/donsetch#155',
    says: `${value} is no delay`,
    file: `User-agent: *\nCrawl-delay: ${value}\n`,
    findings: ['2:directive-value warning'],
  })),
  {
    reference: 'dondai44423/donsetch#155',
    says: 'a page a day',
    file: 'User-agent: *\nCrawl-delay: 86400\n',
    findings: ['2:directive-value warning'],
  },
  {
    reference: 'dondai44423/donsetch#155',
    says: 'half a second may be written without a zero',
    file: 'User-agent: *\nCrawl-delay: .5\nDisallow:\n',
    findings: [],
  },
  {
    reference: 'unexceptable/wagtail-robots#11',
    says: 'a delay may have a fraction',
    file: 'User-agent: *\nCrawl-delay: 3.3\nDisallow:\n',
    findings: [],
  },
  {
    reference: 'pocket-id/pocket-id#806 (OpenLiberty/openliberty.io#1283)',
    says: 'Noindex has no effect',
    file: 'User-agent: *\nNoindex: /\nDisallow: /a\n',
    findings: ['2:ignored-directive warning'],
  },
  {
    reference: 'public web page source (reference not kept)',
    says: 'a verification line is no error',
    file: 'User-agent: *\nDisallow: /a\nDaumWebMasterTool:0000:XXXX==\n',
    findings: ['3:unknown-directive info'],
  },
  {
    reference: 'GoogleChrome/lighthouse#16983 (PR #16767)',
    says: 'Content-Signal is known',
    file: 'User-agent: *\nContent-Signal: ai-train=no, search=yes\nAllow: /\n',
    findings: [],
  },
  {
    reference: 'HarshdipSaha/HARSHDIPSAHA.github.io#25',
    says: 'a signal to all and a block for one do not contradict each other',
    file: 'User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n\nUser-agent: ClaudeBot\nDisallow: /\n',
    findings: [],
  },
  {
    reference: 'DailybotHQ/deepworkplan-website#55',
    says: 'a line for software agents is no error',
    file: 'User-agent: *\nAllow: /\nAgentmap: https://example.com/a.json\n',
    findings: [],
  },
  {
    reference: 'DailybotHQ/deepworkplan-website#55',
    says: 'an unknown key is no error',
    file: 'User-agent: *\nAllow: /\nAcme-Note: x\n',
    findings: ['3:unknown-directive info'],
  },
  {
    reference: 'DailybotHQ/deepworkplan-website#55',
    says: 'the configuration may name a key',
    file: 'User-agent: *\nAllow: /\nAcme-Note: x\n',
    options: {knownDirectives: ['Acme-Note']},
    findings: [],
  },
  {
    reference: 'bee4/robots.txt#8',
    says: 'no blank behind the colon is no fault',
    file: 'User-agent:FooBot\nDisallow:/no\n',
    findings: [],
  },
]

const PATHS: readonly LintCase[] = [
  {
    reference: 'us/crw#542',
    says: 'letters that are longer in lower case are encoded in their place',
    file: 'User-agent: *\nDisallow: /İK/a\nDisallow: /b\n',
    findings: ['2:unencoded-path info'],
    fixed: 'User-agent: *\nDisallow: /%C4%B0K/a\nDisallow: /b\n',
  },
  {
    reference: 'sjdirect/nrobots#1',
    says: 'a URL in place of a path; its path has a query',
    file: 'User-agent: *\nDisallow: https://www.example.com/cgi-bin/x.cgi?a=1&b=2\n',
    findings: ['2:url-as-path error'],
    fixed: 'User-agent: *\nDisallow: /cgi-bin/x.cgi?a=1&b=2\n',
  },
  {
    reference: 'crawler-commons/crawler-commons#20',
    says: 'the name of the host in front of a path',
    file: 'User-agent: *\nDisallow: www.example.com/private/\n',
    findings: ['2:url-as-path error'],
    fixed: 'User-agent: *\nDisallow: /private/\n',
  },
  {
    reference: 'bopoda/robots-txt-parser#9',
    says: 'a path without its slash',
    file: 'User-agent: *\nDisallow: admin\n',
    findings: ['2:missing-leading-slash error'],
    fixed: 'User-agent: *\nDisallow: /admin\n',
  },
  {
    reference: 'seomoz/reppy#83',
    says: 'a path may begin with a wildcard',
    file: 'User-agent: *\nDisallow: */test\n',
    findings: [],
  },
  {
    reference: 'terminal42/escargot#5',
    says: 'the name of a crawler is no path',
    file: 'User-agent: *\nDisallow: Googlebot\n',
    findings: ['2:word-as-path error'],
  },
  {
    reference: 'terminal42/escargot#5',
    says: 'another word is no path either',
    file: 'User-agent: *\nDisallow: Escargot\n',
    findings: ['2:missing-leading-slash error'],
  },
  {
    reference: 'vercel/next.js#47224',
    says: 'a list of paths; that such an Allow has no effect is not worth saying',
    file: 'User-Agent: *\nDisallow: /path-1,/path-2\nAllow: /path-1/a,/path-2/b\n',
    findings: ['2:several-values-on-line error', '3:several-values-on-line error'],
    fixed: 'User-Agent: *\nDisallow: /path-1\nDisallow: /path-2\nAllow: /path-1/a\nAllow: /path-2/b\n',
  },
  {
    reference: 'vercel/next.js#47224',
    says: 'a comma may stand in a path',
    file: 'User-Agent: *\nDisallow: /a,b/\n',
    findings: [],
  },
  {
    reference: 'real file: ok.ru in scrapy/protego benchmarks/corpus',
    says: 'habits of regular expressions, and an empty parameter; hidden files are meant as they are',
    file: 'User-agent: *\nDisallow: /games/.*\nDisallow: /.*\nClean-param: &ref\n',
    findings: ['2:regular-expression warning', '3:trailing-wildcard info', '4:directive-value warning'],
    fixed: 'User-agent: *\nDisallow: /games/.*\nDisallow: /.\nClean-param: &ref\n',
  },
  {
    reference: 'mdn/kuma#3884',
    says: '$ in the middle of a path may be meant',
    file: 'User-agent: *\nDisallow: /*docs*$revert\n',
    findings: [],
  },
  {
    reference: 'spatie/robots-txt#45',
    says: 'upper case in a path is no fault',
    file: 'User-agent: *\nDisallow: /Admin\n',
    findings: [],
  },
  {
    reference: 'google/robotstxt#57',
    says: 'crawlers disagree on escaped special characters',
    file: 'User-agent: *\nDisallow: /file-with-a-%2A.html\nDisallow: /foo-%24\n',
    findings: ['2:percent-encoding info', '3:percent-encoding info'],
  },
  {
    reference: 'crawler-commons/crawler-commons#420',
    says: 'crawlers disagree on escaped letters',
    file: 'User-agent: *\nDisallow: /foo/bar/%62%61%7A\n',
    findings: ['2:percent-encoding info'],
    fixed: 'User-agent: *\nDisallow: /foo/bar/baz\n',
  },
  {
    reference: 'concretecms/concrete5-legacy#1880',
    says: 'a path covers another that the file names',
    file: 'User-agent: *\nDisallow: /jobs\nDisallow: /packages\nAllow: /jobs-report\nAllow: /concrete5-packages\n',
    on: ['broad-prefix'],
    findings: ['2:broad-prefix info', '5:ineffective-allow info'],
  },
  {
    reference: 'nopSolutions/nopCommerce#1714',
    says: 'nothing is guessed where no other path is known',
    file: 'User-agent: *\nDisallow: /cart\n',
    on: ['broad-prefix'],
    findings: [],
  },
  {
    reference: 'frontendmu/frontend.mu#365 (Gitlawb/openlaunch#14)',
    says: 'by default nothing is said of a folder with its slash',
    file: 'User-agent: *\nDisallow: /admin/\n',
    findings: [],
  },
  {
    reference: 'frontendmu/frontend.mu#365 (Gitlawb/openlaunch#14)',
    says: 'the folder itself is open, and no fix makes a redundant pair',
    file: 'User-agent: *\nDisallow: /admin/\n',
    on: ['narrow-prefix'],
    findings: ['2:narrow-prefix info'],
    fixed: 'User-agent: *\nDisallow: /admin/\n',
  },
]

const EFFECTS: readonly LintCase[] = [
  {
    reference: 'iipc/openwayback#268 (internetarchive/wayback#73)',
    says: 'an empty Disallow beside others',
    file: 'User-agent: *\nDisallow:\nDisallow: /wp-admin\n',
    findings: ['2:empty-disallow-among-rules warning'],
    fixed: 'User-agent: *\nDisallow: /wp-admin\n',
  },
  {
    reference: 'python/cpython#148951',
    says: 'the rules of WordPress are sound',
    file: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
    findings: [],
  },
  {
    reference: 'samclarke/robots-parser#21',
    says: 'a path is allowed and forbidden',
    file: 'User-agent: *\nDisallow: /test.html\nAllow: /test.html\n',
    findings: ['2:conflicting-rule warning'],
  },
  {
    reference: 'guardian/membership-frontend#1484',
    says: 'a rule is covered by a shorter one',
    file: 'User-agent: *\nDisallow: /bundles\nDisallow: /bundles/thankyou\n',
    findings: ['3:overlapping-path info'],
    fixed: 'User-agent: *\nDisallow: /bundles\n',
  },
  {
    reference: 'guardian/membership-frontend#1484',
    says: 'an Allow between them makes both necessary',
    file: 'User-agent: *\nDisallow: /bundles\nAllow: /bundles/thank\nDisallow: /bundles/thankyou\n',
    findings: [],
    fixed: 'User-agent: *\nDisallow: /bundles\nAllow: /bundles/thank\nDisallow: /bundles/thankyou\n',
  },
  {
    reference: 'bopoda/robots-txt-parser#15',
    says: 'a wildcard at the end',
    file: 'User-agent: *\nDisallow: /Example/*\n',
    findings: ['2:trailing-wildcard info'],
    fixed: 'User-agent: *\nDisallow: /Example/\n',
  },
  {
    reference: 'bopoda/robots-txt-parser#15',
    says: 'a wildcard at the end that makes a rule the longer one stays',
    file: 'User-agent: *\nDisallow: /Example/*\nAllow: /Example/\n',
    findings: ['3:conflicting-rule warning'],
    fixed: 'User-agent: *\nDisallow: /Example/*\nAllow: /Example/\n',
  },
  {
    reference: 'flexcompute/tidy3d#3222',
    says: 'one rule twice, in other case',
    file: 'User-agent: *\ndisallow: /v*/\nDisallow: /v*/\n',
    findings: ['3:duplicate-rule warning'],
    fixed: 'User-agent: *\ndisallow: /v*/\n',
  },
  ...['Raku/doc-website#441', 'ansible/galaxy#99'].map(reference => ({
    reference,
    says: 'the whole site is closed',
    file: 'User-agent: *\nDisallow: /\n',
    findings: ['2:blocks-everything info'],
    fixed: 'User-agent: *\nDisallow: /\n',
  })),
  {
    reference: 'hhvm/user-documentation#608',
    says: 'a large search engine is shut out',
    file: 'User-agent: Googlebot\nDisallow: /\n',
    findings: ['2:blocks-everything info'],
  },
  {
    reference: 'GoogleChrome/lighthouse#5329 (#5273)',
    says: 'everybody is shut out but who is named',
    file: 'User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
    findings: ['5:blocks-everything info'],
  },
  {
    reference: 'holoviz-dev/nbsite#346',
    says: 'a part of the site is open',
    file: 'User-agent: *\nDisallow: /\nAllow: /en/docs/latest\n',
    findings: [],
  },
  {
    reference: 'getgrav/grav#3067',
    says: 'style sheets are closed, unless an Allow opens them',
    file: 'User-agent: *\nDisallow: /static/\nDisallow: /assets/\nAllow: /assets/*.css\nAllow: /assets/*.js\n',
    findings: ['2:blocks-assets info'],
  },
  {
    reference: 'nuxt-modules/robots#57',
    says: 'a blank behind an empty Disallow is no fault',
    file: 'User-agent: *\nDisallow: \n',
    findings: [],
  },
]

const SITEMAPS: readonly LintCase[] = [
  {
    reference: 'TurnerSoftware/RobotsExclusionTools#71',
    says: 'the sitemap behind an empty Disallow is found',
    file: 'User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n\nUser-agent: FooBot\nDisallow: /\n',
    on: ['missing-sitemap'],
    findings: [],
  },
  {
    reference: 'crawler-commons/crawler-commons#112',
    says: 'the sitemap behind all groups is found',
    file: 'User-agent: AhrefsBot\nDisallow: /x\n\nUser-agent: SemrushBot\nDisallow: /x\n\nSitemap: https://example.com/s.xml\n',
    on: ['missing-sitemap'],
    findings: [],
  },
  {
    reference: 'elementor/wp2static#781',
    says: 'a whole URL is not put behind the origin',
    file: 'Sitemap: https://example.org/s.xml\n',
    options: {origin: 'https://example.org'},
    findings: [],
    fixed: 'Sitemap: https://example.org/s.xml\n',
  },
  {
    reference: 'contentz-tech/contentz#37',
    says: 'a path in place of a URL; its host is unknown',
    file: 'User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n',
    findings: ['3:sitemap-url error'],
    fixed: 'User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n',
  },
  {
    reference: 'contentz-tech/contentz#37',
    says: 'a path in place of a URL; its host is known',
    file: 'User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n',
    options: {origin: 'https://example.com'},
    findings: ['3:sitemap-url error'],
    fixed: 'User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n',
  },
  {
    reference: 'once-ui-system/magic-portfolio#66',
    says: 'a URL without its scheme',
    file: 'Sitemap: example.com/sitemap.xml\n',
    findings: ['1:sitemap-url error'],
    fixed: 'Sitemap: https://example.com/sitemap.xml\n',
  },
]

export const LINT_CASES: readonly LintCase[] = [
  ...GROUPS,
  ...AGENTS,
  ...KEYS,
  ...PATHS,
  ...EFFECTS,
  ...SITEMAPS,
  ...READER_LINT_CASES,
]
