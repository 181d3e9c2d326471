/** The page of a rule. */
export function docsUrl(rule: string): string {
  return `https://github.com/robotslint/robotslint/blob/main/docs/rules/${rule}.md`
}
