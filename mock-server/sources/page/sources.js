import { call } from './page-calls.js'
import { find, keepFresh, tell } from './page-frame.js'
import { plainly, showOnce } from './page-view.js'

const words = { off: 'Off', gone: 'Gone', waiting: 'Waiting', asking: 'Asking', fine: 'Fine', failing: 'Failing' }

const ranks = new Map()

/** Active sources come first, but switching one moves no row away from under the pointer. */
function inOrder(sources) {
  const isFirst = ranks.size === 0
  const wanted = isFirst ? sources.toSorted((a, b) => Number(b.isOn) - Number(a.isOn)) : sources
  for (const { id } of wanted) if (!ranks.has(id)) ranks.set(id, ranks.size)
  return sources.toSorted((a, b) => ranks.get(a.id) - ranks.get(b.id))
}

async function look() {
  const { sources } = await call('GET', 'feeds')
  return () => showOnce('sources', sources, show)
}

function show(sources) {
  const focused = document.activeElement?.id
  const on = sources.filter(({ isOn }) => isOn)
  const failing = on.filter(({ trouble }) => trouble !== '')
  find('summary').textContent = `${sources.length} known, ${on.length} on, ${failing.length} failing.`
  find('sources').replaceChildren(...inOrder(sources).map(rowOf))
  if (focused) find(focused)?.focus()
}

function rowOf(source) {
  const row = document.createElement('tr')
  const state = cellOf('td', part('span', words[source.state]))
  state.dataset.state = source.state
  row.append(
    feedOf(source),
    state,
    cellOf('td', String(source.items)),
    cellOf('td', source.succeededAt ? plainly(source.succeededAt) : '–'),
    cellOf('td', source.nextAt ? plainly(source.nextAt) : '–'),
    actionsOf(source),
  )
  return row
}

function feedOf({ name, address, movedTo, trouble, problems }) {
  const cell = cellOf('th', part('strong', name), part('span', address))
  cell.scope = 'row'
  if (movedTo) cell.append(part('span', `Moved to ${movedTo}`))
  for (const problem of problems) cell.append(part('span', problem))
  if (trouble) cell.append(part('span', trouble, 'trouble'))
  return cell
}

function actionsOf({ id, name, isOn }) {
  const toggle = buttonOf(`switch-${id}`, isOn ? 'Switch off' : 'Switch on', name, () =>
    tell(`${name} is ${isOn ? 'off' : 'on'}.`, call('POST', `feeds/${id}`, { isOn: !isOn })),
  )
  const attempt = buttonOf(`try-${id}`, 'Try now', name, () =>
    tell(`${name} is asked.`, call('POST', `feeds/${id}/try`)),
  )
  attempt.disabled = !isOn
  return cellOf('td', toggle, attempt)
}

function buttonOf(id, text, name, press) {
  const button = part('button', text)
  button.id = id
  button.type = 'button'
  button.setAttribute('aria-label', `${text}: ${name}`)
  button.addEventListener('click', press)
  return button
}

function cellOf(kind, ...parts) {
  const cell = document.createElement(kind)
  cell.append(...parts)
  return cell
}

function part(kind, text, className = '') {
  const made = document.createElement(kind)
  made.textContent = text
  made.className = className
  return made
}

keepFresh(look)
