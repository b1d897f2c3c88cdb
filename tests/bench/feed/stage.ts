import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import config from '../../../playwright.config.ts'
import type { Run } from './page.ts'

/** The list that three feeds consist of. */
export const kinds = ['plain', 'ours', 'virtuoso', 'virtual'] as const
export type Kind = (typeof kinds)[number]
/** `rate` batches a second of `size` items for each feed. */
export type Load = { rate: number; size: number }
export type Stage = Awaited<ReturnType<typeof openStage>>

/** The duration of a measurement in seconds. */
const LASTS = 1
const FRAMES = 60 * LASTS
const FOLDER = '.cache/bench-feed'
const SITE = {
  configFile: false,
  logLevel: 'error',
  root: 'tests/bench/feed',
  build: { outDir: `../../../${FOLDER}` },
} as const
/** New rows are not tinted: the tint costs every list the same large amount, and would hide the cost of the lists. */
const SCREEN = { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const

/** The bench's page, built as the app is, and a browser. */
export async function openTheatre() {
  await build({ ...SITE, plugins: [react()], build: { ...SITE.build, emptyOutDir: true } })
  const server = await preview({ ...SITE, preview: { host: '127.0.0.1', port: 0 } })
  const { port } = server.httpServer.address() as AddressInfo
  const browser = await chromium.launch(config.use?.launchOptions)
  return {
    open: (kind: Kind) => openStage(browser, `http://127.0.0.1:${port}/`, kind),
    async close() {
      await browser.close()
      await server.close()
      await rm(FOLDER, { recursive: true, force: true })
    },
  }
}

async function openStage(browser: Browser, url: string, kind: Kind) {
  const page = await browser.newPage(SCREEN)
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  await page.goto(url)
  await page.evaluate(async (kind) => {
    window.bench = await window.openBench(kind)
  }, kind)
  const session = await page.context().newCDPSession(page)
  // processor time of the thread itself, without the time it waits for the machine
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metric = async (named: string) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === named)?.value ?? Number.NaN
  }
  const collect = () => session.send('HeapProfiler.collectGarbage')
  const run = async (received: Run) => {
    await page.evaluate((received) => window.bench.run(received), received)
    if (failures[0]) throw failures[0]
  }
  return {
    run,
    drawn: () => page.evaluate(() => window.bench.drawn()),
    /** Milliseconds of the main thread for each frame. */
    async measure({ rate, size }: Load, isIdle = false) {
      await page.bringToFront()
      await collect()
      const before = await metric('TaskDuration')
      await run({ batches: rate * LASTS, size, every: 1000 / rate, isIdle })
      return (((await metric('TaskDuration')) - before) * 1000) / FRAMES
    },
    /** Bytes that remain after a garbage collection. */
    async heap() {
      await collect()
      return metric('JSHeapUsedSize')
    },
    close: () => page.context().close(),
  }
}
