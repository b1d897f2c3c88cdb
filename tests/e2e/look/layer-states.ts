import type { Page } from '@playwright/test'
import { ann, mailedLink } from '../account/accounts.ts'
import { demo, pressEscape } from '../test.ts'
import { asMember, DESKTOP, hasHeading, MOBILE, press, type State, TABLET, type Visit } from './state.ts'

const DIALOG = '[role="dialog"]'
const MENU = '[role="menu"][data-state="open"]'

const dialog = (page: Page) => page.getByRole('dialog')
const pressIn = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).first().click()
const titled = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name }).first().waitFor()
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

const menuOf =
  (name: string | RegExp): State['open'] =>
  async ({ page }) => {
    await press(page, name)
    await page.locator(MENU).waitFor()
  }
const leave: State['close'] = ({ page }) => pressEscape(page)

/** A menu closes where the layout becomes that of a phone. */
const menuStates = (name: string): State[] => [
  { name, open: menuOf('Menu'), close: leave, layer: MENU, widths: [...TABLET, ...DESKTOP] },
  { name: `${name}, on a phone`, open: menuOf('Menu'), close: leave, layer: MENU, widths: MOBILE },
]

const frameStates: State[] = [
  ...menuStates('the menu'),
  {
    name: 'the keys',
    async open({ page }) {
      await page.getByRole('main').focus()
      await page.keyboard.press('?')
      await titled(page, 'Keys')
    },
    close: leave,
    layer: DIALOG,
  },
  {
    name: 'the keys, one of which is taken',
    async open({ page }) {
      await page.getByRole('main').focus()
      await page.keyboard.press('?')
      await dialog(page).getByRole('button', { name: 'Change the key for “Share the headline”' }).click()
      await page.keyboard.press('Alt+x')
      await dialog(page).getByRole('button', { name: 'Change the key for “Share the headline”' }).click()
      await page.keyboard.press('o')
      await dialog(page).getByText('Press another one.').first().waitFor()
    },
    async close({ page }) {
      await press(page, 'Reset all keys')
      await pressEscape(page)
    },
    layer: DIALOG,
  },
  {
    name: 'the palette',
    async open({ page }) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Ticker, headline, preset, action' }).fill('a')
      await dialog(page).getByRole('group', { name: 'Tickers' }).waitFor()
    },
    close: leave,
    layer: DIALOG,
  },
  {
    name: 'the Cookie Settings',
    async open({ page }) {
      await press(page, 'Choose…')
      await dialog(page).getByText('Functionality', { exact: true }).click()
    },
    close: leave,
    layer: DIALOG,
  },
]

const overlayStates: State[] = [
  {
    name: 'LogIn',
    async open({ page }) {
      await press(page, 'Sign In')
      await titled(page, /Welcome/)
    },
  },
  { name: 'LogIn with a problem', open: ({ page }) => fill(page, { 'Email Address': 'not an address' }) },
  {
    name: 'ResetPasswordRequest',
    async open({ page }) {
      await pressIn(page, 'Forgot Password?')
      await titled(page, 'Reset Your Password')
    },
  },
  {
    name: 'ResetPasswordRequestConfirmation',
    async open({ page }) {
      await fill(page, { 'Email Address': demo.email })
      await pressIn(page, 'Send Instructions')
      await titled(page, 'Check Your Mail')
    },
  },
  {
    name: 'Create',
    async open({ page }) {
      await pressIn(page, 'Sign In')
      await pressIn(page, 'Register for a Free Account Here')
      await titled(page, 'Create Your Account')
    },
  },
  {
    name: 'Create with problems',
    open: ({ page }) =>
      fill(page, { 'Email Address': 'a@b', Username: 'x', Password: 'short', 'Confirm Password': 'shorter' }),
  },
  ...['Terms of Service', 'Privacy Policy'].map(
    (name): State => ({
      name: `Legal, ${name}`,
      async open({ page }) {
        await pressIn(page, name)
        await titled(page, name)
      },
      close: ({ page }) => pressIn(page, 'Back'),
    }),
  ),
  {
    name: 'CreateConfirmation',
    async open({ page }) {
      const { email, username, password } = ann
      await fill(page, { 'Email Address': email, Username: username, Password: password, 'Confirm Password': password })
      await dialog(page).getByRole('checkbox').check({ force: true })
      await pressIn(page, 'Get Early Access Now!')
      await titled(page, /Check Your E-Mail/)
    },
  },
]

const resetStates: State[] = [
  { name: 'ResetPassword', open: ({ page }) => titled(page, /Enter a New Account Password/) },
  {
    name: 'ResetPassword with problems',
    open: ({ page }) => fill(page, { 'New Password': 'short', 'Confirm New Password': 'shorter' }),
  },
  {
    name: 'ResetPasswordConfirmation',
    async open({ page, backend }) {
      await backend.call('POST', '/api/user/reset-password-request', { email: demo.email })
      await page.goto(await mailedLink(backend, demo.email, 'passwordReset'))
      await fill(page, { 'New Password': ann.password, 'Confirm New Password': ann.password })
      await pressIn(page, 'Reset Password')
      await titled(page, 'Password Successfully Reset')
    },
  },
  {
    name: 'ResetPassword with a dead link',
    async open({ page }) {
      await page.goto('/reset-password')
      await titled(page, 'This Link Is No Longer Good')
    },
  },
]

async function send(page: Page, title: string) {
  await page.getByLabel('Message', { exact: true }).fill('The tape stands still.')
  if (!(await page.getByRole('checkbox').isChecked())) await page.getByText('I agree that').click()
  await press(page, 'Send')
  await titled(page, title)
}

const memberStates: State[] = [
  { name: 'the account’s menu', open: menuOf(/Beta Tester/), close: leave, layer: MENU },
  ...menuStates('the menu of a member'),
  {
    name: 'SuccessfulContact',
    open: ({ page }) => send(page, 'Thank you for reaching out!'),
    close: leave,
    layer: DIALOG,
  },
  {
    name: 'ErroredContact',
    async open({ page, backend }) {
      await backend.fault({ call: 'contact.send', kind: 'status', status: 500, count: 1 })
      await send(page, 'We are experience difficulties.')
    },
    close: leave,
    layer: DIALOG,
  },
]

export const layerVisits: Visit[] = [
  {
    ids: 'LEG-04',
    name: 'the menu, the keys, the palette and the Cookie Settings',
    address: '/no-such-page',
    settled: hasHeading,
    states: frameStates,
  },
  { name: 'the overlay', address: '/about-us', settled: hasHeading, layer: DIALOG, states: overlayStates },
  {
    name: 'the overlay that sets a password',
    address: '/reset-password?token=of-a-mail',
    settled: (page) => dialog(page).waitFor(),
    layer: DIALOG,
    states: resetStates,
  },
  {
    name: 'the menus and the answers to a member',
    address: '/contact-us',
    prepare: asMember,
    settled: (page) => page.getByRole('button', { name: /Beta Tester/ }).waitFor(),
    states: memberStates,
  },
]
