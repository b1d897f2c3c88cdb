// Additions to the walks of the browser for `npm run walk -- --show` and `--record`: the inspector beside the page, time to read each step, and a
// camera.
import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openCamera } from './camera.ts'

export type Show = Awaited<ReturnType<typeof showBeside>>

const pace = Number(process.env.WALK_PACE)
const film = process.env.WALK_FILM
let camera: ReturnType<typeof openCamera> | undefined

/** Opens the inspector beside a page that has not navigated yet; does nothing unless a show was requested. */
export async function showBeside(page: Page, chart: string) {
  if (!pace) return undefined
  // a tab with this name is inspected from its first page on
  await page.addInitScript("window.name = 'market-flux.inspected'")
  // as large as the page: Chromium films windows of different sizes at the size of one of them
  const inspector = await (film ? page.context().newPage() : openWindow(page))
  if (film) camera ??= openCamera()
  else await arrange([page, inspector])
  await inspector.goto('/inspector')
  let stop: (() => Promise<void>) | undefined
  const say = async (words: string) => (await camera)?.say(words)
  let event = 'start'
  return {
    /** The chart exists once the page has started. */
    async begin() {
      const name = new RegExp(`^${chart}`)
      await inspector.getByRole('button', { name }).first().click()
      await page.bringToFront()
      stop = await (await camera)?.shoot([page, inspector])
      await this.reach('')
    },
    /** The next action. */
    async say(words: string) {
      event = words
      await say(`${chart}   next: ${event}`)
    },
    /** The result of the action. */
    async reach(state: string) {
      await say(`${chart}   ${event} ${state}`)
      await rest(pace)
    },
    /** The last state is shown for longer; on a busy machine the film lags behind as well. */
    async end() {
      await rest(4 * pace)
      await stop?.()
      await inspector.close()
    },
  }
}

export async function endShow() {
  if (film) await (await camera)?.keep(film)
}

/** A page in a window of its own: a new page would be a tab, and only one of two tabs is visible. */
async function openWindow(page: Page) {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const opened = context.waitForEvent('page')
  const browser = await context.browser()?.newBrowserCDPSession()
  const { browserContextId } = targetInfo
  await browser?.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId })
  const window = await opened
  await window.setViewportSize({ width: 960, height: page.viewportSize()?.height ?? 800 })
  return window
}

/** Side by side, where there are windows. */
async function arrange(pages: Page[]) {
  let left = 0
  for (const page of pages) {
    const session = await page.context().newCDPSession(page)
    const { windowId } = await session.send('Browser.getWindowForTarget')
    const width = page.viewportSize()?.width ?? 1280
    await session.send('Browser.setWindowBounds', { windowId, bounds: { left, top: 0 } })
    left += width
  }
}
