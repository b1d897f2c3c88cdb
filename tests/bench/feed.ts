import { rm } from 'node:fs/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import config from '../../playwright.config.ts'
import type { Load } from './feed/page.ts'

/** `npm run bench -- feed`: the main thread's time of three live feeds beside a plain list and react-virtuoso, and whether the heap stays flat. */
const LIMIT = 1.25
const ROUNDS = 5
const SECONDS = 1.5
const FRAMES = SECONDS * 60
const kinds = ['plain', 'ours', 'virtuoso'] as const
const loads = [10, 50].flatMap((rate) => [1, 10].map((size) => ({ rate, size })))

type Kind = (typeof kinds)[number]
type Opened = { kind: Kind; page: Page; session: CDPSession }

const OUTPUT = '.cache/bench-feed'
const SITE = { configFile: false, logLevel: 'error', root: 'tests/bench/feed' } as const

async function serve() {
  await build({ ...SITE, plugins: [react()], build: { outDir: `../../../${OUTPUT}`, emptyOutDir: true } })
  return preview({ ...SITE, build: { outDir: `../../../${OUTPUT}` }, preview: { port: 0, host: '127.0.0.1' } })
}

async function open(browser: Browser, url: string, kind: Kind): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(kind, error))
  await page.goto(url)
  await page.evaluate(async (kind) => {
    window.bench = await window.openBench(kind)
  }, kind)
  await page.locator('article').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate((load) => window.bench.run(load), { batches: 300, size: 1, every: 4 })
  return { kind, page, session }
}

async function taskTime({ session }: Opened) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Milliseconds of the main thread's own running time for each of a screen's frames. */
async function measure(opened: Opened, { rate, size, isIdle }: { rate: number; size: number; isIdle?: boolean }) {
  const load: Load = { batches: rate * SECONDS, size, every: 1000 / rate, isIdle }
  await opened.session.send('HeapProfiler.collectGarbage')
  const start = await taskTime(opened)
  await opened.page.evaluate((load) => window.bench.run(load), load)
  return ((await taskTime(opened)) - start) * 1000 / FRAMES
}

const server = await serve()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const url = server.resolvedUrls?.local[0] ?? ''
  for (const kind of kinds) {
    const opened = await open(browser, url, kind)
    const { metrics } = await opened.session.send('Performance.getMetrics')
    console.log(kind, JSON.stringify(metrics))
    const drawn = await opened.page.evaluate(() => window.bench.drawn())
    console.log(drawn.map((l) => [l.length, l[0], l.at(-1)]))
    await opened.page.screenshot({ path: `/tmp/bench-${kind}.png` })
    for (let round = 0; round < 3; round++) for (const load of loads) console.log(kind, load, (await measure(opened, { ...load, isIdle: true })).toFixed(2), (await measure(opened, load)).toFixed(2))
    await opened.page.context().close()
  }
} finally {
  await browser.close()
  await server.close()
  await rm(OUTPUT, { recursive: true, force: true })
}
