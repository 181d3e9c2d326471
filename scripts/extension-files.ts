import {readdir, readFile} from 'node:fs/promises'
import {targetNames} from '../analyzer/crawlers/targets.ts'
import type {LintRule} from '../analyzer/lint/rule.ts'

/** The files of the VS Code extension of which a part is rendered from the code, by their paths in the project. */
export async function renderExtensionFiles(rules: readonly LintRule[]): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['vscode-extension/package.json', await renderManifest(rules)],
    ['vscode-extension/l10n/bundle.l10n.json', await renderTexts()],
  ])
}

/** VS Code cannot take the values of settings from elsewhere: they must stand in the manifest. */
async function renderManifest(rules: readonly LintRule[]): Promise<string> {
  const manifest = JSON.parse(await readFile('vscode-extension/package.json', 'utf8'))
  const {version} = JSON.parse(await readFile('package.json', 'utf8'))
  const {properties} = manifest.contributes.configuration
  properties['robotslint.targets'].items.enum = targetNames
  properties['robotslint.rules'].propertyNames = {
    enum: rules.map(({id}) => id),
    enumDescriptions: rules.map(({summary}) => summary),
  }
  return toJson({...manifest, version})
}

/** The texts in the code, for translators: https://code.visualstudio.com/api/references/vscode-api#l10n */
async function renderTexts(): Promise<string> {
  const folder = 'vscode-extension/src'
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.ts')).sort()
  const texts = new Set<string>()
  for (const file of files) {
    const code = await readFile(`${folder}/${file}`, 'utf8')
    for (const [, text = ''] of code.matchAll(/\bl10n\.t\(\s*'((?:[^'\\]|\\.)*)'/g))
      texts.add(text.replaceAll('\\n', '\n').replaceAll("\\'", "'"))
  }
  return toJson(Object.fromEntries([...texts].sort().map(text => [text, text])))
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
