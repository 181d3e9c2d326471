/** A report about another reader, and what its file means. */
export interface ReadingCase {
  /** The public report, as `owner/repository#number`. */
  readonly reference: string
  readonly says: string
  readonly file: string
  /** Ids; where left out, the standard and Google read the file alike. */
  readonly profiles?: readonly string[]
  /** Who asks; where left out, somebody whom the file does not name. */
  readonly agent?: string | readonly string[]
  readonly allowed?: readonly string[]
  readonly denied?: readonly string[]
}

const MANY_RULES = Array.from({length: 400}, (_, index) => `Disallow: /a/folder/${index}/\n`).join('')

const HOSTILE = `/${'*a'.repeat(500)}$`

const LINES: readonly ReadingCase[] = [
  {
    reference: 'internetarchive/wayback#12',
    says: 'a blank line does not end a list of names',
    file: 'User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /\n',
    agent: 'FooBot',
    denied: ['/', '/x'],
  },
  {
    reference: 'us/crw#542',
    says: 'each name of a list counts, and so do queries',
    file: 'User-agent: *\nUser-agent: BarBot\nDisallow: /hide?\n',
    allowed: ['/hide'],
    denied: ['/hide?id=1'],
  },
  {
    reference: 'us/crw#542',
    says: 'letters that are longer in lower case shift nothing',
    file: 'İUser-agent: FooBot\nUser-agent: *\nDisallow: /İK/a\nDisallow: /b\n',
    allowed: ['/a', '/%C4%B0K/b'],
    denied: ['/%C4%B0K/a', '/b'],
  },
  {
    reference: 'andreburgaud/robotspy#223',
    says: 'a user-agent line begins a group whatever its value is',
    file: 'User-agent: *\nDisallow: /internal\n\nUser-agent: 5emeRue\nDisallow: /\n',
    allowed: ['/', '/x'],
    denied: ['/internal'],
  },
  {
    reference: 'seomoz/reppy#47',
    says: 'a Crawl-delay before all groups spoils nothing',
    file: 'Crawl-delay: 1\n\nUser-agent: *\nDisallow: /*.aspx\n',
    allowed: ['/', '/a.html'],
    denied: ['/a.aspx'],
  },
  ...['\n', '\r\n', '\r'].map(lineEnd => ({
    reference: 'bopoda/robots-txt-parser#68',
    says: `a line ends with ${JSON.stringify(lineEnd)} on every system`,
    file: `User-agent: *${lineEnd}Disallow: /a${lineEnd}Disallow: /b${lineEnd}`,
    allowed: ['/c'],
    denied: ['/a', '/b'],
  })),
  {
    reference: 'bee4/robots.txt#8',
    says: 'no blank is needed behind the colon',
    file: 'User-agent:FooBot\nDisallow:/no\n',
    agent: 'FooBot',
    allowed: ['/'],
    denied: ['/no'],
  },
  {
    reference: 'chriskite/robotex#4',
    says: 'a comment may stand behind a value',
    file: 'User-agent: *      # added by hand\nDisallow: /        # added by hand\n',
    denied: ['/', '/x'],
  },
  {
    reference: 'TurnerSoftware/RobotsExclusionTools#71',
    says: 'an empty value ends with its line',
    file: 'User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n\nUser-agent: FooBot\nDisallow: /\n',
    allowed: ['/', '/x', '/Sitemap:'],
  },
  {
    reference: 'sjdirect/nrobots#1',
    says: 'a URL in place of a path does not close the site',
    file: 'User-agent: *\nDisallow: https://www.example.com/cgi-bin/x.cgi?a=1&b=2\n',
    allowed: ['/', '/cgi-bin/x.cgi?a=1&b=2'],
  },
  {
    reference: 'xroche/httrack#1286',
    says: 'rules far behind 4 kB count',
    file: `User-agent: *\n${MANY_RULES}Disallow: /secret/\n`,
    allowed: ['/a/folder/400/'],
    denied: ['/a/folder/399/', '/secret/x'],
  },
  {
    reference: 'fisharebest/webtrees#4972',
    says: 'Google guesses a colon',
    file: 'User-agent: *\nDisallow /admin\n',
    profiles: ['google'],
    denied: ['/admin'],
  },
  {
    reference: 'fisharebest/webtrees#4972',
    says: 'the standard knows no rule without a colon',
    file: 'User-agent: *\nDisallow /admin\n',
    profiles: ['rfc9309'],
    allowed: ['/admin'],
  },
  {
    reference: 'fooock/robots.txt#8',
    says: 'Google accepts this misspelling',
    file: 'User-agent: *\ndisalow: /a\n',
    profiles: ['google'],
    denied: ['/a'],
  },
  {
    reference: 'fooock/robots.txt#8',
    says: 'the standard has one spelling',
    file: 'User-agent: *\ndisalow: /a\n',
    profiles: ['rfc9309'],
    allowed: ['/a'],
  },
  {
    reference: 'nuxt-modules/robots#57',
    says: 'a blank behind an empty Disallow is no path',
    file: 'User-agent: *\nDisallow: \n',
    allowed: ['/', '/x'],
  },
]

