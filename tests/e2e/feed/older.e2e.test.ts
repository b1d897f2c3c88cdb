import type { Page } from '@playwright/test'
import { newsItem } from '../../unit/feed/news-item.ts'
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

test('FED-22 a page that fails is said and asked for again, what is there stays, and so do the place and the focus; then the older ones follow, each once and in order, until there are none; rows of another height keep what is at the top', async ({
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

  await expect(async () => {
    await scroll(page, 'end')
    await expect(foot(page)).toHaveText('No older headlines.', { timeout: 500 })
  }).toPass()
  expect(await count(page)).toBe(COUNT)
  const whole = Array.from({ length: COUNT }, (_, nth) => titleOf(nth))
  expect(await titlesUpwards(page)).toEqual(whole)
  await keepsItsTop(page)

  await scroll(page, 'top')
  await expect.poll(() => count(page)).toBe(500)
  await scroll(page, 'end')
  await expect.poll(() => count(page)).toBeGreaterThanOrEqual(600)
})

async function keepsItsTop(page: Page) {
  const atTop = () =>
    headlines(page)
      .first()
      .evaluate((list) => {
        const { top = 0 } = list.parentElement?.getBoundingClientRect() ?? {}
        const row = [...list.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > top + 12)
        return Number(row?.ariaPosInSet)
      })
  await headlines(page)
    .first()
    .evaluate((list) => list.parentElement?.scrollTo(0, 600 * 24))
  await expect.poll(atTop).toBe(601)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(atTop).toBe(601)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(atTop).toBe(601)
}

test('FED-15 FED-22 a headline that is opened at the lower edge is brought into sight; keys go on to the older ones, which open like all others, and new headlines do not move them', async ({
  page,
  backend,
}) => {
  await openFeed(page, backend)
  await opensAtTheEdge(page)
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

async function opensAtTheEdge(page: Page) {
  const last = await headlines(page)
    .first()
    .evaluate((list) => {
      const { bottom = 0 } = list.parentElement?.getBoundingClientRect() ?? {}
      const whole = [...list.querySelectorAll('article')].filter((one) => one.getBoundingClientRect().bottom <= bottom)
      return whole.at(-1)?.getAttribute('data-id') ?? ''
    })
  const row = page.locator(`[data-id="${last}"]`)
  await row.getByRole('button').first().click()
  await expect(row).toContainText('Published')
  const hidden = () =>
    row.evaluate((one) => {
      const { bottom = 0 } = one.closest('[role="feed"]')?.parentElement?.getBoundingClientRect() ?? {}
      return one.getBoundingClientRect().bottom - bottom
    })
  await expect.poll(hidden).toBeLessThanOrEqual(1)
}

test('FED-22 TCK-02 the headlines of a symbol go on, too', async ({ page, backend }) => {
  await inject(backend, { tickers: ['KHC'] })
  await page.goto('/ticker/KHC')
  await expect(rows(page).first()).toContainText(titleOf(COUNT - 1))
  await expect(async () => {
    await scroll(page, 'end')
    expect(await count(page)).toBeGreaterThanOrEqual(600)
  }).toPass()
})

test('FED-22 a list that is not full goes on once that is asked for, and holds what came until the new ones are wanted', async ({
  page,
  backend,
}) => {
  const newest = Date.parse((await backend.setClock({ rate: 0.01 })).now)
  const at = (ago: number) => new Date(newest - ago * 1000).toISOString()
  await backend.inject([1, 2, 3].map((nth) => ({ title: titleOf(nth), publishedDatetime: at(nth) })))
  await page.goto('/terminal')
  await page.getByLabel('Search news').fill('zorbium')
  await page.getByLabel('Search news').press('Enter')
  await expect(rows(page)).toHaveCount(3)
  // what memory had no space for
  await page.route('**/api/news/older', async (route) => {
    const { below } = route.request().postDataJSON()
    const items =
      below.id === 'old-2'
        ? []
        : [1, 2].map((nth) =>
            newsItem(`old-${nth}`, { title: `Zorbium of old ${nth}`, publishedDatetime: at(1000 + nth) }),
          )
    await route.fulfill({ json: { data: { items, next: items.length > 0 ? { at: at(1002), id: 'old-2' } : null } } })
  })
  const ask = foot(page).getByRole('button', { name: 'Look for older headlines' })
  await ask.press('Enter')
  await expect(rows(page)).toHaveCount(5)
  await ask.press('Enter')
  await expect(foot(page)).toHaveText('No older headlines.')
  await expect(rows(page).last()).toContainText('Zorbium of old 2')
  await backend.inject([{ title: 'Zorbium: a new one' }])
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(rows(page)).toHaveCount(4)
  await expect(ask).toBeVisible()
})
