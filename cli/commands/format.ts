import {inferTarget, resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {type Formatted, formatSource} from '../../analyzer/policy/format-source.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import type {Source} from '../../analyzer/syntax/source.ts'
import {isUrl} from '../../analyzer/text/path.ts'
import type {Arguments} from '../arguments.ts'
import type {Execute} from '../command.ts'
import {Configs} from '../config/configs.ts'
import {sideOf, unifiedDiff} from '../diff/unified.ts'
import type {Environment} from '../environment.ts'
import {ExitCode, worse} from '../exit-code.ts'
import type {OpenedFile} from '../files/read.ts'
import {writeBack} from '../files/write-back.ts'
import * as flags from '../flags.ts'
import {type OpenedInput, openInputs} from '../lint/open-inputs.ts'
import {createTroubleWriter} from '../lint/trouble.ts'
import {printable, printablePath} from '../terminal/printable.ts'
import {styleFor} from '../terminal/style.ts'
import {UsageError} from '../usage-error.ts'

/** What is done with a file that has another form than the usual one, and how that is told in the end. */
interface Mode {
  readonly tells: string
  readonly code: ExitCode
  /** Gives the reason where a file could not be written. */
  apply(file: OpenedFile, formatted: Source): string | undefined
}

export const formatFiles: Execute = async (given, environment) => {
  rejectUrls(given)
  const {stderr} = environment
  const mode = chooseMode(given, environment)
  const writeTrouble = createTroubleWriter(given, environment)
  let files = 0
  let changed = 0
  let code: ExitCode = ExitCode.Clean
  for await (const input of openInputs(given, new Configs(given, environment), environment)) {
    if ('error' in input) {
      code = worse(code, writeTrouble(input))
      continue
    }
    const {file} = input
    files++
    const formatted = input.isIgnored ? {source: file.source} : format(input, given)
    if ('refusal' in formatted) {
      stderr.write(`${printablePath(file.path)} stays as it is: ${printable(formatted.refusal)}.\n`)
      code = worse(code, ExitCode.Findings)
    }
    const source = 'source' in formatted ? formatted.source : file.source
    const isChanged = source !== file.source
    if (!isChanged && file.location !== undefined) continue
    const error = mode.apply(file, source)
    if (error !== undefined) code = worse(code, writeTrouble({path: file.path, error, isInternal: false}))
    else if (isChanged) {
      changed++
      code = worse(code, mode.code)
    }
  }
  if (!given.get(flags.quiet)) stderr.write(`${summaryOf(files, changed, mode)}\n`)
  return code
}

function format({file, config}: OpenedInput, given: Arguments): Formatted {
  const asked = given.get(flags.target)
  const names = asked.length > 0 ? asked : (config?.targets ?? inferTarget(parse(file.source.text)).names)
  const resolution = resolveTargets(names)
  if ('profiles' in resolution) return formatSource(file.source, resolution.profiles)
  return {refusal: `it asks for a target ${resolution.unknown}, which is none`}
}

function chooseMode(given: Arguments, environment: Environment): Mode {
  const {stdout, variables} = environment
  if (given.get(flags.showChanges)) {
    const style = styleFor(stdout, given.get(flags.color), variables)
    return {
      tells: 'Would format',
      code: ExitCode.Findings,
      apply({path, source: before}, source) {
        if (source !== before) stdout.write(unifiedDiff(sideOf(path, before), sideOf(path, source), style))
        return undefined
      },
    }
  }
  if (given.get(flags.check)) {
    return {
      tells: 'Would format',
      code: ExitCode.Findings,
      apply({path, source: before}, source) {
        if (source !== before) stdout.write(`${printablePath(path)}\n`)
        return undefined
      },
    }
  }
  return {
    tells: 'Formatted',
    code: ExitCode.Clean,
    apply: (file, source) => writeBack(file, source, environment),
  }
}

function summaryOf(files: number, changed: number, {tells}: Mode): string {
  const counted = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`
  if (changed === 0) return `${counted(files)}: nothing to format.`
  return `${tells} ${changed} of ${counted(files)}.`
}

/** @throws UsageError where a file lies on a server */
function rejectUrls({operands}: Arguments): void {
  const url = operands.find(isUrl)
  if (url !== undefined)
    throw new UsageError(`${url} lies on a server and cannot be written; save it, and format that.`)
}
