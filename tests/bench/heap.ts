import { type Browser, chromium, type WebSocketRoute } from '@playwright/test'
import config from '../../playwright.config.ts'
import { startBackend } from '../e2e/backend.ts'
import { openThreeFeeds } from './feed/three-feeds.ts'
import { judge } from './judge.ts'

/**
 * `npm run bench -- heap [hours]`: the heap of the Terminal with three feeds after as many headlines as come in 8 hours at 50 a second, against that after the first hour. They come on the page's own
 * connection, in updates of 500, as fast as the page draws them: of the 8 hours it has the headlines, not the time. It takes some five minutes, and needs `npm run build`.
 */
const HOURS = Number(process.argv[2] ?? 8)
const [PER_SECOND, AT_ONCE] = [50, 500]
const UPDATES = (3600 * PER_SECOND) / AT_ONCE
const LIMIT = 1.05

/** What the server of a connection says is passed on; `say` adds an update to each list that has been answered. */
function listenIn(route: WebSocketRoute, lists: Map<string, (text: string) => void>) {
  const server = route.connectToServer()
  route.onMessage((message) => server.send(message))
  server.onMessage((message) => {
    route.send(message)
    const room = /^42\/news,\["initial",.*"room":("[^"]*")/s.exec(String(message))?.[1]
    if (room) lists.set(room, (items) => route.send(`42/news,["update",${items},${room}]`))
  })
}

let made = 0
function headlines() {
  const at = new Date().toISOString()
  return Array.from({ length: AT_ONCE }, () => ({
    id: `heap-${++made}`,
    title: `Copper rises by ${made} cents, and says so at the length of a headline`,
    summary: `What is known of the ${made}th rise of copper is that it came after the one before it.`,
    ...{ articleSource: 'Bench', link: null, source: 'injected', sentiment: 'neutral', sentimentScore: 0 },
    ...{
      tickers: ['FCX'],
      topics: ['METALS'],
      sectors: [],
      industries: [],
      publishedDatetime: at,
      receivedDatetime: at,
    },
  }))
}

async function heapsOf(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  const lists = new Map<string, (items: string) => void>()
  await page.routeWebSocket(/socket\.io/, (route) => listenIn(route, lists))
  const feeds = await openThreeFeeds(page, url)
  const session = await page.context().newCDPSession(page)
  const heaps: number[] = []
  for (let hour = 0; hour < HOURS; hour++) {
    for (let update = 0; update < UPDATES; update++) {
      const items = JSON.stringify(headlines())
      for (const send of lists.values()) send(items)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await feeds.first().getByText(`by ${made} cents`).waitFor({ state: 'attached' })
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    heaps.push(usedSize / 1_000_000)
    console.log(`       after hour ${hour + 1}: ${(usedSize / 1_000_000).toFixed(2)} MB`)
  }
  return heaps
}

const backend = await startBackend([], {})
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const [first = Number.NaN, ...others] = await heapsOf(browser, backend.url)
  judge('the heap at the end against that after the first hour', (others.at(-1) ?? Number.NaN) / first, LIMIT)
} finally {
  await browser.close()
  await backend.stop()
}
