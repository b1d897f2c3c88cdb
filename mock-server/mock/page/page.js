import { call, forgetToken, isLocked, needsToken, Refused, takeToken } from './page-calls.js'
import { plainly, sentence, showClock, showFaults, showLog, showOnce } from './page-view.js'

const POLL_MS = 1000

const find = (id) => document.getElementById(id)
const main = document.querySelector('main')
let turn = 0
let nextPoll

function say(text, kind = 'done') {
  find('said').textContent = text
  find('said').dataset.kind = kind
}

function showState(state, words) {
  find('state').dataset.state = state
  if (find('state').textContent !== words) find('state').textContent = words
}

/** Says what became of a call, in words. */
async function tell(words, asking) {
  try {
    const answer = await asking
    say(typeof words === 'function' ? words(answer) : words)
    return true
  } catch (error) {
    say(error.message, 'failed')
    return false
  } finally {
    poll()
  }
}

async function poll() {
  clearTimeout(nextPoll)
  turn += 1
  const mine = turn
  if (document.hidden || isLocked()) return
  try {
    const [clock, { faults }, log] = await Promise.all(['clock', 'faults', 'log'].map((path) => call('GET', path)))
    if (mine !== turn) return
    open()
    showClock(clock)
    showOnce('faults', faults, showFaults)
    showOnce('log', log, showLog)
    showState('live', 'Live')
  } catch (error) {
    if (mine !== turn) return
    if (needsToken && error.status === 403) return askToken('This token was refused.')
    showState('failed', error instanceof Refused ? error.message : 'No answer')
  }
  nextPoll = setTimeout(poll, POLL_MS)
}

function open() {
  main.hidden = false
  find('token-form').hidden = true
}

function askToken(words) {
  forgetToken()
  main.hidden = true
  find('token-form').hidden = false
  showState('waiting', 'Locked')
  if (words) say(words, 'failed')
  find('token').focus()
}

/** Offers only what can befall the chosen target. */
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

function onSubmit(id, answer) {
  find(id).addEventListener('submit', (event) => {
    event.preventDefault()
    answer(event.submitter)
  })
}

const setClock = (change) => tell(({ now }) => `The clock reads ${plainly(now)} UTC.`, call('POST', 'clock', change))

onSubmit('token-form', () => {
  takeToken(find('token').value.trim())
  say('')
  poll()
})
onSubmit('clock-form', () => setClock({ now: new Date(`${find('instant').value}Z`).toISOString() }))
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
find('reset').addEventListener('click', () => {
  find('reset-dialog').returnValue = ''
  find('reset-dialog').showModal()
})
find('reset-dialog').addEventListener('close', () => {
  if (find('reset-dialog').returnValue === 'reset')
    tell('The backend is as it was at the start.', call('POST', 'reset'))
})
find('target').addEventListener('change', showKinds)
document.addEventListener('visibilitychange', poll)

showKinds()
if (isLocked()) askToken()
else poll()
