import { forgetToken, isLocked, needsToken, Refused, takeToken } from './page-calls.js'

const POLL_MS = 1000

export const find = (id) => document.getElementById(id)
const main = document.querySelector('main')
let look
let turn = 0
let nextPoll

export function say(text, kind = 'done') {
  find('said').textContent = text
  find('said').dataset.kind = kind
}

/** Shows the result of a call in words. */
export async function tell(words, asking) {
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

export function onSubmit(id, answer) {
  find(id).addEventListener('submit', (event) => {
    event.preventDefault()
    answer(event.submitter)
  })
}

/** A button that asks for confirmation in a dialog first. */
export function onAgreed(id, agree) {
  const dialog = find(`${id}-dialog`)
  find(id).addEventListener('click', () => {
    dialog.returnValue = ''
    dialog.showModal()
  })
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'agreed') agree()
  })
}

/** Refreshes every second while the page is visible: `lookAt` fetches and returns a function that shows the result. */
export function keepFresh(lookAt) {
  look = lookAt
  document.addEventListener('visibilitychange', poll)
  onSubmit('token-form', () => {
    takeToken(find('token').value.trim())
    say('')
    poll()
  })
  if (isLocked()) askToken()
  else poll()
}

export async function poll() {
  clearTimeout(nextPoll)
  turn += 1
  const mine = turn
  if (document.hidden || isLocked()) return
  try {
    const show = await look()
    if (mine !== turn) return
    open()
    show()
    showState('live', 'Live')
  } catch (error) {
    if (mine !== turn) return
    if (needsToken && error.status === 403) return askToken('This token was refused.')
    showState('failed', error instanceof Refused ? error.message : 'No answer')
  }
  nextPoll = setTimeout(poll, POLL_MS)
}

function showState(state, words) {
  find('state').dataset.state = state
  if (find('state').textContent !== words) find('state').textContent = words
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
