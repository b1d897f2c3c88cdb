import { call } from './page-calls.js'
import { find, keepFresh, onAgreed, onSubmit, tell } from './page-frame.js'
import { plainly, sentence, showClock, showFaults, showLog, showOnce, showWorld } from './page-view.js'

async function look() {
  const [clock, world, { faults }, log] = await Promise.all(
    ['clock', 'world', 'faults', 'log'].map((path) => call('GET', path)),
  )
  return () => {
    showClock(clock)
    showWorld(world)
    showOnce('faults', faults, showFaults)
    showOnce('log', log, showLog)
  }
}

/** Offers only the faults that apply to the chosen target. */
function showKinds() {
  const { kinds, statuses } = find('target').selectedOptions[0].dataset
  for (const button of find('fault-form').querySelectorAll('button')) {
    button.disabled = !kinds.split(' ').includes(button.value)
  }
  find('status').disabled = statuses === ''
  find('milliseconds').disabled = !kinds.includes('latency')
  find('status').replaceChildren(...statuses.split(' ').map((status) => new Option(status, status)))
}

const amount = (id) => (find(id).value === '' ? undefined : Number(find(id).value))

function faultOf(kind) {
  const fault = { call: find('target').value, kind, count: amount('count') }
  if (kind === 'latency') return { ...fault, milliseconds: amount('milliseconds') }
  return kind === 'status' ? { ...fault, status: amount('status') } : fault
}

const text = (id) => find(id).value.trim() || undefined

function headline() {
  const tickers = find('tickers')
    .value.toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return {
    title: text('title'),
    articleSource: text('source'),
    link: text('link'),
    ...(tickers.length ? { tickers } : {}),
  }
}

const setClock = (change) => tell(({ now }) => `The clock reads ${plainly(now)} UTC.`, call('POST', 'clock', change))

onSubmit('clock-form', () => setClock({ now: new Date(`${find('instant').value}Z`).toISOString() }))
onSubmit('world-form', () =>
  tell(
    ({ now }) => `In the world it is ${plainly(now)} UTC.`,
    call('POST', 'world', { scenario: find('scenario').value || null }),
  ),
)
onSubmit('fault-form', (button) => {
  const fault = faultOf(button.value)
  tell(`Added: ${sentence(fault)}.`, call('POST', 'faults', fault))
})
onSubmit('news-form', async () => {
  const isIn = await tell(({ ids }) => `Put in as ${ids[0]}.`, call('POST', 'news', { items: [headline()] }))
  if (isIn) find('title').value = ''
  find('title').focus()
})

for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', () => setClock({ advance: Number(button.dataset.advance) }))
}
for (const button of document.querySelectorAll('[data-rate]')) {
  button.addEventListener('click', () => setClock({ rate: Number(button.dataset.rate) }))
}
find('clear-faults').addEventListener('click', () => tell('All faults are off.', call('DELETE', 'faults')))
onAgreed('reset', () => tell('The backend is as it was at the start.', call('POST', 'reset')))
find('target').addEventListener('change', showKinds)

showKinds()
keepFresh(look)
