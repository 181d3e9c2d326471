import {escapeXml} from '../xml.ts'

/** Longer charts are the table's business. */
const MOST_BARS = 15

/** Adds one to a count. */
export function countUp(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/**
 * A table of counts with a bar for each, the greatest first: read as numbers where the bars are not seen.
 *
 * @param caption what is counted
 * @param total how much a bar of full width stands for
 */
export function renderChart(
  title: string,
  caption: string,
  counts: ReadonlyMap<string, number>,
  total: number,
): string {
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const rows = sorted.slice(0, MOST_BARS).map(([name, count]) => {
    const width = ((100 * count) / Math.max(total, 1)).toFixed(2)
    const bar = `<svg aria-hidden="true"><rect width="${width}%" height="100%" rx="2"/></svg>`
    return `<tr><th scope="row">${escapeXml(name)}</th><td>${bar}</td><td class="number">${count}</td></tr>`
  })
  const left = sorted.length - rows.length
  const note = left > 0 ? `<p class="quiet">${left} more are not shown.</p>` : ''
  const body =
    rows.length > 0
      ? `<table><caption>${escapeXml(caption)}</caption><tbody>${rows.join('\n')}</tbody></table>`
      : `<p class="quiet">${escapeXml(caption)} None.</p>`
  return `<div class="chart"><h3>${escapeXml(title)}</h3>${body}${note}</div>`
}
