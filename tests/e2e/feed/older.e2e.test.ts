import type { Page } from '@playwright/test'
import type { Backend } from '../backend.ts'
import { expect, headlines, rows, test } from '../test.ts'

// the browser logs what fails, which this test causes
test.use({ quiet: [/Failed to load resource/] })

const COUNT = 750
const titleOf = (nth: number) => `Zorbium output revised, note ${String(nth).padStart(3, '0')}`

/** So many of one search, the newest with the highest number; the simulated ones do not match. */
async function inject(backend: Backend, more = {}) {
  const newest = Date.parse((await backend.setClock({ rate: 0.01 })).now)
  const items = Array.from({ length: COUNT }, (_, nth) => ({
    ...{ title: titleOf(nth), publishedDatetime: new Date(newest - (COUNT - nth) * 1000).toISOString() },
    ...more,
  }))
  for (let from = 0; from < COUNT; from += 150) await backend.inject(items.slice(from, from + 150))
}

async function openFeed(page: Page, backend: Backend) {
  await inject(backend)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await page.getByLabel('Search news').fill('zorbium')
  await page.getByLabel('Search news').press('Enter')
  await expect(rows(page).first()).toContainText(titleOf(COUNT - 1))
}
const scroll = (page: Page, to: 'end' | 'top') =>
  headlines(page)
    .first()
    .evaluate((list, isEnd) => {
      const scroller = list.parentElement ?? list
      scroller.scrollTop = isEnd ? scroller.scrollHeight : 0
    }, to === 'end')
/** Of all rows, from the end of the list. */
const titlesUpwards = (page: Page) =>
  headlines(page)
    .first()
    .evaluate(async (list) => {
      const scroller = list.parentElement ?? list
      const titles = new Set<string>()
      // not to the very top, where the older ones are let go
      for (let top = scroller.scrollHeight; top > -400; top -= 400) {
        scroller.scrollTop = Math.max(top, 10)
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        const drawn = [...list.querySelectorAll('[id$="-title"]')].map(({ textContent }) => textContent ?? '')
        for (const title of drawn.reverse()) titles.add(title)
      }
      return [...titles]
    })
const count = (page: Page) => rows(page).first().getAttribute('aria-setsize').then(Number)
const foot = (page: Page) => headlines(page).first().locator('xpath=..').getByRole('status')

test('FED-22 at the end of a full list the older ones follow, each once and in order, until there are none', async ({
  page,
  backend,
}) => {
  await openFeed(page, backend)
  await expect(async () => {
    await scroll(page, 'end')
    await expect(foot(page)).toHaveText('No older headlines.', { timeout: 500 })
  }).toPass()
  expect(await count(page)).toBe(COUNT)
  const whole = Array.from({ length: COUNT }, (_, nth) => titleOf(nth))
  expect(await titlesUpwards(page)).toEqual(whole)

  await scroll(page, 'top')
  await expect.poll(() => count(page)).toBe(500)
  await scroll(page, 'end')
  await expect.poll(() => count(page)).toBeGreaterThanOrEqual(600)
})

test('FED-22 a page that fails is said and asked for again; what is there stays, and so do the place and the focus', async ({
  page,
  backend,
}) => {
  await openFeed(page, backend)
  await backend.fault({ call: 'news.older', kind: 'status', status: 500 })
  await expect(async () => {
    await scroll(page, 'end')
    await expect(foot(page)).toContainText('Older headlines could not be loaded.', { timeout: 500 })
  }).toPass()
  expect(await count(page)).toBe(500)
  await backend.clearFaults()
  await foot(page).getByRole('button', { name: 'Retry' }).press('Enter')
  await expect.poll(() => count(page)).toBe(600)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('FED-22 keys go on to the older ones, which open like all others, and new headlines do not move them', async ({
  page,
  backend,
}) => {
  await openFeed(page, backend)
  await rows(page).first().focus()
  const older = rows(page).filter({ hasText: titleOf(COUNT - 600) })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(older).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(older).toContainText('Published')
  const before = await older.boundingBox()
  await backend.inject([{ title: 'Zorbium: a new one' }])
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  expect(await older.boundingBox()).toEqual(before)
})

test('FED-22 TCK-02 the headlines of a symbol go on, too', async ({ page, backend }) => {
  await inject(backend, { tickers: ['KHC'] })
  await page.goto('/ticker/KHC')
  await expect(rows(page).first()).toContainText(titleOf(COUNT - 1))
  await expect(async () => {
    await scroll(page, 'end')
    expect(await count(page)).toBeGreaterThanOrEqual(600)
  }).toPass()
})
