// What `npm run walk -- --show` and `--record` add to the walks of the browser: the inspector beside the page, time to read each step, and a camera.
import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openCamera } from './camera.ts'

export type Show = Awaited<ReturnType<typeof showBeside>>

const pace = Number(process.env.WALK_PACE)
const film = process.env.WALK_FILM
let camera: ReturnType<typeof openCamera> | undefined

/** Opens the inspector beside a page that has not been anywhere yet; nothing at all, unless a show is asked for. */
export async function showBeside(page: Page, chart: string) {
  if (!pace) return undefined
  // a tab that is named so is inspected from its first page on
  await page.addInitScript("window.name = 'market-flux.inspected'")
  // as large as the page: Chromium films windows of different sizes at the size of one of them
  const inspector = await page.context().newPage()
  await inspector.goto('/inspector')
  if (!film) await place([page, inspector])
  else camera ??= openCamera()
  let stop: (() => Promise<void>) | undefined
  const say = async (words: string) => (await camera)?.say(words)
  let event = 'start'
  return {
    /** The chart is there once the page has begun. */
    async begin() {
      const name = new RegExp(`^${chart}`)
      await inspector.getByRole('button', { name }).first().click()
      await page.bringToFront()
      stop = await (await camera)?.shoot([page, inspector])
      await this.reach('')
    },
    /** What is about to happen. */
    async say(words: string) {
      event = words
      await say(`${chart}   next: ${event}`)
    },
    /** What it led to. */
    async reach(state: string) {
      await say(`${chart}   ${event} ${state}`)
      await rest(pace)
    },
    /** Where it ends is seen for longer; on a busy machine the film comes after, too. */
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

/** Side by side, where there are windows. */
async function place(pages: Page[]) {
  let left = 0
  for (const page of pages) {
    const session = await page.context().newCDPSession(page)
    const { windowId } = await session.send('Browser.getWindowForTarget')
    const width = page.viewportSize()?.width ?? 1280
    await session.send('Browser.setWindowBounds', { windowId, bounds: { left, top: 0 } })
    left += width
  }
}
