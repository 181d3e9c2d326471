import {indexAt} from '../syntax/index-at.ts'
import type {Root} from '../syntax/nodes.ts'
import {fixesApart} from './fix.ts'
import {furtherPlaces} from './further-places.ts'
import type {Message} from './message.ts'
import type {AnyProblem, Fix, Gathering, LintRule} from './rule.ts'

/** Fewer messages than these are read one by one; more of them are a flood. */
const LEAST = 5

/** What tells the cause of a problem from others of its rule: by default all that its message says. */
export function causeOf(
  {gather = {}}: LintRule,
  {data, place}: AnyProblem,
  text: string,
  tree: Root,
): string {
  const words = gather.by ? gather.by.map(name => data?.[name]) : [text]
  const group = gather.within === 'group' ? indexAt(tree.groups, place.start) : 0
  return `${group} ${words.join('\n')}`
}

/**
 * Makes one message of many that have one cause. Its fix mends all of their lines, and it points at some of them.
 * Suppression comes before it, so a single line can be excepted.
 *
 * @param messages in the order of their places; so is what is given back
 */
export function gather(messages: readonly Message[], rules: readonly LintRule[]): readonly Message[] {
  const byCause = new Map<string, Message[]>()
  for (const message of messages) {
    const key = `${message.rule} ${message.messageId} ${message.severity} ${message.cause}`
    const others = byCause.get(key)
    if (others) others.push(message)
    else byCause.set(key, [message])
  }
  if (byCause.size === messages.length) return messages
  const gatherings = new Map(rules.map(rule => [rule.id, rule.gather ?? {}]))
  const changed = new Map<Message, Message | undefined>()
  for (const [first, ...others] of byCause.values()) {
    const gathering = gatherings.get(first?.rule ?? '') ?? {}
    if (first === undefined || others.length + 1 < (gathering.least ?? LEAST)) continue
    for (const other of others) changed.set(other, undefined)
    changed.set(first, oneFor(first, others, gathering))
  }
  return messages.flatMap(message => {
    const instead = changed.has(message) ? changed.get(message) : message
    return instead ? [instead] : []
  })
}

function oneFor(first: Message, others: readonly Message[], {within}: Gathering): Message {
  const {fix: _, ...rest} = first
  const fix = fixForAll([first, ...others])
  const where = within === 'group' ? ' of this group' : ''
  return {
    ...rest,
    message: `${first.message} So it is with ${moreLines(others.length)}${where}.`,
    related: [...first.related, ...furtherPlaces([first, ...others])],
    suggestions: [],
    ...(fix && {fix}),
  }
}

/** One fix out of many; what is safe does not wait for what is not. */
function fixForAll(messages: readonly Message[]): Fix | undefined {
  const all = messages.flatMap(({fix}) => (fix ? [{fix}] : []))
  const safe = all.filter(({fix}) => fix.safety === 'safe')
  const fixes = fixesApart(safe.length > 0 ? safe : all).map(({fix}) => fix)
  const [first] = fixes
  if (first === undefined || fixes.length === 1) return first
  const edits = fixes.flatMap(fix => fix.edits).sort((a, b) => a.start - b.start || a.end - b.end)
  return {...first, title: `${first.title}, and mend ${moreLines(fixes.length - 1)} alike`, edits}
}

function moreLines(count: number): string {
  return count === 1 ? '1 more line' : `${count} more lines`
}
