/** The command line cannot be carried out as it stands. The message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command line is right, but something that it names cannot be read, fetched or written. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** What it is: a path or a URL, perhaps behind the flag that names it. */
  readonly path: string
  readonly reason: string

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
    this.path = path
    this.reason = reason
  }
}
