import type {FileReader} from './file-reader.ts'
import {UnfitFileError} from './system-error.ts'

/**
 * The most that is read of a file, in bytes: a hundred times what any known crawler reads. Devices such as /dev/zero
 * never end.
 */
export const MOST_BYTES = 50_000_000

/** How much is read at once where nobody says how much there is. */
const CHUNK = 65_536

/**
 * Reads all of a file, pipe or device.
 *
 * @throws the error of the operating system, or UnfitFileError `ETOOLARGE` where there is more than `MOST_BYTES`
 */
export function readBytes(location: string, files: FileReader): Uint8Array {
  const descriptor = files.openSync(location, 'r')
  try {
    return readToEnd(descriptor, files.fstatSync(descriptor).size, files)
  } finally {
    files.closeSync(descriptor)
  }
}

/**
 * Reads a file that is the project's own, such as a configuration: nobody waits for a pipe there.
 *
 * @throws as `readBytes`, and UnfitFileError `ENOTREG` for a pipe or a device
 */
export function readRegularFile(location: string, files: FileReader): Uint8Array {
  const stats = files.statSync(location)
  if (!stats.isFile() && !stats.isDirectory()) throw new UnfitFileError('ENOTREG')
  return readBytes(location, files)
}

function readToEnd(descriptor: number, expected: number, files: FileReader): Uint8Array {
  if (expected > MOST_BYTES) throw new UnfitFileError('ETOOLARGE')
  // One byte more than there should be, which tells the end.
  let bytes = Buffer.allocUnsafe(expected > 0 ? expected + 1 : CHUNK)
  let length = 0
  for (;;) {
    const read = files.readSync(descriptor, bytes, length, bytes.length - length, null)
    if (read === 0) return bytes.subarray(0, length)
    length += read
    if (length > MOST_BYTES) throw new UnfitFileError('ETOOLARGE')
    if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length)
  }
}
