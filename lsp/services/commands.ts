/** Commands that the server carries out; code actions name them. */
export const Command = {
  /** Argument: the address of a page. */
  openDocumentation: 'robotslint.openDocumentation',
  /** Argument: an edit of the workspace, for clients that know no code actions but commands. */
  applyEdit: 'robotslint.applyEdit',
  /** Argument: the URI of an open document. Applies all safe fixes, for clients that ask for no code actions on save. */
  applySafeFixes: 'robotslint.applySafeFixes',
} as const
