import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createNewsroom } from '../../../mock-server/feed/newsroom.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import { createServer } from '../../../mock-server/http/server.ts'
import { openSources, type Sources } from '../../../mock-server/sources/open-sources.ts'
import { createReader } from '../../../mock-server/sources/read/reader.ts'
import { serveSources } from '../../../mock-server/sources/serve-sources.ts'
import { sourceOf } from '../../../mock-server/sources/source.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import type { SourceEntry } from '../../../src/contract/sources/sources.ts'
import { createHeld } from '../../held.ts'
import { until } from '../../setup.ts'
import { type FeedServer, item, READING_MS, rss, startFeedServer } from '../../unit/sources/sources-scene.ts'
import { lendStore } from '../store/stores.ts'

/** A thread takes a second to start. */
const reader = createReader(systemEnvironment)
let store: Store
let feeds: FeedServer
const opened: Sources[] = []
beforeAll(async () => {
  store = await lendStore()
  feeds = await startFeedServer()
})
afterAll(async () => {
  for (const sources of opened) await sources.close()
  await feeds.close()
  await store.close()
  await reader.close()
})

async function start(addresses: string[], access: Parameters<typeof serveSources>[2] = { kind: 'loopback' }) {
  const report = () => {}
  const newsroom = createNewsroom(createItemStore(store.database), createKeptSearch(store.database), report)
  const sources = await openSources(
    { feeds: addresses, privateFeeds: true },
    { newsroom, database: store.database, report, reader, environment: systemEnvironment },
  )
  opened.push(sources)
  const server = createServer(report, [], createHeld())
  serveSources(server, sources.poller, access)
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    server.inject({ method, url, headers: { host: '127.0.0.1' }, ...(body ? { payload: body } : {}) })
  const entry = async (path: string) => {
    const { sources: listed }: { sources: SourceEntry[] } = (await call('GET', '/mock/feeds')).json()
    return listed.find(({ address }) => address === `${feeds.url}${path}`)
  }
  return { call, entry, idOf: (path: string) => sourceOf({ url: `${feeds.url}${path}` }).id }
}

describe('the page of sources', () => {
  it('BCK-05 each source is shown with its state, last success, next try and problem in words', async () => {
    feeds.serve('/good', rss(item('1', 'Oil up', new Date().toUTCString()), '<item/>'))
    feeds.on('/bad', (_, response) => response.writeHead(503).end())
    const { entry, idOf } = await start(['/good', '/bad'].map((path) => `${feeds.url}${path}`))
    const settled = async (path: string, state: string) =>
      until(async () => expect((await entry(path))?.state).toBe(state), READING_MS)
    await settled('/good', 'fine')
    await settled('/bad', 'failing')
    const instant = expect.stringMatching(/^2\d{3}-.*Z$/)
    const common = { isOn: true, movedTo: null, nextAt: instant }
    expect([await entry('/good'), await entry('/bad')]).toEqual([
      {
        ...common,
        id: idOf('/good'),
        address: `${feeds.url}/good`,
        name: 'Wire',
        state: 'fine',
        succeededAt: instant,
        items: 1,
        trouble: '',
        problems: ['1 item left out: no title, text or link.'],
      },
      {
        ...common,
        id: idOf('/bad'),
        address: `${feeds.url}/bad`,
        name: `${feeds.url}/bad`,
        state: 'failing',
        succeededAt: null,
        items: 0,
        trouble: 'It answers 503 Service Unavailable.',
        problems: [],
      },
    ])
  })

  it('BCK-05 a source can be switched off and on, also over a restart, and polled on demand', async () => {
    feeds.serve('/switched', rss(item('1', 'Oil up', new Date().toUTCString())))
    const address = `${feeds.url}/switched`
    const first = await start([address])
    const at = `/mock/feeds/${first.idOf('/switched')}`
    const off = await first.call('POST', at, { isOn: false })
    const refused = await first.call('POST', `${at}/try`)
    await opened.at(-1)?.close()
    const second = await start([address])
    const still = await second.entry('/switched')
    await second.call('POST', at, { isOn: true })
    // the source of another test is polled again by itself
    const timesAsked = () => feeds.received.filter(({ path }) => path === '/switched').length
    const before = timesAsked()
    await until(() => expect(timesAsked()).toBe(before + 1), READING_MS)
    await until(async () => expect((await second.entry('/switched'))?.state).toBe('fine'), READING_MS)
    await second.call('POST', `${at}/try`)
    await until(() => expect(timesAsked()).toBe(before + 2), READING_MS)
    expect([off.statusCode, refused.statusCode, refused.json().message, still?.state, still?.nextAt]).toEqual([
      204,
      400,
      'This source is switched off.',
      'off',
      null,
    ])
    expect((await second.call('POST', '/mock/feeds/unknown', { isOn: true })).statusCode).toBe(404)
  })

  it('BCK-05 the page is available to callers of /mock only', async () => {
    const loopback = await start([])
    const locked = await start([], { kind: 'token', token: 'secret' })
    const none = await start([], { kind: 'off' })
    const statuses = async ({ call }: typeof loopback) => [
      (await call('GET', '/mock/sources')).statusCode,
      (await call('GET', '/mock/feeds')).statusCode,
    ]
    expect([await statuses(loopback), await statuses(locked), await statuses(none)]).toEqual([
      [200, 200],
      [200, 403],
      [404, 404],
    ])
  })
})
