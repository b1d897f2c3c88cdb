import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../setup.ts'
import { createServer, type FakeServer, openBrowser } from './browser.ts'

let server: FakeServer
let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  server = createServer()
  browser = openBrowser(server)
})
afterEach(() => browser.close())

const leads = '{"named":"leading"}'
const follows = '{"named":{"following":"sure"}}'
/** Opens a window with a list, and waits until it has its part. */
async function opened(word: string, state: string, reader?: string) {
  const window = browser.open(reader)
  window.search(word)
  await until(() => expect(window.state()).toBe(state))
  return window
}

describe('windows of one reader', () => {
  it('RT-06 share one connection, and each has what it searches for', async () => {
    server.publish('oil-1')
    const first = await opened('oil', leads)
    const second = await opened('gold', follows)
    const third = await opened('oil', follows)
    await until(() => expect(server.connections()).toBe(1))
    server.publish('gold-1')
    server.publish('oil-2')
    await until(() =>
      expect([first.list('oil'), second.list('gold'), third.list('oil'), second.list('oil')]).toEqual([
        ['oil-2', 'oil-1'],
        ['gold-1'],
        ['oil-2', 'oil-1'],
        [],
      ]),
    )
    // the second connection was left for the first one without a break
    expect([...first.seen, ...second.seen]).not.toContain('connection.lost')
    second.leave('gold')
    await until(() => expect(server.rooms()).toEqual(['oil', 'oil']))
  })

  it.each(['close', 'crash'] as const)(
    'RT-06 another window takes over at the %s of the one that leads',
    async (end) => {
      const first = await opened('oil', leads)
      const [second, third] = [await opened('oil', follows), await opened('gold', follows)]
      await until(() => expect(server.connections()).toBe(1))
      first[end]()
      await until(() => expect([second.state(), third.state()]).toEqual([leads, follows]))
      server.publish('oil-1')
      server.publish('gold-1')
      await until(() => expect([second.list('oil'), third.list('gold')]).toEqual([['oil-1'], ['gold-1']]))
      // until it has a connection again, no window says that it is live
      expect(third.seen).toContain('connection.lost')
      await until(() => expect(server.connections()).toBe(1))
    },
  )

  it('RT-06 a window that does not answer within two seconds is not waited for', async () => {
    const first = await opened('oil', leads)
    const second = await opened('oil', follows)
    await until(() => expect(server.connections()).toBe(1))
    first.hang()
    browser.pass(1000)
    browser.pass(900)
    await until(() => expect([first.state(), second.state()]).toEqual(['{"named":"seeking"}', leads]))
    server.publish('oil-1')
    await until(() => expect([first.list('oil'), second.list('oil')]).toEqual([['oil-1'], ['oil-1']]))
    first.wake()
    browser.pass(5000)
    await until(() => expect([first.state(), server.connections()]).toEqual([follows, 1]))
    second.close()
    await until(() => expect(first.state()).toBe(leads))
  })

  it('RT-06 a connection that breaks is made again once, and nothing is missing', async () => {
    const windows = [await opened('oil', leads), await opened('oil', follows), await opened('gold', follows)]
    await until(() => expect(server.connections()).toBe(1))
    server.dropAll()
    server.publish('oil-1')
    server.publish('gold-1')
    const lists = () => windows.map((window) => [...window.list('oil'), ...window.list('gold')])
    await until(() => expect(lists()).toEqual([['oil-1'], ['oil-1'], ['gold-1']]))
    expect(windows.map(({ seen }) => seen.includes('connection.lost'))).toEqual([true, true, true])
    await until(() => expect(server.connections()).toBe(1))
  })

  it('RT-06 more than five windows have a second connection', async () => {
    await opened('oil', leads)
    for (let window = 2; window <= 5; window += 1) await opened('oil', follows)
    const sixth = await opened('oil', '{"named":"seeking"}')
    browser.pass(5000)
    await until(() => expect(server.connections()).toBe(2))
    server.publish('oil-1')
    await until(() => expect(sixth.list('oil')).toEqual(['oil-1']))
  })

  it('RT-06 a connection that is being made when the window comes to lead is not asked for twice, which a server refuses', async () => {
    const first = browser.open()
    first.search('oil')
    first.sockets.financial()
    await until(() => expect(server.joined).toEqual(['/news', '/financial']))
    await until(() => expect(first.state()).toBe(leads))
    first.chart.send({ type: 'lead.taken' })
    first.chart.send({ type: 'lead.given' })
    server.publish('oil-1')
    await until(() => expect(first.list('oil')).toEqual(['oil-1']))
    expect(server.joined).toEqual(['/news', '/financial'])
  })

  it('RT-06 without locks each window has a connection of its own', async () => {
    const windows = [browser.open('', { hasLocks: false }), browser.open('', { hasLocks: false })]
    for (const window of windows) window.search('oil')
    await until(() => expect(server.connections()).toBe(2))
    server.publish('oil-1')
    await until(() => expect(windows.map((window) => window.list('oil'))).toEqual([['oil-1'], ['oil-1']]))
    expect(windows.map((window) => window.state())).toEqual(['{"named":"seeking"}', '{"named":"seeking"}'])
  })
})

