import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Page } from '@playwright/test'

/** Filmed at three quarters of its size: pages with a height of 800 pixels, and a line of text of 44 below. */
const SCALE = 0.75
const [WIDTH, HEIGHT] = [1920, 644]

/** A page in a separate browser whose canvas is recorded: the content of other pages is drawn on it (studio.js). */
export async function openCamera() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const studio = await browser.newPage()
  await studio.setContent(`<canvas width="${WIDTH}" height="${HEIGHT}"></canvas>`)
  await studio.addScriptTag({ path: 'scripts/walks/studio.js' })
  const call = (words: string, ...values: unknown[]) =>
    studio.evaluate<string>(`${words}(${values.map((value) => JSON.stringify(value)).join()})`)

  /** Each picture is drawn before the next one is requested. */
  async function film(page: Page, left: number, width: number) {
    const session = await page.context().newCDPSession(page)
    session.on('Page.screencastFrame', async ({ data, sessionId }) => {
      await call('drawPicture', left, width, data).catch(() => undefined)
      await session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
    return () => session.detach().catch(() => undefined)
  }

  return {
    /** Records these pages side by side. Returns a function that stops. */
    async shoot(pages: Page[]) {
      let left = 0
      const stops: (() => Promise<unknown>)[] = []
      for (const page of pages) {
        const width = (page.viewportSize()?.width ?? 0) * SCALE
        stops.push(await film(page, left, width))
        left += width
      }
      await call('film')
      return async () => {
        await call('pause')
        await Promise.all(stops.map((stop) => stop()))
      }
    },
    say: (words: string) => call('say', words),
    async keep(file: string) {
      const bytes = await call('finish')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, Buffer.from(bytes, 'base64'))
      await browser.close()
    },
  }
}
