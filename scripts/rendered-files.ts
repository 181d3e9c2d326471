import {readFile} from 'node:fs/promises'
import {configSchema} from '../analyzer/config/schema.ts'
import {renderCrawlersPage} from '../analyzer/crawlers/render-crawlers.ts'
import {renderRulePage} from '../analyzer/lint/render/rule-page.ts'
import {renderRulesTables} from '../analyzer/lint/render/rules-table.ts'
import {rules} from '../rules/index.ts'
import {renderConfigValidator} from './config-validator.ts'
import {fillConsoleBlocks} from './console-blocks.ts'
import {renderExtensionFiles} from './extension-files.ts'
import {renderPageScript} from './page-script.ts'

/**
 * Every file that is rendered from the code, by its path in the project. A test compares them with what is there;
 * `npm run render` writes them.
 */
export async function renderedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const rule of rules) files.set(`docs/rules/${rule.id}.md`, renderRulePage(rule))
  const schema = configSchema(rules)
  files.set('config.schema.json', `${JSON.stringify(schema, null, 2)}\n`)
  files.set('analyzer/config/validator.js', renderConfigValidator(schema))
  files.set('cli/reporters/html/script.ts', await renderPageScript())
  files.set('rules/README.md', renderRulesReadme())
  files.set('docs/crawlers.md', renderCrawlersPage())
  for (const [path, content] of await renderExtensionFiles(rules)) files.set(path, content)
  const readme = await readFile('README.md', 'utf8')
  const tables = renderRulesTables(rules, id => `docs/rules/${id}.md`)
  files.set('docs/remote.md', await fillConsoleBlocks(await readFile('docs/remote.md', 'utf8')))
  files.set('README.md', await fillConsoleBlocks(fillSection(readme, 'rules', tables)))
  return files
}

function renderRulesReadme(): string {
  return `# The lint rules

One file holds all of a rule: its text, its examples (which are its tests), its check and its fixes. This page is
rendered from those files by \`npm run render\`; CONTRIBUTING.md says how to add one.

${renderRulesTables(rules, id => `../docs/rules/${id}.md`)}`
}

/** Replaces what stands between \`<!-- name -->\` and \`<!-- /name -->\`. */
function fillSection(text: string, name: string, content: string): string {
  const [before, rest] = split(text, `<!-- ${name} -->`)
  const [, after] = split(rest, `<!-- /${name} -->`)
  return `${before}<!-- ${name} -->\n\n${content}\n<!-- /${name} -->${after}`
}

function split(text: string, mark: string): [before: string, after: string] {
  const index = text.indexOf(mark)
  if (index < 0) throw new Error(`The mark ${mark} is missing`)
  return [text.slice(0, index), text.slice(index + mark.length)]
}
