import type {Profile} from '../crawlers/profile.ts'
import type {AnyRecord, Root, Span} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {quote} from '../text/quote.ts'
import {remove} from './edits.ts'
import {withReaders} from './group-readers.ts'
import {isKnownKey} from './known-keys.ts'
import {crawlersActingOn} from './line-readers.ts'
import {recordsWith} from './lines-with.ts'
import {crawlerNames} from './phrases.ts'

/** White space beside a key, in a line that some crawler acts on. */
interface StrayBlanks {
  readonly line: AnyRecord
  readonly place: Span
  /** The crawlers that keep the white space, so that the line, which is for them, is lost to them. */
  readonly losers: readonly Profile[]
}

/** The traits of crawlers that tell what they do with it. */
type StrayField = 'indentation' | 'blankBeforeColon'

const TRAITS = {indentation: Trait.Indentation, blankBeforeColon: Trait.BlankBeforeColon} as const

/**
 * The problems of a lint rule about white space beside keys: who loses the line, or that nobody does.
 *
 * @param field the trait of a crawler that keeps it
 * @param placeOf where the white space would stand; no longer than 0 where there is none
 */
export function* strayBlanks(
  tree: Root,
  profiles: readonly Profile[],
  field: StrayField,
  placeOf: (line: AnyRecord) => Span,
) {
  const title = 'Remove the white space'
  for (const {line, place, losers} of blanksBesideKeys(tree, profiles, field, placeOf)) {
    const edits = [remove(place)]
    if (losers.length === 0) {
      yield {message: 'unusual', place, severity: 'info', fix: {title, safety: 'safe', edits}} as const
      continue
    }
    yield {
      message: losers.length === 1 ? 'lost' : 'lostForSeveral',
      data: {readers: crawlerNames(losers), key: quote(line.key.value)},
      place,
      severity: 'warning',
      // These crawlers obey the line afterwards.
      fix: {title, safety: 'unsafe', edits},
    } as const
  }
}

function* blanksBesideKeys(
  tree: Root,
  profiles: readonly Profile[],
  field: StrayField,
  placeOf: (line: AnyRecord) => Span,
): Iterable<StrayBlanks> {
  const losing = profiles.filter(profile => profile[field] === 'kept' && profile.kind !== 'specification')
  for (const {line, readers} of withReaders(tree, recordsWith(tree, TRAITS[field]), profiles)) {
    const place = placeOf(line)
    if (place.start === place.end || !isKnownKey(line.name)) continue
    if (crawlersActingOn(line.name, profiles).length === 0) continue
    const losers = crawlersActingOn(line.name, losing)
    // A user-agent line that is lost joins the groups above and below it, whomever it names.
    const minding =
      line.type === 'rule' ? losers.filter(profile => readers.profiles.includes(profile)) : losers
    // Lost to crawlers that the group is not for alone, it does no harm; but no fix is safe for those.
    if (minding.length > 0 || losers.length === 0) yield {line, place, losers: minding}
  }
}
