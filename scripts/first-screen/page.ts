import { JSDOM } from 'jsdom'

const ORIGIN = 'http://127.0.0.1'

/** A page without a screen, under the names that the app and React ask for: as wide as `set` says. */
export function openPage() {
  const dom = new JSDOM('<!doctype html>', { url: ORIGIN })
  const { window } = dom
  let width = 0
  const matchMedia = (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? -1),
    addEventListener: () => undefined,
  })
  const fetch = () => new Promise(() => undefined)
  class ResizeObserver {
    observe() {}
    disconnect() {}
  }
  const own = Object.getOwnPropertyNames(window).filter(
    (name) => !(name in globalThis) || /^(Abort|Event|navigator)/.test(name),
  )
  const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const
  const names = {
    ...Object.fromEntries(own.map((name) => [name, Reflect.get(window, name)])),
    ...Object.fromEntries(inherited.map((name) => [name, window[name].bind(window)])),
  }
  // jsdom has it only to say that it cannot
  window.scrollTo = () => undefined
  for (const [name, value] of Object.entries({ ...names, matchMedia, fetch, ResizeObserver }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  Object.defineProperty(window.HTMLElement.prototype, 'clientWidth', { get: () => width })
  return {
    /** Before the app starts in it; `brought`: by their elements' ids, the lists that the page brings along. */
    set(path: string, pixels: number, brought: Record<string, readonly object[]>) {
      dom.reconfigure({ url: `${ORIGIN}${path}` })
      width = pixels
      const data = Object.entries(brought).map(([id, items]) => {
        const element = window.document.createElement('script')
        Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(items) })
        return element
      })
      window.document.body.replaceChildren(...data)
    },
    parse(html: string) {
      const element = window.document.createElement('div')
      element.innerHTML = html
      return element
    },
  }
}
