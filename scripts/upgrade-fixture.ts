// Records the data that this version writes, for the upgrade tests of later versions (docs/upgrade.md). Build the app first:
//   npx tsx scripts/upgrade-fixture.ts
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium } from '@playwright/test'
import { newFolder, startBackend } from '../tests/e2e/backend.ts'
import { keepRelease, RELEASES, type StorageState, startingAt, VIEWPORT } from '../tests/e2e/shared/upgrade.ts'
import { expect } from '../tests/e2e/test.ts'
import { leaveTraces } from './upgrade/leave-traces.ts'

const START = '2026-11-22T20:00:00.000Z'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Only items of feeds at addresses are stored: those of files stay in the files. */
async function serveFeed() {
  const server = createServer((_, response) => response.end(readFileSync('tests/fixtures/feeds/wire.rss')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/wire.rss`, close: () => server.close() }
}

/**
 * Cookies, localStorage and IndexedDB, after the page has stored its headlines on leaving. Without the key that seals the user (SES-10): it cannot be
 * exported, and Playwright would write `{}` in its place. The sealed data expires after five minutes anyway.
 */
async function storageOf(context: BrowserContext) {
  const read = (): Promise<StorageState> => context.storageState({ indexedDB: true })
  await expect
    .poll(async () => {
      for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
      return JSON.stringify(await read())
    })
    .toContain('"feed 1"')
  const { cookies, origins } = await read()
  const withoutKey = origins.map((origin) => ({
    ...origin,
    indexedDB: origin.indexedDB?.filter(({ name }) => name !== 'market-flux-keys'),
  }))
  return { cookies, origins: withoutKey }
}

if (existsSync(`${RELEASES}/${version}`))
  throw new Error(`${RELEASES}/${version} exists. A fixture is recorded once, from the release itself.`)
const folder = await newFolder()
const feed = await serveFeed()
const options = ['--feeds', feed.url, '--with-simulated']
const backend = await startBackend(options, { PRIVATE_FEEDS: 'on', ...startingAt(START) }, folder)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ baseURL: backend.url, viewport: VIEWPORT, timezoneId: 'UTC' })
  await context.clock.install({ time: START })
  const facts = await leaveTraces(context, backend)
  const state = await storageOf(context)
  await browser.close()
  await backend.end()
  mkdirSync(`${RELEASES}/${version}`, { recursive: true })
  const { unpacked, packed } = keepRelease(version, folder, state, facts)
  console.log(`${RELEASES}/${version}: ${packed} bytes of data (${unpacked} unpacked)`)
} finally {
  await browser.close()
  await backend.stop()
  feed.close()
}