const GROUPS: readonly ReadingCase[] = [
  {
    reference: 'google/robotstxt#51',
    says: 'a Crawl-delay does not end a list of names',
    file: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: BarBot\nDisallow: /\n',
    denied: ['/', '/x'],
  },
  {
    reference: 'real file: bitbucket.org in scrapy/protego tests/test_data (2019)',
    says: 'a second group of * without a rule joins the block of a bad bot',
    file: 'User-Agent: *\nDisallow: /api/\n\nUser-Agent: *\nCrawl-delay: 10\n\nUser-agent: BarBot\nDisallow: /\n',
    denied: ['/', '/api/'],
  },
  {
    reference: 'crawler-commons/crawler-commons#114',
    says: 'a user-agent line begins a group without a blank line, and the group inherits nothing',
    file: 'User-agent: *\nDisallow: /cgi-bin/\nUser-agent: FooBot\nCrawl-delay: 5\nSitemap: https://example.com/s.xml\n',
    agent: 'FooBot',
    allowed: ['/cgi-bin/x'],
  },
  {
    reference: 'awesomemotive/all-in-one-seo-pack#2860',
    says: 'two groups of * are one',
    file: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nUser-agent: *\nDisallow: /cart\n',
    allowed: ['/wp-admin/admin-ajax.php'],
    denied: ['/wp-admin/x', '/cart'],
  },
  {
    reference: 'seomoz/rep-cpp#33',
    says: 'the rules of * are not for a bot with a group of its own',
    file: 'User-agent: UniversalRobot/1.0\nUser-agent: mein-Robot\nDisallow: /quellen/dtd/\n\nUser-agent: *\nDisallow: /temp/\n',
    agent: 'mein-Robot',
    allowed: ['/temp/'],
    denied: ['/quellen/dtd/'],
  },
  {
    reference: 'xroche/httrack#1695',
    says: 'a group for * does not add to that of a name',
    file: 'User-agent: httrack\nDisallow: /secret\n\nUser-agent: *\nDisallow: /public\n',
    agent: 'httrack',
    allowed: ['/public'],
    denied: ['/secret'],
  },
  {
    reference: 'janreges/siteone-crawler#64',
    says: 'rules for another bot are for the other bot',
    file: 'User-agent: *\nAllow: /\n\nUser-agent: BarBot\nDisallow: /\n',
    agent: 'FooBot',
    allowed: ['/', '/x'],
  },
  {
    reference: 'lightpanda-io/browser#2997',
    says: 'a version is no part of the name, and a group that forbids nothing is a group',
    file: 'User-agent: Lightpanda\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    agent: 'Lightpanda/1.0',
    allowed: ['/', '/x'],
  },
  {
    reference: 'bopoda/robots-txt-parser#34',
    says: 'who is not named belongs to *',
    file: 'User-agent: FooBot\nDisallow:\n\nUser-agent: *\nDisallow: /fr/\n',
    allowed: ['/en/page2'],
    denied: ['/fr/page2'],
  },
  {
    reference: 'google/robotstxt#56',
    says: 'Google reads the first word of a name, in any case',
    file: 'User-agent: FOO BAR\nDisallow: /\n',
    profiles: ['google'],
    agent: 'foo',
    denied: ['/x'],
  },
  {
    reference: 'TurnerSoftware/RobotsExclusionTools#42',
    says: 'the line is for the first word, and not for the second',
    file: 'User-agent: My Agent\nDisallow: /\n',
    profiles: ['google'],
    agent: 'Agent',
    allowed: ['/x'],
  },
  {
    reference: 'TurnerSoftware/RobotsExclusionTools#42',
    says: 'the line is not dropped',
    file: 'User-agent: My Agent\nDisallow: /\n',
    profiles: ['google'],
    agent: 'My',
    denied: ['/x'],
  },
  {
    reference: 'crawler-commons/crawler-commons#91',
    says: 'a second name on the line is nobody’s',
    file: 'User-Agent: FooBot BarBot\nDisallow: /d\n',
    agent: 'BarBot',
    allowed: ['/d'],
  },
  {
    reference: 'andreburgaud/robotspy#209',
    says: 'a name ends before its version',
    file: 'User-agent: mozilla/5\nDisallow: /\n',
    agent: 'Mozilla/5.0',
    denied: ['/x'],
  },
  {
    reference: 'yasserg/crawler4j#131',
    says: 'a longer name is another name',
    file: 'User-agent: myUserAgent\nDisallow: /\n',
    agent: 'myUserAgentX',
    allowed: ['/x'],
  },
  {
    reference: 'ai-robots-txt/ai.robots.txt#242',
    says: 'a name is compared as a whole, however general it is',
    file: 'User-agent: Code\nDisallow: /\n',
    agent: 'ExampleCode-Bot',
    allowed: ['/x'],
  },
  ...[
    ['mybot', 'mybot-uk'],
    ['mybot-uk', 'mybot'],
  ].map(agent => ({
    reference: 'apache/stormcrawler#2026',
    says: `of the names ${agent.join(' and ')} none is lost`,
    file: 'User-agent: mybot\nDisallow: /restricted/\n\nUser-agent: *\nDisallow: /\n',
    agent,
    allowed: ['/open'],
    denied: ['/restricted/x'],
  })),
  {
    reference: 'GoogleChrome/lighthouse#5329 (#5273)',
    says: 'who is named is not shut out with everybody else',
    file: 'User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
    agent: 'Googlebot',
    allowed: ['/', '/x'],
  },
]

