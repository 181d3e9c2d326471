import {indexAt} from '../syntax/index-at.ts'
import type {Root} from '../syntax/nodes.ts'
import type {Edit} from '../syntax/source.ts'
import {fixesApart} from './fix.ts'
import {furtherPlaces} from './further-places.ts'
import type {Message} from './message.ts'
import type {AnyProblem, Fix, Gathering, LintRule, Severity} from './rule.ts'

/** Fewer messages than these are read one by one; more of them are a flood. */
const LEAST = 5

/** What messages of one cause are told by. */
export interface Gatherable {
  /** The id of the rule. */
  readonly rule: string
  readonly messageId: string
  readonly severity: Severity
  readonly cause: string
  readonly fix?: Fix | undefined
}

/**
 * What tells the cause of a problem from others of its rule: by default all that its message says.
 *
 * @param text gives what the message says
 */
export function causeOf(
  {gather = {}}: LintRule,
  {data, place}: AnyProblem,
  tree: Root,
  text: () => string,
): string {
  if (gather.by?.length === 0 && gather.within === undefined) return '0 '
  const words = gather.by ? gather.by.map(name => data?.[name]).join('\n') : text()
  const group = gather.within === 'group' ? indexAt(tree.groups, place.start) : 0
  return `${group} ${words}`
}

/**
 * Makes one message of many that have one cause. Its fix mends all of their lines, and it points at some of them.
 * Suppression comes before it, so a single line can be excepted.
 *
 * @param messages in the order of their places; so is what is given back
 */
export function gather(messages: readonly Message[], rules: readonly LintRule[]): readonly Message[] {
  return gatherAs(messages, rules, message => message)
}

/** The same for what messages are yet to be made of: only those that are shown are. */
export function gatherAs<Item extends Gatherable>(
  items: readonly Item[],
  rules: readonly LintRule[],
  toMessage: (item: Item) => Message,
): readonly Message[] {
  const found = alikeIn(items)
  if (found.length === items.length) return items.map(toMessage)
  const gatherings = new Map(rules.map(rule => [rule.id, rule.gather ?? {}]))
  const silent = new Set<Item>()
  const speakers = new Map<Item, readonly [Item, ...Item[]]>()
  for (const alike of found) {
    const [first, ...others] = alike
    if (alike.length < (gatherings.get(first.rule)?.least ?? LEAST)) continue
    for (const other of others) silent.add(other)
    if (others.length > 0) speakers.set(first, alike)
  }
  const messages: Message[] = []
  for (const item of items) {
    if (silent.has(item)) continue
    const alike = speakers.get(item)
    messages.push(alike ? oneFor(alike, toMessage, gatherings.get(item.rule)) : toMessage(item))
  }
  return messages
}

type Alike<Item> = [Item, ...Item[]]

/** Items by their causes. */
function alikeIn<Item extends Gatherable>(items: readonly Item[]): readonly Alike<Item>[] {
  const found: Alike<Item>[] = []
  const byRule = new Map<string, Map<string, Alike<Item>>>()
  let last: Alike<Item> | undefined
  for (const item of items) {
    // A flood is mostly of one kind.
    if (last && areAlike(item, last[0])) {
      last.push(item)
      continue
    }
    const byCause = byRule.get(item.rule) ?? new Map<string, Alike<Item>>()
    byRule.set(item.rule, byCause)
    const cause = `${item.messageId} ${item.severity} ${item.cause}`
    last = byCause.get(cause)
    if (last) last.push(item)
    else {
      last = [item]
      byCause.set(cause, last)
      found.push(last)
    }
  }
  return found
}

function areAlike(a: Gatherable, b: Gatherable): boolean {
  return a.rule === b.rule && a.messageId === b.messageId && a.severity === b.severity && a.cause === b.cause
}

function oneFor<Item extends Gatherable>(
  alike: readonly [Item, ...Item[]],
  toMessage: (item: Item) => Message,
  {within}: Gathering = {},
): Message {
  const {fix: _, ...first} = toMessage(alike[0])
  const fix = fixForAll(alike)
  const where = within === 'group' ? ' of this group' : ''
  return {
    ...first,
    message: `${first.message} So it is with ${moreLines(alike.length - 1)}${where}.`,
    related: [...first.related, ...furtherPlaces(alike).map(toMessage)],
    suggestions: [],
    ...(fix && {fix}),
  }
}

/** One fix out of many; what is safe does not wait for what is not. */
function fixForAll(messages: readonly Gatherable[]): Fix | undefined {
  const all = messages.filter((message): message is Gatherable & {fix: Fix} => message.fix !== undefined)
  const safe = all.filter(({fix}) => fix.safety === 'safe')
  const fixes = fixesApart(safe.length > 0 ? safe : all)
  const first = fixes[0]?.fix
  if (first === undefined || fixes.length === 1) return first
  const edits: Edit[] = []
  for (const {fix} of fixes) for (const edit of fix.edits) edits.push(edit)
  edits.sort((a, b) => a.start - b.start || a.end - b.end)
  return {...first, title: `${first.title}, and mend ${moreLines(fixes.length - 1)} alike`, edits}
}

function moreLines(count: number): string {
  return count === 1 ? '1 more line' : `${count} more lines`
}
