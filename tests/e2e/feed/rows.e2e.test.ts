import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { rowHeightOf } from '../../../src/rules/shared/page/shell.ts'
import { expect, headlines, test } from '../test.ts'

/** Headlines that people wrote. */
const foreign = ['companies', 'traps'].flatMap((name) =>
  readFileSync(`tests/fixtures/headlines/${name}.tsv`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .flatMap(([title, tickers]) => (title ? [{ title, tickers: tickers ? tickers.split(',') : [] }] : [])),
)
const items = Array.from({ length: 500 }, (_, nth) => foreign[nth % foreign.length] ?? { title: 'None', tickers: [] })

/** Of the feed in a slot: its width, the height of its rows, and how many of them are whole. */
const seen = (page: Page, slot = 0) =>
  headlines(page)
    .nth(slot)
    .evaluate((list) => {
      const scroller = list.parentElement ?? list
      const rows = [...list.querySelectorAll('article')].map((row) => row.getBoundingClientRect())
      const { top, bottom } = scroller.getBoundingClientRect()
      return {
        width: list.closest('section')?.clientWidth ?? 0,
        height: rows[1]?.height,
        rows: rows.filter((row) => row.top >= top - 0.5 && row.bottom <= bottom + 0.5).length,
      }
    })

/** The share of all headlines of the first feed that are not cut, in percent. */
const wholeIn = (page: Page) =>
  headlines(page)
    .first()
    .evaluate(async (list) => {
      const scroller = list.parentElement ?? list
      const whole = new Map<string, boolean>()
      const atEnd = () => {
        const last = [...list.querySelectorAll('article')].at(-1)
        return last?.ariaPosInSet === last?.ariaSetSize
      }
      // the older ones come once the list is scrolled
      do {
        scroller.scrollTop = scroller.scrollHeight
        await new Promise(requestAnimationFrame)
      } while (!atEnd())
      // those below the 500 are another matter
      for (let top = 0, { scrollHeight } = scroller; top < scrollHeight; top += 400) {
        scroller.scrollTop = top
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        for (const title of list.querySelectorAll('[id$="-title"]')) {
          if (Number(title.closest('article')?.ariaPosInSet) > 500) continue
          whole.set(title.id, title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1)
        }
      }
      scroller.scrollTop = 0
      return { of: whole.size, whole: ([...whole.values()].filter(Boolean).length / whole.size) * 100 }
    })

test('FED-18 TRM-07 a desk shows whole headlines, and whole feeds', async ({ page, backend }) => {
  for (let from = 0; from < items.length; from += 100) await backend.inject(items.slice(from, from + 100))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await expect(headlines(page).getByRole('article').first()).toHaveAttribute('aria-setsize', '500')

  const one = { ...(await seen(page)), ...(await wholeIn(page)) }
  expect(one).toMatchObject({ of: 500, height: rowHeightOf('dense', 'fine', one.width) })
  expect(one.rows).toBeGreaterThanOrEqual(29)
  expect(one.whole).toBeGreaterThanOrEqual(90)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(async () => (await seen(page)).rows).toBeGreaterThanOrEqual(37)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await seen(page)).height).toBe(rowHeightOf('dense', 'fine', 390))
  expect((await seen(page)).rows).toBeGreaterThanOrEqual(12)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Add Feed' }).click()
  await expect.poll(async () => (await seen(page, 1)).height).toBe(44)
  expect((await wholeIn(page)).whole).toBeGreaterThanOrEqual(60)
  await page.getByLabel('Ticker of this feed, feed 2').fill(' aapl ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'AAPL, feed 2' })).toBeVisible()
  await expect(page.getByLabel('Ticker of this feed')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Feed' }).click()
  await expect.poll(() => feedsInSight(page)).toEqual([0, 1, 1])
  await page.getByRole('button', { name: 'Close feed, feed 2' }).click()
  await expect.poll(() => feedsInSight(page)).toEqual([1, 1])
})

/** How much of each feed is in sight, from 0 to 1. */
const feedsInSight = (page: Page) =>
  page.locator('[data-panel^="feed-"]').evaluateAll((feeds) =>
    feeds.map((feed) => {
      const [own, view] = [feed.getBoundingClientRect(), feed.parentElement?.getBoundingClientRect()]
      if (!view) return 0
      const shared = Math.min(own.right, view.right) - Math.max(own.left, view.left)
      return Math.round((Math.max(0, shared) / own.width) * 100) / 100
    }),
  )
