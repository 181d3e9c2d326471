/** By whose word a file is for its targets. */
export type TargetsBy = 'flag' | 'configuration' | 'url' | 'comment' | 'content'

/** How many files were checked for the same targets by the same word. */
export interface CheckedFor {
  readonly targets: string
  readonly by: TargetsBy
  readonly files: number
}

/** The counts with one more file. */
export function addCheckedFor(
  known: readonly CheckedFor[],
  names: readonly string[],
  by: TargetsBy,
): readonly CheckedFor[] {
  const targets = names.join('+')
  const others = known.filter(one => one.targets !== targets || one.by !== by)
  const same = known.find(one => !others.includes(one))
  return [...others, {targets, by, files: (same?.files ?? 0) + 1}]
}

/** How many kinds of targets a summary names. */
const MOST_KINDS = 4

/** ` (web, by its content)` or ` (2 web, 1 gemini)`: who the files were checked for; nothing where there are none. */
export function renderCheckedFor(kinds: readonly CheckedFor[]): string {
  const [only, another] = kinds
  if (only === undefined) return ''
  if (another === undefined) return ` (${only.targets}, ${wordsFor(only)})`
  const counts = new Map<string, number>()
  for (const {targets, files} of kinds) counts.set(targets, (counts.get(targets) ?? 0) + files)
  const [[first = ''] = []] = counts
  if (counts.size === 1) return ` (${first})`
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_KINDS)
  const shown = frequent.map(([targets, files]) => `${files} ${targets}`)
  return ` (${shown.join(', ')}${counts.size > MOST_KINDS ? ', …' : ''})`
}

function wordsFor({by, files}: CheckedFor): string {
  const words: Readonly<Record<TargetsBy, readonly [one: string, several: string]>> = {
    flag: ['by --target', 'by --target'],
    configuration: ['by the configuration', 'by the configuration'],
    url: ['by its URL', 'by their URLs'],
    comment: ['by its comment', 'by their comments'],
    content: ['by its content', 'by their content'],
  }
  return words[by][files === 1 ? 0 : 1]
}
