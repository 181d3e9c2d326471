/** Commands that the server carries out; code actions name them. */
export const Command = {
  /** Argument: the address of a page. */
  openDocumentation: 'robotslint.openDocumentation',
  /** Argument: the URI of an open document. Applies all safe fixes, for clients that ask for no code actions on save. */
  applySafeFixes: 'robotslint.applySafeFixes',
} as const
