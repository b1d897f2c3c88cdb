const find = (id) => document.getElementById(id)
const shown = new Map()

/** Leaves unchanged parts alone, so that nothing under the pointer or the user's eyes is replaced. */
export function showOnce(name, value, show) {
  const text = JSON.stringify(value)
  if (shown.get(name) === text) return
  shown.set(name, text)
  show(value)
}

/** An instant in readable form. */
export const plainly = (instant) => instant.slice(0, 19).replace('T', ' ')

export function showClock({ now, rate }) {
  find('now').textContent = plainly(now)
  find('now').dateTime = now
  find('rate').textContent =
    rate === 0 ? 'Stands still' : rate === 1 ? 'Runs in real time' : `Runs ${rate} times as fast as real time`
  if (find('instant').value === '') find('instant').value = now.slice(0, 19)
  for (const button of document.querySelectorAll('[data-rate]')) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.rate) === rate))
  }
}

export function showWorld({ now, scenario }) {
  find('world-now').textContent = plainly(now)
  find('world-now').dateTime = now
  showOnce('scenario', scenario, () => {
    find('scenario').value = scenario ?? ''
  })
}

const faultWords = {
  latency: ({ milliseconds }) => `answers ${milliseconds} ms late`,
  status: ({ status }) => `answers ${status}`,
  expiredToken: () => 'takes the token for expired',
  droppedSocket: () => 'drops its connections',
  silent: () => 'never answers',
}
const nameOf = (target) => (target === '*' ? 'Everything' : target)
const times = (count) => (count === undefined ? 'until cleared' : count === 1 ? 'once more' : `${count} times more`)
export const sentence = (fault) => `${nameOf(fault.call)} ${faultWords[fault.kind](fault)}, ${times(fault.count)}`

function element(name, text) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

export function showFaults(faults) {
  find('faults').replaceChildren(...faults.map((fault) => element('li', sentence(fault))))
  find('faults').hidden = faults.length === 0
  find('no-faults').hidden = faults.length > 0
  find('clear-faults').disabled = faults.length === 0
}

export function showLog({ since, calls }) {
  find('since').textContent = `${calls.length === 0 ? 'None' : 'Counted'} since ${plainly(since)} UTC.`
  const sorted = calls.toSorted((a, b) => a.call.localeCompare(b.call) || a.status - b.status)
  const rows = sorted.map(({ call: name, status, count }) => {
    const row = document.createElement('tr')
    const head = element('th', name)
    head.scope = 'row'
    row.append(head, element('td', status), element('td', count))
    return row
  })
  find('log').replaceChildren(...rows)
}
