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

/** New rows are not tinted: a tint costs all three the same, and would hide what the lists cost. */
const context = { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const

async function open(browser: Browser, url: string, kind: Kind): Promise<Opened> {
  const page = await browser.newPage(context)
  page.on('pageerror', (error) => console.error(kind, error))
  await page.goto(url)
  await page.evaluate(async (kind) => {
    window.bench = await window.openBench(kind)
  }, kind)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await run({ page }, { batches: 300, size: 1, every: 4 })
  return { kind, page, session }
}

const run = ({ page }: Pick<Opened, 'page'>, load: Load) => page.evaluate((load) => window.bench.run(load), load)

async function metric({ session }: Opened, named: string) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === named)?.value ?? Number.NaN
}

/** Milliseconds of the main thread's own running time for each frame of the screen. */
async function measure(opened: Opened, { rate, size }: { rate: number; size: number }, isIdle: boolean) {
  await opened.page.bringToFront()
  await opened.session.send('HeapProfiler.collectGarbage')
  const start = await metric(opened, 'TaskDuration')
  await run(opened, { batches: rate * SECONDS, size, every: 1000 / rate, isIdle })
  return (((await metric(opened, 'TaskDuration')) - start) * 1000) / FRAMES
}

const server = await serve()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const url = server.resolvedUrls?.local[0] ?? ''
  const all = await Promise.all(kinds.map((kind) => open(browser, url, kind)))
  for (const opened of all) {
    const drawn = await opened.page.evaluate(() => window.bench.drawn())
    console.log(drawn.map((l) => [l.length, l[0], l.at(-1)]).slice(0, 1))
    if (process.env.SHOTS) await opened.page.screenshot({ path: `/tmp/bench-${opened.kind}.png` })
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const load of loads)
      console.log(
        JSON.stringify(load),
        ...(await Promise.all([])),
        await (async () => {
          const out = []
          for (const o of all)
            out.push(o.kind, (await measure(o, load, true)).toFixed(2), (await measure(o, load, false)).toFixed(2))
          return out.join(' ')
        })(),
      )
} finally {
  await browser.close()
  await server.close()
  await rm(OUTPUT, { recursive: true, force: true })
}
