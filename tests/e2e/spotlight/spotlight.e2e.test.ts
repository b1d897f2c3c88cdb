import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const panel = (page: Page) => page.getByRole('region', { name: 'Market Flux Spotlight' })
const cards = (page: Page) => panel(page).getByRole('article')
const cardAt = (page: Page, position: number) => panel(page).locator(`[aria-posinset="${position}"]`)

test('SPT-01 SPT-02 SPT-04 cards are listed newest first, and each opens its page in a new tab', async ({ page }) => {
  await page.goto('/terminal')
  const card = cards(page).first()
  await expect(card.locator('time')).toHaveText(
    /^(Today|Yesterday|\w+day) at \d\d:\d\d$|^\w{3} \d{1,2}, \d{4} at \d\d:\d\d$/,
  )
  await expect(panel(page)).toContainText('Simulated')
  await expect(panel(page).getByRole('button', { name: /minimize|close/i })).toHaveCount(0)
  const link = card.getByRole('link')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), card.click()])
  expect([new URL(tab.url()).pathname]).toEqual([await link.getAttribute('href')])
  await tab.close()
})

test('SPT-01 SPT-03 SPT-05 cards do not move under the pointer; new ones wait behind a pill; older ones come near the end; a search shows matches, or a message without any, and can be cleared', async ({
  page,
  backend,
}) => {
  // on a holiday hardly any story is about a share
  await backend.setClock({ now: '2026-01-14T17:00:00.000Z', rate: 0 })
  await page.goto('/terminal')
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '24')
  const position = await cards(page).count()
  expect(position).toBeLessThan(24)
  const read = cardAt(page, position)
  await read.scrollIntoViewIfNeeded()
  await read.hover()
  const name = await read.getByRole('heading').textContent()
  const before = await read.boundingBox()
  await backend.setClock({ rate: 400 })
  const pill = panel(page).getByRole('button', { name: /^\d+ new$/ })
  await expect(pill).toHaveText(/[2-9] new/)
  await backend.setClock({ rate: 0 })
  const held = panel(page)
    .getByRole('article', { name: name ?? '' })
    .first()
  expect(await held.boundingBox()).toEqual(before)
  await pill.click()
  await expect(pill).toHaveCount(0)
  await expect(cards(page).first()).toBeInViewport()
  await expect(read.getByRole('heading')).not.toHaveText(name ?? '')

  await cards(page).first().getByRole('link').focus()
  await page.keyboard.press('End')
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '500')
  await page.keyboard.press('End')
  await expect(cardAt(page, 500)).toBeInViewport({ ratio: 0.99 })
  await expect(cardAt(page, 500).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cardAt(page, 499).getByRole('link')).toBeFocused()

  const ticker = await cards(page).locator('[class*="ticker"]').first().textContent()
  const box = panel(page).getByRole('textbox')
  await box.fill(ticker ?? '')
  await expect(cards(page).first()).toContainText(ticker ?? '')
  await box.fill('no such word anywhere')
  await expect(panel(page)).toContainText('No news items.')
  await panel(page).getByRole('button', { name: 'Clear the search' }).click()
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', /[2-9]\d|\d{3}/)
  await expect(box).toHaveValue('')
})
