import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import { items } from '../../../mock-server/store/schema.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { importanceOf } from '../../../src/rules/feed/importance.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { item, rss } from '../../unit/sources/documents-scene.ts'
import { startTestBackend } from '../backend.ts'
import { lendStore } from '../store/stores.ts'
import { readNews } from './news-reader.ts'

const folder = mkdtemp(join(tmpdir(), 'market-flux-'))
afterAll(async () => rm(await folder, { recursive: true, force: true }))

const important: ListedSearch = { keywords: ['is:important'], queryLanguage: 2 }
const known = ({ title, importance }: NewsItem) => [title, importance]

it('BCK-32 QRY-10 what is real, injected or simulated comes with its importance, and live searches wait for it', async () => {
  const document = join(await folder, 'wire.xml')
  await writeFile(document, rss(item('1', 'Fed cuts rates'), item('2', 'A look at gardens')))
  const backend = await startTestBackend({ feeds: [await folder], isSimulated: true })
  const found = backend.newsroom.search({})
  expect(found.map(known)).toEqual(found.map((one) => known({ ...one, importance: importanceOf(one) })))
  const real = backend.newsroom.search({ ...important, origin: 'real' })
  expect(real.map(known)).toEqual([['Fed cuts rates', { why: 'central bank', weight: 3 }]])

  const { socket, next, close } = await readNews(backend.url)
  socket.emit('search', { ...important, origin: 'real' }, { subscription: 'feed', sequence: 1 })
  await next()
  const injected = [{ title: 'Acme agrees to buy Bolt', tickers: ['ACME'] }, { title: 'Acme opens a store' }]
  await backend.call('POST', '/mock/news', { body: { items: injected } })
  const update = await next()
  expect('ids' in update && update.ids).toHaveLength(1)
  expect(backend.newsroom.search({ ...important, origin: 'real' }).map(({ title }) => title)).toContain(
    injected[0]?.title,
  )
  close()
  await backend.close()
})

it('BCK-32 what an earlier release has stored is found by its importance at once, and then stored with it', async () => {
  const store = await lendStore()
  const kept = createItemStore(store.database)
  await kept.keep([newsItem('fed', { title: 'Fed cuts rates' }), newsItem('garden', { title: 'Gardens' })], true)
  await store.database.update(items).set({ wordsVersion: 2, labels: [] })
  const search = createKeptSearch(store.database)
  const found = async () => (await search(important, 10)).items.map(({ id, importance }) => [id, importance?.why])
  const atOnce = await found()
  await kept.addWords(async () => {})
  const [{ labels } = { labels: [] }] = await store.database.select().from(items).where(sql`id = 'fed'`)
  expect([atOnce, await found(), labels]).toEqual([
    [['fed', 'central bank']],
    [['fed', 'central bank']],
    expect.arrayContaining(['is:important']),
  ])
  expect((await kept.newest(10, true)).map(({ importance }) => importance?.weight)).toEqual(expect.arrayContaining([3]))
  await store.close()
})
