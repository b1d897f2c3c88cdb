import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roomOf } from '../../../mock-server/lists/rooms.ts'
import { createSimulatedContent } from '../../../mock-server/world/content/simulated-content.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { moverOf, publishedAt } from '../../unit/content/content-item.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'
import { type NewsReader, readNews } from '../feed/news-reader.ts'

/** A Wednesday, while New York trades. */
const noon = Date.parse('2026-01-14T17:00:00.000Z')
const content = createSimulatedContent('test')
const all = content.newest(500, noon)
const tag = { subscription: 'spotlight', sequence: 1 }

let backend: TestBackend
const readers: NewsReader[] = []
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
})
beforeEach(() => setClock(noon, 0))
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close()
  await backend.call('DELETE', '/mock/faults')
})

const setClock = (now: number, rate: number) =>
  backend.call('POST', '/mock/clock', { body: { now: new Date(now).toISOString(), rate } })

async function connect() {
  const reader = await readNews(backend.url, {}, namespaces.content)
  readers.push(reader)
  return reader
}

/** After a jump of the clock the older items follow, and the same search is answered again. Returns the answer with its backfill. */
async function answerOf(reader: NewsReader, count: number) {
  for (;;) {
    const received = await reader.next()
    if (received.event !== 'initial') continue
    const { older = 0, ...answer } = received
    const ids = [...answer.ids]
    while (ids.length < answer.ids.length + older) {
      const part = await reader.next()
      if (part.event === 'backfill') ids.push(...part.ids)
    }
    if (ids.length >= count) return { ...answer, ids, first: answer.ids.length }
  }
}

describe('/content', () => {
  it('RT-02 a search returns the newest 60 first, then the others, 500 in all at most', async () => {
    const reader = await connect()
    reader.socket.emit('search', {}, tag)
    expect(await answerOf(reader, 500)).toEqual({
      event: 'initial',
      ids: all.map(({ id }) => id),
      answer: { ...tag, room: roomOf({}) },
      first: 60,
    })
  })

  it('RT-02 a search can ask for keywords and for a number of items', async () => {
    const reader = await connect()
    const oil = { keywords: ['oil'], size: 3 }
    reader.socket.emit('search', oil, tag)
    const expected = all.filter(compileContent(oil)).slice(0, 3)
    expect((await answerOf(reader, 3)).ids).toEqual(expected.map(({ id }) => id))
  })

  it('RT-02 new items are sent to the clients whose search they match', async () => {
    const moment = content.next(noon)
    const [item] = content.between(noon, moment)
    await setClock(moment - 50, 0)
    const [everyone, other] = [await connect(), await connect()]
    everyone.socket.emit('search', {}, tag)
    other.socket.emit('search', { keywords: ['a word that never occurs'] }, tag)
    await answerOf(everyone, 500)
    await backend.call('POST', '/mock/clock', { body: { rate: 1 } })
    const update = await everyone.next()
    other.socket.emit('search', { contentCategories: [item?.contentCategory] }, { ...tag, sequence: 2 })
    const answer = await answerOf(other, 1)
    expect([update, answer.ids[0], other.received.some(({ event }) => event === 'update')]).toEqual([
      { event: 'update', ids: [item?.id], room: roomOf({}) },
      item?.id,
      false,
    ])
  })

  it('RT-02 a context of another namespace is refused', async () => {
    const reader = await connect()
    reader.socket.emit('search', { tickers: ['AAPL'] }, tag)
    expect(await reader.next()).toMatchObject({ event: 'error', problem: { code: 'invalid' } })
  })

  it('BCK-04 a fault of /content affects no other namespace', async () => {
    const [reader, news] = [await connect(), await readNews(backend.url)]
    readers.push(news)
    await backend.addFault({ call: namespaces.content, kind: 'silent' })
    reader.socket.emit('search', {}, tag)
    news.socket.emit('search', {}, tag)
    const received = await news.next()
    const before = reader.received.length
    await backend.call('DELETE', '/mock/faults')
    expect([received.event, before, (await reader.next()).event]).toEqual(['initial', 1, 'initial'])
  })

  it('BCK-04 a dropped connection comes back', async () => {
    const reader = await connect()
    await backend.addFault({ call: namespaces.content, kind: 'droppedSocket', count: 1 })
    expect([(await reader.next()).event, (await reader.next()).event]).toEqual(['disconnect', 'connect'])
  })
})

describe('without simulation', () => {
  let quiet: TestBackend
  beforeAll(async () => {
    quiet = await sharedBackend()
  })
  beforeEach(() => quiet.call('POST', '/mock/reset'))

  const put = (items: object[], path = 'news') => quiet.call('POST', `/mock/${path}`, { body: { items } })

  const idsIn = (received: object) => ('ids' in received ? received.ids : undefined)

  async function listen(context: object = {}) {
    const reader = await readNews(quiet.url, {}, namespaces.content)
    readers.push(reader)
    reader.socket.emit('search', context, tag)
    return { reader, first: idsIn(await reader.next()) }
  }

  it('RT-02 there is no content', async () => {
    expect((await listen()).first).toEqual([])
  })

  it('RT-02 real news arrives as top stories, for clients whose search it matches', async () => {
    const [{ reader: stories }, { reader: movers }] = [
      await listen({ keywords: ['rates'] }),
      await listen({ contentCategories: ['top_movers'] }),
    ]
    await put([
      { id: 'rates', title: 'Rates held' },
      { id: 'oil', title: 'Oil up' },
    ])
    const update = await stories.next()
    const again = await listen({ contentCategories: ['top_stories'] })
    expect([update, again.first, movers.received.some(({ event }) => event === 'update')]).toEqual([
      { event: 'update', ids: ['rates'], room: roomOf({ keywords: ['rates'] }) },
      ['rates', 'oil'],
      false,
    ])
  })

  it('RT-02 a search finds stored items beyond those in memory', async () => {
    await put([{ id: 'rare', title: 'A rare word', publishedDatetime: publishedAt(-1) }])
    for (let batch = 0; batch < 5; batch += 1) {
      await put(
        Array.from({ length: 1000 }, (_, at) => ({ title: 'News', publishedDatetime: publishedAt(batch * 1000 + at) })),
      )
    }
    expect((await listen({ searchPhrase: 'rare' })).first).toEqual(['rare'])
  })

  it('BCK-04 items of any shape are accepted until the next reset', async () => {
    const { reader } = await listen()
    const item = moverOf('mine', 'IBM', { source: 'injected' })
    const { body } = await put([item], 'content')
    const announced = idsIn(await reader.next())
    const got = await quiet.call('GET', '/api/content/mine')
    await quiet.call('POST', '/mock/reset')
    const gone = await quiet.call('GET', '/api/content/mine')
    const wrong = await put([{ ...item, contentData: {} }], 'content')
    expect([body, announced, got.body, gone.status, wrong.status]).toEqual([
      { ids: ['mine'] },
      ['mine'],
      { data: item },
      404,
      400,
    ])
  })
})
