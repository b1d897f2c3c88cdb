import { afterAll, afterEach } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const spoken = Object.fromEntries(methods.map((method) => [method, console[method]]))
const said: string[] = []
let allowed: RegExp[] = []

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
