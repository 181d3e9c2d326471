import {vocabularyOf} from '../../../analyzer/crawlers/content-signals.ts'
import {enumerate} from '../../../analyzer/text/enumerate.ts'
import type {Explanation} from '../hover.ts'
import {type ValueSpot, wordAround} from '../spot.ts'
import {code} from '../texts/markup.ts'
import {SIGNAL_MEANINGS} from '../texts/signal-text.ts'

/** A key of a Content-Signal or Content-Usage: what it is about, and its values. */
export function hoverOnSignal({line, token, offset}: ValueSpot): Explanation | undefined {
  const vocabulary = vocabularyOf(line.name)
  if (vocabulary === undefined) return undefined
  const place = wordAround(line.text, token, offset, character => ' \t,='.includes(character))
  const key = line.text.slice(place.start, place.end)
  if (!Object.hasOwn(vocabulary, key)) return undefined
  const values = enumerate((vocabulary[key] ?? []).map(code))
  return {place, text: `**${key}**: ${SIGNAL_MEANINGS[key] ?? 'a signal'}. Values: ${values}.`}
}
