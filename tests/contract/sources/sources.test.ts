import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { put } from '../../unit/sources/documents-scene.ts'
import { sharedBackend, startTestBackend } from '../backend.ts'
import { readNews } from '../feed/news-reader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noon = Date.parse('2026-01-06T15:00:00.000Z')
const tag = { subscription: 'feed', sequence: 1 }
const rss = (...titles: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Wire</title>${titles
    .map(
      (title, index) =>
        `<item><guid>${title}</guid><title>${title}</title><link>https://example.test/${index}</link><pubDate>Mon, 05 Jan 2026 1${index}:00:00 GMT</pubDate></item>`,
    )
    .join('')}</channel></rss>`

describe('simulated news', () => {
  it('BCK-04 it is determined by seed and clock, and marked as simulated', async () => {
    const backend = await sharedBackend({ isSimulated: true })
    await backend.call('POST', '/mock/clock', { body: { now: new Date(noon).toISOString(), rate: 0 } })
    const found = backend.newsroom.search({})
    expect(found).toEqual(createSimulatedNews('test').newest(500, noon))
    expect(
      found.every(({ source, articleSource }) => source === 'simulated' && articleSource.startsWith('Simulated ')),
    ).toBe(true)
  })

  it('BCK-04 RT-02 it arrives as the clock runs, and a list is sent again when the clock jumps', async () => {
    const backend = await sharedBackend({ isSimulated: true })
    const news = createSimulatedNews('test')
    await backend.call('POST', '/mock/clock', { body: { now: new Date(noon).toISOString(), rate: 0 } })
    const { socket, next, close } = await readNews(backend.url)
    socket.emit('search', {}, tag)
    const ids = new Set<string>()
    const newestOf = (until: number) => news.newest(60, until).map(({ id }) => id)
    expect(await next()).toEqual(expect.objectContaining({ event: 'initial', ids: newestOf(noon) }))
    await backend.call('POST', '/mock/clock', { body: { rate: 600 } })
    while (ids.size < 20) {
      const received = await next()
      for (const id of received.event === 'update' ? received.ids : []) ids.add(id)
    }
    expect([...ids].sort()).toEqual(
      news
        .between(noon, backend.clock.now())
        .map(({ id }) => id)
        .slice(0, ids.size)
        .sort(),
    )
    const later = noon + 86_400_000
    await backend.call('POST', '/mock/clock', { body: { now: new Date(later).toISOString(), rate: 0 } })
    let received = await next()
    while (received.event !== 'initial') received = await next()
    expect(received).toEqual(expect.objectContaining({ event: 'initial', ids: newestOf(later) }))
    close()
  })
})

describe('real news', () => {
  it('BCK-05 RT-02 documents replace simulated news, and new items in them are announced', async () => {
    const document = join(folder, 'wire.xml')
    await writeFile(document, rss('Oil up', 'Gold up'))
    await writeFile(join(folder, 'broken.xml'), '<rss')
    const backend = await startTestBackend({ feeds: [folder] })
    const titles = () => backend.newsroom.search({}).map(({ title }) => title)
    expect([backend.found, titles()]).toEqual([
      { documents: 1, items: 2, broken: [{ document: 'broken.xml', why: expect.any(String) }] },
      ['Gold up', 'Oil up'],
    ])
    const { socket, next, close } = await readNews(backend.url)
    socket.emit('search', {}, tag)
    await next()
    await put(document, rss('Oil up', 'Gold up', 'Tin up'))
    expect(await next()).toEqual(expect.objectContaining({ event: 'update', ids: [expect.any(String)] }))
    expect(titles()).toEqual(['Tin up', 'Gold up', 'Oil up'])
    await backend.call('POST', '/mock/reset')
    expect(titles()).toEqual(['Tin up', 'Gold up', 'Oil up'])
    close()
    await backend.close()
  })

  it('BCK-05 it appears beside simulated news on request', async () => {
    const backend = await startTestBackend({ feeds: [folder], isSimulated: true })
    const simulated = backend.newsroom.search({}).filter(({ source }) => source === 'simulated')
    const real = backend.newsroom.search({ newsSources: ['wire'] })
    await backend.close()
    expect([simulated.length, real.map(({ title }) => title)]).toEqual([500, ['Tin up', 'Gold up', 'Oil up']])
  })
})
