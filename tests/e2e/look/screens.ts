import type { Page } from '@playwright/test'
import { moverOf, storyOf } from '../../unit/content-item.ts'
import { addresses, settled } from '../look.ts'
import { demo, rows } from '../test.ts'
import { asMember, DESKTOP, hasHeading, MOBILE, press, type State, TABLET, type Visit, type World } from './state.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const zebra = (page: Page) => main(page).getByRole('article', { name: 'Zebra 1', exact: true })
const pitSearch = (page: Page) => page.getByRole('textbox', { name: 'Search the News Pit' })

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
    open: ({ page }) => main(page).getByRole('navigation', { name: 'Contents' }).getByText('Contents').click(),
    part: 'main nav[aria-label="Contents"]',
    widths: [...MOBILE, ...TABLET],
  },
]

const profileStates: State[] = [
  {
    name: 'the profile is edited',
    async open({ page }) {
      await press(page, 'Edit')
      await page.getByLabel('First Name').fill('x'.repeat(33))
      await page.getByLabel('About', { exact: true }).fill('a'.repeat(351))
    },
    part: 'form',
  },
  {
    name: 'the account is about to be deleted',
    open: ({ page }) => press(page, 'Delete my account'),
    part: '[aria-labelledby="leaving"]',
  },
]

const passwordStates: State[] = [
  {
    name: 'the password is changed',
    async open({ page }) {
      await press(page, 'Change Password')
      await page.getByLabel('New Password', { exact: true }).fill('short')
      await page.getByLabel('Confirm New Password').fill('shorter')
    },
    close: ({ page }) => press(page, 'Back'),
    part: '[aria-labelledby="view"]',
  },
  {
    name: 'a reset is asked for',
    open: ({ page }) => press(page, 'Reset Password'),
    part: '[aria-labelledby="view"]',
  },
  {
    name: 'a reset is sent',
    async open({ page }) {
      await press(page, 'Send Instructions')
      await page.getByRole('heading', { name: 'Check Your Mail' }).waitFor()
    },
    part: '[aria-labelledby="view"]',
  },
]

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

/** One with as much as there can be on a card, one of figures. */
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

const more: Partial<Record<(typeof addresses)[number], Partial<Visit>>> = {
  '/news-pit': { settled: (page) => cards(page).first().waitFor(), prepare: injectZebras, states: pitStates },
  '/contact-us': { states: contactStates },
  '/legal/tos': { states: legalStates },
  '/profile/user-profile': { prepare: asMember, states: profileStates },
  '/kit': { states: kitStates },
}
const others: Omit<Visit, 'name'>[] = [
  { address: '/profile/reset-password-request', settled: hasHeading, prepare: asMember, states: passwordStates },
  { address: '/profile/sign-in', settled: hasHeading },
  { address: '/profile/create-account', settled: hasHeading },
  { address: '/news-pit/zebra-2', settled: (page) => cards(page).first().waitFor(), prepare: injectZebras },
  {
    address: '/news-pit/zebra-3',
    settled: (page) => page.getByRole('region', { name: 'Article Reader' }).getByRole('alert').waitFor(),
  },
  { ids: 'BCK-04', address: '/mock', settled: hasHeading },
  {
    address: '/mock/outbox',
    settled: (page) => page.getByRole('list', { name: 'Mails' }).getByRole('link').first().waitFor(),
    prepare: ({ backend }) => backend.call('POST', '/api/user/reset-password-request', { email: demo.email }),
  },
  { address: '/mock/sources', settled: hasHeading },
  {
    address: '/inspector',
    settled: (page) => page.getByText('No window of the app is inspected').waitFor(),
    states: inspectorStates,
  },
]

/** Every address that shows a screen of its own, with what it shows when it is asked to. */
export const screens: Visit[] = [
  ...addresses.map((address) => ({ address, settled: (page: Page) => settled(page, address), ...more[address] })),
  ...others,
].map((visit) => ({ name: visit.address, ...visit }))
