import type { Page } from '@playwright/test'
import { expect, rows } from '../test.ts'
import { builderStates, feedStates, longItem, longTwin } from './feed-states.ts'
import { asMember, DESKTOP, MOBILE, press, type State, screen, TABLET, type Visit } from './state.ts'

const LEFT = 'Spotlight and Live TV'
const RIGHT = 'Calendar and Charts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hasRows = (page: Page) => rows(page).first().waitFor()
const isCalm = async (page: Page) => {
  await hasRows(page)
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0)
}

const history = (name: string, sight: Pick<State, 'layer' | 'widths'>): State => ({
  name,
  async open({ page }) {
    await press(page, 'Today')
    await panel(page, 'Calendar').getByRole('button', { name: 'Initial Jobless Claims' }).first().press('Enter')
    await panel(page, 'Calendar').getByRole('table').waitFor()
  },
  close: ({ page }) => press(page, 'Back to the calendar'),
  ...sight,
})

const panelStates: State[] = [
  { name: 'the earnings', open: ({ page }) => page.getByRole('tab', { name: 'Earnings' }).click() },
  {
    name: 'another week',
    async open({ page }) {
      await page.getByRole('tab', { name: 'Economic' }).click()
      await press(page, 'Next Week')
    },
  },
  history('the history of a release', { widths: DESKTOP }),
  {
    name: 'the options of the calendar',
    open: ({ page }) => press(page, /^Filters, time zone/),
    async close({ page }) {
      await page.getByRole('checkbox', { name: 'Japan' }).check()
      await page.keyboard.press('Escape')
    },
    layer: '#calendar-options',
  },
  {
    name: 'a calendar that finds nothing',
    open: ({ page }) => page.getByPlaceholder(/^Search Economic/).fill('no such word'),
  },
  {
    name: 'the heatmap as a table',
    async open({ page }) {
      await press(page, 'Table')
      await panel(page, 'Market overview').getByRole('table').waitFor()
    },
  },
  {
    name: 'the timeline and the demo',
    async open({ page }) {
      await page.getByRole('tab', { name: 'Timeline' }).click()
      await press(page, 'Play the demo')
      await panel(page, 'Live TV').getByText('Playing').waitFor()
    },
  },
  {
    name: 'a chart',
    async open({ page }) {
      await panel(page, 'Ticker tape').getByRole('button', { name: 'Crude Oil' }).click()
      await panel(page, 'Chart').locator('canvas').first().waitFor()
    },
  },
  { name: 'a chart as a table', open: ({ page }) => press(page, 'Table') },
  {
    name: 'the search for a symbol',
    async open({ page }) {
      await panel(page, 'Chart').getByRole('combobox').fill('micro')
      await panel(page, 'Chart').getByRole('option').first().waitFor()
    },
    close: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'the narrowest columns',
    async open({ page }) {
      for (const name of [LEFT, RIGHT]) {
        await page.getByRole('separator', { name: `Edge of ${name}` }).press('Home')
      }
    },
  },
  {
    name: 'collapsed panels',
    part: 'main',
    async open({ page }) {
      for (const name of ['Calendar', 'Market overview', 'Chart', 'Live TV']) await press(page, `Minimize ${name}`)
    },
  },
  {
    name: 'closed columns',
    part: 'main',
    async open({ page }) {
      for (const name of [LEFT, RIGHT]) await press(page, `Minimize ${name}`)
    },
  },
]

const drawer = (side: 'left' | 'right', name: string, widths: readonly number[]): State => ({
  name: `${name} over the feed, ${widths.join(' to ')} px`,
  open: ({ page }) => press(page, `Restore ${name}`),
  close: ({ page }) => press(page, `Close ${name}`),
  layer: `#column-${side}`,
  widths,
})

const drawerStates: State[] = [
  {
    name: 'the desks, one being given a name that is taken',
    async open({ page }) {
      await press(page, /^Desks: /)
      await press(page, 'New desk, as this one')
      await press(page, 'Rename Desk 2')
      await page.getByLabel('New name of the desk').fill('Desk 1')
      await page.keyboard.press('Enter')
    },
    async close({ page }) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
    layer: '#desks-menu',
  },
  drawer('left', LEFT, TABLET),
  drawer('right', RIGHT, TABLET),
  drawer('left', LEFT, MOBILE),
  drawer('right', 'Market charts', MOBILE),
  {
    name: 'the calendar as a sheet',
    async open({ page }) {
      await page.getByRole('navigation', { name: 'Platform' }).getByRole('button', { name: 'Calendar' }).click()
      await panel(page, 'Calendar').getByRole('tabpanel').getByRole('listitem').first().waitFor()
    },
    layer: '[aria-label="Calendar sheet"]',
    widths: MOBILE,
  },
  history('the history of a release in the sheet', { layer: '[aria-label="Calendar sheet"]', widths: MOBILE }),
]

const troubleStates: State[] = [
  {
    name: 'calendars that cannot be loaded',
    open: ({ page }) => page.getByText('The calendar could not be loaded.').waitFor(),
  },
  {
    name: 'a browser that is offline',
    async open({ page }) {
      await page.context().setOffline(true)
      await page.getByRole('banner').getByText('Offline').waitFor()
    },
    close: ({ page }) => page.context().setOffline(false),
  },
]

const FEED = '[data-panel="feed-0"]'

/** The feed is looked at without the largest panels beside it: what axe and the layout check read of a page takes as long as the page is large. */
async function isAlone(page: Page) {
  await isCalm(page)
  for (const name of ['Calendar', 'Market overview']) await press(page, `Minimize ${name}`)
}

export const feedVisits: Visit[] = [
  {
    name: 'the Terminal’s feed',
    address: '/',
    prepare: ({ backend }) => backend.inject([longItem, longTwin]),
    settled: isAlone,
    part: FEED,
    states: feedStates,
  },
  {
    name: 'the Terminal of a member who filters',
    address: '/',
    prepare: asMember,
    settled: isAlone,
    part: FEED,
    states: builderStates,
  },
]

export const terminalVisits: Visit[] = [
  screen('/', { settled: isCalm }),
  {
    name: 'the Terminal’s panels',
    address: '/',
    settled: isCalm,
    part: 'main aside',
    widths: DESKTOP,
    states: panelStates,
  },
  { name: 'the Terminal’s drawers', address: '/', settled: isCalm, states: drawerStates },
  {
    name: 'the Terminal in trouble',
    address: '/',
    async prepare({ backend }) {
      for (const call of ['economicCalendar.search', 'earningsCalendar.search']) {
        await backend.fault({ call, kind: 'status', status: 500 })
      }
    },
    settled: hasRows,
    states: troubleStates,
  },
]
