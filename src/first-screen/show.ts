import { screenOf } from '../adapters/shared/screen.ts'
import { rowHeightOf } from '../rules/shared/page/shell.ts'
import { WEEKDAY_AND_DATE } from '../rules/shared/time/day-names.ts'

const OURS = 'market-flux.'
/** In pixels: what moves further is no press. */
const STILL = 10
const root = document.querySelector('#root')
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

type Screen = ReturnType<typeof screenOf>
/** Fills in what is of this moment and this screen; whether it can. */
type Fill = (page: HTMLElement, screen: Screen) => boolean

/** A picture over the page: readers of screens and keys wait for what is drawn beneath it. */
function draw(fill: Fill) {
  const screen = screenOf(globalThis)
  const [page] = copyOf(screen.layout)?.children ?? []
  if (!(page instanceof HTMLElement)) return undefined
  page.inert = true
  page.ariaHidden = 'true'
  Object.assign(page.style, { position: 'fixed', inset: 0, zIndex: 9, background: 'var(--page)' })
  for (const plate of page.querySelectorAll('header time'))
    plate.textContent = now.toLocaleDateString(undefined, WEEKDAY_AND_DATE)
  for (const panel of page.querySelectorAll<HTMLElement>('section[style]'))
    panel.style.setProperty('--one-line', `${rowHeightOf('dense', screen.pointer, Number.POSITIVE_INFINITY)}px`)
  document.body.append(page)
  if (fill(page, screen)) return page
  page.remove()
  return undefined
}

/** Shows the picture until what it is of is there, or has failed; another one when the screen changes. */
function show(at: Element, fill: Fill) {
  page = draw(fill)
  if (!page) return
  const answer = keepPress(at)
  const until = new AbortController()
  function drawAgain() {
    page?.remove()
    page = draw(fill)
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
  if (!article) return () => pressable(event)
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
 * (mock-server/content/first-screen.ts). Only at a first visit, for which that was drawn: what a browser keeps can change all of it.
 */
export function showFirst(fill: Fill) {
  try {
    if (location.search === '' && location.hash === '' && isFirstVisit() && root) show(root, fill)
  } catch {
    page?.remove()
  } finally {
    startApp()
  }
}
