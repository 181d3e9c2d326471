import {resolve} from 'node:path'
import type {Retrieval} from '../../analyzer/retrieval.ts'
import {decode, type Source} from '../../analyzer/syntax/source.ts'
import {MOST_BYTES, readBytes} from '../../files/read-bytes.ts'
import {reasonOf, UnfitFileError} from '../../files/system-error.ts'
import type {Environment} from '../environment.ts'
import {displayPath} from './display-path.ts'
import type {OpenableInput} from './find.ts'

/** A file that is ready to be linted. */
export interface OpenedFile {
  /** As it stands in messages. */
  readonly path: string
  /** Whether `path` says where the file is; text from a pipe may have no place. */
  readonly hasPlace: boolean
  /** Where a mended file is written; undefined for the standard input and for a URL. */
  readonly location?: string
  readonly source: Source
  /** How it was fetched, if it came from a URL. */
  readonly retrieval?: Retrieval
}

/** @param stdinFilename the name of what comes from the standard input, if it has one */
export async function openInput(
  input: OpenableInput,
  stdinFilename: string | undefined,
  environment: Environment,
): Promise<OpenedFile | {readonly path: string; readonly error: string}> {
  const {cwd, files} = environment
  const path = input.kind === 'file' ? input.path : stdinPath(stdinFilename, cwd)
  try {
    if (input.kind === 'stdin') {
      const source = decode(await readStdin(environment))
      return {path, hasPlace: stdinFilename !== undefined, source}
    }
    return {
      path,
      hasPlace: true,
      location: input.location,
      source: decode(readBytes(input.location, files)),
    }
  } catch (cause) {
    const error = reasonOf(cause)
    if (error === undefined) throw cause
    return {path, error}
  }
}

async function readStdin(environment: Environment): Promise<Uint8Array> {
  const bytes = await environment.readStdin(MOST_BYTES)
  if (bytes.length > MOST_BYTES) throw new UnfitFileError('ETOOLARGE')
  return bytes
}

/** The name is resolved against the working folder, and need not exist. */
function stdinPath(name: string | undefined, cwd: string): string {
  return name === undefined ? '<stdin>' : displayPath(resolve(cwd, name), name, cwd)
}
