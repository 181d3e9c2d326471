import {CompletionItemKind} from 'vscode-languageserver-types'
import {vocabularyOf} from '../../../analyzer/crawlers/content-signals.ts'
import type {Proposals} from '../completion.ts'
import {type ValueSpot, wordAround} from '../spot.ts'
import {SIGNAL_MEANINGS} from '../texts/signal-text.ts'
import {inOrder, type Proposal} from './item.ts'
import {spaceBefore} from './space-before.ts'

/** Keys and values of a Content-Signal or Content-Usage; undefined for other directives. */
export function proposeSignals(spot: ValueSpot): Proposals | undefined {
  const {line, token, offset} = spot
  const vocabulary = vocabularyOf(line.name)
  if (vocabulary === undefined) return undefined
  const within = {start: line.separatorOffset + 1, end: Math.max(token.end, offset)}
  const word = wordAround(line.text, within, offset, character => ' \t,='.includes(character))
  const replaced = {token: word, offset}
  const before = line.text.slice(line.separatorOffset + 1, word.start)
  const [, key] = /([\w-]+)[ \t]*=[ \t]*$/.exec(before.slice(-LONGEST)) ?? []
  if (key !== undefined) {
    const values = Object.hasOwn(vocabulary, key) ? (vocabulary[key] ?? []) : []
    return {replaced, proposals: values.map((value, index) => valueProposal(value, key, index))}
  }
  const space = spaceBefore({...spot, token: word})
  const isFollowed = line.text.charAt(word.end) === '='
  const used = new Set([...line.value.value.matchAll(/([\w-]+)[ \t]*=/g)].map(([, name]) => name))
  const written = line.text.slice(word.start, word.end)
  const proposals = Object.entries(vocabulary)
    .filter(([name]) => name === written || !used.has(name))
    .flatMap(([name, values]) => (isFollowed ? [name] : values.map(value => `${name}=${value}`)))
    .map((label, index) => ({...signalProposal(label, index), text: space + label}))
  return {replaced, proposals}
}

/** Far enough to see the key before a value, whatever is written in between. */
const LONGEST = 200

function signalProposal(label: string, index: number): Proposal {
  const meaning = SIGNAL_MEANINGS[label.split('=', 1)[0] ?? '']
  return {
    label,
    kind: CompletionItemKind.Property,
    ...(meaning && {detail: meaning}),
    order: inOrder(index),
  }
}

function valueProposal(label: string, key: string, index: number): Proposal {
  const meaning = SIGNAL_MEANINGS[key]
  return {
    label,
    kind: CompletionItemKind.EnumMember,
    ...(meaning && {detail: meaning}),
    order: inOrder(index),
  }
}
