import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whole } from '../../../src/adapters/sockets/backfill.ts'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { until } from '../../setup.ts'
import { newsItem } from '../feed/news-item.ts'
import { fakeSocketServer, MockTransport, type Received } from './fake-socket-server.ts'

let server: ReturnType<typeof fakeSocketServer>
let sockets: ReturnType<typeof createSockets>
let searches: Received[]
let seen: unknown[][]
let address = 0

let requests: Received[]

beforeEach(async () => {
  const url = `ws://127.0.0.1:${9300 + ++address}`
  searches = []
  requests = []
  seen = []
  server = fakeSocketServer(`${url}/socket.io/`, '/news', (one) => {
    if (one.event === 'search') searches.push(one)
    if (one.event === 'older') requests.push(one)
  })
  const pauses = { reconnectionDelay: 1, reconnectionDelayMax: 5 }
  sockets = createSockets(browserEnvironment(), url, { transports: [MockTransport], ...pauses })
  sockets.searchNews({}, note)
  await until(() => expect(searches).toHaveLength(1))
})
afterEach(() => {
  sockets.close()
  server.stop()
})

const note = (event: { type: string; items?: readonly NewsItem[]; older?: number }) => {
  const older = event.older === undefined ? [] : [event.older]
  if (event.items) seen.push([event.type, event.items.map(({ id }) => id).join(' '), ...older])
}
const itemsOf = (ids: string) => ids.split(' ').map((id) => newsItem(id))
/** What the server sends in answer to the last search. */
function answering() {
  const { client, values } = searches.at(-1) as Received
  const answer = { ...(values[1] as object), room: 'all' }
  return {
    initial: (ids: string, older?: unknown) => client.emit('initial', itemsOf(ids), answer, older),
    backfill: (items: unknown, rest?: number) => client.emit('backfill', items, answer, rest),
    update: (ids: string) => client.emit('update', itemsOf(ids), 'all'),
  }
}

it('RT-02 a first list is passed on at once, and the older items that follow it when all have come', async () => {
  const { initial, backfill, update } = answering()
  initial('e d', 3)
  await until(() => expect(seen).toEqual([['items.replaced', 'e d', 3]]))
  backfill(itemsOf('c b'))
  backfill(itemsOf('a'))
  update('f')
  backfill(itemsOf('late'))
  await until(() => expect(seen).toHaveLength(3))
  expect(seen.slice(1)).toEqual([
    ['items.backfilled', 'c b a'],
    ['items.merged', 'f'],
  ])
})

it('RT-02 RT-03 a later list replaces the first once it is whole', async () => {
  const first = answering()
  first.initial('c', 2)
  first.backfill(itemsOf('b a'))
  await until(() => expect(seen).toHaveLength(2))
  server.dropAll()
  await until(() => expect(searches).toHaveLength(2))
  const { initial, backfill } = answering()
  initial('e d', 2)
  backfill(itemsOf('c'))
  backfill(itemsOf('b'))
  initial('f')
  await until(() => expect(seen).toHaveLength(4))
  expect(seen.slice(2)).toEqual([
    ['items.replaced', 'e d c b'],
    ['items.replaced', 'f'],
  ])
})

describe('of a list that wants the newest first', () => {
  const oil = { keywords: ['oil'] }
  beforeEach(async () => {
    sockets.searchNews(oil, note, 'newest')
    await until(() => expect(searches).toHaveLength(2))
  })
  const wanted = () => searches.slice(1).map(({ values: [, , extent] }) => extent)
  const requested = () => requests.map(({ values }) => values)

  it('RT-02 older items are asked for once, by the tag of the search, and are over when the server says so', async () => {
    const { initial, backfill } = answering()
    initial('e d', 3)
    await until(() => expect(seen).toEqual([['items.replaced', 'e d', 3]]))
    for (const _ of [1, 2]) sockets.askOlderNews(oil)
    await until(() => expect(requests).toHaveLength(1))
    backfill(itemsOf('c'), 1)
    backfill(itemsOf('b'), 0)
    await until(() => expect(seen).toHaveLength(2))
    expect([seen[1], wanted(), requested()]).toEqual([
      ['items.backfilled', 'c b'],
      ['newest'],
      [[{ subscription: 's2', sequence: 1 }]],
    ])
  })

  it('RT-02 what is asked for before the answer is asked for after it', async () => {
    sockets.askOlderNews(oil)
    answering().initial('e d', 3)
    await until(() => expect(requested()).toEqual([[{ subscription: 's2', sequence: 1 }]]))
  })

  it('RT-02 RT-03 over a loss the newest are asked for again, and everything once it was there', async () => {
    answering().initial('e d', 3)
    await until(() => expect(seen).toHaveLength(1))
    server.dropAll()
    await until(() => expect(searches).toHaveLength(4))
    const { initial, backfill } = answering()
    initial('f e', 2)
    await until(() => expect(seen[1]).toEqual(['items.replaced', 'f e', 2]))
    // as an older server does
    backfill(itemsOf('d c'))
    await until(() => expect(seen).toHaveLength(3))
    server.dropAll()
    await until(() => expect(searches).toHaveLength(6))
    expect([
      seen[2],
      searches.filter((_, nth) => nth % 2).map(({ values: [, , extent] }) => extent),
      requested(),
    ]).toEqual([['items.backfilled', 'd c'], ['newest', 'newest', undefined], []])
  })

  it('RT-02 a list that another wants whole is asked for as a whole', async () => {
    sockets.searchNews(oil, note)
    await until(() => expect(searches).toHaveLength(3))
    expect(wanted()).toEqual(['newest', undefined])
  })
})

it('RT-02 an answer without a count is a whole list, as an older server sends it', async () => {
  const { initial, backfill } = answering()
  initial('b a')
  backfill(itemsOf('never'))
  initial('c', 'many')
  await until(() => expect(seen).toHaveLength(2))
  expect(seen).toEqual([
    ['items.replaced', 'b a'],
    ['items.replaced', 'c'],
  ])
})

it('RT-04 older items that break the contract are logged and left out, and the list is complete without them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { initial, backfill } = answering()
  initial('c', 2)
  backfill('nothing')
  backfill([{ id: 'broken' }, newsItem('a')])
  await until(() => expect(seen).toHaveLength(2))
  expect([seen[1], log.mock.calls.map(([words]) => words)]).toEqual([
    ['items.backfilled', 'a'],
    ['An item breaks the contract'],
  ])
  log.mockRestore()
})

it('RT-02 a list that is not shown row by row is passed on once it is whole', () => {
  const listener = whole<NewsItem>(note)
  listener({ type: 'items.replaced', items: itemsOf('c'), older: 2 })
  listener({ type: 'items.backfilled', items: itemsOf('b a') })
  listener({ type: 'items.merged', items: itemsOf('d') })
  listener({ type: 'items.replaced', items: itemsOf('e') })
  expect(seen).toEqual([
    ['items.replaced', 'c b a'],
    ['items.merged', 'd'],
    ['items.replaced', 'e'],
  ])
})
