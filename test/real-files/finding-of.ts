import type {Message} from '../../analyzer/lint/message.ts'

/** A message as `line:column-line:column rule severity`. */
export function findingOf({place: {start, end}, rule, severity}: Message): string {
  return `${start.line}:${start.column}-${end.line}:${end.column} ${rule} ${severity}`
}
