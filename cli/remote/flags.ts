import type {Flag} from '../arguments.ts'
import {text, toggle} from '../flags.ts'
import {UsageError} from '../usage-error.ts'

export const urlsFrom = text(
  'urls-from',
  'FILE',
  'Check the URLs in a file too, one a line; - is the standard input',
)
export const resume = text(
  'resume',
  'FILE',
  'Leave out the URLs that this ndjson report knows, but for failures that pass',
)
export const concurrency = number({
  name: 'concurrency',
  value: 'N',
  summary: 'How many hosts are asked at once',
  usual: 8,
  isRight: count => Number.isInteger(count) && count >= 1 && count <= 1000,
  wanted: 'a whole number from 1 to 1000',
})
export const timeout = number({
  name: 'timeout',
  value: 'SECONDS',
  summary: 'How long one URL may take in all',
  usual: 30,
  isRight: seconds => seconds > 0 && seconds <= 3600,
  wanted: 'a number of seconds up to 3600',
})
export const knownHosts = text(
  'known-hosts',
  'FILE',
  "Where the certificates of capsules are kept; default: in the user's data folder",
)
export const acceptNewCertificate = toggle(
  'accept-new-certificate',
  'Trust a capsule that shows another certificate than before',
)
export const allowPrivate = toggle(
  'allow-private',
  'Ask hosts in private networks too, when there are several URLs or in CI',
)

export const userAgent: Flag<string | undefined> = {
  name: 'user-agent',
  value: 'TEXT',
  summary: 'What Web servers are told about who asks; default: robotslint and its version',
  read(values) {
    const value = values.at(-1)
    if (value === undefined || /^[\x20-\x7E]+$/.test(value)) return value
    throw new UsageError('--user-agent takes letters, digits and signs of ASCII on one line.')
  },
}

/** How a URL is asked: flags of every command that takes one. */
export const forUrl = [timeout, knownHosts, acceptNewCertificate, userAgent, allowPrivate]

interface NumberFlag {
  readonly name: string
  readonly value: string
  readonly summary: string
  readonly usual: number
  isRight(value: number): boolean
  /** What is right, in words. */
  readonly wanted: string
}

function number({name, value, summary, usual, isRight, wanted}: NumberFlag): Flag<number> {
  return {
    name,
    value,
    summary: `${summary}; default: ${usual}`,
    read(values) {
      const given = values.at(-1)
      if (given === undefined) return usual
      const count = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : Number.NaN
      if (isRight(count)) return count
      throw new UsageError(`--${name} needs ${wanted}, not "${given}".`)
    },
  }
}
