import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OwnSource } from '../../../src/contract/sources/own-sources.ts'
import { until } from '../../setup.ts'
import { type FeedServer, startFeedServer } from '../../unit/sources/sources-scene.ts'
import { type Answer, startTestBackend, type TestBackend } from '../backend.ts'
import { ann, bob, listOf, serveFeeds, userOf } from './own-scene.ts'

let backend: TestBackend
let feeds: FeedServer
beforeAll(async () => {
  feeds = await startFeedServer()
  backend = await startTestBackend({ isSimulated: true, privateFeeds: true })
})
afterAll(async () => {
  await backend.close()
  await feeds.close()
})
beforeEach(async () => {
  await backend.call('POST', '/mock/reset')
  await backend.register(ann)
  await backend.register(bob)
})

const sourceIn = ({ body }: Answer) => (body as { data: OwnSource }).data

/** A list whose connection notes what it is sent about the installation. */
async function notingList(token?: string) {
  const list = await listOf(backend, {}, token)
  const named: { hasOwnSources?: boolean }[] = []
  list.socket.on('installation', (installation) => named.push(installation))
  return { ...list, own: () => named.filter(({ hasOwnSources }) => hasOwnSources).length, last: () => named.at(-1) }
}

it('FED-03 SRC-09 all connections of a user, and no others, are sent that their sources have changed: added, renamed, put into a folder, removed', async () => {
  serveFeeds(feeds, { '/a': ['Of A'], '/b': ['Of B'] })
  const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
  const lists = [await notingList(one.token), await notingList(one.token)]
  const others = [await notingList(other.token), await notingList()]
  const a = sourceIn(await one.add(`${feeds.url}/a`))
  const changes = [
    () => one.add(`${feeds.url}/b`),
    () => one.call('PATCH', `/${a.id}`, { name: 'Mine' }),
    () => one.call('PATCH', `/${a.id}`, { folder: 'Wires' }),
    () => one.call('DELETE', `/${a.id}`),
  ]
  await until(() => expect(lists.map(({ own }) => own() > 0)).toEqual([true, true]))
  for (const change of changes) {
    const before = lists.map(({ own }) => own())
    await change()
    await until(() => expect(lists.map(({ own }, at) => own() > Number(before[at]))).toEqual([true, true]))
  }
  const [b] = await one.list()
  await one.call('DELETE', `/${b?.id}`)
  await until(() => expect(lists.map(({ last }) => last()?.hasOwnSources)).toEqual([undefined, undefined]))
  expect(others.map(({ own }) => own())).toEqual([0, 0])
  for (const list of [...lists, ...others]) list.close()
})
