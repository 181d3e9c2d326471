import type {Directive} from '../../../analyzer/crawlers/directives.ts'

/** How the value of a directive is written. */
export interface ValueSyntax {
  /** The whole value; each part stands in it once. */
  readonly form: string
  readonly parts: readonly {readonly text: string; readonly meaning: string}[]
  /** The number of the part that is being written, by what is written before the cursor. */
  readonly partAt: (written: string) => number
}

const first = () => 0

const path: ValueSyntax = {
  form: '/path*$',
  parts: [
    {text: '/path', meaning: 'The beginning of a path, from the first slash on.'},
    {text: '*', meaning: 'Any run of characters, for readers of RFC 9309.'},
    {text: '$', meaning: 'The end of the path, for readers of RFC 9309; only as the last character.'},
  ],
  partAt: written => Math.max(0, ['', '*', '$'].indexOf(written.slice(-1))),
}

const signals = (form: string, key: string, value: string): ValueSyntax['parts'] => [
  {text: key, meaning: 'What is spoken of.'},
  {text: value, meaning: 'Whether that is allowed.'},
  {text: form, meaning: 'Further signals, with commas between them.'},
]

/** Behind a comma the next signal begins, and behind its `=` the value. */
function partOfSignal(written: string): number {
  const last = written.slice(written.lastIndexOf(',') + 1)
  return last.includes('=') ? 1 : 0
}

const SYNTAX: Readonly<Record<string, ValueSyntax>> = {
  'User-agent': {
    form: 'product-token',
    parts: [
      {
        text: 'product-token',
        meaning:
          'The name of one crawler: letters, `_` and `-` (RFC 9309 §2.2.1); `*` for all that no group names.',
      },
    ],
    partAt: first,
  },
  Disallow: path,
  Allow: path,
  'Crawl-delay': {
    form: 'seconds',
    parts: [{text: 'seconds', meaning: 'How long to wait between two fetches; some readers take fractions.'}],
    partAt: first,
  },
  'Request-rate': {
    form: 'documents/time hhmm-hhmm',
    parts: [
      {text: 'documents', meaning: 'How many documents.'},
      {text: 'time', meaning: 'In which time: `10s`, `1m`, `1h`; seconds where no unit stands.'},
      {text: 'hhmm-hhmm', meaning: 'From when until when, in UTC; may be left out.'},
    ],
    partAt: written => (/\s/.test(written) ? 2 : written.includes('/') ? 1 : 0),
  },
  'Visit-time': {
    form: 'hhmm-hhmm',
    parts: [{text: 'hhmm-hhmm', meaning: 'From when until when, in UTC.'}],
    partAt: first,
  },
  'Clean-param': {
    form: 'name&name /path',
    parts: [
      {text: 'name&name', meaning: 'Parameters of a query that do not change the page.'},
      {text: '/path', meaning: 'The beginning of the paths that it is about; may be left out.'},
    ],
    partAt: written => (/\s/.test(written) ? 1 : 0),
  },
  'Content-Signal': {
    form: 'signal=yes, …',
    parts: signals('…', 'signal', 'yes'),
    partAt: partOfSignal,
  },
  'Content-Usage': {
    form: '/path label=y, …',
    parts: [
      {text: '/path', meaning: 'The beginning of the paths that it is about; may be left out.'},
      ...signals('…', 'label', 'y'),
    ],
    partAt: written => (/^\/\S*$/.test(written) ? 0 : 1 + partOfSignal(written)),
  },
}

/** The syntax of a directive's value; one part where nothing more is known. */
export function syntaxOf({name, value, isUrl}: Directive): ValueSyntax {
  const known = Object.hasOwn(SYNTAX, name) ? SYNTAX[name] : undefined
  if (known) return known
  const form = isUrl ? 'https://…' : 'value'
  return {form, parts: [{text: form, meaning: value}], partAt: first}
}
