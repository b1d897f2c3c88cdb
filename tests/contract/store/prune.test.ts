import { expect, it } from 'vitest'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { likenessOf } from '../../../mock-server/feed/likeness.ts'
import { createNewsroom } from '../../../mock-server/feed/newsroom.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import { createStories } from '../../../mock-server/stories/stories.ts'
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

it('STY-07 BCK-23 the stories lose what was deleted', async () => {
  const { database, close } = await lendStore()
  const newsroom = createNewsroom(createItemStore(database), createKeptSearch(database), console.error)
  const { storyOf } = createStories(newsroom, { turn: async () => undefined, elapsed: () => 0 })
  const at = (second: number) => Date.UTC(2026, 10, 10) + second * 1000
  const items = [0, 1, 2].map((second) =>
    newsItem(`n${second}`, {
      title: 'Orbex Foods to buy Halden Dairy for $2.4 billion',
      source: 'feed:wire',
      publishedDatetime: new Date(at(second)).toISOString(),
    }),
  )
  const idsOf = async (id: string) => (await storyOf(id, 'real'))?.members.map((member) => member.id)
  await newsroom.keepFetched(items)
  const before = await idsOf('n2')
  await newsroom.prune(at(1), 100)
  const after = [await idsOf('n0'), await idsOf('n2')]
  await close()
  expect([before, after]).toEqual([
    ['n0', 'n1', 'n2'],
    [undefined, ['n1', 'n2']],
  ])
})
