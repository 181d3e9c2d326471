/** No URL is as long, nor any line of a report. */
const LONGEST_LINE = 1024 * 1024

/** A line that is longer than any line of such a file. */
export class LineTooLongError extends Error {
  override readonly name = 'LineTooLongError'
}

/**
 * The lines of a text in UTF-8 (or in UTF-16, as PowerShell writes it) that comes bit by bit, without their ends: LF,
 * CRLF or CR. No more than a line and a bit are held.
 *
 * @throws LineTooLongError for a line of more than a million characters
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let rest = ''
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    // A CR at the end may be half of a CRLF.
    const lines = (rest + decoder.decode(chunk, {stream: true})).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new LineTooLongError('a line is longer than a million characters')
    yield* lines
  }
  rest += decoder?.decode() ?? ''
  if (rest !== '') yield rest.replace(/\r$/, '')
}
