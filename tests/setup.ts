import { afterAll, afterEach, vi } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const spoken = Object.fromEntries(methods.map((method) => [method, console[method]]))
const said: string[] = []
let allowed: RegExp[] = []

// dates are in English, whatever the machine's language is
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct: (Format, [locale = 'en-US', options]) => new Format(locale, options),
})

// a busy machine takes longer than the one second that the libraries wait
const PATIENCE_MS = 20_000
vi.setConfig({ expect: { poll: { timeout: PATIENCE_MS } } })
if ('document' in globalThis) (await import('@testing-library/react')).configure({ asyncUtilTimeout: PATIENCE_MS })

/** Asks again and again until `check` passes. */
export const until = <Found>(check: () => Found, timeout = PATIENCE_MS) => vi.waitFor(check, { timeout })

for (const method of methods) console[method] = (...words) => said.push([`console.${method}`, ...words].join(' '))

/** Lets the running test print what matches: everything else that is printed fails it. */
export function allowOutput(pattern: RegExp) {
  allowed.push(pattern)
}

afterEach(failOnOutput)
afterAll(() => {
  failOnOutput()
  Object.assign(console, spoken)
})

function failOnOutput() {
  const unexpected = said.splice(0).filter((line) => !allowed.some((pattern) => pattern.test(line)))
  allowed = []
  if (unexpected.length > 0) throw new Error(`A test printed:\n${unexpected.join('\n')}`)
}
