import {
  capsuleFile,
  capsuleHop,
  capsuleStatus,
  siteFile,
  siteStatus,
} from '../../analyzer/lint/example-retrievals.ts'
import type {LintOptions} from '../../analyzer/lint/run.ts'

/** A kind of mistake that needs more than a few lines to show: a whole file, its bytes, how it is served, an option. */
export interface DescribedMistake {
  /** The number in the list of kinds. */
  readonly kind: number
  readonly says: string
  readonly file: string | Uint8Array
  readonly options?: Omit<LintOptions, 'rules'>
  /** All that is reported, as `line:column-line:column rule severity`. */
  readonly findings: readonly string[]
}

export const DESCRIBED_MISTAKES: readonly DescribedMistake[] = [
  ...onDemand(),
  ...limits(),
  ...bytesAndNames(),
  ...answers(),
]

function on(id: string): Omit<LintOptions, 'rules'> {
  return {targets: ['web'], settings: {[id]: {level: 'info'}}}
}

function onDemand(): readonly DescribedMistake[] {
  return [
    {
      kind: 8,
      says: 'a named group leaves out a rule of `*`',
      file: 'User-agent: *\nDisallow: /cart/\nDisallow: /login\n\nUser-agent: bingbot\nDisallow: /login\n',
      options: on('hidden-default-rules'),
      findings: ['5:13-5:20 hidden-default-rules info'],
    },
    {
      kind: 66,
      says: 'a short beginning covers more than its folder',
      file: 'User-agent: *\nDisallow: /c\n',
      options: on('broad-prefix'),
      findings: ['2:11-2:13 broad-prefix info'],
    },
    {
      kind: 67,
      says: 'a slash at the end leaves the folder itself open',
      file: 'User-agent: *\nDisallow: /checkout/\n',
      options: on('narrow-prefix'),
      findings: ['2:20-2:21 narrow-prefix info'],
    },
    {
      kind: 69,
      says: 'a question mark stands for one character',
      file: 'User-agent: *\nDisallow: /page?.php\n',
      options: on('question-mark-wildcard'),
      findings: ['2:16-2:17 question-mark-wildcard info'],
    },
    {
      kind: 93,
      says: 'a rule shows where backups are',
      file: 'User-agent: *\nDisallow: /backups/site.sql\n',
      options: on('sensitive-path'),
      findings: ['2:11-2:28 sensitive-path info'],
    },
    {
      kind: 101,
      says: 'a sitemap of another host than the file is for',
      file: 'Sitemap: http://test.example.net/sitemap.xml\nUser-agent: *\nDisallow:\n',
      options: {targets: ['web'], origin: 'https://www.example.com'},
      findings: ['1:10-1:33 sitemap-url info'],
    },
    {
      kind: 101,
      says: 'a sitemap of another scheme',
      file: 'Sitemap: http://www.example.com/sitemap.xml\nUser-agent: *\nDisallow:\n',
      options: {targets: ['web'], origin: 'https://www.example.com'},
      findings: ['1:10-1:32 sitemap-url info'],
    },
    {
      kind: 101,
      says: 'a sitemap where the file is',
      file: 'Sitemap: https://www.example.com/sitemap.xml\nUser-agent: *\nDisallow:\n',
      options: {targets: ['web'], origin: 'https://www.example.com'},
      findings: [],
    },
    {
      kind: 105,
      says: 'no sitemap',
      file: 'User-agent: *\nDisallow: /cart/\n',
      options: on('missing-sitemap'),
      findings: ['1:1-1:11 missing-sitemap info'],
    },
  ]
}

function limits(): readonly DescribedMistake[] {
  const rules = (count: number) =>
    Array.from({length: count}, (_, number) => `Disallow: /page-${number}.html\n`).join('')
  return [
    {
      kind: 94,
      says: 'a path of 1,024 characters',
      file: `User-agent: *\nDisallow: /${'x'.repeat(1023)}\n`,
      findings: [],
    },
    {
      kind: 94,
      says: 'a path of one character more',
      file: `User-agent: *\nDisallow: /${'x'.repeat(1024)}\n`,
      findings: ['2:11-2:1036 too-many-rules warning'],
    },
    {
      kind: 94,
      says: 'a line that Google cuts as well',
      file: `User-agent: *\nDisallow: /${'x'.repeat(16_660)}\n`,
      findings: ['2:11-2:16672 too-many-rules warning'],
    },
    {kind: 95, says: '2,048 rules', file: `User-agent: *\n${rules(2048)}`, findings: []},
    {
      kind: 95,
      says: '2,049 rules',
      file: `User-agent: *\n${rules(2049)}`,
      findings: ['2050:1-2050:26 too-many-rules warning'],
    },
    {
      kind: 125,
      says: 'a file of 600 KB, most of it remarks',
      file: `User-agent: *\nDisallow: /cart/\n${`# ${'-'.repeat(97)}\n`.repeat(6000)}Disallow: /late/\n`,
      findings: ['1:1-1:11 file-too-large error', '6003:1-6003:17 file-too-large error'],
    },
    {
      kind: 125,
      says: 'a capsule’s file that one crawler does not take',
      file: `${`# ${'-'.repeat(97)}\n`.repeat(41)}User-agent: *\nDisallow: /late/\n`,
      options: {targets: ['gemini']},
      findings: ['1:1-1:2 file-too-large warning'],
    },
  ]
}