describe('windows of different readers', () => {
  it('RT-06 share no connection', async () => {
    await opened('oil', leads, 'ann')
    await opened('oil', leads, 'bob')
    await until(() => expect(server.connections()).toBe(2))
  })

  it('RT-06 a window that another reader comes to leaves the connection of the former one', async () => {
    const first = await opened('oil', leads, 'ann')
    const second = await opened('oil', follows, 'ann')
    await until(() => expect(server.connections()).toBe(1))
    second.reads('bob')
    await until(() => expect([first.state(), second.state(), server.connections()]).toEqual([leads, leads, 2]))
    first.reads(undefined)
    await until(() => expect(first.state()).toBe('"unnamed"'))
    server.publish('oil-1')
    await until(() => expect([first.list('oil'), second.list('oil')]).toEqual([['oil-1'], ['oil-1']]))
  })

  it('RT-06 who reads is what the window says whose connection it is', async () => {
    const first = await opened('oil', leads, 'ann')
    const second = await opened('oil', follows, 'ann')
    second.sockets.news.emit('authenticate', 'of-second')
    first.sockets.news.emit('authenticate', 'of-first')
    const tokens = () => server.said.filter(({ event }) => event === 'authenticate').map(({ values }) => values)
    await until(() => expect(tokens()).toEqual([['of-first']]))
  })
})

describe('what a connection asks for as one', () => {
  const asked = () => server.said.filter(({ event }) => event === 'stories').at(-1)
  it('RT-06 is asked for all windows, and no more for one that is closed', async () => {
    const first = await opened('oil', leads)
    first.sockets.news.emit('stories', { simulated: ['a', 'b'] })
    const second = await opened('oil', follows)
    second.sockets.news.emit('stories', { simulated: ['b', 'c'], real: ['d'] })
    await until(() => expect(asked()?.values).toEqual([{ simulated: ['a', 'b', 'c'], real: ['d'] }]))
    second.crash()
    await until(() => expect(asked()?.values).toEqual([{ simulated: ['a', 'b'] }]))
  })

  it('RT-06 a window that asks later for a count learns what the others know', async () => {
    const first = await opened('oil', leads)
    const second = await opened('oil', follows)
    const counts: unknown[] = []
    second.sockets.news.on('stories', (given: unknown) => counts.push(given))
    first.sockets.news.emit('stories', { simulated: ['a'] })
    await until(() => expect(asked()?.values).toEqual([{ simulated: ['a'] }]))
    asked()?.client.emit('stories', [{ id: 'a', sources: 3 }])
    await until(() => expect(counts).toHaveLength(1))
    second.sockets.news.emit('stories', { simulated: ['a', 'b'] })
    await until(() => expect(counts.at(-1)).toEqual([{ id: 'a', sources: 3 }]))
    expect(counts).toHaveLength(2)
  })
})
