import {SIGNALS, USAGES} from '../analyzer/crawlers/content-signals.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {otherRecords, withGroups} from '../analyzer/lint/lines-with.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {Group, OtherRecord, Root, Rule, Span} from '../analyzer/syntax/nodes.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

/** Labels of older drafts, which are gone. */
const OLD_USAGES: ReadonlySet<string> = new Set(['bots', 'ai-output', 'ai-input', 'tdm', 'ai'])

const KEYS: ReadonlySet<string> = new Set(['content-signal', 'content-signals', 'content-usage'])

export default defineRule({
  id: 'content-signal',
  category: 'keys',
  summary:
    'A Content-Signal or Content-Usage that its readers cannot understand, or that contradicts the rules.',
  rationale: `
With \`Content-Signal\` a site says what may be done with its pages: \`search\`, \`ai-input\` and \`ai-train\`, each \`yes\`
or \`no\`, in a group. \`Content-Usage\` is the draft of an IETF standard for the same end, with the labels \`train-ai\` and
\`search\` and the values \`y\` and \`n\`, and may begin with a path. Both are statements, and no crawler is stopped by them;
a statement that is misspelt says nothing at all.

A page that may not be fetched has no signal to give: \`ai-train=yes\` beside \`Disallow: /\` grants what is refused in the
next line.
`,
  references: [
    {
      title: 'Cloudflare: Content Signals Policy',
      url: 'https://blog.cloudflare.com/content-signals-policy/',
      date: '2025-09',
    },
    {
      title: 'draft-ietf-aipref-attach: Content-Usage in robots.txt',
      url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
      date: '2026',
    },
    {
      title: 'draft-ietf-aipref-vocab: labels and values',
      url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-vocab/',
      date: '2026',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  fixable: 'unsafe',
  silences: ['unknown-directive'],
  messages: {
    plural: 'The key is `Content-Signal`; readers do not know {key}.',
    form: '{part} is no signal: it takes a key, `=` and a value, such as `{example}`.',
    key: '{key} is no key of {directive}; it has {keys}.',
    old: '{key} is a label of an older draft of Content-Usage; today it has {keys}.',
    value: '{value} is no value of `{key}`; it has {values}.',
    path: 'The path of a Content-Usage begins with `/`, so readers cannot tell what {path} is for.',
    empty: 'This line says nothing. Write for example `{example}`.',
    outside: 'This line belongs to a group; before the first user-agent line it is for nobody.',
    contradiction: 'This grants a use of pages that the same group forbids to fetch, all of them.',
    forbidden: 'Nothing may be fetched below {path}, so this says nothing about any page.',
    rule: 'Forbidden here.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n'},
      {
        code: 'User-agent: *\nContent-Signal: ai-input=no,use=reference\nContent-Usage: train-ai=n\nContent-Usage: /pub/ train-ai=y, search=y\nAllow: /\n',
      },
      {code: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nDisallow: /\n'},
      {code: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /\nAllow: /pub/\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nContent-Signal: ai-train: no\nContent-Signal: search=maybe, ai=no\nContent-Signals: ai-train=no\nAllow: /\n',
        problems: [
          '2:17-2:29 warning: `ai-train: no` is no signal: it takes a key, `=` and a value, such as `ai-train=no`.',
          '3:24-3:29 warning: `maybe` is no value of `search`; it has `yes` and `no`.',
          '3:31-3:33 warning: `ai` is no key of Content-Signal; it has `search`, `ai-input`, `ai-train` and `use`.',
          '4:1-4:16 warning: The key is `Content-Signal`; readers do not know `Content-Signals`.',
        ],
        fixed:
          'User-agent: *\nContent-Signal: ai-train=no\nContent-Signal: search=maybe, ai=no\nContent-Signal: ai-train=no\nAllow: /\n',
      },
      {
        code: 'User-agent: *\nContent-Usage: train-ai=no\nContent-Usage: bots=n\nContent-Usage: private train-ai=n\nContent-Usage:\nAllow: /\n',
        problems: [
          '2:25-2:27 warning: `no` is no value of `train-ai`; it has `y` and `n`.',
          '3:16-3:20 info: `bots` is a label of an older draft of Content-Usage; today it has `train-ai` and `search`.',
          '4:16-4:23 warning: The path of a Content-Usage begins with `/`, so readers cannot tell what `private` is for.',
          '5:1-5:15 warning: This line says nothing. Write for example `train-ai=n`.',
        ],
        fixed:
          'User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: bots=n\nContent-Usage: /private train-ai=n\nContent-Usage:\nAllow: /\n',
      },
      {
        code: 'User-agent: *\nContent-Signal: AI-Train=No\nAllow: /\n',
        problems: [
          '2:17-2:25 warning: `AI-Train` is no key of Content-Signal; it has `search`, `ai-input`, `ai-train` and `use`.',
          '2:26-2:28 warning: `No` is no value of `ai-train`; it has `yes` and `no`.',
        ],
        fixed: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n',
      },
      {
        code: 'Content-Signal: ai-train=no\nUser-agent: *\nAllow: /\n',
        problems: [
          '1:1-1:15 warning: This line belongs to a group; before the first user-agent line it is for nobody.',
        ],
      },
      {
        code: 'User-agent: GPTBot\nContent-Signal: ai-train=yes\nDisallow: /\n',
        problems: [
          '2:17-2:29 warning: This grants a use of pages that the same group forbids to fetch, all of them.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /never/\nContent-Usage: /never/again/ train-ai=n\n',
        problems: [
          '3:16-3:40 info: Nothing may be fetched below `/never/again/`, so this says nothing about any page.',
        ],
      },
    ],
  },
  *check(tree) {
    for (const {line, group} of signalLines(tree)) {
      if (line.name === 'content-signals') {
        const fix: Fix = {
          title: 'Write `Content-Signal`',
          safety: 'unsafe',
          edits: [replace(line.key, 'Content-Signal')],
        }
        yield {message: 'plural', data: {key: quote(line.key.value)}, place: line.key, fix}
        continue
      }
      if (group === undefined) {
        yield {message: 'outside', place: line.key}
        continue
      }
      const vocabulary = line.name === 'content-signal' ? SIGNALS : USAGES
      const example = line.name === 'content-signal' ? 'ai-train=no' : 'train-ai=n'
      if (line.valueStart === line.valueEnd) {
        yield {
          message: 'empty',
          data: {example},
          place: {start: line.keyStart, end: line.separatorOffset + 1},
        }
        continue
      }
      const {path, parts} = readValue(line)
      if (path && line.text[path.start] !== '/') {
        const written = line.text.slice(path.start, path.end)
        const fix: Fix = {title: 'Begin with `/`', safety: 'unsafe', edits: [replace(path, `/${written}`)]}
        yield {message: 'path', data: {path: quote(written)}, place: path, fix}
      }
      let understood = true
      for (const part of parts) {
        for (const problem of judgePart(line, part, vocabulary, example)) {
          understood = false
          yield problem
        }
      }
      if (understood) yield* contradictions(line, path, group)
    }
  },
})

function* signalLines(tree: Root): Iterable<{line: OtherRecord; group: Group | undefined}> {
  for (const found of withGroups(tree, otherRecords(tree))) if (KEYS.has(found.line.name)) yield found
}

/** The path of a Content-Usage, and what stands between the commas. */
function readValue(line: OtherRecord): {path: Span | undefined; parts: readonly Span[]} {
  const {text, valueStart, valueEnd} = line
  const value = text.slice(valueStart, valueEnd)
  const path = line.name === 'content-usage' ? /^[^\s=,]+(?=\s+[^\s=])/.exec(value)?.[0] : undefined
  let start = valueStart + (path?.length ?? 0)
  const parts: Span[] = []
  for (const part of text.slice(start, valueEnd).split(',')) {
    const word = part.trim()
    const from = start + part.indexOf(word)
    if (word !== '') parts.push({start: from, end: from + word.length})
    start += part.length + 1
  }
  return {path: path ? {start: valueStart, end: valueStart + path.length} : undefined, parts}
}

function* judgePart(line: OtherRecord, part: Span, vocabulary: typeof SIGNALS, example: string) {
  const text = line.text.slice(part.start, part.end)
  const [, written, signal] = /^([^\s=]+)\s*=\s*(\S+)$/.exec(text) ?? []
  if (written === undefined || signal === undefined) {
    const [, key, value] = /^([\w-]+)\s*:\s*([\w-]+)$/.exec(text) ?? []
    const meant =
      key !== undefined &&
      value !== undefined &&
      Object.hasOwn(vocabulary, key) &&
      vocabulary[key]?.includes(value)
    const fix: Fix = {title: 'Write `=`', safety: 'unsafe', edits: [replace(part, `${key}=${value}`)]}
    yield {message: 'form', data: {part: quote(text), example}, place: part, ...(meant && {fix})} as const
    return
  }
  const key = written.toLowerCase()
  const keyPlace = {start: part.start, end: part.start + written.length}
  const values = Object.hasOwn(vocabulary, key) ? vocabulary[key] : undefined
  if (values === undefined || key !== written) {
    const keys = enumerate(Object.keys(vocabulary).map(quote))
    if (line.name === 'content-usage' && OLD_USAGES.has(key)) {
      yield {message: 'old', data: {key: quote(written), keys}, place: keyPlace, severity: 'info'} as const
      return
    }
    const fix: Fix = {title: `Write ${quote(key)}`, safety: 'unsafe', edits: [replace(keyPlace, key)]}
    const data = {key: quote(written), directive: nameOf(line), keys}
    yield {message: 'key', data, place: keyPlace, ...(values && {fix})} as const
  }
  if (values === undefined || values.includes(signal)) return
  const valuePlace = {start: part.end - signal.length, end: part.end}
  const meant = values.find(
    value => value[0] === signal[0]?.toLowerCase() && /^(?:yes|no|y|n)$/i.test(signal),
  )
  const fix: Fix = {
    title: `Write ${quote(meant ?? '')}`,
    safety: 'unsafe',
    edits: [replace(valuePlace, meant ?? '')],
  }
  const data = {value: quote(signal), key, values: enumerate(values.map(quote))}
  yield {message: 'value', data, place: valuePlace, ...(meant && {fix})} as const
}

function nameOf({name}: OtherRecord): string {
  return name === 'content-signal' ? 'Content-Signal' : 'Content-Usage'
}

/** Only what prefixes prove: any Allow or wildcard in the group may open a page again. */
function* contradictions(line: OtherRecord, path: Span | undefined, group: Group) {
  if (group.rules.some(rule => rule.name === 'allow' && rule.valueStart < rule.valueEnd)) return
  const about = path ? line.text.slice(path.start, path.end) : '/'
  const rule = group.rules.find(candidate => forbids(candidate, about))
  if (rule === undefined) return
  const related = [{message: 'rule', place: rule.value}] as const
  if (path) {
    yield {
      message: 'forbidden',
      data: {path: quote(about)},
      place: line.value,
      related,
      severity: 'info',
    } as const
  } else if (/=\s*(?:yes|y|full|immediate|reference)\s*(?:,|$)/.test(line.value.value)) {
    yield {message: 'contradiction', place: line.value, related} as const
  }
}

function forbids(rule: Rule, path: string): boolean {
  const {value} = rule.value
  return rule.name === 'disallow' && value !== '' && !/[*$]/.test(value) && path.startsWith(value)
}
