import { expect, it } from 'vitest'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { likenessOf } from '../../../mock-server/feed/likeness.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { lendStore } from './stores.ts'

it('BCK-23 fetched items beyond a count are deleted a few at once, while other queries have their turn', async () => {
  const { database, close } = await lendStore()
  const store = createItemStore(database)
  const at = (second: number) => Date.UTC(2026, 10, 10) + second * 1000
  const many = Array.from({ length: 1200 }, (_, second) =>
    newsItem(`n${second}`, { publishedDatetime: new Date(at(second)).toISOString() }),
  )
  await store.keep(many, true)
  await store.keep([newsItem('injected', { publishedDatetime: new Date(at(-1)).toISOString() })])
  let isPruned = false
  const pruning = store.prune(at(0), 100).finally(() => {
    isPruned = true
  })
  await store.known(['n0'])
  const wasPruned = isPruned
  const floor = await pruning
  const [fetched, injected] = [await store.newest(2000, true), await store.newest(10)]
  const found = await store.alike([likenessOf(many[1199] ?? newsItem('none')), likenessOf(many[0] ?? newsItem('none'))])
  await close()
  expect({ wasPruned, floor, fetched: fetched.length, oldest: fetched.at(-1)?.id, injected: injected.length }).toEqual({
    wasPruned: false,
    floor: at(1100),
    fetched: 100,
    oldest: 'n1100',
    injected: 1,
  })
  expect(found.some(({ id }) => id === 'n1199')).toBe(true)
})
