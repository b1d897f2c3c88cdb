import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const desk = { width: 1440, height: 900 }
const question = (page: Page) => page.getByRole('group', { name: 'Which do you follow?', exact: true })
const tile = (page: Page, symbol: string) => page.locator(`[data-symbol="${symbol}"]`)
const follow = (page: Page, count: number) => page.getByRole('button', { name: `Follow ${count}`, exact: true })
const feed = (page: Page) => page.getByRole('region', { name: 'list:Watchlist', exact: true })
const boxOf = (page: Page) => tile(page, 'NVDA').boundingBox()

test('TRM-10 a newcomer’s first list and feed are made by keys on the heatmap, and nothing moves meanwhile', async ({
  page,
  backend,
}) => {
  await backend.inject([{ title: 'Quokka chips', tickers: ['NVDA'] }])
  await page.setViewportSize(desk)
  await page.goto('/terminal')
  await expect(question(page)).toBeVisible()
  const before = await boxOf(page)
  await tile(page, 'NVDA').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-symbol][aria-pressed="true"]')).toHaveCount(2)
  await expect(page).toHaveURL('/terminal')
  await page.keyboard.press('Tab')
  await expect(follow(page, 2)).toBeFocused()
  const during = await boxOf(page)
  await page.keyboard.press('Enter')
  await expect(feed(page).getByText('Quokka chips')).toBeVisible()
  await expect(page.getByText('“Watchlist” has 2 symbols. Feed 1 shows their headlines.')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expect(page.locator('[data-symbol]:focus')).toHaveCount(1)
  expect([during, await boxOf(page)]).toEqual([before, before])

  // from now on a tile selects
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/symbol=/)
  await page.reload()
  await expect(feed(page).getByText('Quokka chips')).toBeVisible()
})

test('TRM-10 on a phone the drawer goes once the list is made, and the feed is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Restore Market charts' }).click()
  await expect(question(page)).toBeInViewport({ ratio: 1 })
  await tile(page, 'AAPL').click()
  await follow(page, 1).click()
  await expect(question(page)).toHaveCount(0)
  await expect(feed(page)).toBeInViewport()
  await expect(tile(page, 'AAPL')).toBeHidden()
})

test('TRM-10 Not now is kept in the tab, and nothing is asked where a feed looks for something', async ({ page }) => {
  const scale = page.getByText('+3%', { exact: true })
  await page.setViewportSize(desk)
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(tile(page, 'NVDA')).toBeVisible()
  await expect(scale).toBeVisible()

  const other = await page.context().newPage()
  await other.setViewportSize(desk)
  await other.goto('/terminal')
  await expect(question(other)).toBeVisible()
  await other.getByLabel('Search news').fill('gold')
  await other.keyboard.press('Enter')
  await other.reload()
  await expect(tile(other, 'NVDA')).toBeVisible()
  await expect(question(other)).toHaveCount(0)
  await other.close()
})
