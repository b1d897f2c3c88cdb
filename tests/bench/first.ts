import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { newFolder, startBackend } from '../e2e/backend.ts'
import { countingRelay } from '../relay.ts'
import { judge, median } from './judge.ts'

/**
 * `npm run bench -- first [runs]`: the first load. Lighthouse on its slow mobile profile (fetched by npx, pinned), median of the runs; the first row
 * in sight on a desktop, without and with the service worker; the bytes that have arrived when nothing was asked for in two seconds. It needs
 * `npm run build` and an otherwise idle machine.
 */
const RUNS = Number(process.argv[2] ?? 5)
const LIGHTHOUSE = 'lighthouse@12.8.2'
const pages = ['/terminal', '/news-pit', '/about-us']
const QUIET_MS = 2000

type Audits = Record<string, { numericValue?: number }>
type Report = { categories: { performance: { score: number } }; audits: Audits }

async function lighthouse(url: string) {
  const folder = await newFolder()
  const file = join(folder, 'report.json')
  const { executablePath = '', args = [] } = config.use?.launchOptions ?? {}
  const flags = ['--headless=new', ...args].join(' ')
  try {
    execFileSync(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
      ],
      {
        env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    const { categories, audits }: Report = JSON.parse(readFileSync(file, 'utf8'))
    const of = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: categories.performance.score * 100,
      paint: of('largest-contentful-paint'),
      blocked: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const firstRow = async (page: Page) => {
  await page.getByRole('feed', { name: 'Headlines' }).getByRole('article').first().waitFor()
  return page.evaluate(() => performance.now())
}

/** Milliseconds until the first row, at the first visit and at one with the service worker. */
async function firstRows(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/terminal`)
    const cold = await firstRow(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await firstRow(page)
    await page.reload()
    return { cold, again: await firstRow(page) }
  } finally {
    await context.close()
  }
}

/** Kilobytes that arrive, frames included, until nothing was asked for in two seconds. */
async function bytesOf(browser: Browser, url: string) {
  const relay = await countingRelay(url)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    let last = performance.now()
    const note = () => {
      last = performance.now()
    }
    page.on('request', note)
    page.on('requestfinished', note)
    await page.goto(`${relay.url}/terminal`)
    await firstRow(page)
    // biome-ignore lint/plugin: that nothing happens for a time is what is measured
    while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100))
    return relay.bytes() / 1000
  } finally {
    await context.close()
    relay.close()
  }
}

const backend = await startBackend()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  await backend.warmUp()
  for (const page of pages) {
    const reports: Awaited<ReturnType<typeof lighthouse>>[] = []
    for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(`${backend.url}${page}`))
    const of = (name: keyof (typeof reports)[number]) => median(reports.map((report) => report[name]))
    judge(`${page}, Lighthouse`, of('score'), 95, { atLeast: true })
    judge(`${page}, largest paint`, of('paint'), 1800, { unit: ' ms' })
    judge(`${page}, blocked`, of('blocked'), 150, { unit: ' ms' })
    judge(`${page}, layout shift`, of('shift'), 0.004)
  }
  const rows: Awaited<ReturnType<typeof firstRows>>[] = []
  for (let run = 0; run < RUNS; run++) rows.push(await firstRows(browser, backend.url))
  judge('first row in sight, first visit', median(rows.map(({ cold }) => cold)), 400, { unit: ' ms' })
  judge('first row in sight, from the service worker', median(rows.map(({ again }) => again)), 150, { unit: ' ms' })
  judge('bytes until nothing is asked for', await bytesOf(browser, backend.url), 350, { unit: ' kB' })
} finally {
  await browser.close()
  await backend.stop()
}
