import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roomOf } from '../../../mock-server/lists/rooms.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'
import { type NewsReader, readNews } from './news-reader.ts'

let backend: TestBackend
const readers: NewsReader[] = []
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  await backend.call('POST', '/mock/reset')
  backend.pass(3_600_000)
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

async function connect() {
  const reader = await readNews(backend.url)
  readers.push(reader)
  return reader
}
const inject = (...items: Record<string, unknown>[]) => backend.call('POST', '/mock/news', { body: { items } })
const oil: SearchContext = { keywords: ['oil'] }
const gold: SearchContext = { keywords: ['gold'] }
const headline = (id: string, title: string, minute = 0) => ({
  id,
  title,
  publishedDatetime: new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString(),
})
const tag = (subscription: string, sequence: number) => ({ subscription, sequence })
const initial = (context: SearchContext, ids: string[], asked: ReturnType<typeof tag>) => ({
  event: 'initial',
  ids,
  answer: { ...asked, room: roomOf(context) },
})
const update = (context: SearchContext, ids: string[]) => ({ event: 'update', ids, room: roomOf(context) })

describe('/news', () => {
  it('RT-02 FED-16 a search returns the newest items first, then new items follow', async () => {
    await inject(headline('a', 'Oil up', 1), headline('b', 'Oil down', 3), headline('c', 'Gold up', 2))
    const { socket, next } = await connect()
    socket.emit('search', oil, tag('feed', 1))
    expect(await next()).toEqual(initial(oil, ['b', 'a'], tag('feed', 1)))
    await inject(headline('d', 'Gold down', 4), headline('e', 'Oil flat', 5), headline('f', 'Oil wild', 6))
    expect(await next()).toEqual(update(oil, ['f', 'e']))
  })

  it('FED-16 RT-02 an answer has the newest 60 items; older ones follow as backfill, 500 in all at most', async () => {
    await inject(...Array.from({ length: 600 }, (_, index) => headline(`n${index}`, 'Oil', index)))
    const { socket, next } = await connect()
    socket.emit('search', {}, tag('feed', 1))
    const newest = Array.from({ length: 500 }, (_, index) => `n${599 - index}`)
    const first = initial({}, newest.slice(0, 60), tag('feed', 1))
    expect(await next()).toEqual({ ...first, older: 440 })
    const backfill = [await next(), await next(), await next(), await next()]
    expect(backfill.map(({ event }) => event)).toEqual(['backfill', 'backfill', 'backfill', 'backfill'])
    expect(backfill).toMatchObject(backfill.map(() => ({ answer: first.answer })))
    expect(backfill.flatMap((part) => ('ids' in part ? part.ids : []))).toEqual(newest.slice(60))
    await inject(headline('new', 'Oil', 601))
    expect(await next()).toEqual(update({}, ['new']))
  })

  it('RT-02 after a search for the newest, older items come when they are asked for, and from then on at once', async () => {
    await inject(...Array.from({ length: 200 }, (_, index) => headline(`n${index}`, 'Oil', index)))
    const { socket, next } = await connect()
    socket.emit('search', {}, tag('feed', 1), 'newest')
    const newest = Array.from({ length: 200 }, (_, index) => `n${199 - index}`)
    const first = { ...initial({}, newest.slice(0, 60), tag('feed', 1)), older: 140 }
    expect(await next()).toEqual(first)
    await inject(headline('new', 'Oil', 200))
    // nothing lies between the two
    expect(await next()).toEqual(update({}, ['new']))
    socket.emit('older', tag('feed', 0))
    socket.emit('older', tag('feed', 1))
    const { answer } = first
    expect([await next(), await next()]).toEqual([
      { event: 'backfill', ids: newest.slice(59, 169), answer, rest: 31 },
      { event: 'backfill', ids: newest.slice(169), answer, rest: 0 },
    ])
    await backend.call('POST', '/mock/clock', { body: { advance: 86_400_000 } })
    const again = [await next(), await next(), await next()]
    expect(again.map(({ event }) => event)).toEqual(['initial', 'backfill', 'backfill'])
  })

  it('RT-02 who asks for older items where there are none has an answer, and what is no tag is refused', async () => {
    await inject(headline('a', 'Oil'))
    const { socket, next } = await connect()
    socket.emit('search', {}, tag('feed', 1), 'newest')
    const first = initial({}, ['a'], tag('feed', 1))
    expect(await next()).toEqual(first)
    socket.emit('older', tag('feed', 1))
    socket.emit('older', 'feed')
    socket.emit('search', {}, tag('feed', 2), 'oldest')
    const invalid = { event: 'error', problem: { code: 'invalid', message: expect.any(String) } }
    expect([await next(), await next(), await next()]).toEqual([
      { event: 'backfill', ids: [], answer: first.answer, rest: 0 },
      invalid,
      invalid,
    ])
  })

  it('RT-02 a client without a tag has one subscription, and its answers have no tag', async () => {
    await inject(
      headline('a', 'Oil up'),
      ...Array.from({ length: 60 }, (_, nth) => headline(`n${nth}`, 'Tin', nth + 1)),
    )
    const { socket, next } = await connect()
    socket.emit('search', {})
    expect([await next(), await next()]).toEqual([
      { event: 'initial', ids: Array.from({ length: 60 }, (_, nth) => `n${59 - nth}`), answer: undefined },
      { event: 'backfill', ids: ['a'], answer: undefined },
    ])
    socket.emit('search', gold)
    expect(await next()).toEqual({ event: 'initial', ids: [], answer: undefined })
    await inject(headline('b', 'Oil', 1), headline('c', 'Gold', 2))
    expect(await next()).toEqual(update(gold, ['c']))
  })

  it('RT-02 RT-05 a new search of a subscription replaces the older one, and other subscriptions remain', async () => {
    const { socket, next, received } = await connect()
    socket.emit('search', oil, tag('left', 1))
    socket.emit('search', gold, tag('right', 1))
    socket.emit('search', gold, tag('left', 2))
    expect([await next(), await next(), await next()]).toEqual([
      initial(oil, [], tag('left', 1)),
      initial(gold, [], tag('right', 1)),
      initial(gold, [], tag('left', 2)),
    ])
    await inject(headline('a', 'Oil'), headline('b', 'Gold'))
    expect(await next()).toEqual(update(gold, ['b']))
    socket.emit('leave', 'right')
    await inject(headline('c', 'Gold', 1))
    expect(await next()).toEqual(update(gold, ['c']))
    socket.emit('leave', 'left')
    socket.emit('search', oil, tag('other', 1))
    expect(await next()).toEqual(initial(oil, ['a'], tag('other', 1)))
    await inject(headline('d', 'Gold', 2), headline('e', 'Oil', 3))
    expect(await next()).toEqual(update(oil, ['e']))
    expect(received.filter(({ event }) => event === 'update')).toHaveLength(3)
  })

  it('RT-02 equal contexts share a room, however they are written', async () => {
    const [one, other] = [await connect(), await connect()]
    const context: SearchContext = { keywords: ['oil', 'gas'], topics: ['MACRO'], tickers: [] }
    const same = { topics: ['MACRO', 'MACRO'], keywords: ['gas', 'oil'], exclude: {} }
    one.socket.emit('search', context, tag('feed', 1))
    other.socket.emit('search', same, tag('feed', 1))
    const answers = [await one.next(), await other.next()]
    expect(answers[0]).toEqual(answers[1])

    one.socket.emit('search', gold, tag('feed', 2))
    await one.next()
    await inject({ ...headline('a', 'Oil', 1), topics: ['MACRO'] }, headline('b', 'Gold', 2))
    expect([await one.next(), await other.next()]).toEqual([update(gold, ['b']), update(context, ['a'])])
  })

  it('RT-02 an item that is added twice is announced once, a changed one again', async () => {
    const { socket, next } = await connect()
    socket.emit('search', {}, tag('feed', 1))
    await next()
    const same = { ...headline('a', 'Oil up'), receivedDatetime: '2026-01-05T12:00:00.000Z' }
    await inject(same)
    expect(await next()).toEqual(update({}, ['a']))
    await inject(same)
    await inject({ ...same, title: 'Oil up 2%' }, headline('b', 'Gold', 1))
    expect(await next()).toEqual(update({}, ['b', 'a']))
  })

  it('RT-02 items with a muted value are left out of answers and updates', async () => {
    const muting: SearchContext = { exclude: { keywords: ['gold'], tickers: ['XOM'] } }
    await inject(headline('a', 'Oil'), headline('b', 'Gold', 1), { ...headline('c', 'Exxon', 2), tickers: ['XOM'] })
    const { socket, next } = await connect()
    socket.emit('search', muting, tag('feed', 1))
    expect(await next()).toEqual(initial(muting, ['a'], tag('feed', 1)))
    await inject(headline('d', 'Gold', 3), headline('e', 'Tin', 4))
    expect(await next()).toEqual(update(muting, ['e']))
  })

  it('RT-04 a search off the contract is refused with an error, and the connection stays open', async () => {
    const { socket, next } = await connect()
    const refused = { event: 'error', problem: { code: 'invalid', message: expect.any(String) } }
    const bad: unknown[][] = [
      [{ topics: ['NONSENSE'] }],
      [{ nonsense: 1 }],
      ['text'],
      [],
      [{}, { subscription: 'a b', sequence: 1 }],
      [{ keywords: Array.from({ length: 101 }, () => 'x') }],
    ]
    for (const args of bad) {
      socket.emit('search', ...args)
      expect(await next()).toEqual(refused)
    }
    socket.emit('leave', { subscription: 'feed' })
    expect(await next()).toEqual(refused)
    socket.emit('search', {}, tag('feed', 1))
    expect(await next()).toEqual(initial({}, [], tag('feed', 1)))
  })

  it('RT-06 a connection has at most 150 subscriptions', async () => {
    const { socket, next } = await connect()
    for (let feed = 0; feed < 150; feed += 1) {
      socket.emit('search', {}, tag(`feed${feed}`, 1))
      await next()
    }
    socket.emit('search', {}, tag('one-more', 1))
    expect(await next()).toEqual({ event: 'error', problem: { code: 'too-many', message: expect.any(String) } })
    socket.emit('leave', 'feed0')
    socket.emit('search', {}, tag('one-more', 2))
    expect(await next()).toEqual(initial({}, [], tag('one-more', 2)))
  })

  it('a client that searches without pause is slowed down', async () => {
    const { socket, next } = await connect()
    for (let sequence = 0; sequence < 500; sequence += 1) socket.emit('search', oil, tag('feed', sequence))
    for (let sequence = 0; sequence < 500; sequence += 1) await next()
    socket.emit('search', oil, tag('feed', 500))
    expect(await next()).toEqual({
      event: 'error',
      problem: { code: 'slow-down', message: expect.any(String) },
      refusal: { ...tag('feed', 500), seconds: 10 },
    })
  })
})
