import {firstWord} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'not-robots-txt',
  category: 'file',
  summary: 'HTML, XML, JSON, gemtext or binary data in place of a robots.txt.',
  rationale: `
Many servers answer every address that they do not know with a page: the start page of an application, a styled "Not
found", a form that asks whether you are human. A crawler that asks for \`/robots.txt\` gets that page, with a status
that says all is well. It finds no rule in it and may fetch everything.

Put a robots.txt where the server looks for files, as plain text. If there is to be none, let the server say so: with
status 404 on the Web, 51 on Gemini.

A robots.txt that holds a stray tag or an HTML comment is not meant here: that line is reported, and the others count.
`,
  references: [
    {
      title: 'RFC 9309 §2.3: the file is plain text',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: the policy should be served as text/plain',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title:
        'Of 4,231 files under the name robots.txt, 138 were HTML or XML pages (scrapy/protego 81f1b35, tests)',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  silences: ['retrieval-media-type', 'retrieval-charset'],
  judgesFile: true,
  messages: {
    html: 'This is an HTML page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    xml: 'This is an XML document, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    json: 'This is JSON, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    gemtext: 'This is a gemtext page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    binary: 'This is binary data, no robots.txt. Crawlers find no rule in it and may fetch everything.',
  },
  examples: {
    good: [
      {code: ''},
      {
        code: '<!-- $Id: robots.txt 12 $ -->\nUser-agent: *\nDisallow: /a\n',
        note: 'A robots.txt with a stray HTML comment.',
      },
      {code: 'User-agent: *\nDisallow: /a\n<!-- cached on: 22-07-19 12:10 -->\n'},
      {code: '<pre>User-agent: *\nDisallow: /a\n</pre>\n', note: 'A rule that some readers obey.'},
      {code: '<User-agent: *>\n<Disallow: /a>\n'},
      {code: '<<<<<<< HEAD\n=======\n>>>>>>> main\n'},
      {code: '{% include "robots.txt" %}\n'},
      {code: '[Robots]\nagent = *\n'},
      {
        code: '=> User-agent: *\n=> Disallow: /a\n',
        target: 'gemini',
        note: 'Odd markers before each record.',
      },
      {
        code: '```\nUser-agent: *\nDisallow: /x\n```\n=> / Home\n',
        target: 'gemini',
        note: 'A gemtext page whose rules crawlers obey.',
      },
      {code: 'Bye', note: 'Not a robots.txt either, but a line that can be pointed at.'},
      {code: '# Пока\n# нет правил\n'},
    ],
    bad: [
      {
        code: '\n  <!doctype html>\n<html><head><title>App</title></head>\n<body><script>\n  allow: true,\n</script></body></html>\n',
        problems: [
          '2:3-2:12 error: This is an HTML page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '\uFEFF<!-- 404.html -->\r\n<HTML lang="en">\r\n',
        target: 'gemini',
        problems: [
          '1:1-1:5 error: This is an HTML page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '<!--\n-->\n<script>\nloc = document.URL;\n</script>\n',
        problems: [
          '1:1-1:5 error: This is an HTML page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '<h1>Not Found</h1>',
        problems: [
          '1:1-1:8 error: This is an HTML page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '<?xml version="1.0"?>\n<urlset><url><loc>https://example.com/</loc></url></urlset>\n',
        problems: [
          '1:1-1:6 error: This is an XML document, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '<Error>\n<Code>AccessDenied</Code>\n</Error>\n',
        problems: [
          '1:1-1:8 error: This is an XML document, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '{\n  "userAgent": "*",\n  "disallow": "/"\n}\n',
        problems: [
          '1:1-1:2 error: This is JSON, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: '{"error": "not found", ',
        problems: [
          '1:1-1:9 error: This is JSON, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
        note: 'Cut off, and still plainly JSON.',
      },
      {
        code: '# Robots\n* User-agent: *\n=> /private/ Disallow\n',
        target: 'gemini',
        problems: [
          '1:1-1:2 error: This is a gemtext page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
      {
        code: Uint8Array.from([
          0, 0, 1, 0, 3, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0xa8, 0x25, 0, 0, 10, 0xff, 0xff, 11,
        ]),
        problems: [
          '1:1-1:13 error: This is binary data, no robots.txt. Crawlers find no rule in it and may fetch everything.',
        ],
      },
    ],
  },
  *check(tree) {
    const kind = kindOf(tree)
    if (kind) yield {message: kind, place: firstWord(tree), wholeFile: true}
  },
})

type Kind = 'html' | 'xml' | 'json' | 'gemtext' | 'binary'

/** What the file is, if it is plain that it is no robots.txt. One user-agent line makes it one. */
function kindOf(tree: Root): Kind | undefined {
  if (tree.groups.length > 0) return undefined
  const head = tree.text.trimStart().slice(0, MOST_LOOKED_AT)
  if (head.startsWith('<')) return markupKind(tree, head.toLowerCase())
  if (isJson(tree.text, head)) return 'json'
  if (isBinary(head)) return 'binary'
  return isGemtext(tree) ? 'gemtext' : undefined
}

const MOST_LOOKED_AT = 2000

/** How a page begins that is no fragment. */
const DOCUMENT = /^<(?:!doctype html|html\b)/
/** How a fragment begins, or a page behind a comment. */
const FRAGMENT =
  /^<(?:!--|(?:head|body|title|meta|link|style|script|noscript|div|center|table|form|iframe|img|font|span|section|main|header|h[1-6]|p|pre|a|b|br|hr|ul|svg)[\s/>])/

function markupKind(tree: Root, head: string): Kind | undefined {
  if (DOCUMENT.test(head)) return 'html'
  if (/^<\?xml\b/.test(head)) return head.includes('<html') ? 'html' : 'xml'
  if (hasRules(tree)) return undefined
  if (FRAGMENT.test(head)) return 'html'
  const [, element] = /^<([a-z][\w.:-]*)[\s/>]/.exec(head) ?? []
  return element !== undefined && tree.text.toLowerCase().includes(`</${element}>`) ? 'xml' : undefined
}

/** A script in a page may hold lines such as `allow: true`; a rule has a path. */
function hasRules({lines}: Root): boolean {
  return lines.some(line => line.type === 'rule' && /^(?:[/*]|$)/.test(line.value.value))
}

function isJson(text: string, head: string): boolean {
  if (/^\{\s*"(?:[^"\\]|\\.)*"\s*:/.test(head)) return true
  if (!/^[[{]/.test(head)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Text in any encoding has no control characters to speak of. */
function isBinary(head: string): boolean {
  const controls = head.match(/[\0-\x08\x0E-\x1F\x7F]/g)?.length ?? 0
  const lost = head.match(/\uFFFD/g)?.length ?? 0
  return controls > head.length * 0.02 && controls + lost > head.length * 0.2
}

/** A page with a link line, which no robots.txt has. */
function isGemtext(tree: Root): boolean {
  return (
    !hasRules(tree) &&
    tree.lines.some(({start}) => tree.text.startsWith('=>', start) && isLink(tree.text, start))
  )
}

function isLink(text: string, start: number): boolean {
  const [, target = ''] = /^=>[ \t]*(\S+)/.exec(text.slice(start, start + MOST_LOOKED_AT)) ?? []
  return target.startsWith('/') || /:\/\/|\w\.\w/.test(target)
}