const PATHS: readonly ReadingCase[] = [
  {
    reference: 'iipc/openwayback#268 (internetarchive/wayback#73)',
    says: 'an empty Disallow takes nothing back',
    file: 'User-agent: *\nDisallow:\nDisallow: /wp-admin\n',
    allowed: ['/'],
    denied: ['/wp-admin'],
  },
  ...['Disallow: /wp-admin/\nAllow: /wp-admin/a.php\n', 'Allow: /wp-admin/a.php\nDisallow: /wp-admin/\n'].map(
    (rules, index) => ({
      reference: 'python/cpython#148951',
      says: `the longer rule counts as the ${index === 0 ? 'last' : 'first'}`,
      file: `User-agent: *\n${rules}`,
      allowed: ['/wp-admin/a.php'],
      denied: ['/wp-admin/', '/wp-admin/b.php'],
    }),
  ),
  {
    reference: 'python/cpython#88375',
    says: 'a question mark at the end is a part of the path',
    file: 'User-agent: *\nDisallow: /?\n',
    allowed: ['/', '/x'],
    denied: ['/?q=1'],
  },
  {
    reference: 'samclarke/robots-parser#21',
    says: 'Allow wins a tie',
    file: 'User-agent: *\nDisallow: /test.html\nAllow: /test.html\n',
    allowed: ['/test.html'],
  },
  {
    reference: 'bopoda/robots-txt-parser#13',
    says: 'special characters count in the length of a rule',
    file: 'User-agent: *\nAllow: /p\nDisallow: /\nAllow: /$\nDisallow: /*.htm\n',
    allowed: ['/', '/page'],
    denied: ['/page.htm', '/x'],
  },
  {
    reference: 'seomoz/reppy#83',
    says: 'no slash is put before a wildcard',
    file: 'user-agent: *\ndisallow: */test\n',
    allowed: ['/tes'],
    denied: ['/test', '/a/test'],
  },
  {
    reference: 'scrapy/protego#17',
    says: 'a URL without a path has the path /',
    file: 'User-Agent: *\nDisallow: /$\n',
    allowed: ['http://example.com/x'],
    denied: ['http://example.com', 'http://example.com/'],
  },
  {
    reference: 'bopoda/robots-txt-parser#30',
    says: 'a rule may begin with the query',
    file: 'User-agent: *\nAllow: /\n\nUser-agent: *\nDisallow: /?replytocom=*\n',
    allowed: ['/', '/?other=1'],
    denied: ['/?replytocom=32'],
  },
  {
    reference: 'scrapy/protego#28',
    says: 'escapes in the query do not hide it from a rule',
    file: 'User-agent: *\nDisallow: /en-uk/*q=*relevance*\n',
    allowed: ['/en-uk/x?q=%3Aprice'],
    denied: ['/en-uk/x?q=%3Arelevance%3Atype'],
  },
  {
    reference: 'google/robotstxt#57',
    says: 'an escaped special character stands for itself in the standard',
    file: 'User-agent: *\nDisallow: /file-with-a-%2A.html\nDisallow: /foo-%24\n',
    profiles: ['rfc9309'],
    allowed: ['/file-with-a-b.html', '/foo-'],
    denied: ['/file-with-a-*.html', '/file-with-a-%2A.html', '/foo-$', '/foo-%24'],
  },
  {
    reference: 'google/robotstxt#57',
    says: 'Google’s parser compares the escape as it is',
    file: 'User-agent: *\nDisallow: /file-with-a-%2A.html\nDisallow: /foo-%24\n',
    profiles: ['google'],
    allowed: ['/file-with-a-*.html', '/foo-$'],
    denied: ['/file-with-a-%2A.html', '/foo-%24'],
  },
  {
    reference: 'google/robotstxt#87',
    says: 'hexadecimal digits have no case',
    file: 'User-agent: *\nDisallow: /secret%aa\n',
    profiles: ['rfc9309'],
    denied: ['/secret%aa', '/secret%AA'],
  },
  {
    reference: 'google/robotstxt#87',
    says: 'Google’s parser writes the digits of a rule in upper case, as crawlers do in a URL',
    file: 'User-agent: *\nDisallow: /secret%aa\n',
    profiles: ['google'],
    denied: ['/secret%AA'],
  },
  {
    reference: 'seomoz/rep-cpp#23',
    says: 'an escaped slash is no slash',
    file: 'User-agent: *\nDisallow: /*%2F\n',
    allowed: ['/a/b'],
    denied: ['/a%2Fb'],
  },
  {
    reference: 'crawler-commons/crawler-commons#420',
    says: 'the standard decodes letters',
    file: 'User-agent: *\nDisallow: /foo/bar/%62%61%7A\n',
    profiles: ['rfc9309'],
    denied: ['/foo/bar/baz', '/foo/bar/%62%61%7A'],
  },
  {
    reference: 'crawler-commons/crawler-commons#420',
    says: 'Google’s parser does not decode letters',
    file: 'User-agent: *\nDisallow: /foo/bar/%62%61%7A\n',
    profiles: ['google'],
    allowed: ['/foo/bar/baz'],
  },
  {
    reference: 'jaeksoft/opensearchserver#1864',
    says: '$ is the end of the URL',
    file: 'User-agent: *\nAllow: /opac/search$\nDisallow: /\n',
    allowed: ['/opac/search'],
    denied: ['/opac/search?x', '/opac/search$'],
  },
  {
    reference: 'xroche/httrack#458',
    says: 'Allow opens a part of what is closed',
    file: 'User-agent: *\nDisallow: /\nAllow: /public/\n',
    allowed: ['/public/x'],
    denied: ['/x', '/Public/x'],
  },
  {
    reference: 'xroche/httrack#458',
    says: 'hundreds of wildcards are decided, for and against',
    file: `User-agent: *\nDisallow: ${HOSTILE}\n`,
    allowed: [`/${'a'.repeat(20_000)}b`],
    denied: [`/${'a'.repeat(20_000)}`],
  },
  {
    reference: 'spatie/robots-txt#45',
    says: 'paths have upper and lower case',
    file: 'User-agent: *\nDisallow: /Admin\n',
    allowed: ['/admin'],
    denied: ['/Admin'],
  },
  {
    reference: 'chrisakroyd/robots-txt-parser#7',
    says: 'a path covers what begins with it',
    file: 'User-agent: *\nDisallow: /rss\nAllow: /\n',
    allowed: ['/rs'],
    denied: ['/rss', '/rssa', '/rss/a'],
  },
  {
    reference: 'unclecode/crawl4ai#708',
    says: 'a wildcard stands for a folder',
    file: 'User-agent: *\nDisallow: /*/private\n',
    allowed: ['/private'],
    denied: ['/a/private', '/a/b/private/x'],
  },
  {
    reference: 'nuxt-modules/robots#130',
    says: 'a wildcard and a query',
    file: 'User-agent: *\nDisallow: /*?q=\n',
    allowed: ['/search', '/search?p=1'],
    denied: ['/?q=', '/search?q=x'],
  },
  {
    reference: 'temoto/robotstxt#15',
    says: 'the longest of three rules counts',
    file: 'User-agent: *\nAllow: /\nAllow: /blog/*\nDisallow: /*/*\n',
    allowed: ['/blog/article/', '/x'],
    denied: ['/news/article/'],
  },
  {
    reference: 'bopoda/robots-txt-parser#9',
    says: 'a path without a slash matches nothing',
    file: 'User-agent: *\nDisallow: admin\n',
    allowed: ['/admin', '/'],
  },
  {
    reference: 'concretecms/concrete5-legacy#1880',
    says: 'a path covers longer names, and none that begin otherwise',
    file: 'User-agent: *\nDisallow: /jobs\nDisallow: /packages\n',
    allowed: ['/concrete5-packages'],
    denied: ['/jobs-report', '/packages/x'],
  },
  {
    reference: 'nopSolutions/nopCommerce#1714',
    says: '$ and a slash cover the cart, and not the carton',
    file: 'User-agent: *\nDisallow: /cart$\nDisallow: /cart/\n',
    allowed: ['/carton'],
    denied: ['/cart', '/cart/1'],
  },
  {
    reference: 'holoviz-dev/nbsite#346',
    says: 'the home page needs a rule of its own',
    file: 'User-agent: *\nDisallow: /\nAllow: /en/docs/latest\n',
    allowed: ['/en/docs/latest/x'],
    denied: ['/', '/en/'],
  },
  {
    reference: 'holoviz-dev/nbsite#346',
    says: 'this is the rule for the home page',
    file: 'User-agent: *\nDisallow: /\nAllow: /$\nAllow: /en/docs/latest\n',
    allowed: ['/', '/en/docs/latest/x'],
    denied: ['/en/'],
  },
  {
    reference: 'getgrav/grav#3067',
    says: 'an Allow opens a folder in a closed one',
    file: 'User-agent: *\nDisallow: /system/\nDisallow: /user/\nAllow: /user/themes/\n',
    allowed: ['/user/themes/a.css'],
    denied: ['/user/a', '/system/a.js'],
  },
  {
    reference: 'mdn/kuma#3884',
    says: '$ in the middle of a path stands for itself',
    file: 'User-agent: *\nDisallow: /*docs*$revert\n',
    allowed: ['/en/docs/a'],
    denied: ['/en/docs/a$revert/1'],
  },
]

const ENCODINGS: readonly ReadingCase[] = [
  {
    reference: 'scrapy/scrapy#6195',
    says: 'a byte order mark is no part of the first line',
    file: '\uFEFFUser-agent: *\nDisallow: /\n',
    denied: ['/', '/x'],
  },
  {
    reference: 'lightpanda-io/browser#1520',
    says: 'a byte order mark before a comment spoils nothing',
    file: '\uFEFF# comment\nUser-agent: *\nDisallow: /w/\n',
    allowed: ['/'],
    denied: ['/w/x'],
  },
]

export const READING_CASES: readonly ReadingCase[] = [...LINES, ...GROUPS, ...PATHS, ...ENCODINGS]

/** A file and what is served in its place: whom the latter keeps out, and from where. */
export const DIFFERENCE_CASES = [
  {
    reference: 'HarshdipSaha/HARSHDIPSAHA.github.io#25',
    says: 'the difference to a file that a provider has changed on the way',
    own: 'User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n',
    live: 'User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n\nUser-agent: ClaudeBot\nDisallow: /\n',
    closed: [['ClaudeBot', '/', false]],
  },
] as const
