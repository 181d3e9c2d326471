/**
 * Makes the table of a survey sortable and filterable, and folds its details. Without it, the page shows all of them in
 * the order of the run. It reads the page alone, and writes no markup.
 */
export const SCRIPT = `
'use strict'
document.documentElement.classList.add('scripted')
document.addEventListener('DOMContentLoaded', () => {
  const table = document.getElementById('survey')
  if (!table) return
  const entries = [...table.tBodies].map((body, index) => {
    const cells = [...body.rows[0].cells].map(cell => cell.textContent.trim())
    return {body, index, cells, host: cells[0].toLowerCase(), rules: cells[6].split(/\\s+/)}
  })
  const form = document.getElementById('filters')
  const count = document.getElementById('count')
  const filter = () => {
    const {search, rule, severity, outcome} = form.elements
    const text = search.value.trim().toLowerCase()
    const column = {error: 3, warning: 4, info: 5}[severity.value]
    let shown = 0
    for (const {body, cells, host, rules} of entries) {
      const fits = host.includes(text) && (rule.value === '' || rules.includes(rule.value)) &&
        (column === undefined || cells[column] !== '0') && (outcome.value === '' || cells[1] === outcome.value)
      body.hidden = !fits
      if (fits) shown++
    }
    count.value = shown + ' of ' + entries.length + ' shown'
  }
  let waiting
  form.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(filter, 120)
  })
  form.addEventListener('submit', event => event.preventDefault())
  filter()
  const headings = [...table.tHead.rows[0].cells]
  table.tHead.addEventListener('click', event => {
    const heading = event.target.closest('th')
    if (!heading) return
    const column = headings.indexOf(heading)
    const isNumber = heading.classList.contains('number')
    const first = isNumber ? 'descending' : 'ascending'
    const other = isNumber ? 'ascending' : 'descending'
    const order = heading.getAttribute('aria-sort') === first ? other : first
    for (const one of headings) one.removeAttribute('aria-sort')
    heading.setAttribute('aria-sort', order)
    const sign = order === 'ascending' ? 1 : -1
    const compare = new Intl.Collator().compare
    entries.sort((a, b) => {
      const [x, y] = [a.cells[column], b.cells[column]]
      return sign * (isNumber ? x - y : compare(x, y)) || a.index - b.index
    })
    table.append(...entries.map(({body}) => body))
  })
  const show = (button, isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen))
    document.getElementById(button.getAttribute('aria-controls')).classList.toggle('open', isOpen)
  }
  for (const {body} of entries) show(body.querySelector('button'), false)
  table.addEventListener('click', event => {
    const button = event.target.closest('button[aria-controls]')
    if (button) show(button, button.getAttribute('aria-expanded') === 'false')
  })
})
`
