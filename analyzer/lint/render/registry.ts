/** The source of `rules/index.ts`, from the names of the rules' files. */
export function renderRegistry(ids: readonly string[]): string {
  const sorted = [...ids].sort()
  return `// Rendered by \`npm run render\` from the files of this folder. Do not edit.
import type {LintRule} from '../analyzer/lint/rule.ts'
${sorted.map(id => `import ${camelCase(id)} from './${id}.ts'`).join('\n')}

/** All lint rules, by id. */
export const rules: readonly LintRule[] = [
${sorted.map(id => `  ${camelCase(id)},`).join('\n')}
]
`
}

function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
