import { screenOf } from '../adapters/shared/screen.ts'
import { rowHeightOf } from '../rules/shared/page/shell.ts'
import { WEEKDAY_AND_DATE } from '../rules/shared/time/day-names.ts'

const OURS = 'market-flux.'
/** In pixels: what moves further is no press. */
const STILL = 10
const root = document.querySelector('#root')
export const { layout, pointer } = screenOf(globalThis)
export const now = new Date()

/** What the backend put into the page under a name. */
export function templateOf(name: string) {
  const template = document.querySelector(`template[data-first="${name}"]`)
  return template instanceof HTMLTemplateElement ? template : undefined
}

export function copyOf(name: string) {
  const template = templateOf(name)
  return template && document.importNode(template.content, true)
}

/** A store that may not be read keeps nothing. */
function isFirstVisit() {
  try {
    return ![localStorage, sessionStorage].some((store) => Object.keys(store).some((key) => key.startsWith(OURS)))
  } catch {
    return true
  }
}

/** A picture over the page: readers of screens and keys wait for what is drawn beneath it. It goes once that is there, or has failed. */
function show(page: HTMLElement, at: Element, fill: Fill) {
  page.inert = true
  page.ariaHidden = 'true'
  Object.assign(page.style, { position: 'fixed', inset: 0, zIndex: 9, background: 'var(--page)' })
  for (const plate of page.querySelectorAll('header time'))
    plate.textContent = now.toLocaleDateString(undefined, WEEKDAY_AND_DATE)
  for (const panel of page.querySelectorAll<HTMLElement>('section[style]'))
    panel.style.setProperty('--one-line', `${rowHeightOf('dense', pointer, Number.POSITIVE_INFINITY)}px`)
  document.body.append(page)
  if (!fill(page)) return page.remove()
  const answer = keepPress()
  addEventListener('resize', () => screenOf(globalThis).layout !== layout && page.remove())
  new MutationObserver((_, observer) => {
    if (!at.querySelector('h1, [role=alert]') && at.firstChild?.nodeType !== Node.TEXT_NODE) return
    observer.disconnect()
    page.remove()
    answer()
  }).observe(at, { childList: true, subtree: true })
}

const pressable = ({ clientX, clientY }: MouseEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, input')

/** A press on the picture is answered by what the app draws in its place. One that moves, or has a key with it, is not. */
function keepPress() {
  let [down, pressed]: (MouseEvent | undefined)[] = []
  const until = new AbortController()
  addEventListener('pointerdown', (event) => (down = event), until)
  addEventListener(
    'click',
    (event) => {
      const { clientX = 0, clientY = 0 } = down ?? {}
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < STILL
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      // what is drawn already has answered
      pressed = isStill && isPlain && !pressable(event) ? event : undefined
    },
    until,
  )
  return () => {
    until.abort()
    const element = pressed && pressable(pressed)
    element?.focus()
    element?.click()
  }
}

/** Once the picture has been painted, at once where there is none; a page that is not in sight is not painted. */
function startApp() {
  const app = copyOf('app')
  function fail() {
    addEventListener('online', () => location.reload())
    if (root && navigator.onLine) root.textContent = 'The app could not be loaded. Reload the page.'
  }
  for (const code of app?.querySelectorAll('script') ?? []) code.onerror = fail
  const start = () => app && document.head.append(app)
  if (!page?.isConnected || document.hidden) return start()
  new PerformanceObserver(start).observe({ type: 'paint' })
  setTimeout(start, 1000)
}

/** Fills in what is of this moment; whether it can. */
type Fill = (page: HTMLElement) => boolean

const [page] = copyOf(layout)?.children ?? []

/**
 * BCK-28: shows what the app is going to draw first before its code has come. A script of its own, right behind what the backend put into the page
 * (mock-server/content/first-screen.ts). Only at a first visit, for which that was drawn: what a browser keeps can change all of it.
 */
export function showFirst(fill: Fill) {
  try {
    const isFirst = location.search === '' && location.hash === '' && isFirstVisit()
    if (isFirst && root && page instanceof HTMLElement) show(page, root, fill)
  } catch {
    page?.remove()
  } finally {
    startApp()
  }
}
