import type {AnyRecord} from '../syntax/nodes.ts'

/** Records of one key, in the order of their lines; a message about all of them stands at the first. */
export type SameKey<Record> = readonly [first: Record, ...others: Record[]]

/** Puts records with the same key together, without regard to case. */
export function recordsByName<Record extends AnyRecord>(
  records: Iterable<Record>,
): Iterable<SameKey<Record>> {
  const byName = new Map<string, [Record, ...Record[]]>()
  for (const record of records) {
    const same = byName.get(record.name)
    if (same) same.push(record)
    else byName.set(record.name, [record])
  }
  return byName.values()
}
