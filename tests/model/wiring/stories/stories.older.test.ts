import { expect, it } from 'vitest'
import { LIST_LIMIT } from '../../../../src/contract/shared/news.ts'
import { shownOf } from '../../../../src/machines/feed/live-feed.machine.ts'
import { ids, itemOf } from '../../feed/live-feed.seen.ts'
import { answers, fails, openScene, type Step, send } from '../shared/scene.ts'

const oil = { keywords: ['oil'] }
const items = Array.from({ length: LIST_LIMIT }, (_, nth) => itemOf(`n${nth}`, LIST_LIMIT - nth))
const [oldest] = items.slice(-1)
const page = [itemOf('older', 0), itemOf('oldest', -1)]
const below = { at: oldest?.publishedDatetime, id: oldest?.id }
const next = { at: '2026-01-01T00:00:00.000Z', id: 'oldest' }

const lists = [
  { list: 'feed.1', older: 'olderNews.1', begin: [send('workspace', 'feed.added')] },
  { list: 'tickerFeed', older: 'tickerOlder', begin: [] },
]

function sceneOf(list: string, begin: readonly Step[]) {
  const scene = openScene()
  const steps = [
    ...begin,
    send(list, { type: 'search.given', search: oil }),
    send(`${list}/list`, 'connection.opened'),
    send(`${list}/list`, { type: 'items.replaced', items }),
    send(list, 'list.scrolled'),
  ]
  for (const step of steps) scene.take(step)
  scene.news()
  const shown = () => ids(shownOf(scene.snapshot(list)))
  return { ...scene, shown }
}

it.each(lists)(
  'FED-22 the older headlines of $list are asked for as its search goes, below its last row, and follow it',
  ({ list, older, begin }) => {
    const { take, news, shown } = sceneOf(list, begin)
    take(send(older, 'end.neared'))
    const asked = news()
    take(answers(older, 'loadOlder', { items: page, next }))
    const first = shown()
    take(send(older, 'end.neared'))
    expect([asked, first, news()]).toEqual([
      [{ port: `${older} asks loadOlder`, said: { search: oil, below } }],
      [...ids(items), ...ids(page)],
      expect.arrayContaining([{ port: `${older} asks loadOlder`, said: { search: oil, below: next } }]),
    ])
  },
)

it.each(lists)(
  'FED-22 the older headlines of $list are asked for again once the connection is back',
  ({ list, older, begin }) => {
    const { take, snapshot } = sceneOf(list, begin)
    for (const step of [send(older, 'end.neared'), fails(older, 'loadOlder')]) take(step)
    const before = snapshot(older).value
    take({ from: 'connection', says: { type: 'connection.restored' } })
    expect([before, snapshot(older).value]).toEqual(['cut', 'loading'])
  },
)

it.each(lists)(
  'FED-22 a reader of $list who is back at the top has its newest rows alone, and begins again below them',
  ({ list, older, begin }) => {
    const { take, news, shown } = sceneOf(list, begin)
    take(send(older, 'end.neared'))
    take(answers(older, 'loadOlder', { items: page, next }))
    take(send(list, 'top.reached'))
    const newest = shown()
    take(send(list, 'list.scrolled'))
    news()
    take(send(older, 'end.neared'))
    expect([newest, news()]).toEqual([ids(items), [{ port: `${older} asks loadOlder`, said: { search: oil, below } }]])
  },
)

it.each(lists)('FED-22 RT-05 an answer to an older search of $list is not shown', ({ list, older, begin }) => {
  const { take, shown } = sceneOf(list, begin)
  take(send(older, 'end.neared'))
  take(send(list, { type: 'search.given', search: { keywords: ['gas'] } }))
  take(answers(older, 'loadOlder', { items: page, next }))
  expect(shown()).toEqual(ids(items))
})
