import type { Page } from '@playwright/test'
import { moverOf, storyOf } from '../../unit/content/content-item.ts'
import { DESKTOP, MOBILE, press, type State, screen, TABLET, type Visit, type World } from './state.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const zebra = (page: Page) => main(page).getByRole('article', { name: 'Zebra 1', exact: true })
const pitSearch = (page: Page) => page.getByRole('textbox', { name: 'Search the News Pit' })

const drawerStates = (id: string, name: string): State[] => [
  {
    name: `${name} beside the News Pit`,
    open: ({ page }) => press(page, `Open ${name}`),
    close: ({ page }) => press(page, `Close ${name}`),
    part: id,
    widths: DESKTOP,
  },
  {
    name: `${name} over the News Pit`,
    open: ({ page }) => press(page, `Open ${name}`),
    close: ({ page }) => press(page, `Close ${name}`),
    layer: id,
    widths: [...MOBILE, ...TABLET],
  },
]

const pitStates: State[] = [
  ...drawerStates('#pit-left', 'Categories'),
  ...drawerStates('#pit-right', 'The Terminal News Feed'),
  {
    name: 'the list',
    async open({ page }) {
      await press(page, 'List')
      await cards(page).nth(1).click()
      await main(page).locator('[data-open]').waitFor()
    },
    async close({ page }) {
      await press(page, 'List')
    },
    part: 'main',
  },
  {
    name: 'what a story rests on',
    async open({ page }) {
      await cards(page).nth(1).click()
      await main(page).getByRole('button', { name: 'rests on' }).first().click()
      await main(page).getByRole('list', { name: 'Rests on' }).waitFor()
    },
    part: 'main',
  },
  {
    name: 'the Library',
    async open({ page }) {
      await press(page, 'Library')
      await cards(page).first().waitFor()
    },
    part: 'main',
  },
  {
    name: 'what the Library finds',
    async open({ page }) {
      await pitSearch(page).fill('zebra')
      await zebra(page).waitFor()
    },
    part: 'main',
  },
  {
    name: 'the reader',
    async open({ page }) {
      await zebra(page).click()
      await page.getByRole('dialog', { name: 'Article Reader' }).waitFor()
    },
    close: ({ page }) => page.keyboard.press('Escape'),
    layer: '[role="dialog"]',
  },
  {
    name: 'a Library that finds nothing',
    async open({ page }) {
      await pitSearch(page).fill('no such word anywhere')
      await page.getByText('No news items.').first().waitFor()
    },
    part: 'main',
  },
]

/** A card with as much content as possible, and one with figures. */
const injectZebras = ({ backend }: World) =>
  backend.injectContent([
    storyOf('zebra-1', {
      headline: 'Zebra 1',
      summary: 'What there is to say of it. '.repeat(20),
      source: 'injected',
      tickers: ['AAPL', 'MSFT', 'GOOGL', 'AMZN', 'NVDA', 'META', 'BRK.B'],
    }),
    moverOf('zebra-2', 'IBM', { headline: 'Zebra 2', at: -60, source: 'injected' }),
  ])

const hasCards = (page: Page) => cards(page).first().waitFor()

export const pitVisits: Visit[] = [
  screen('/news-pit', { settled: hasCards, prepare: injectZebras, states: pitStates }),
  screen('/news-pit/zebra-2', { settled: hasCards, prepare: injectZebras }),
  screen('/news-pit/zebra-3', {
    settled: (page) => page.getByRole('region', { name: 'Article Reader' }).getByRole('alert').waitFor(),
  }),
]
