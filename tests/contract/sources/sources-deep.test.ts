import { beforeAll, expect, it } from 'vitest'
import { HOT_LIMIT } from '../../../mock-server/feed/newsroom.ts'
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
  const oldest = newsItem('oldest', { title: 'Zirconium found', publishedDatetime: second(-1) })
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
