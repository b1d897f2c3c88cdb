import { screenOf } from '../adapters/shared/screen.ts'
import { rowHeightOf } from '../rules/shared/page/shell.ts'
import { WEEKDAY_AND_DATE } from '../rules/shared/time/day-names.ts'
import { densityOf, type Kept, keptHere } from './kept.ts'

/** In pixels: what moves further is no press. */
const STILL = 10
const root = document.querySelector('#root')
export const now = new Date()

/** What the backend put into the page under a name. */
export const templateOf = (name: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-first="${name}"]`)

export function copyOf(name: string) {
  const template = templateOf(name)
  return template && document.importNode(template.content, true)
}

type Screen = ReturnType<typeof screenOf>
/** Fills in what is of this moment, this screen and this reader; whether it can. */
type Fill = (page: HTMLElement, screen: Screen, kept: Kept) => boolean

/** A picture over the page: readers of screens and keys wait for what is drawn beneath it. */
function draw(fill: Fill, kept: Kept) {
  const screen = screenOf(globalThis)
  const page = copyOf(screen.layout)?.querySelector<HTMLElement>('*')
  if (!page) return undefined
  const { consent } = kept
  if (consent) page.querySelector('[aria-label=Cookies]')?.remove()
  // the provider's tape is higher
  if (consent?.thirdParty) page.querySelector('[data-tape]')?.setAttribute('data-tape', 'theirs')
  page.inert = true
  page.ariaHidden = 'true'
  Object.assign(page.style, { position: 'fixed', inset: 0, zIndex: 9, background: 'var(--page)' })
  for (const plate of page.querySelectorAll('header time'))
    plate.textContent = now.toLocaleDateString(undefined, WEEKDAY_AND_DATE)
  for (const panel of page.querySelectorAll<HTMLElement>('section[style]'))
    panel.style.setProperty('--one-line', `${rowHeightOf(densityOf(kept), screen.pointer, Number.POSITIVE_INFINITY)}px`)
  document.body.append(page)
  let isWhole = false
  try {
    isWhole = fill(page, screen, kept)
  } finally {
    if (!isWhole) page.remove()
  }
  return isWhole ? page : undefined
}

/** Shows the picture until what it is of is there, or has failed; another one when the screen changes. */
function show(at: Element, fill: Fill, kept: Kept) {
  page = draw(fill, kept)
  if (!page) return
  const answer = keepPress(at)
  const until = new AbortController()
  function drawAgain() {
    page?.remove()
    page = draw(fill, kept)
  }
  addEventListener('resize', drawAgain, until)
  new MutationObserver((_, observer) => {
    if (!at.querySelector('h1, [role=alert]') && at.firstChild?.nodeType !== Node.TEXT_NODE) return
    observer.disconnect()
    until.abort()
    page?.remove()
    answer()
  }).observe(at, { childList: true, subtree: true })
}

const PRESSABLE = 'a, button, input'
/** What tells an article from others: when it was published, and its title. */
const wordsOf = (article: Element) => ['time', '[dir]'].map((part) => article.querySelector(part)?.textContent).join()
const elementAt = ({ clientX, clientY }: MouseEvent) => document.elementFromPoint(clientX, clientY)
const pressable = (event: MouseEvent) => elementAt(event)?.closest<HTMLElement>(PRESSABLE)

/** Where a press on the picture is answered. What is in an article is looked for in the same one, which may have moved. */
function targetOf(event: MouseEvent, at: Element): () => HTMLElement | null | undefined {
  if (page) page.inert = false
  const pressed = elementAt(event)
  if (page) page.inert = true
  const article = pressed?.closest('article')
  // a sign that has gone is no press on the row beneath it
  if (!article)
    return () => {
      const found = pressable(event)
      return found?.closest('article') ? undefined : found
    }
  const nth = [...article.querySelectorAll(PRESSABLE)].indexOf(pressed?.closest(PRESSABLE) ?? article)
  return () => {
    const same = [...at.querySelectorAll('article')].find((one) => wordsOf(one) === wordsOf(article))
    return same?.querySelectorAll<HTMLElement>(PRESSABLE)[nth] ?? same
  }
}

/** A press on the picture is answered by what the app draws in its place. One that moves, or has a key with it, is not. */
function keepPress(at: Element) {
  let down: MouseEvent | undefined
  let target: ReturnType<typeof targetOf> | undefined
  const until = new AbortController()
  addEventListener('pointerdown', (event) => (down = event), until)
  addEventListener(
    'click',
    (event) => {
      const { clientX = 0, clientY = 0 } = down ?? {}
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < STILL
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      // what is drawn already has answered
      target = isStill && isPlain && !pressable(event) ? targetOf(event, at) : undefined
    },
    until,
  )
  return () => {
    until.abort()
    const element = target?.()
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

let page: HTMLElement | undefined

/**
 * BCK-28: shows what the app is going to draw first before its code has come. A script of its own, right behind what the backend put into the page
 * (mock-server/content/first-screen.ts). It was drawn for a first visit: nothing is shown where a browser keeps what would change more of it than this script can.
 */
export function showFirst(fill: Fill) {
  try {
    const kept = keptHere()
    if (location.search === '' && location.hash === '' && kept && root) show(root, fill, kept)
  } catch {
    page?.remove()
  } finally {
    startApp()
  }
}
