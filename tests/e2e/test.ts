import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { createSimulatedContent } from '../../mock-server/world/content/simulated-content.ts'
import { createSimulatedNews } from '../../mock-server/world/news/simulated-news.ts'
import { type Backend, startBackend } from './backend.ts'
import { expect } from './expect.ts'

export { expect }

/** A page whose console and uncaught errors fail the test, and a backend per worker that is reset for each test. */
export const test = base.extend<
  { backend: Backend; quiet: RegExp[]; ownBrowser: LaunchOptions | undefined },
  { shared: Backend }
>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const backend = await startBackend()
      await backend.warmUp()
      await use(backend)
      await backend.stop()
    },
    { scope: 'worker' },
  ],
  backend: async ({ shared }, use) => {
    await shared.reset()
    const { now } = await shared.setClock({ rate: 0.01 })
    const start = quietMoment(now)
    if (start !== now) await shared.setClock({ now: start })
    await use(shared)
  },
  baseURL: async ({ backend }, use) => use(backend.url),
  page: async ({ page }, use) => {
    await page.evaluate('window.name = ""')
    await use(page)
  },
  /** Messages that the browser may log in this test, such as refusals that the test causes. */
  quiet: [[], { option: true }],
  /** Each test has a browser of its own, started so. By `launchOptions` it would have a worker of its own too, with another backend. */
  ownBrowser: [undefined, { option: true }],
  context: async ({ context: shared, playwright, ownBrowser, quiet, serviceWorkers }, use) => {
    const own = ownBrowser && (await playwright.chromium.launch(ownBrowser))
    const context = (await own?.newContext()) ?? shared
    // one that Playwright blocks complains
    if (serviceWorkers === 'block') await context.addInitScript('delete Navigator.prototype.serviceWorker')
    // what Playwright's own scripts of the test before complain about, while they are taken away, has come by then
    for (const page of context.pages()) await page.evaluate('0')
    const complaints: string[] = []
    context.on('console', (message) => {
      if ((message.type() === 'error' || message.type() === 'warning') && !isUnknownPage(message))
        complaints.push(message.text())
    })
    context.on('weberror', (thrown) => {
      const error = thrown.error()
      if (!isOfClock(error)) complaints.push(error.message)
    })
    await use(context)
    const unexpected = complaints.filter((line) => !quiet.some((pattern) => pattern.test(line)))
    await leave(context)
    await own?.close()
    expect(unexpected).toEqual([])
  },
})

/** The next test of this worker uses the same context. Playwright resets the rest, but late: what is still open would use the backend of the next test. */
async function leave(context: BrowserContext) {
  await context.setOffline(false)
  await context.clearPermissions()
  const [page, ...others] = context.pages()
  // one that has crashed goes nowhere
  const left = page?.goto('about:blank').catch(() => page.close())
  await Promise.all([left, ...others.map((other) => other.close())])
}

/** Playwright takes the scripts of its clock away one by one, and a document in between has some of them. Code of the app has its file in the stack. */
const isOfClock = ({ message, stack = '' }: Error) =>
  message.endsWith("(reading 'controller')") && !stack.includes('/assets/')

/** The browser logs an error for pages answered with 404, as unknown ones are. */
const isUnknownPage = (message: ConsoleMessage) =>
  message.location().url === message.page()?.url() && message.text().includes('status of 404')

const wires = [createSimulatedNews('market-flux'), createSimulatedContent('market-flux')]

/** Returns a moment without simulated items in the next three seconds; with a slow clock, none arrives between injected ones. */
function quietMoment(now: string) {
  const next = (at: number) => Math.min(...wires.map((wire) => wire.next(at)))
  let at = Date.parse(now)
  while (next(at) - at < 3_000) at = next(at)
  return new Date(at).toISOString()
}

export const demo = { email: 'demo@marketflux.test', password: 'Demo-Account-1' }

export async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(demo.email)
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
}

/** The page goes without its live connection, whichever way it tries. */
export async function blockLiveOn(page: Page) {
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close())
}

/** Takes the network away and gives it back, one after the other, once the page has all its code: both at once may go unnoticed. */
export async function loseNetwork(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.context().setOffline(false)
}

/** Closes the open menu or dialog. It is drawn a frame before it has the focus, and receives no key until then. */
export async function pressEscape(page: Page) {
  await expect(page.locator(':is([role="menu"], [role="dialog"]):focus-within')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Scoped to the feed, because the page has other lists, such as the Spotlight's; once it is live, for the page brings its first rows along. */
export const headlines = (page: Page) =>
  page.getByRole('feed', { name: 'Headlines' }).and(page.locator('[aria-busy="false"]'))
export const rows = (page: Page) => headlines(page).getByRole('article')

/** Allows the browser to keep settings. */
export async function allowFunctionality(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click()
  await page.getByRole('dialog').getByText('Functionality', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
}

export const noticeOn = (page: Page) => page.locator('[data-live-announcer]')

/** Scrolls a list in steps smaller than its rendered part, and waits for rendering. */
export const scrollOn = (list: Locator) =>
  list.evaluate(async ({ parentElement }) => {
    if (parentElement) parentElement.scrollTop += 500
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
