import type {BadExample, GoodExample, LintRule} from '../rule.ts'
import {renderConcerned} from './concerned-table.ts'
import {renderRetrieval} from './retrieval-lines.ts'
import {levelText} from './rules-table.ts'

const FIXABLE: Readonly<Record<NonNullable<LintRule['fixable']>, string>> = {
  safe: 'yes, with `--fix`: no target crawler decides anything differently afterwards',
  unsafe: 'with `--unsafe-fixes`: it changes what some crawler may fetch, or is a guess',
  depends:
    'with `--fix` where no target crawler reads the line otherwise afterwards, else with `--unsafe-fixes`',
}

/** The documentation of one rule, in Markdown. */
export function renderRulePage(rule: LintRule): string {
  return `# ${rule.id}

${rule.summary}

- Level in Gemini capsules: ${levelText(rule, 'gemini')}
- Level on the Web: ${levelText(rule, 'web')}
- Can be mended: ${rule.fixable ? FIXABLE[rule.fixable] : 'not by itself; the message says what to do'}

## Why

${rule.rationale.trim()}

## Reported

${rule.examples.bad.map(renderBad).join('\n')}${renderPresumption(rule)}${renderConcerned(rule)}
## Not reported

${rule.examples.good.map(renderGood).join('\n')}
${renderConfiguration(rule)}
## Sources

${rule.references.map(({title, url, date}) => `- ${url ? `[${title}](${url})` : title}, ${date}`).join('\n')}
`
}

/** What `enumerateKnown` means by a word. */
function renderPresumption({examples}: LintRule): string {
  if (!examples.bad.some(({problems}) => problems.some(problem => /\bpresumably\b/i.test(problem)))) return ''
  return `
*Presumably* stands before crawlers whose operators do not say how they read such a line; for them the usual reading is
assumed. [The page about crawlers](../crawlers.md) gives the source of each claim.
`
}

function renderBad(example: BadExample): string {
  const parts = [
    introduction(example),
    ...fences(example),
    ...example.problems.map(problem => `- \`${problem.replaceAll('`', "'")}\``),
  ]
  const fixed = example.fixed === undefined ? '' : `\nMended:\n\n${fence(example.fixed)}\n`
  return `${parts
    .filter(part => part !== '')
    .join('\n\n')
    .replaceAll('\n\n- ', '\n- ')
    .replace('```\n- ', '```\n\n- ')}\n${fixed}`
}

function renderGood(example: GoodExample): string {
  return `${[introduction(example), ...fences(example)].filter(part => part !== '').join('\n\n')}\n`
}

function introduction(example: GoodExample): string {
  return [example.note, example.target === 'gemini' && 'In a Gemini capsule:'].filter(Boolean).join(' ')
}

/** What was sent over the network, and the file, if there was one. */
function fences({code, retrieval}: GoodExample): readonly string[] {
  if (retrieval === undefined) return [fence(code)]
  return [renderRetrieval(retrieval), ...(retrieval.outcome === 'file' ? [fence(code)] : [])]
}

function fence(code: string | Uint8Array): string {
  const text = typeof code === 'string' ? code : new TextDecoder('utf-8').decode(code)
  return `\`\`\`robots-txt\n${shortened(visible(text)).replace(/\n?$/, '\n')}\`\`\``
}

/** Files that are too long are examples as well, but nobody reads them to the end. */
const LONGEST_EXAMPLE = 30

function shortened(text: string): string {
  const lines = text.split('\n').map(line => (line.length > 200 ? `${line.slice(0, 80)}…` : line))
  if (lines.length <= LONGEST_EXAMPLE) return lines.join('\n')
  return [...lines.slice(0, 4), `… ${lines.length - 7} more lines …`, ...lines.slice(-3)].join('\n')
}

/** Characters that nobody sees, by their names. */
function visible(text: string): string {
  return text
    .replace(/\r\n/g, '␍\n')
    .replace(/\r/g, '␍')
    .replace(/\p{Cc}|\p{Cf}|\p{Zs}/gu, character => {
      const code = character.codePointAt(0) ?? 0
      if (character === '\n' || character === '\t' || character === ' ') return character
      return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
    })
}

function renderConfiguration(rule: LintRule): string {
  const off = `{ "rules": { "${rule.id}": "off" } }`
  const options = rule.options
    ? `\nOptions and their defaults:\n\n\`\`\`json\n{ "rules": { "${rule.id}": { "severity": "warning", "options": ${JSON.stringify(rule.options.defaults)} } } }\n\`\`\`\n`
    : ''
  return `## Configuration\n\nOn the command line \`--rule ${rule.id}:off\` (or \`info\`, \`warning\`, \`error\`), in \`robotslint.config.json\`:\n\n\`\`\`json\n${off}\n\`\`\`\n${options}`
}
