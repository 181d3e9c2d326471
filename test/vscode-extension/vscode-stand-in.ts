/** In place of the module `vscode`, which is there only within VS Code: what pure functions of the extension use. */
export const l10n = {
  /** In English, as without a translation. */
  t: (text: string, ...values: readonly unknown[]): string =>
    text.replaceAll(/\{(\d+)\}/g, (_whole, index: string) => String(values[Number(index)])),
}
