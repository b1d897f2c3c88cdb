import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { newFolder, startBackend } from '../e2e/backend.ts'
import { arrivedAt, byKind } from './first/bytes.ts'
import { judge, median } from './judge.ts'

/**
 * `npm run bench -- first [runs] [--bytes] [--files]`: the first load. Lighthouse on its slow mobile profile (fetched by npx, pinned), median of the runs; the first row
 * in sight on a desktop, without and with the service worker; the bytes that have arrived when nothing was asked for in two seconds, alone with
 * `--bytes`. It needs `npm run build` and, but for the bytes, an otherwise idle machine.
 */
const RUNS = process.argv.includes('--bytes') ? 0 : Number(process.argv[2] ?? 5)
const LIGHTHOUSE = 'lighthouse@12.8.2'
const pages = ['/terminal', '/news-pit', '/about-us']
const SCREENS = {
  'desk of 1440 x 900': { width: 1440, height: 900 },
  'phone of 390 x 844': { width: 390, height: 844 },
}

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

/** Marks when each kind of row has been painted first, in the picture that the page brings along or in the app: asking from outside would add its own time. */
function markRows() {
  const kinds = { seen: 'article', openable: '#root article' }
  new MutationObserver(() => {
    for (const [kind, selector] of Object.entries(kinds)) {
      if (performance.getEntriesByName(kind).length > 0 || !document.querySelector(selector)) continue
      performance.mark(kind)
      requestAnimationFrame(() => setTimeout(() => performance.mark(`${kind}.painted`)))
    }
  }).observe(document, { childList: true, subtree: true })
}

async function firstRow(page: Page, kind: 'seen' | 'openable') {
  const painted = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    `${kind}.painted`,
  )
  return Number(await painted.jsonValue())
}

/** Milliseconds until the first row, at the first visit and at one with the service worker. */
async function firstRows(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(markRows)
    await page.goto(`${url}/terminal`)
    const cold = await firstRow(page, 'seen')
    const openable = await firstRow(page, 'openable')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await firstRow(page, 'openable')
    await page.reload()
    return { cold, openable, again: await firstRow(page, 'seen') }
  } finally {
    await context.close()
  }
}

/** The bytes of a first visit on a desk and on a phone, by kind. `--files` names each file. */
async function printBytes(browser: Browser, url: string) {
  for (const [name, viewport] of Object.entries(SCREENS)) {
    const arrived = await arrivedAt(browser, url, viewport)
    const total = arrived.reduce((sum, { bytes }) => sum + bytes, 0)
    judge(`bytes until nothing is asked for, ${name}`, total / 1000, 350, { unit: ' kB' })
    console.log(
      `       ${byKind(arrived)
        .map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`)
        .join(', ')}`,
    )
    if (!process.argv.includes('--files')) continue
    for (const { kind, path, bytes } of arrived)
      console.log(`${(bytes / 1000).toFixed(1).padStart(12)}  ${kind} ${path}`)
  }
}

async function measureTimes(browser: Browser, url: string) {
  for (const page of pages) {
    const reports: Awaited<ReturnType<typeof lighthouse>>[] = []
    for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(`${url}${page}`))
    const of = (name: keyof (typeof reports)[number]) => median(reports.map((report) => report[name]))
    judge(`${page}, Lighthouse`, of('score'), 95, { atLeast: true })
    judge(`${page}, largest paint`, of('paint'), 1800, { unit: ' ms' })
    judge(`${page}, blocked`, of('blocked'), 150, { unit: ' ms' })
    judge(`${page}, layout shift`, of('shift'), 0.004)
  }
  const rows: Awaited<ReturnType<typeof firstRows>>[] = []
  for (let run = 0; run < RUNS; run++) rows.push(await firstRows(browser, url))
  judge('first row in sight, first visit', median(rows.map(({ cold }) => cold)), 400, { unit: ' ms' })
  judge('first row that can be opened, first visit', median(rows.map(({ openable }) => openable)), 400, { unit: ' ms' })
  judge('first row in sight, from the service worker', median(rows.map(({ again }) => again)), 150, { unit: ' ms' })
}

const backend = await startBackend()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  await backend.warmUp()
  if (RUNS > 0) await measureTimes(browser, backend.url)
  await printBytes(browser, backend.url)
} finally {
  await browser.close()
  await backend.stop()
}
