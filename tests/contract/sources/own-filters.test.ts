import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OwnSource } from '../../../src/contract/sources/own-sources.ts'
import { until } from '../../setup.ts'
import { type FeedServer, startFeedServer } from '../../unit/sources/sources-scene.ts'
import { type Answer, startTestBackend, type TestBackend } from '../backend.ts'
import { ann, bob, feedOf, listOf, serveFeeds, userOf } from './own-scene.ts'

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

const wires = { keywords: ['folder:wires'], queryLanguage: 2 }
const chosen = { newsSources: ['folder:Wires'] }

/** Ann and Bob each have a folder of the same name, with a source of their own in it; Ann has one more, in none. */
async function twoFolders() {
  serveFeeds(feeds, { '/ann': ['Of Ann'], '/bob': ['Of Bob'], '/more': ['Ann besides'] })
  const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
  const { id } = sourceIn(await one.add(`${feeds.url}/ann`, { folder: 'Wires' }))
  await one.add(`${feeds.url}/more`)
  await other.add(`${feeds.url}/bob`, { folder: 'WIRES' })
  for (const [who, path] of [
    [one, '/ann'],
    [one, '/more'],
    [other, '/bob'],
  ] as const)
    await who.read(feeds.url + path)
  return { one, other, id }
}

it.each([
  ['a query', wires],
  ['a filter', chosen],
])(
  'QRY-12 SRC-09 a folder in %s is that of the reader alone, also where another user has one of that name, and without a word for the origin',
  async (_, context) => {
    const { one, other } = await twoFolders()
    const lists = {
      ann: await listOf(backend, context, one.token),
      bob: await listOf(backend, context, other.token),
      visitor: await listOf(backend, context),
    }
    await lists.ann.has('Of Ann')
    await lists.bob.has('Of Bob')
    await lists.visitor.next()
    const all = [lists.ann, lists.bob, lists.visitor].map(({ everything }) => [...new Set(everything())])
    expect(all).toEqual([['Of Ann'], ['Of Bob'], []])
    const top = { at: new Date(backend.clock.now() + 60_000).toISOString(), id: 'z' }
    const older = async (token: string) => {
      const body = { searchContext: context, below: top }
      const { body: found } = await backend.call('POST', '/api/user/news/older', { token, body })
      return (found as { data: { items: { title: string }[] } }).data.items.map(({ title }) => title)
    }
    expect([await older(one.token), await older(other.token)]).toEqual([['Of Ann'], ['Of Bob']])
    for (const list of Object.values(lists)) list.close()
  },
)

it('QRY-12 a folder that is emptied or renamed finds nothing more at once, one that gets a source finds it, and what comes later comes to it', async () => {
  const { one, id } = await twoFolders()
  const list = await listOf(backend, wires, one.token)
  await list.has('Of Ann')
  await one.call('PATCH', `/${id}`, { folder: 'Other' })
  await list.lacks('Of Ann')
  await one.call('PATCH', `/${id}`, { folder: 'Wires' })
  await list.has('Of Ann')
  feeds.serve('/ann', feedOf('New of Ann', 'Of Ann'))
  backend.clock.change({ now: backend.clock.now() + 120_000 })
  await one.call('POST', `/${id}/refresh`)
  await list.has('New of Ann')
  list.close()
})

it('QRY-12 a search that leaves a folder out is answered with everything else', async () => {
  const { one } = await twoFolders()
  const without = { keywords: ['-folder:wires'], queryLanguage: 2 }
  const list = await listOf(backend, { ...without, origin: 'real' }, one.token)
  const simulated = await listOf(backend, without, one.token)
  await list.has('Ann besides')
  await until(() => expect(simulated.titles().length).toBeGreaterThan(100))
  expect(list.everything()).not.toContain('Of Ann')
  expect(simulated.everything()).not.toContain('Ann besides')
  for (const one of [list, simulated]) one.close()
})
