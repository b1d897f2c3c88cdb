import { find } from './page-frame.js'
import { plainly } from './page-view.js'

/** BCK-11: the markup of a mail cannot run anything, because its frame is a sandbox without scripts. */
const rules = { createHTML: (markup) => markup }
const policy = globalThis.trustedTypes?.createPolicy('market-flux', rules) ?? rules

export function showMails([mails, openId]) {
  const focused = document.activeElement?.closest('#mails a')?.hash
  find('mails').replaceChildren(...mails.map((mail) => itemOf(mail, mail.id === openId)))
  if (focused) find('mails').querySelector(`a[href="${focused}"]`)?.focus()
  find('mails').hidden = mails.length === 0
  find('no-mails').hidden = mails.length > 0
  find('clear').disabled = mails.length === 0
}

function itemOf({ id, subject, recipient, createdAt, sentAt, trouble }, isOpen) {
  const link = document.createElement('a')
  link.href = `#${id}`
  if (isOpen) link.setAttribute('aria-current', 'true')
  link.append(part('strong', subject), part('span', recipient), part('span', plainly(createdAt)))
  if (sentAt) link.append(part('span', 'Delivered'))
  else if (trouble) link.append(part('span', 'Not delivered yet', 'trouble'))
  const item = document.createElement('li')
  item.append(link)
  return item
}

function part(name, text, kind = '') {
  const made = document.createElement(name)
  made.textContent = text
  made.className = kind
  return made
}

export function showMail({ subject, recipient, createdAt, sentAt, trouble, text, html, link }) {
  show('mail', subject)
  find('recipient').textContent = recipient
  find('written').textContent = plainly(createdAt)
  find('written').dateTime = createdAt
  find('delivery').textContent = deliveryOf(sentAt, trouble)
  find('link').hidden = link === undefined
  find('link').replaceChildren('Link: ', ...(link ? [anchorOf(link)] : []))
  find('text').textContent = text
  // links of a mail open outside its frame
  find('html').srcdoc = policy.createHTML(html.replace('<head>', '<head><base target="_blank">'))
  find('views').hidden = text === ''
  markView(text === '' ? 'none' : (find('views').dataset.view ?? 'html'))
}

function anchorOf(link) {
  const anchor = part('a', link)
  anchor.href = link
  anchor.target = '_blank'
  anchor.rel = 'noopener'
  return anchor
}

const deliveryOf = (sentAt, trouble) =>
  sentAt
    ? `Handed to the SMTP server at ${plainly(sentAt)} UTC. Its text is not kept.`
    : trouble
      ? `Not delivered yet: ${trouble}`
      : 'In this outbox.'

export const showNone = () =>
  showNothing('No mail is open', 'The mail that you choose from the list is shown here.', false)
export const showGone = () => showNothing('This mail is not here', 'It was deleted, or it never was in this outbox.')

function showNothing(title, words, isReading = true) {
  show('nothing', title, isReading)
  find('nothing').textContent = words
}

function show(id, title, isReading = true) {
  find('subject').textContent = title
  find('nothing').hidden = id !== 'nothing'
  find('mail').hidden = id !== 'mail'
  document.body.dataset.reading = isReading
}

/** As HTML, as text, or neither. */
export function markView(view) {
  if (view !== 'none') find('views').dataset.view = view
  find('html').hidden = view !== 'html'
  find('text').hidden = view !== 'text'
  for (const button of find('views').children) button.setAttribute('aria-pressed', String(button.dataset.view === view))
}
