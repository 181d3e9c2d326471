import type {AnyRecord, Group, Line, OtherRecord, Root} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'

/** The lines that have one of some traits, in their order: nodes are made of no others. */
export function* linesWith(tree: Root, wanted: number): Iterable<Line> {
  for (const index of tree.indexesWith(wanted)) {
    const line = tree.lineAt(index)
    if (line) yield line
  }
}

/** The records that have one of some traits. */
export function* recordsWith(tree: Root, wanted: number): Iterable<AnyRecord> {
  for (const line of linesWith(tree, wanted)) if (isRecord(line)) yield line
}

/** Records with other keys than User-agent, Allow and Disallow. */
export function* otherRecords(tree: Root): Iterable<OtherRecord> {
  for (const line of linesWith(tree, Trait.OtherRecord)) if (line.type === 'otherRecord') yield line
}

/** Adds to each line the group that it stands in; none before the first group. Takes lines in their order. */
export function* withGroups<Found extends Line>(
  {groups}: Root,
  lines: Iterable<Found>,
): Iterable<{readonly line: Found; readonly group: Group | undefined}> {
  let next = 0
  for (const line of lines) {
    while ((groups[next]?.start ?? Number.POSITIVE_INFINITY) <= line.start) next++
    yield {line, group: groups[next - 1]}
  }
}

/** The groups in which some line has one of some traits. */
export function* groupsWith(tree: Root, wanted: number): Iterable<Group> {
  let last: Group | undefined
  for (const {group} of withGroups(tree, linesWith(tree, wanted))) {
    if (group && group !== last) yield group
    last = group
  }
}

/** Has the line a key and a colon? */
export function isRecord(line: Line): line is AnyRecord {
  return line.type === 'rule' || line.type === 'userAgent' || line.type === 'otherRecord'
}
