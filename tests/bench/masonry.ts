import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import config from '../../playwright.config.ts'

/**
 * `npm run bench -- masonry`: the main thread's load while the Spotlight of 500 cards is scrolled, compared with a plain page of 50 and with the lanes
 * of @tanstack/react-virtual. A user scrolls some screens and pauses: the limit applies to the scrolling. The load during the pause, and the load
 * without pauses, are reported only.
 */
const LIMIT = 1.3
const ROUNDS = 7
const FRAMES = 120
/** Pixels a frame. */
const STEP = 24
const FOLDER = '.cache/bench-masonry'
const SITE = {
  configFile: false,
  logLevel: 'error',
  root: 'tests/bench/masonry',
  build: { outDir: `../../../${FOLDER}` },
} as const

async function openStage(browser: Browser, url: string, kind: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  await page.goto(url)
  await page.evaluate((kind) => window.masonry.mount(kind), kind)
  await page.locator('article').nth(20).waitFor()
  const session = await page.context().newCDPSession(page)
  // processor time of the thread itself, without the time it waits for the machine
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  /** Milliseconds. */
  const timed = async (what: () => Promise<void>) => {
    await page.bringToFront()
    const before = await busy()
    await what()
    return ((await busy()) - before) * 1_000
  }
  const scroll = () => page.evaluate(([frames, step]) => window.masonry.scroll(frames, step), [FRAMES, STEP] as const)
  return {
    /** Milliseconds for each frame. */
    scrolled: async () => (await timed(scroll)) / FRAMES,
    /** Milliseconds until cards stop appearing and disappearing. */
    rested: () => timed(() => page.evaluate(() => window.masonry.rest())),
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

await build({ ...SITE, plugins: [react()], build: { ...SITE.build, emptyOutDir: true } })
const server = await preview({ ...SITE, preview: { host: '127.0.0.1', port: 0 } })
const { port } = server.httpServer.address() as AddressInfo
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const url = `http://127.0.0.1:${port}/`
  const [plain, ours] = [await openStage(browser, url, 'plain'), await openStage(browser, url, 'ours')]
  const virtual = await openStage(browser, url, 'virtual')
  const first = await ours.rested()
  const rounds: { plain: number; ours: number; rest: number; virtual: number; virtualRest: number }[] = []
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      plain: await plain.scrolled(),
      ours: await ours.scrolled(),
      rest: await ours.rested(),
      virtual: await virtual.scrolled(),
      virtualRest: await virtual.rested(),
    })
  // the first round only warms up
  rounds.shift()
  const early = await openStage(browser, url, 'ours')
  const atOnce = await early.scrolled()
  const ratio = median(rounds.map((one) => one.ours / one.plain))
  const ofPlain = median(rounds.map((one) => one.plain))
  const ofOurs = median(rounds.map((one) => one.ours))
  const ofRest = median(rounds.map((one) => one.rest))
  const ofVirtual = median(rounds.map((one) => one.virtual))
  const ofVirtualRest = median(rounds.map((one) => one.virtualRest))
  const toVirtual = median(rounds.map((one) => one.ours / one.virtual))
  console.log(
    `Milliseconds of the main thread for each frame: plain ${ofPlain.toFixed(2)}, masonry ${ofOurs.toFixed(2)}, react-virtual ${ofVirtual.toFixed(2)}`,
  )
  console.log(
    `While the reader rests: ${first.toFixed(0)} ms at first, ${ofRest.toFixed(0)} after ${FRAMES * STEP} px; of one who never rested, ${atOnce.toFixed(2)} a frame`,
  )
  console.log(`react-virtual while the reader rests: ${ofVirtualRest.toFixed(0)} ms`)
  const isMet = ratio <= LIMIT
  console.log(isMet ? 'met   ' : 'MISSED', `${ratio.toFixed(2)} times the plain page, at most ${LIMIT}`)
  console.log(toVirtual < 1 ? 'met   ' : 'MISSED', `${toVirtual.toFixed(2)} times react-virtual, below 1`)
  if (!isMet || toVirtual >= 1) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  await rm(FOLDER, { recursive: true, force: true })
}
