/** The ids of the rules, from the names of the files in `rules/`. */
export function ruleIds(files: readonly string[]): readonly string[] {
  return files
    .filter(file => file.endsWith('.ts') && file !== 'index.ts')
    .map(file => file.slice(0, -'.ts'.length))
}
