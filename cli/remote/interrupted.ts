/** The user has interrupted the run (Ctrl-C). */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
