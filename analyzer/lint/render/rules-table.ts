import {docsUrl} from '../docs-url.ts'
import type {Category, Level, LintRule} from '../rule.ts'

const CATEGORIES: Readonly<Record<Category, string>> = {
  file: 'File',
  lines: 'Lines',
  keys: 'Keys',
  groups: 'Groups',
  agents: 'Agents',
  paths: 'Paths',
  effects: 'What the rules do',
  sitemaps: 'Sitemaps',
  retrieval: 'Retrieval',
  configuration: "The configuration's own",
}

/** The tables of all rules, one for each category, in Markdown. */
export function renderRulesTables(rules: readonly LintRule[], pageOf = docsUrl): string {
  const sections: string[] = []
  for (const [category, title] of Object.entries(CATEGORIES)) {
    const members = rules.filter(rule => rule.category === category)
    if (members.length === 0) continue
    const rows = members.map(
      rule =>
        `| [${rule.id}](${pageOf(rule.id)}) | ${rule.summary} | ${levelText(rule, 'gemini')} | ${levelText(rule, 'web')} | ${rule.fixable ?? ''} |`,
    )
    sections.push(
      `### ${title}\n\n| rule | reports | Gemini | Web | fix |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`,
    )
  }
  return sections.join('\n')
}

/** The rule's level in one world, or a dash where it never reports there. */
export function levelText(rule: LintRule, protocol: 'gemini' | 'web'): Level | '–' {
  if (!rule.targets.includes(protocol)) return '–'
  return typeof rule.severity === 'string' ? rule.severity : rule.severity[protocol]
}
