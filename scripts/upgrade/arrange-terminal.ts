import type { Locator, Page } from '@playwright/test'
import { expect, rows } from '../../tests/e2e/test.ts'

const WIRE = 'Harbor & Pine Wire'
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
const feed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Saves a preset with all six lists and a 'not', then one that matches the stored news and stays loaded. */
export async function savePresets(page: Page) {
  const within = page.getByRole('main')
  await press(within, 'Filters')
  await addWord(within, 'Keywords', 'copper price')
  await addWord(within, 'Tickers', 'acme')
  await choose(within, 'Topics Tags', 'Metals')
  await choose(within, 'Topics Tags', 'Sports', true)
  await choose(within, 'Sectors', 'Materials')
  await choose(within, 'Industries', 'Copper')
  await choose(within, 'News Sources', WIRE)
  await save(within, 'All six lists, without “Sports” 六')

  await press(within, 'Filters')
  await press(within, 'Clear All')
  await choose(within, 'News Sources', WIRE)
  await save(within, 'The wire')
}

async function addWord(within: Locator, category: string, word: string) {
  await within.getByRole('button', { name: new RegExp(`^${category}`) }).click()
  await within.getByLabel(`Add ${category}`).fill(word)
  await within.getByLabel(`Add ${category}`).press('Enter')
  await press(within, 'Back to all filters')
}

async function choose(within: Locator, category: string, value: string, isMuted = false) {
  await within.getByRole('button', { name: new RegExp(`^${category}`) }).click()
  await within.getByLabel(`Search ${category}`).fill(value)
  await within.getByRole('option', { name: value, exact: true }).click()
  if (isMuted) await press(within, `Not ${value}`)
  await press(within, 'Back to all filters')
}

async function save(within: Locator, name: string) {
  await press(within, 'Save Preset')
  await within.getByLabel('Preset name').fill(name)
  await press(within, 'Save Preset')
  await expect(within.getByRole('region', { name, exact: true })).toBeVisible()
}

/** Adds a feed with a search and a filter, closes a drawer and a widget, moves two edges. */
export async function arrangeTerminal(page: Page) {
  await press(page, 'Add Feed')
  const second = feed(page, 'News, feed 2')
  await press(second, 'Filters')
  await choose(second, 'News Sources', WIRE)
  await press(second, 'Apply Filters')
  await second.getByLabel('Search news').fill('copper')
  await expect(second.getByRole('article')).toHaveCount(1)
  await press(page, 'Minimize Spotlight and Live TV')
  await press(page, 'Minimize Market overview')
  await page.getByRole('separator', { name: 'Edge of Calendar and Charts' }).press('Shift+ArrowLeft')
  await page
    .getByRole('separator', { name: 'Edge between the first feed and the second feed' })
    .press('Shift+ArrowRight')
}

export async function chooseCalendar(page: Page) {
  const calendar = page.getByRole('region', { name: 'Calendar', exact: true })
  await calendar.getByRole('button', { name: /^Filters/ }).click()
  for (const name of ['High', 'Japan']) await calendar.getByRole('checkbox', { name }).check()
  const zone = calendar.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('tokyo')
  await zone.press('Enter')
  await page.keyboard.press('Escape')
}

/** Marks two headlines as read by opening them. */
export async function readHeadlines(page: Page) {
  for (const title of ['Acme raises its dividend', 'Copper closed at a record']) {
    const row = rows(page).filter({ hasText: title }).first()
    for (const _ of ['open', 'close']) await row.getByRole('button').first().click()
    await expect(row.getByText('Unread')).toHaveCount(0)
  }
}
