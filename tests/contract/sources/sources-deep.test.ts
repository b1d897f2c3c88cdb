import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { HOT_LIMIT } from '../../../mock-server/feed/newsroom.ts'
import { FilterOptions } from '../../../src/contract/filters/filters.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'
import { readNews } from '../feed/news-reader.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  return backend.close
})

it('BCK-05 BCK-21 a search finds stored items beyond those in memory, in their positions, and receives new ones', async () => {
  const second = (count: number) => new Date(Date.parse('2026-11-10T12:00:00.000Z') + count * 1000).toISOString()
  const oldest = newsItem('oldest', {
    ...{ title: 'Zirconium found', publishedDatetime: second(-1) },
    ...{ articleSource: 'Old Wire', otherSources: ['Older Wire'] },
  })
  const newer = Array.from({ length: HOT_LIMIT }, (_, i) => newsItem(`n${i}`, { publishedDatetime: second(i) }))
  await backend.newsroom.keepFetched([oldest, ...newer])
  const reader = await readNews(backend.url)
  reader.socket.emit('search', { keywords: ['zirconium'] })
  const found = await reader.next()
  await backend.newsroom.keepFetched([newsItem('late', { title: 'Zirconium sold', publishedDatetime: second(9999) })])
  const received = await reader.next()
  reader.socket.emit('search', { keywords: ['zirconium'] })
  const foundAgain = await reader.next()
  await backend.newsroom.keepFetched([
    newsItem('ahead', { title: 'Zirconium fair', publishedDatetime: second(99_999), sortDatetime: second(1) }),
  ])
  reader.socket.emit('search', { keywords: ['zirconium'] })
  const foundAhead = await reader.next()
  reader.close()
  const idsOf = (one: typeof found) => ('ids' in one ? [one.event, one.ids] : [one.event])
  expect([found, received, foundAgain, foundAhead].map(idsOf)).toEqual([
    ['initial', ['oldest']],
    ['update', ['late']],
    ['initial', ['late', 'oldest']],
    ['initial', ['late', 'ahead', 'oldest']],
  ])
})

it('FED-03 News Sources has the publishers of all stored items, also of those beyond memory that an earlier run has stored', async () => {
  const { database } = backend
  const later = await startTestBackend({ storage: { store: Promise.resolve({ database, close: async () => {} }) } })
  const sourcesOf = async ({ call }: TestBackend) => {
    const { body } = await call('GET', '/api/filters/news-filter-options')
    return z
      .object({ data: FilterOptions })
      .parse(body)
      .data.newsSources?.map(({ value }) => value)
  }
  const before = await sourcesOf(later)
  await later.warmUp()
  expect([await sourcesOf(backend), before, await sourcesOf(later)]).toEqual([
    ['Old Wire', 'Older Wire', 'Test Wire'],
    ['Test Wire'],
    ['Old Wire', 'Older Wire', 'Test Wire'],
  ])
  const oldest = Date.parse('2026-11-10T12:00:00.000Z')
  await later.newsroom.prune(oldest, 10_000)
  expect(await sourcesOf(later)).toEqual(['Test Wire'])
  await later.close()
})
