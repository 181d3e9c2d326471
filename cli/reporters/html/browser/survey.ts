/**
 * Runs in the page of a survey, see `page.ts`: makes its table sortable and filterable, draws a part of it, and folds
 * the details. Without it, the page shows everything in the order of the run. It reads the page alone, and writes no
 * markup but that of `survey.ts`.
 */

/** Laying out a table of 10,000 rows takes a browser seconds. */
const ROWS_AT_ONCE = 200
/** Nobody wants the table to change at each key, in milliseconds. */
const PAUSE_IN_TYPING = 120

/** A row with its details. */
interface Entry {
  readonly body: HTMLTableSectionElement
  /** Its place in the order of the run. */
  readonly index: number
  /** The texts of its cells. */
  readonly cells: readonly string[]
  /** What the filters ask for. */
  readonly name: string
  readonly rules: readonly string[]
}

/** The columns of the table in `survey.ts`. */
const NAME = 0
const OUTCOME = 1
const RULES = 6
const SEVERITIES: Readonly<Record<string, number>> = {error: 3, warning: 4, info: 5}

// Before anything is laid out: see `.scripted` in `style.ts`.
document.documentElement.classList.add('scripted')
document.addEventListener('DOMContentLoaded', () => {
  const table = find('survey', HTMLTableElement)
  if (table) start(table)
  document.documentElement.classList.add('ready')
})

function start(table: HTMLTableElement): void {
  const form = find('filters', HTMLFormElement)
  const count = find('count', HTMLOutputElement)
  const more = find('more', HTMLButtonElement)
  const heading = table.tHead?.rows[0]
  if (!form || !count || !more || !heading) return
  putOverviewFirst()

  const entries = [...table.tBodies].map(readEntry)
  let found: readonly Entry[] = entries
  let drawn = 0

  const drawMore = () => {
    const next = found.slice(drawn, drawn + ROWS_AT_ONCE)
    table.append(...next.map(({body}) => body))
    drawn += next.length
    more.hidden = drawn >= found.length
    const part = more.hidden ? 'shown' : `match, the first ${drawn} are shown`
    count.value = `${found.length} of ${entries.length} ${part}`
    return next
  }
  const draw = () => {
    const fits = filterOf(form)
    found = entries.filter(fits)
    for (const {body} of entries) body.remove()
    drawn = 0
    drawMore()
  }

  for (const button of table.querySelectorAll('button[aria-controls]')) open(button, false)
  draw()

  let waiting: number | undefined
  form.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(draw, PAUSE_IN_TYPING)
  })
  form.addEventListener('submit', event => event.preventDefault())
  more.addEventListener('click', () => {
    const [first] = drawMore()
    // The button may be gone now, and who used the keyboard would be nowhere.
    first?.body.querySelector('button')?.focus()
  })
  heading.addEventListener('click', event => {
    const cell = event.target instanceof Element ? event.target.closest('th') : null
    if (!cell) return
    entries.sort(orderBy(cell, heading))
    draw()
  })
  table.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest('button[aria-controls]') : null
    if (button) open(button, button.getAttribute('aria-expanded') === 'false')
  })
  // Paper has no button for more.
  addEventListener('beforeprint', () => {
    while (drawn < found.length) drawMore()
  })
}

function find<E extends Element>(id: string, kind: new () => E): E | undefined {
  const element = document.getElementById(id)
  return element instanceof kind ? element : undefined
}

/** The counts are known when the last host has answered, so they stand last in the file. */
function putOverviewFirst(): void {
  const overview = document.getElementById('overview')
  const all = document.getElementById('all')
  const filters = document.getElementById('filters')
  if (overview) all?.before(overview)
  if (filters) all?.querySelector('h2')?.after(filters)
}

function readEntry(body: HTMLTableSectionElement, index: number): Entry {
  const cells = [...(body.rows[0]?.cells ?? [])].map(cell => cell.textContent ?? '')
  const name = (cells[NAME] ?? '').toLowerCase()
  return {body, index, cells, name, rules: (cells[RULES] ?? '').split(' ')}
}

function filterOf(form: HTMLFormElement): (entry: Entry) => boolean {
  const given = new FormData(form)
  const value = (name: string) => String(given.get(name) ?? '')
  const text = value('search').trim().toLowerCase()
  const rule = value('rule')
  const outcome = value('outcome')
  const column = SEVERITIES[value('severity')]
  return ({cells, name, rules}) =>
    name.includes(text) &&
    (rule === '' || rules.includes(rule)) &&
    (outcome === '' || cells[OUTCOME] === outcome) &&
    (column === undefined || cells[column] !== '0')
}

/** The order that a heading asks for; asked again, the other way round. */
function orderBy(cell: HTMLTableCellElement, heading: HTMLTableRowElement): (a: Entry, b: Entry) => number {
  const isNumber = cell.classList.contains('number')
  const [first, other] = isNumber ? ['descending', 'ascending'] : ['ascending', 'descending']
  const order = cell.ariaSort === first ? other : first
  for (const one of heading.cells) one.removeAttribute('aria-sort')
  cell.setAttribute('aria-sort', order)
  const sign = order === 'ascending' ? 1 : -1
  const collator = new Intl.Collator()
  const column = cell.cellIndex
  return (a, b) => {
    const [x = '', y = ''] = [a.cells[column], b.cells[column]]
    return sign * (isNumber ? Number(x) - Number(y) : collator.compare(x, y)) || a.index - b.index
  }
}

function open(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen))
  button.closest('tbody')?.querySelector('.detail')?.classList.toggle('open', isOpen)
}