function bytesAndNames(): readonly DescribedMistake[] {
  return [
    {
      kind: 52,
      says: 'no line end at the end',
      file: 'User-agent: *\nDisallow: /cart/',
      findings: ['2:17-2:17 missing-final-newline info'],
    },
    {
      kind: 124,
      says: 'Latin-1',
      file: Buffer.from('User-agent: *\nDisallow: /gâteau/\n', 'latin1'),
      findings: ['2:13-2:14 invalid-encoding error'],
    },
    {
      kind: 124,
      says: 'UTF-16 as Notepad once called Unicode',
      file: Buffer.from('\uFEFFUser-agent: *\r\nDisallow: /cart/\r\n', 'utf16le'),
      findings: ['1:1-1:11 invalid-encoding error'],
    },
    {
      kind: 124,
      says: 'a NUL byte in a path',
      file: 'User-agent: *\nDisallow: /ca\0rt/\n',
      findings: ['2:14-2:15 invalid-encoding error'],
    },
    {
      kind: 126,
      says: 'a capital letter in the name of the file',
      file: 'User-agent: *\nDisallow: /cart/\n',
      options: {path: 'public/Robots.txt'},
      findings: ['1:1-1:11 wrong-file-name warning'],
    },
    {
      kind: 126,
      says: 'a folder of the site',
      file: 'User-agent: *\nDisallow: /cart/\n',
      options: {path: 'https://example.com/shop/robots.txt'},
      findings: ['1:1-1:11 wrong-file-name warning'],
    },
    {
      kind: 129,
      says: 'bare CR at the ends of lines',
      file: 'User-agent: *\rDisallow: /cart/\r',
      options: {targets: ['web']},
      findings: ['1:14-1:14 line-endings warning'],
    },
    {
      kind: 129,
      says: 'bare CR in a capsule, where it makes one line of all',
      file: 'User-agent: indexer\rDisallow: /cart/\r',
      options: {targets: ['gemini']},
      findings: ['1:20-1:20 line-endings error'],
    },
    {
      kind: 129,
      says: 'a line end of another kind',
      file: 'User-agent: *\r\nDisallow: /cart/\r\nDisallow: /login\n',
      findings: ['3:17-3:17 line-endings info'],
    },
    {kind: 130, says: 'nothing at all', file: '', findings: ['1:1-1:1 empty-file info']},
    {
      kind: 130,
      says: 'only remarks',
      file: '# Nothing to see here.\n#\n',
      findings: ['1:1-1:2 empty-file info'],
    },
  ]
}

function answers(): readonly DescribedMistake[] {
  const page = 'User-agent: *\nDisallow: /cart/\n'
  return [
    {
      kind: 127,
      says: 'a server that is overloaded',
      file: '',
      options: {retrieval: siteStatus(503)},
      findings: ['1:1-1:1 retrieval-status error'],
    },
    {
      kind: 127,
      says: 'a site that lets nobody in',
      file: '',
      options: {retrieval: siteStatus(403)},
      findings: ['1:1-1:1 retrieval-status warning'],
    },
    {
      kind: 127,
      says: 'a site without the file',
      file: '',
      options: {retrieval: siteStatus(404)},
      findings: ['1:1-1:1 retrieval-status info'],
    },
    {
      kind: 127,
      says: 'a capsule that redirects',
      file: page,
      options: {retrieval: capsuleFile({hops: [capsuleHop(31, 'gemini://example.org/robots.gmi')]})},
      findings: ['1:1-1:1 retrieval-redirect error'],
    },
    {
      kind: 127,
      says: 'a capsule that asks for a certificate',
      file: '',
      options: {retrieval: capsuleStatus(60, 'Who are you?')},
      findings: ['1:1-1:1 retrieval-status error'],
    },
    {
      kind: 128,
      says: 'a site that calls the file HTML',
      file: page,
      options: {retrieval: siteFile({mediaType: {essence: 'text/html', charsets: []}})},
      findings: ['1:1-1:1 retrieval-media-type warning'],
    },
    {
      kind: 128,
      says: 'a capsule that calls the file gemtext',
      file: page,
      options: {retrieval: capsuleFile({meta: 'text/gemini'})},
      findings: ['1:1-1:1 retrieval-media-type error'],
    },
  ]
}
