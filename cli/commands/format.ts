import {inferTarget, resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {encode} from '../../analyzer/syntax/source.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {Arguments} from '../arguments.ts'
import type {Execute} from '../command.ts'
import {Configs} from '../config/configs.ts'
import {sideOf, unifiedDiff} from '../diff/unified.ts'
import type {Environment} from '../environment.ts'
import {ExitCode, worse} from '../exit-code.ts'
import type {OpenedFile} from '../files/read.ts'
import {writeFile} from '../files/write.ts'
import * as flags from '../flags.ts'
import {type Formatted, formatSource} from '../format/format-source.ts'
import {type OpenedInput, openInputs} from '../lint/open-inputs.ts'
import {createTroubleWriter} from '../lint/trouble.ts'
import {printable, printablePath} from '../terminal/printable.ts'
import {styleFor} from '../terminal/style.ts'

/** What is done with a file that has another form than the usual one, and how that is told in the end. */
interface Mode {
  readonly tells: string
  readonly code: ExitCode
  apply(file: OpenedFile, formatted: OpenedFile['source']): void
}

export const formatFiles: Execute = async (given, environment) => {
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
    if (isChanged) {
      changed++
      code = worse(code, mode.code)
    }
    if (isChanged || file.location === undefined)
      code = worse(
        code,
        attempt(() => mode.apply(file, source), file.path, writeTrouble),
      )
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
  const {stdout, variables, files} = environment
  if (given.get(flags.showChanges)) {
    const style = styleFor(stdout, given.get(flags.color), variables)
    return {
      tells: 'Would format',
      code: ExitCode.Findings,
      apply({path, source: before}, source) {
        if (source !== before) stdout.write(unifiedDiff(sideOf(path, before), sideOf(path, source), style))
      },
    }
  }
  if (given.get(flags.check)) {
    return {
      tells: 'Would format',
      code: ExitCode.Findings,
      apply({path, source: before}, source) {
        if (source !== before) stdout.write(`${printablePath(path)}\n`)
      },
    }
  }
  return {
    tells: 'Formatted',
    code: ExitCode.Clean,
    apply({location}, source) {
      if (location === undefined) stdout.write(encode(source))
      else writeFile(location, encode(source), files)
    },
  }
}

function attempt(
  write: () => void,
  path: string,
  writeTrouble: ReturnType<typeof createTroubleWriter>,
): ExitCode {
  try {
    write()
    return ExitCode.Clean
  } catch (cause) {
    const reason = reasonOf(cause)
    if (reason === undefined) throw cause
    return writeTrouble({
      path,
      error: `it could not be written, and is as it was: ${reason}`,
      isInternal: false,
    })
  }
}

function summaryOf(files: number, changed: number, {tells}: Mode): string {
  const counted = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`
  if (changed === 0) return `${counted(files)}: nothing to format.`
  return `${tells} ${changed} of ${counted(files)}.`
}
