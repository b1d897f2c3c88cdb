import { screenOf } from './adapters/shared/screen.ts'
import { rowHeightOf } from './rules/shared/page/shell.ts'
import { weekdayAndDate } from './rules/shared/time/day-names.ts'
import { dayOf, secondsTime } from './rules/shared/time/formats.ts'

/**
 * BCK-28: shows what the app is going to draw first, with the newest headlines, before its code has come. A script of its own, right behind what the backend put into the page
 * (mock-server/first-screen.ts). Only at a first visit, for which that was drawn: what a browser keeps can change all of it.
 */
const OURS = 'market-flux.'
const root = document.querySelector('#root')
const { layout, pointer } = screenOf(globalThis)

function copyOf(name: string) {
  const template = document.querySelector(`template[data-first="${name}"]`)
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined
}

/** A store that may not be read keeps nothing. */
function isFirstVisit() {
  try {
    return ![localStorage, sessionStorage].some((store) => Object.keys(store).some((key) => key.startsWith(OURS)))
  } catch {
    return true
  }
}

/** It is a picture: readers of screens and keys wait for what replaces it. */
function show(page: HTMLElement, rows: DocumentFragment, at: Element) {
  const today = dayOf(Date.now())
  page.inert = true
  page.ariaHidden = 'true'
  for (const plate of page.querySelectorAll('header time')) plate.textContent = weekdayAndDate(today)
  for (const list of page.querySelectorAll('[role=feed]')) list.append(...todays(rows, today))
  for (const panel of page.querySelectorAll<HTMLElement>('section[style]'))
    panel.style.setProperty('--one-line', `${rowHeightOf('dense', pointer, Number.POSITIVE_INFINITY)}px`)
  at.append(page)
  pressLater(at)
}

/** The rows that the screen has space for, before the first that needs the heading of another day. */
function todays(rows: DocumentFragment, today: string) {
  const space = Math.ceil(innerHeight / rowHeightOf('dense', pointer, innerWidth))
  const times = [...rows.querySelectorAll('time')].slice(0, space)
  for (const time of times) time.textContent = secondsTime(time.dateTime)
  const other = times.findIndex(({ dateTime }) => dayOf(dateTime) !== today)
  return [...rows.children].slice(0, other < 0 ? times.length : other)
}

/** A press is answered by what the app draws in its place. */
function pressLater(at: Element) {
  let pressed: { clientX: number; clientY: number } | undefined
  const seen = new AbortController()
  const keep = (event: Event) => {
    if (event instanceof MouseEvent) pressed = event
  }
  at.addEventListener('click', keep, seen)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    seen.abort()
    if (!pressed) return
    const element = document.elementFromPoint(pressed.clientX, pressed.clientY)?.closest('a, button, input')
    if (!(element instanceof HTMLElement)) return
    element.focus()
    element.click()
  }).observe(at, { childList: true })
}

/** Once what is there has been painted; a page that is not in sight is not. Where the network has gone since, the page comes again with it. */
function startApp() {
  const app = copyOf('app')
  const again = () => addEventListener('online', () => location.reload())
  for (const code of app?.querySelectorAll('script') ?? []) code.onerror = again
  const start = () => app && document.head.append(app)
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 300)
}

const [page] = copyOf(layout)?.children ?? []
const rows = copyOf('rows')
const isFirst = location.search === '' && location.hash === '' && isFirstVisit()
if (isFirst && root && rows && page instanceof HTMLElement) show(page, rows, root)
startApp()
