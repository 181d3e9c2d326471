import {homedir} from 'node:os'
import {resolve} from 'node:path'
import {reasonOf} from '../../files/system-error.ts'
import type {PrivateAddresses} from '../../remote/address-policy.ts'
import type {BulkOptions} from '../../remote/bulk.ts'
import type {Deadlines} from '../../remote/deadlines.ts'
import {KnownHosts} from '../../remote/gemini/known-hosts.ts'
import {KnownHostsError, knownHostsPath} from '../../remote/gemini/known-hosts-file.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {InputError} from '../usage-error.ts'
import * as flags from './flags.ts'

/** How much is asked for: one URL by hand, several, or a whole list. */
export type Extent = 'one' | 'several' | 'list'

/** How URLs are asked, as the flags have it. */
export function readRetrievalOptions(
  given: Arguments,
  extent: Extent,
  knownHosts: KnownHosts,
  {network, variables, version}: Environment,
): BulkOptions {
  return {
    // One URL is asked for as its author says, without the pause between two requests that politeness asks of a survey.
    ...(extent === 'one' && {pause: 0}),
    ...network,
    concurrency: given.get(flags.concurrency),
    deadlines: deadlinesOf(given.get(flags.timeout)),
    privateAddresses: privateAddressesFor(given, extent, variables),
    knownHosts,
    acceptNewCertificate: given.get(flags.acceptNewCertificate),
    userAgent:
      given.get(flags.userAgent) ?? `robotslint/${version} (+https://github.com/robotslint/robotslint)`,
  }
}

/** The phases share the time as they do by default: a third of it each, but 10 seconds where there is as much. */
function deadlinesOf(seconds: number): Deadlines {
  const phase = 1000 * Math.min(seconds, Math.max(10, seconds / 3))
  return {total: 1000 * seconds, connect: phase, header: phase, idle: phase}
}

/** In a list, and where nobody watches, a name that leads inside is an attack or a mistake. */
function privateAddressesFor(
  given: Arguments,
  extent: Extent,
  variables: Environment['variables'],
): PrivateAddresses {
  if (given.get(flags.allowPrivate)) return 'allow'
  const isCi = (variables.CI ?? 'false') !== 'false' && variables.CI !== ''
  return extent === 'one' && !isCi ? 'asked-host' : 'literal'
}

/** The record of certificates, and where it lies. */
export interface OpenKnownHosts {
  readonly path: string
  readonly knownHosts: KnownHosts
}

/** @throws InputError where it cannot be read */
export async function openKnownHosts(given: Arguments, environment: Environment): Promise<OpenKnownHosts> {
  const {cwd, variables} = environment
  const named = given.get(flags.knownHosts)
  const home = variables.HOME || variables.USERPROFILE || homedir()
  const path = named === undefined ? knownHostsPath(variables, process.platform, home) : resolve(cwd, named)
  try {
    return {path, knownHosts: await KnownHosts.open(path)}
  } catch (error) {
    if (error instanceof KnownHostsError) throw new InputError(path, reasonFor(error))
    throw error
  }
}

/** Writes the record. Gives the reason where that fails. */
export async function saveKnownHosts({knownHosts}: OpenKnownHosts): Promise<string | undefined> {
  try {
    await knownHosts.save()
    return undefined
  } catch (error) {
    if (error instanceof KnownHostsError) return reasonFor(error)
    throw error
  }
}

function reasonFor({message, cause}: KnownHostsError): string {
  const reason = reasonOf(cause)
  return reason === undefined ? message : `the record of known hosts cannot be used: ${reason}`
}
