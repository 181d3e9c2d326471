/** The command line cannot be carried out as it stands. The message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command line is right, but something that it names cannot be read or fetched. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** What cannot be read: a path or a URL. */
  readonly path: string
  readonly reason: string

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
    this.path = path
    this.reason = reason
  }
}
