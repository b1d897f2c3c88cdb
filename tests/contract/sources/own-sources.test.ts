import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReport, OwnSource, SourcePreview } from '../../../src/contract/sources/own-sources.ts'
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

const real = { origin: 'real' }
const sourceIn = ({ body }: Answer) => (body as { data: OwnSource }).data
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string } | undefined)?.code]
const minute = 60_000

describe("a user's own sources", () => {
  it('SRC-09 RT-02 come to the lists of their subscriber alone: at once, as they are read, and no more once removed', async () => {
    serveFeeds(feeds, { '/secret': ['Ann reads this'] })
    const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
    const lists = {
      ann: await listOf(backend, real, one.token),
      bob: await listOf(backend, real, other.token),
      visitor: await listOf(backend, real),
    }
    const { id } = sourceIn(await one.add(`${feeds.url}/secret`))
    await lists.ann.has('Ann reads this')
    expect(lists.ann.titles()).toEqual(['Ann reads this'])
    feeds.serve('/secret', feedOf('Ann reads more', 'Ann reads this'))
    backend.clock.change({ now: backend.clock.now() + 2 * minute })
    await one.call('POST', `/${id}/refresh`)
    await lists.ann.has('Ann reads more')
    await one.call('DELETE', `/${id}`)
    await lists.ann.lacks('Ann reads more')
    const seen = () => [lists.bob, lists.visitor].flatMap((list) => list.everything())
    await until(() => expect(seen().length).toBeGreaterThan(100))
    expect(seen().filter((title) => title.includes('Ann reads'))).toEqual([])
    for (const list of Object.values(lists)) list.close()
  })

  it('SRC-09 a connection has them as long as its reader is signed in: not before, and not after null, another user or the end of the sign-in', async () => {
    serveFeeds(feeds, { '/ann': ['Of Ann'], '/bob': ['Of Bob'] })
    const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
    await one.add(`${feeds.url}/ann`)
    await other.add(`${feeds.url}/bob`)
    await one.read(`${feeds.url}/ann`)
    await other.read(`${feeds.url}/bob`)
    const list = await listOf(backend, real)
    const present = (token: string | null) => list.socket.emit('authenticate', token)
    present(one.token)
    await list.has('Of Ann')
    present(other.token)
    await list.has('Of Bob')
    expect(list.titles()).toEqual(['Of Bob'])
    present('not.a.token')
    await list.lacks('Of Bob')
    present(one.token)
    await list.has('Of Ann')
    present(null)
    await list.lacks('Of Ann')
    present(one.token)
    await list.has('Of Ann')
    backend.clock.change({ now: backend.clock.now() + 6 * minute })
    await list.lacks('Of Ann')
    list.close()
  })

  it('SRC-09 a sign-in that has ended elsewhere brings nothing new', async () => {
    serveFeeds(feeds, { '/ann': ['Of Ann'] })
    const [one, again] = [await userOf(backend, ann), await userOf(backend, ann)]
    const { id } = sourceIn(await one.add(`${feeds.url}/ann`))
    const list = await listOf(backend, real, one.token)
    const other = await listOf(backend, real, again.token)
    await list.has('Of Ann')
    await other.has('Of Ann')
    const { body } = await backend.call('GET', '/api/user/sign-ins', { token: again.token })
    const ended = (body as { data: { id: string; isCurrent: boolean }[] }).data.find(({ isCurrent }) => !isCurrent)
    await backend.call('DELETE', `/api/user/sign-ins/${ended?.id}`, { token: again.token })
    feeds.serve('/ann', feedOf('New for Ann', 'Of Ann'))
    backend.clock.change({ now: backend.clock.now() + 2 * minute })
    await again.call('POST', `/${id}/refresh`)
    await other.has('New for Ann')
    await list.lacks('Of Ann')
    expect(list.everything()).not.toContain('New for Ann')
    for (const one of [list, other]) one.close()
  })

  it('SRC-09 where all else is simulated, what a reader searches without a word for the origin, and what all others search, stays simulated', async () => {
    serveFeeds(feeds, { '/ann': ['Of Ann'] })
    const one = await userOf(backend, ann)
    await one.add(`${feeds.url}/ann`)
    await one.read(`${feeds.url}/ann`)
    const named: unknown[] = []
    const list = await listOf(backend, {}, one.token)
    list.socket.on('installation', (installation) => named.push(installation))
    list.socket.emit('authenticate', null)
    list.socket.emit('authenticate', one.token)
    await until(() => expect(named.at(-1)).toMatchObject({ hasOwnSources: true }))
    expect(named.at(-1)).toMatchObject({ kinds: { news: ['simulated', 'real'], stories: ['simulated'] } })
    await until(() => expect(list.titles().length).toBeGreaterThan(100))
    expect(list.everything()).not.toContain('Of Ann')
    list.socket.emit('authenticate', null)
    await until(() => expect(named.at(-1)).toMatchObject({ kinds: { news: ['simulated'] } }))
    list.close()
  })

  it('SRC-09 API-15 older pages of the subscriber have them, those of others do not', async () => {
    const titles = Array.from({ length: 150 }, (_, at) => `Older ${at}`)
    serveFeeds(feeds, { '/ann': titles })
    const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
    await one.add(`${feeds.url}/ann`)
    await one.read(`${feeds.url}/ann`)
    const older = async (path: string, token: string | undefined, below: object) => {
      const { body } = await backend.call('POST', path, {
        body: { searchContext: real, below },
        ...(token === undefined ? {} : { token }),
      })
      return (body as { data: { items: { title: string }[]; next: object | null } }).data
    }
    const top = { at: new Date(backend.clock.now() + minute).toISOString(), id: 'z' }
    const first = await older('/api/user/news/older', one.token, top)
    const second = await older('/api/user/news/older', one.token, first.next ?? top)
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(titles)
    expect(second.next).toBe(null)
    const foreign = await older('/api/user/news/older', other.token, top)
    const anybody = await older('/api/news/older', undefined, top)
    expect([foreign, anybody].map(({ items }) => items.filter(({ title }) => /^Older/.test(title)))).toEqual([[], []])
  })

  it('API-19 SRC-05 are added, renamed, paused, read at once, ordered and removed; each user sees and changes their own', async () => {
    serveFeeds(feeds, { '/a': ['A'], '/b': ['B'] })
    const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
    const a = sourceIn(await one.add(`${feeds.url}/a`, { folder: 'Wires' }))
    const b = sourceIn(await one.add(`${feeds.url}/b#top`, { name: ' The B ' }))
    expect([a, b]).toMatchObject([
      { address: `${feeds.url}/a`, name: '', title: '', folder: 'Wires', isOn: true, state: 'asking' },
      { address: `${feeds.url}/b`, name: 'The B', folder: '' },
    ])
    await one.read(`${feeds.url}/b`)
    const list = await listOf(backend, real, one.token)
    await list.has('B')
    expect(sourceIn(await one.call('PATCH', `/${b.id}`, { name: 'Bee', isOn: false, folder: 'X' }))).toMatchObject({
      ...{ name: 'Bee', folder: 'X', isOn: false, state: 'off', nextAt: null, title: 'Wire', items: 1 },
    })
    expect(codeOf(await one.call('POST', `/${b.id}/refresh`))).toEqual([409, 'paused'])
    expect(codeOf(await one.add(`${feeds.url}/b`))).toEqual([409, 'known'])
    await one.call('PUT', '/order', { ids: [b.id, 'strange'] })
    expect((await one.list()).map(({ id }) => id)).toEqual([b.id, a.id])
    await until(async () => expect((await one.list())[0]).toMatchObject({ state: 'off' }))
    const foreign = [
      await other.call('PATCH', `/${a.id}`, { name: 'Mine' }),
      await other.call('POST', `/${a.id}/refresh`),
      await other.call('DELETE', `/${a.id}`),
    ]
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await other.list()).toEqual([])
    const removed = [await one.call('DELETE', `/${a.id}`), await one.call('DELETE', `/${a.id}`)]
    expect(removed.map(({ status }) => status)).toEqual([204, 404])
    list.close()
  })

  it('SRC-09 a feed of two users is asked once, each has it under their own name, and it goes with the last of them', async () => {
    serveFeeds(feeds, { '/both': ['For both'] })
    const [one, other] = [await userOf(backend, ann), await userOf(backend, bob)]
    const address = `${feeds.url}/both`
    await one.add(address, { name: 'Of Ann' })
    const { id } = sourceIn(await other.add(address))
    await one.read(address)
    await other.call('PATCH', `/${id}`, { isOn: false })
    expect(feeds.received.filter(({ path }) => path === '/both')).toHaveLength(1)
    const named = async (name: string, token: string) => {
      const list = await listOf(backend, { ...real, newsSources: [name] }, token)
      await list.has('For both')
      list.close()
    }
    await named('of ann', one.token)
    await named('Wire', other.token)
    expect((await one.list())[0]).toMatchObject({ isOn: true, state: 'fine' })
    const password = { currentPassword: ann.password }
    await backend.call('DELETE', '/api/user', { token: one.token, body: password })
    expect((await backend.dump()).own_feeds).toHaveLength(1)
    await other.call('DELETE', `/${id}`)
    const { own_feeds, own_sources, own_items } = await backend.dump()
    expect({ own_feeds, own_sources, own_items }).toEqual({ own_feeds: [], own_sources: [], own_items: [] })
  })

  it('SRC-06 a preview follows a page to its feed, says what is there, keeps nothing, and says why nothing can be read', async () => {
    const page = `<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>`
    feeds.serve('/', page, { 'content-type': 'text/html' })
    serveFeeds(feeds, { '/feed': ['Apple raises guidance', 'Two', 'Three', 'Four', 'Five', 'Six'] })
    const one = await userOf(backend, ann)
    const preview = (address: string) => one.call('POST', '/preview', { address })
    const found = ((await preview(`${feeds.url}/`)).body as { data: SourcePreview }).data
    expect(found).toMatchObject({ address: `${feeds.url}/feed`, title: 'Wire', count: 6, problems: [], knownTo: null })
    expect(found.items.map(({ title, tickers }) => [title, ...tickers])).toEqual([
      ['Apple raises guidance', 'AAPL'],
      ...[['Two'], ['Three'], ['Four'], ['Five']],
    ])
    expect(await one.list()).toEqual([])
    await one.add(found.address)
    expect(((await preview(`${feeds.url}/feed`)).body as { data: SourcePreview }).data.knownTo).toBe('user')
    feeds.serve('/none', '<!doctype html><html><p>No feed</p></html>', { 'content-type': 'text/html' })
    const refused = await Promise.all(
      ['ftp://wire.example', 'http://a:b@wire.example/', ''].map(async (address) => codeOf(await preview(address))),
    )
    expect(refused).toEqual([400, 400, 400].map((status) => [status, 'invalid']))
    expect((await preview(`${feeds.url}/none`)).body).toEqual({ code: 'invalid', message: expect.stringMatching(/\w/) })
    expect((await preview(`${feeds.url}/404`)).body).toEqual({ code: 'invalid', message: 'It answers 404 Not Found.' })
  })

  it('SRC-07 many sources are added at once, and what cannot be is named with its reason', async () => {
    const one = await userOf(backend, ann)
    await one.add(`${feeds.url}/known`)
    const sources = [
      { address: `${feeds.url}/1`, name: 'One', folder: 'A / B' },
      { address: `${feeds.url}/known` },
      { address: 'mailto:somebody@wire.example' },
      { address: `${feeds.url}/1` },
    ]
    const { body } = await one.call('POST', '/all', { sources })
    const { sources: listed, ...report } = (body as { data: ImportReport }).data
    expect(report).toEqual({
      ...{ added: 1, known: 2 },
      refused: [{ address: 'mailto:somebody@wire.example', why: expect.stringMatching(/address/) }],
    })
    expect(listed.map(({ name, folder }) => [name, folder])).toEqual([
      ['', ''],
      ['One', 'A / B'],
    ])
    const many = Array.from({ length: 100 }, (_, at) => ({ address: `${feeds.url}/many/${at}` }))
    const full = ((await one.call('POST', '/all', { sources: many })).body as { data: ImportReport }).data
    expect([full.added, full.refused.length, full.sources.length]).toEqual([98, 2, 100])
    expect(codeOf(await one.add(`${feeds.url}/more`))).toEqual([409, 'too-many'])
  })

  it("SRC-09 the export of an account names them; neither the operator's page nor the log does", async () => {
    feeds.on('/token-1234', (_, response) => response.writeHead(503).end())
    const one = await userOf(backend, ann)
    const address = `${feeds.url}/token-1234`
    const { id } = sourceIn(await one.add(address, { name: 'Secret', folder: 'F' }))
    await one.read(address)
    const { body } = await backend.call('GET', '/api/user/export', { token: one.token })
    expect(body).toMatchObject({ sources: [{ address, name: 'Secret', folder: 'F' }] })
    const page = await backend.call('GET', '/mock/feeds')
    const { own_feeds } = await backend.dump()
    const [feed] = (own_feeds as { id: string }[]).map(({ id }) => id)
    const thrown = await backend.call('POST', `/mock/feeds/${feed}`, { body: { isOn: false } })
    expect([JSON.stringify(page.body).includes('token-1234'), thrown.status]).toEqual([false, 404])
    expect(backend.reports.join()).toContain("A user's source at 127.0.0.1")
    expect(backend.reports.join()).not.toContain('token-1234')
    expect(id).not.toBe(feed)
  })
})
