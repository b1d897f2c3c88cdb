import { afterEach, beforeEach, expect, it } from 'vitest'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createNewsroom } from '../../../mock-server/feed/newsroom.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { lendStore } from './stores.ts'

let store: Store
beforeEach(async () => {
  store = await lendStore()
})
afterEach(() => store.close())

/** The newsroom of a server, with what it announces. */
async function open() {
  const { database } = store
  const newsroom = createNewsroom(createItemStore(database), createKeptSearch(database), console.error)
  const announced: string[][] = []
  newsroom.onNews((items) => announced.push(items.map(({ title }) => title)))
  await newsroom.recall()
  return { ...newsroom, announced, ids: () => newsroom.search({ origin: 'real' }).map(({ id }) => id) }
}
const at = (second: number) => new Date(Date.UTC(2026, 10, 10) + second * 1000).toISOString()
const item = (second: number, title = `n${second}`) =>
  newsItem(`n${second}`, { title, source: 'feed:wire', publishedDatetime: at(second) })

it('BCK-35 a server takes in what another has stored, once, and keeps what it has stored itself', async () => {
  const [one, other] = [await open(), await open()]
  await other.keepFetched([item(1)])
  await one.keepFetched([item(2)])
  await one.keep([item(3)])
  await other.catchUp()
  await other.catchUp()
  await one.catchUp()
  expect([other.announced, one.announced, other.ids(), one.ids(), [...other.publishers()]]).toEqual([
    [['n1'], ['n2'], ['n3']],
    [['n2'], ['n3'], ['n1']],
    ['n3', 'n2', 'n1'],
    ['n3', 'n2', 'n1'],
    [...one.publishers()],
  ])
})

it('BCK-35 what another server has changed is changed here', async () => {
  const [one, other] = [await open(), await open()]
  await one.keepFetched([item(1), item(2)])
  await other.catchUp()
  await one.keepFetched([item(1, 'Corrected')])
  await other.catchUp()
  expect(other.announced).toEqual([['n2', 'n1'], ['Corrected']])
})

it('BCK-35 many are taken in piece by piece, and calls meanwhile lead to one more look', async () => {
  const [one, other] = [await open(), await open()]
  await one.keepFetched(Array.from({ length: 2500 }, (_, second) => item(second)))
  const first = other.catchUp()
  const late = one.keepFetched([item(2500)])
  await Promise.all([first, other.catchUp(), late, late.then(other.catchUp)])
  expect([other.announced.flat().length, other.ids()[0]]).toEqual([2501, 'n2500'])
})

it('BCK-35 a look that fails is followed by one that does not', async () => {
  const { database } = store
  const items = createItemStore(database)
  let isBroken = true
  const after: typeof items.after = (...asked) => {
    if (isBroken) throw new Error('The connection broke.')
    return items.after(...asked)
  }
  const newsroom = createNewsroom({ ...items, after }, createKeptSearch(database), console.error)
  await newsroom.recall()
  await items.keep([item(1)], true)
  await expect(newsroom.catchUp()).rejects.toThrow('The connection broke.')
  isBroken = false
  await newsroom.catchUp()
  expect(newsroom.search({ origin: 'real' }).map(({ id }) => id)).toEqual(['n1'])
})
