import type { Page } from '@playwright/test'
import { expect, rows } from '../test.ts'
import { DESKTOP, press, type State, TABLET } from './state.ts'

const box = (page: Page) => page.getByLabel('Search news')

/** As long as the contract allows, with as many marks as possible. */
export const longItem = {
  title: `Quokka ${'considerably lengthened headline '.repeat(8)}`,
  summary: 'What there is to say of it. '.repeat(20),
  link: 'https://example.test/quokka',
  tickers: ['AAPL', 'MSFT', 'GOOGL', 'AMZN', 'NVDA', 'META', 'BRK.B'],
  topics: ['OIL_AND_GAS' as const, 'SPORTS' as const],
  articleSource: 'The Quokka Wire of Rottnest Island and Its Surroundings',
}

/** Another report of the same. */
export const longTwin = { ...longItem, articleSource: 'The Marsupial Gazette' }

export const feedStates: State[] = [
  { name: 'the feed without the question', open: ({ page }) => press(page, 'Necessary only') },
  {
    name: 'an opened row',
    async open({ page }) {
      await rows(page).first().getByRole('button').first().click()
      await page.getByRole('region', { name: 'Same story' }).waitFor()
    },
  },
  {
    name: 'headlines that wait',
    async open({ page, backend }) {
      await rows(page).nth(2).hover()
      await page.mouse.wheel(0, 900)
      await backend.inject([{ title: 'Quokka two' }])
      await page.getByRole('button', { name: '1 new' }).waitFor()
    },
  },
  {
    name: 'a search that finds something',
    async open({ page }) {
      await box(page).fill('quokka')
      await expect(rows(page)).toHaveCount(3)
    },
  },
  {
    name: 'a search that finds nothing',
    async open({ page }) {
      await box(page).fill('no such word anywhere')
      await page.getByText('No news items.').first().waitFor()
    },
  },
  {
    name: 'filters of which one leaves nothing',
    async open({ page }) {
      await box(page).fill('quokka')
      await rows(page).getByRole('button', { name: 'AAPL', exact: true }).click()
      await box(page).fill('no such word anywhere')
      await page.getByRole('button', { name: 'Remove Keywords' }).first().waitFor()
    },
  },
  {
    name: 'a feed that searches for everything beside another',
    widths: [...TABLET, ...DESKTOP],
    async open({ page }) {
      await press(page, 'Add Feed')
      await page.getByRole('group', { name: 'Presets to begin with, feed 2' }).waitFor()
    },
  },
  {
    name: 'presets to begin with',
    async open({ page }) {
      await press(page, 'Filters')
      await press(page, 'Load Preset')
      await page.getByRole('list', { name: 'Presets to begin with' }).waitFor()
    },
  },
]

export const builderStates: State[] = [
  {
    name: 'three feeds',
    async open({ page }) {
      for (const _ of [2, 3]) await press(page, 'Add Feed')
      await page.getByRole('separator', { name: /third feed/ }).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the filters',
    async open({ page }) {
      await press(page, 'Filters')
      await page.getByRole('heading', { name: 'Add Filters' }).waitFor()
    },
  },
  {
    name: 'a filter by words',
    async open({ page }) {
      await press(page, /^Keywords/)
      for (const word of ['quokka', 'a phrase of several words']) {
        await page.getByLabel('Add Keywords').fill(word)
        await page.keyboard.press('Enter')
      }
    },
    close: ({ page }) => press(page, 'Back to all filters'),
  },
  {
    name: 'a filter by topics',
    async open({ page }) {
      await press(page, /^Topics Tags/)
      await page.getByLabel('Search Topics Tags').fill('^oil|sport')
      await press(page, 'Add results to selection')
      await press(page, 'Not Sports')
    },
    close: ({ page }) => press(page, 'Back to all filters'),
  },
  {
    name: 'a preset that is saved',
    async open({ page }) {
      await press(page, 'Save Preset')
      await page.getByLabel('Preset name').fill('A preset with a name that is rather long')
    },
    async close({ page }) {
      await page.keyboard.press('Enter')
      await page
        .getByRole('region', { name: /^A preset with a name/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'a preset that mutes',
    async open({ page, backend }) {
      await backend.inject([longItem])
      await page.getByRole('button', { name: /\d+ muted, show/ }).waitFor()
    },
  },
  {
    name: 'the saved presets',
    async open({ page }) {
      await press(page, 'Filters')
      await press(page, 'Load Preset')
      await page.getByRole('list', { name: 'Saved presets' }).waitFor()
    },
  },
  {
    name: 'a preset that is renamed',
    open: ({ page }) => press(page, /^Rename A preset/),
    close: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'a preset that was deleted',
    async open({ page }) {
      await press(page, /^Delete A preset/)
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
]
