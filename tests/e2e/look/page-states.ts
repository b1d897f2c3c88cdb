import { demo, rows } from '../test.ts'
import { ownSourcesVisit } from './own-sources.ts'
import { MOBILE, type State, screen, TABLET, type Visit } from './state.ts'

const contactStates: State[] = [
  {
    name: 'the message has problems',
    async open({ page }) {
      await page.getByLabel('First Name').fill('x'.repeat(33))
      await page.getByLabel('Email Address').fill('eve@')
      await page.getByLabel('Message', { exact: true }).fill('A message. '.repeat(300))
    },
    part: 'main form',
  },
]

const legalStates: State[] = [
  {
    name: 'the contents are open',
    open: ({ page }) =>
      page.getByRole('main').getByRole('navigation', { name: 'Contents' }).getByText('Contents').click(),
    part: 'main nav[aria-label="Contents"]',
    widths: [...MOBILE, ...TABLET],
  },
]

const kitStates: State[] = [
  {
    name: 'a notification',
    async open({ page }) {
      await page.getByRole('region', { name: 'Dark' }).getByRole('button', { name: 'Tell Failure' }).click()
      // it stays as long as it has the focus
      await page.locator('[data-live-announcer]').getByRole('button', { name: 'Dismiss' }).focus()
    },
    layer: '[data-live-announcer]',
  },
]

const inspectorStates: State[] = [
  {
    name: 'a chart that is inspected',
    async open({ page }) {
      const app = await page.context().newPage()
      await app.goto('/terminal?inspect')
      await rows(app).first().waitFor()
      await page.getByRole('img', { name: 'The session chart' }).waitFor()
    },
  },
]

const tickerStates: State[] = [
  {
    name: 'a year of prices as a table',
    async open({ page }) {
      await page.getByRole('button', { name: '1 year' }).click()
      await page.getByRole('button', { name: 'Table', exact: true }).click()
      await page.getByRole('table', { name: /1 year/ }).waitFor()
    },
    part: 'main [aria-label="Price"]',
  },
  {
    name: 'an opened headline',
    async open({ page }) {
      await page.getByRole('article').getByRole('button').first().click()
      await page.getByRole('article').getByText('Published').waitFor()
    },
    part: 'main [role="feed"]',
  },
]

const sourcesStates: State[] = [
  {
    name: 'today, by silence',
    async open({ page }) {
      await page.getByLabel('Days').selectOption('Today')
      await page.getByRole('button', { name: 'Longest silence' }).click()
    },
  },
  {
    name: 'a ledger that could not be loaded again',
    async open({ page }) {
      await page.route('**/api/sources', (route) => route.abort())
      await page.clock.fastForward(61_000)
      await page.getByText('could not be loaded').waitFor()
    },
  },
]

const alertsStates: State[] = [
  {
    name: 'alerts of long words, and one that rang',
    async open({ page, backend }) {
      const words = page.getByLabel('Ticker or words')
      await words.fill(`zebra OR "${'unlikely phrase '.repeat(9)}" OR NVDA`)
      await words.press('Enter')
      await page.getByLabel('Important headlines').check()
      await words.fill('zebra')
      await backend.inject([{ id: 'z1', title: 'Zebra escapes from a zoo', tickers: ['NVDA'] }])
      await page.getByRole('link', { name: 'Zebra escapes from a zoo' }).waitFor()
    },
  },
]

/** Pages of text and forms, of one symbol, and those for people who develop. */
export const pageVisits: Visit[] = [
  screen('/about-us'),
  screen('/contact-us', { states: contactStates }),
  screen('/legal/tos', { states: legalStates }),
  screen('/legal/privacy'),
  screen('/legal/disclaimer'),
  screen('/legal/cookies'),
  screen('/no-such-page'),
  screen('/sources', { settled: (page) => page.getByRole('table').first().waitFor(), states: sourcesStates }),
  ownSourcesVisit,
  screen('/alerts', { states: alertsStates }),
  screen('/ticker/NVDA', { states: tickerStates }),
  screen('/ticker/SPY'),
  screen('/ticker/ZZZZ'),
  screen('/kit', { states: kitStates, samples: 'main' }),
  screen('/mock', { ids: 'BCK-04' }),
  screen('/mock/outbox', {
    settled: (page) => page.getByRole('list', { name: 'Mails' }).getByRole('link').first().waitFor(),
    prepare: ({ backend }) => backend.call('POST', '/api/user/reset-password-request', { email: demo.email }),
  }),
  screen('/mock/sources'),
  screen('/inspector', {
    settled: (page) => page.getByText('No window of the app is inspected').waitFor(),
    states: inspectorStates,
  }),
]
