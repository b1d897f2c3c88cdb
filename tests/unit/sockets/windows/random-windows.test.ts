import fc from 'fast-check'
import { expect, it } from 'vitest'
import { until } from '../../../setup.ts'
import { createServer, openBrowser } from './browser.ts'

const words = ['oil', 'gold', 'fed']
const word = fc.constantFrom(...words)
const which = fc.nat(4)
/** What happens to one of the windows, by its number, or to all. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open' as const), which, word }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('search' as const), which, word }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('publish' as const), which, word }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('leave', 'close', 'crash', 'hang', 'break', 'wait'), which, word }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('ann', 'bob', undefined), which, word }) },
)

it('RT-06 whatever windows do, each list has what the server finds, and a reader has one connection', async () => {
  const property = fc.asyncProperty(fc.array(happening, { minLength: 8, maxLength: 30 }), async (happenings) => {
    const server = createServer()
    const browser = openBrowser(server)
    const windows: { window: ReturnType<typeof browser.open>; reader: string | undefined; lists: Set<string> }[] = []
    let hangs = false
    let published = 0
    function open(searched: string) {
      const window = browser.open()
      windows.push({ window, reader: '', lists: new Set([searched]) })
      window.search(searched)
    }
    open('oil')
    for (const { does, which, word } of happenings) {
      const at = which % Math.max(windows.length, 1)
      const one = windows[at]
      if (does === 'open' && windows.length < 5) open(word)
      if (does === 'publish') server.publish(`${word}-${String(++published).padStart(3, '0')}`)
      if (does === 'break') server.dropAll()
      if (does === 'wait') browser.pass(1000)
      if (one && does === 'search' && !one.lists.has(word)) {
        one.lists.add(word)
        one.window.search(word)
      }
      if (one && does === 'leave' && one.lists.delete(word)) one.window.leave(word)
      if (one && does === 'hang') {
        one.window.hang()
        hangs = true
      }
      if (one && (does === 'close' || does === 'crash')) {
        windows.splice(at, 1)
        one.window[does]()
      }
      if (one && (does === 'ann' || does === 'bob' || does === undefined)) {
        one.reader = does
        one.window.reads(does)
      }
      await new Promise((turn) => setImmediate(turn))
    }
    server.publish('oil-999')
    const expected = () => windows.map(({ lists }) => [...lists].map((name) => server.found(name)))
    const shown = () => windows.map(({ window, lists }) => [...lists].map((name) => window.list(name)))
    await until(() => {
      browser.pass(500)
      expect(shown()).toEqual(expected())
      const named = windows.flatMap(({ reader }) => (reader === undefined ? [] : [reader]))
      const most = new Set(named).size + (windows.length - named.length)
      // one that hangs may lead, and lends to none that is opened later
      if (!hangs) expect(server.connections()).toBeLessThanOrEqual(most)
    })
    browser.close()
  })
  await fc.assert(property, { numRuns: 60, seed: 7 })
})
