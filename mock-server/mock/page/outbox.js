import { markView, showGone, showMail, showMails, showNone } from './outbox-view.js'
import { call } from './page-calls.js'
import { find, keepFresh, onAgreed, poll, say, tell } from './page-frame.js'
import { showOnce } from './page-view.js'

const isWide = matchMedia('(min-width: 768px)')
let newest

const openId = () => location.hash.replace(/^#(all$)?/, '')

async function look() {
  const id = openId()
  const { mails } = await call('GET', 'mails')
  const mail = mails.some((entry) => entry.id === id) ? await call('GET', `mails/${id}`) : undefined
  return () => {
    const isBeginning = newest === undefined
    tellNew(mails[0])
    showOnce('mails', [mails, id], showMails)
    showOnce('mail', [id, mail], () => (mail ? showMail(mail) : id ? showGone() : showNone()))
    // visitors usually come for the latest mail; later the page never changes the selection by itself
    if (isBeginning && id === '' && mails[0] && isWide.matches) location.replace(`#${mails[0].id}`)
  }
}

function tellNew(mail) {
  const isNew = newest !== undefined && mail !== undefined && mail.id > newest
  if (isNew) say(`New mail to ${mail.recipient}: ${mail.subject}`)
  if (newest === undefined || isNew) newest = mail?.id ?? ''
}

addEventListener('hashchange', async () => {
  say('')
  await poll()
  if (isWide.matches) return
  if (openId()) find('subject').focus()
  else find('mails').querySelector('a')?.focus()
})

find('mails').addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const links = [...find('mails').querySelectorAll('a')]
  links[links.indexOf(document.activeElement) + step]?.focus()
})
for (const button of find('views').children) button.addEventListener('click', () => markView(button.dataset.view))
onAgreed('clear', () => tell('The outbox is empty.', call('DELETE', 'mails')))

keepFresh(look)
