import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const printed: string[] = []
let allowed: RegExp[] = []

// What a worker needs once: without isolation its files share these globals.
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  // dates are in English, whatever the machine's language is
  construct: (Format, [locale = 'en-US', options]) => new Format(locale, options),
})
for (const method of methods) console[method] = (...words) => printed.push([`console.${method}`, ...words].join(' '))
if ('document' in globalThis) layOut()
// Walks compare whole outcomes tens of thousands of times, nearly always equal ones: Node finds that out faster. What it takes for different is
// compared by vitest, which explains it. Not where there is a document: Node would look into the nodes.
else expect.addEqualityTesters([(a, b) => (isPlain(a) && isPlain(b) && isDeepStrictEqual(a, b) ? true : undefined)])

/** jsdom lays nothing out: without a height a virtual list shows no row, without a longer content it does not scroll, which is reported later. */
function layOut() {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')))
  }
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, get: () => 600 },
    scrollHeight: { configurable: true, get: () => 100_000 },
    offsetHeight: { configurable: true, get: () => 600 },
    clientWidth: { configurable: true, get: () => 1200 },
  })
}

/** Lets the running test print what matches: everything else that is printed fails it. */
export function allowOutput(pattern: RegExp) {
  allowed.push(pattern)
}

/** Throws when something was printed since the last call. What a file prints after its end fails the next file of its worker. */
export function failOnOutput() {
  const unexpected = printed.splice(0).filter((line) => !allowed.some((pattern) => pattern.test(line)))
  allowed = []
  if (unexpected.length > 0) throw new Error(`A test printed:\n${unexpected.join('\n')}`)
}

const isPlain = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
