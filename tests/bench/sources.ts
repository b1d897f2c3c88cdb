import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemEnvironment } from '../../mock-server/environment.ts'
import { createItemStore } from '../../mock-server/feed/item-store.ts'
import { createNewsroom } from '../../mock-server/feed/newsroom.ts'
import { createKeptSearch } from '../../mock-server/feed/search-kept.ts'
import { openSources } from '../../mock-server/sources/open-sources.ts'
import { openStore } from '../../mock-server/store/open-store.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'

/** `npm run bench -- sources`: 500 sources with 50,000 items on this machine: fill, start again, poll, search. */
const SOURCES = Number(process.env.SOURCES ?? 500)
const ITEMS = 100
const HOSTS = 16
const words = [
  'oil',
  'gold',
  'Apple Inc.',
  'rates',
  'inflation',
  'merger',
  'guidance',
  'Tesla',
  'tariffs',
  'banks',
  'copper',
  'Nvidia',
]
const now = Date.now()

const at = <T>(list: readonly T[], index: number) => list[index % list.length]
function documentOf(source: number) {
  const items = Array.from({ length: ITEMS }, (_, index) => {
    const title = `${at(words, source + index)} and ${at(words, source * 7 + index * 3)} in report ${source}-${index}`
    const date = new Date(now - (index * SOURCES + source) * 40_000).toUTCString()
    return `<item><guid>${index}</guid><title>${title}</title><link>https://wire.example/${source}/${index}</link><description>${title}, as traders weigh ${at(words, index)} against ${at(words, source)} before the close.</description><pubDate>${date}</pubDate></item>`
  })
  return `<rss version="2.0"><channel><title>Wire ${source}</title>${items.join('')}</channel></rss>`
}

const server = createServer((request, response) => {
  const source = Number((request.url ?? '').slice(1))
  if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
  else response.writeHead(200, { etag: '"1"' }).end(documentOf(source))
})
await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
const { port } = server.address() as AddressInfo
const feeds = Array.from({ length: SOURCES }, (_, source) => `http://127.0.0.${(source % HOSTS) + 1}:${port}/${source}`)
const folder = await mkdtemp(join(tmpdir(), 'bench-sources-'))

async function open() {
  const store = await openStore({ folder }, systemEnvironment)
  const newsroom = createNewsroom(createItemStore(store.database), createKeptSearch(store.database), console.error)
  await newsroom.recall()
  const sources = await openSources(
    { feeds, privateFeeds: true },
    { newsroom, database: store.database, report: console.error, environment: systemEnvironment },
  )
  return { store, newsroom, sources, close: () => sources.close().then(store.close) }
}
type Opened = Awaited<ReturnType<typeof open>>

/** Resolves once every source has been polled once more than at `since`. */
const polled = ({ sources }: Opened, since: number) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const left = sources.poller
        .list()
        .filter(({ isOn, isRunning, state }) => isOn && (isRunning || (state.succeededAt ?? 0) < since))
      if (left.length > 0) return
      clearInterval(timer)
      resolve()
    }, 50)
  })

const figures: Record<string, string> = {}
async function measured<T>(name: string, act: () => Promise<T>) {
  const start = performance.now()
  const cpu = process.cpuUsage()
  const result = await act()
  const { user, system } = process.cpuUsage(cpu)
  figures[name] = `${((performance.now() - start) / 1000).toFixed(2)} s (CPU ${((user + system) / 1e6).toFixed(2)} s)`
  return result
}

const first = await measured('open an empty store', open)
await measured(`fetch ${SOURCES * ITEMS} items of ${SOURCES} sources`, () => polled(first, now))
await first.close()

const second = await measured('start again', open)
const since = Date.now()
await measured(`ask ${SOURCES} sources that have not changed`, async () => {
  for (const { source, isOn } of second.sources.poller.list()) if (isOn) await second.sources.poller.tryNow(source.id)
  await polled(second, since)
})

const search = createKeptSearch(second.store.database)
const searches: Record<string, SearchContext> = {
  everything: {},
  'a common word': { keywords: ['inflation'] },
  'two words': { keywords: ['inflation merger'] },
  'a rare word': { keywords: ['report 321-42'] },
  'a ticker': { tickers: ['AAPL'] },
  'a topic without a word': { topics: ['MACRO'], exclude: { keywords: ['oil'] } },
}
for (const [name, context] of Object.entries(searches)) {
  const times: number[] = []
  for (let round = 0; round < 11; round++) {
    const start = performance.now()
    await search(context, 50)
    times.push(performance.now() - start)
  }
  figures[`search for ${name}`] = `${times.sort((a, b) => a - b)[5]?.toFixed(1)} ms (median of 11)`
}
figures['resident memory'] = `${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB`
console.table(figures)
await second.close()
server.close()
await rm(folder, { recursive: true })
