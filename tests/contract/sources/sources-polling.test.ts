import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createNewsroom } from '../../../mock-server/feed/newsroom.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import { BrokenDocument } from '../../../mock-server/sources/documents/broken-document.ts'
import { readDocument } from '../../../mock-server/sources/documents/read-document.ts'
import { openSources, type SourceOptions } from '../../../mock-server/sources/open-sources.ts'
import { createReader } from '../../../mock-server/sources/read/reader.ts'
import { sourceOf } from '../../../mock-server/sources/source.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import { items } from '../../../mock-server/store/schema.ts'
import { sources } from '../../../mock-server/store/server-schema.ts'
import { until } from '../../setup.ts'
import { put } from '../../unit/sources/documents-scene.ts'
import { type FeedServer, item, READING_MS, rss, startFeedServer } from '../../unit/sources/sources-scene.ts'
import { lendStore } from '../store/stores.ts'

const hour = 3_600_000
/** A thread takes a second to start. */
const reader = createReader(systemEnvironment)
let store: Store
let server: FeedServer
let folder: string

beforeAll(async () => {
  store = await lendStore()
  server = await startFeedServer()
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
})
afterAll(async () => {
  await server.close()
  await store.close()
  await rm(folder, { recursive: true })
  await reader.close()
})
beforeEach(async () => {
  server.received.length = 0
  await store.database.delete(items)
  await store.database.delete(sources)
})

const ago = (hours: number) => new Date(Date.now() - hours * hour).toUTCString()
const idOf = (path: string) => sourceOf({ url: `${server.url}${path}` }).id

/** The sources as the backend opens them, with the store of this file. */
async function start(options: Partial<SourceOptions>) {
  const reports: string[] = []
  const report = (line: string) => reports.push(line)
  const newsroom = createNewsroom(createItemStore(store.database), createKeptSearch(store.database), report)
  await newsroom.recall()
  const opened = await openSources(
    { feeds: [], privateFeeds: true, ...options },
    { newsroom, database: store.database, report, reader, environment: systemEnvironment },
  )
  const titles = () => newsroom.search({}).map(({ title }) => title)
  const stateOf = (path: string) => opened.poller.find(idOf(path))?.state
  const polled = (path: string) => until(() => expect(stateOf(path)?.triedAt).toBeGreaterThan(0), READING_MS)
  return { ...opened, newsroom, reports, titles, stateOf, polled }
}

