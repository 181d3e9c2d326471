import type {Environment} from '../../../cli/environment.ts'
import type {Sandbox} from '../../cli/sandbox.ts'

/** One way in which a server misbehaves, and what robotslint says of it. */
export interface Case {
  /** The number of the kind of misbehaviour; several cases may show one kind. */
  readonly kind: number
  readonly name: string
  /** Starts the server. */
  start(sandbox: Sandbox): Promise<Scene>
  /** What is reported, `error[rule] 1:1 The message.`; `PORT` stands for the port of the server. */
  readonly reported: readonly string[]
  /** Why there is no file, on the standard error; then the exit code is 2. */
  readonly failure?: string
}

export interface Scene {
  readonly url: string
  readonly args?: readonly string[]
  /** Whom it is asked about: the crawler Kennedy, or Google, if nothing is said. */
  readonly target?: string
  readonly network?: Environment['network']
  /** Ports of other servers, by what stands for them in a report. */
  readonly ports?: Readonly<Record<string, number>>
}

export const BODY = 'User-agent: *\nDisallow: /private/\n'
