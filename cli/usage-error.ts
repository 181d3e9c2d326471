/** The command line cannot be carried out as it stands. The message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