describe('sources at addresses', () => {
  it("BCK-05 fetched items are there after a restart: in order, once, and requested with the server's validators", async () => {
    const documents = [
      rss(item('1', 'Oil up', ago(3)), item('2', 'Tin up', ago(1)), item('3', 'Undated', '')),
      rss(item('4', 'Gold up', ago(2)), item('1', 'Oil down', ago(0)), item('3', 'Undated', '')),
    ]
    let version = 0
    server.on('/wire', ({ headers }, response) => {
      if (headers['if-none-match'] === `"${version}"`) response.writeHead(304).end()
      else response.writeHead(200, { etag: `"${version}"` }).end(documents[version])
    })
    const feeds = [`${server.url}/wire`]
    const first = await start({ feeds })
    await first.polled('/wire')
    const before = first.titles()
    await first.close()

    const second = await start({ feeds })
    const recalled = second.titles()
    const announced: string[][] = []
    second.newsroom.onNews((news) => announced.push(news.map(({ title }) => title)))
    await second.poller.tryNow(idOf('/wire'))
    await until(() => expect(server.received.length).toBe(2), READING_MS)
    version = 1
    await until(async () => {
      await second.poller.tryNow(idOf('/wire'))
      expect(announced.length).toBe(1)
    }, READING_MS)
    await second.close()
    expect([before, recalled, announced, second.titles()]).toEqual([
      ['Undated', 'Tin up', 'Oil up'],
      before,
      [['Gold up', 'Oil down']],
      ['Undated', 'Tin up', 'Gold up', 'Oil down'],
    ])
    expect([server.received[1]?.headers['if-none-match'], (await store.database.select().from(items)).length]).toEqual([
      '"0"',
      4,
    ])
  })

  it('BCK-05 addresses, OPML lists and a changing config file are all polled, but only active sources', async () => {
    for (const name of ['a', 'b', 'c', 'd']) server.serve(`/${name}`, rss(item(name, `From ${name}`, ago(1))))
    const [list, config] = [join(folder, 'list.opml'), join(folder, 'sources.json')]
    await put(
      list,
      `<opml><body><outline text="F"><outline text="b" xmlUrl="${server.url}/b"/></outline></body></opml>`,
    )
    const write = (isOn: boolean) =>
      put(config, JSON.stringify([{ url: `${server.url}/c` }, { url: `${server.url}/d`, name: 'Mine', isOn }]))
    await write(false)
    const opened = await start({ feeds: [`${server.url}/a`, list], sources: config })
    for (const path of ['/a', '/b', '/c']) await opened.polled(path)
    const before = opened.titles().sort()
    await write(true)
    await until(() => expect(opened.titles().length).toBe(4), READING_MS)
    await opened.close()
    expect([
      before,
      opened.newsroom.search({ newsSources: ['Mine'] }).map(({ title }) => title),
      opened.reports,
    ]).toEqual([['From a', 'From b', 'From c'], ['From d'], []])
  })

  it('BCK-05 broken and private ones are reported in words and do not affect others', async () => {
    server.serve('/bomb', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss version="2.0"><channel/></rss>')
    server.serve('/good', rss(item('1', 'Good', ago(1))))
    const opened = await start({ feeds: [`${server.url}/bomb`, `${server.url}/good`] })
    for (const path of ['/bomb', '/good']) await opened.polled(path)
    await opened.close()
    const guarded = await start({ feeds: [`${server.url}/own`], privateFeeds: false })
    await guarded.polled('/own')
    await guarded.close()
    expect([opened.titles(), opened.reports, guarded.reports]).toEqual([
      ['Good'],
      [
        `${server.url}/bomb: It declares entities of its own (<!ENTITY>): that is refused, as they can exhaust the memory.`,
      ],
      [`${server.url}/own: 127.0.0.1 is this machine or one of its network: PRIVATE_FEEDS=on lets such be asked.`],
    ])
  })

  it('BCK-05 old or excess items are deleted, also at the start; injected ones are kept', async () => {
    server.serve(
      '/many',
      rss(...[1, 2, 3, 4].map((age) => item(`${age}`, `${age} hours`, ago(age))), item('old', 'Old', ago(800))),
    )
    const feeds = [`${server.url}/many`]
    const first = await start({ feeds })
    await first.polled('/many')
    const [any] = first.newsroom.search({})
    if (any)
      await first.newsroom.keep([
        { ...any, id: 'mine', title: 'Injected', publishedDatetime: '2001-01-01T00:00:00.000Z' },
      ])
    const all = first.titles()
    await first.close()
    const second = await start({ feeds, keptItems: 3, keptDays: 1 })
    await second.close()
    const stored = (await store.database.select().from(items)).map(({ item: { title } }) => title)
    expect([all, second.titles(), stored.sort()]).toEqual([
      ['1 hours', '2 hours', '3 hours', '4 hours', 'Injected'],
      ['1 hours', '2 hours', '3 hours', 'Injected'],
      ['1 hours', '2 hours', '3 hours', 'Injected'],
    ])
  })

  it('BCK-05 documents in files are read in the same thread, with the same result', async () => {
    const opened = await start({})
    const text = rss(item('1', 'Oil up'))
    const read = await opened.read(Buffer.from(text), 'wire.xml', 1_800_000_000_000)
    const refused = await opened.read(Buffer.from('<html>'), 'wire.xml', 1).catch((error: Error) => error)
    await opened.close()
    expect([read, refused]).toEqual([
      readDocument(Buffer.from(text), 'wire.xml', 1_800_000_000_000),
      new BrokenDocument('It is a web page (HTML), not a feed.'),
    ])
  })

  it('BCK-05 well-known feeds are listed as off and not polled', async () => {
    const opened = await start({ privateFeeds: false })
    const listed = opened.poller.list()
    await opened.close()
    expect([listed.length >= 20, listed.filter(({ isOn, isRunning }) => isOn || isRunning)]).toEqual([true, []])
  })
})
