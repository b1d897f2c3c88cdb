import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { AccountExport } from '../../../src/contract/account/account.ts'
import { expect } from '../test.ts'
import type { Person } from './accounts.ts'
import type { Hands } from './journey-hands.ts'

export type Traveller = { context: BrowserContext; hands: Hands; person: Person; isMobile: boolean }

const dialogOf = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true })
const own = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const ownField = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible()
const account = (page: Page) => page.getByRole('button', { name: /Beta Tester/ })
const openLogIn = (page: Page, { hands }: Traveller) =>
  hands.press(page.getByRole('banner').getByRole('button', { name: 'Sign In' }))

export async function register(page: Page, traveller: Traveller) {
  const { hands, person, isMobile } = traveller
  await openLogIn(page, traveller)
  await hands.press(button(page, 'Register for a Free Account Here'))
  await hands.type(field(page, 'Email Address'), person.email)
  await hands.type(field(page, 'Username'), person.username)
  await hands.type(field(page, 'Password'), person.password)
  await hands.type(field(page, 'Confirm Password'), person.password)
  await hands.press(button(page, 'Terms of Service').last())
  await title(page, 'Terms of Service')
  await hands.press(button(page, 'Back'))
  await expect(field(page, 'Username')).toHaveValue(person.username)
  await expect(field(page, 'Confirm Password')).toHaveValue(person.password)
  if (!isMobile) await hands.tick(dialogOf(page).getByRole('checkbox'))
  await hands.press(button(page, 'Get Early Access Now!'))
  await title(page, isMobile ? 'Verify Your Account!' : /Check Your E-Mail/)
  await expect(dialogOf(page)).toContainText(person.email)
}

/** Opens the outbox and follows the link of the newest mail. Returns the page that the link opens. */
export async function followMail({ context, hands, isMobile }: Traveller, subject: RegExp): Promise<Page> {
  const outbox = await context.newPage()
  await outbox.goto('/mock/outbox')
  if (isMobile) await hands.press(outbox.getByRole('link', { name: subject }))
  await expect(outbox.getByRole('heading', { name: subject })).toBeVisible()
  const opened = context.waitForEvent('page')
  await hands.press(outbox.locator('#link a'))
  const page = await opened
  await outbox.close()
  return page
}

/** Returns the sign-in's cookie. */
export async function signIn(page: Page, { hands, person }: Traveller, isRemembered = false) {
  await hands.type(field(page, 'Email Address'), person.email)
  await hands.type(field(page, 'Password'), person.password)
  if (isRemembered) await hands.tick(dialogOf(page).getByRole('checkbox', { name: 'Remember Me' }))
  await hands.press(button(page, 'Sign In'))
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/terminal')
  await expect(dialogOf(page)).toHaveCount(0)
}

export async function editProfile(page: Page, { hands }: Traveller) {
  await hands.pick(page, account(page), 'Profile')
  await hands.press(own(page, 'Edit'))
  await hands.type(ownField(page, 'First Name'), 'Ann')
  await hands.type(ownField(page, 'Last Name'), 'Lee')
  await hands.choose(ownField(page, 'Country'), 'Portugal')
  await hands.type(ownField(page, 'About'), 'I trade the open.')
  await hands.press(own(page, 'Save'))
  await expect(own(page, 'Edit')).toBeVisible()
  await page.reload()
  await title(page, 'Ann Lee')
  await expect(ownField(page, 'Country')).toHaveValue('Portugal')
  await expect(ownField(page, 'About')).toHaveValue('I trade the open.')
}

export async function changePassword(page: Page, { hands, person }: Traveller, newPassword: string) {
  await hands.press(page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Password' }))
  await hands.press(own(page, 'Change Password'))
  await hands.type(ownField(page, 'Current Password'), person.password)
  await hands.type(ownField(page, 'New Password'), newPassword)
  await hands.type(ownField(page, 'Confirm New Password'), newPassword)
  await hands.press(own(page, 'Change Password'))
  await title(page, 'Password Successfully Changed')
  await hands.press(own(page, 'Close'))
  await expect(page).toHaveURL('/profile/user-profile')
}

export async function writeToUs(page: Page, { hands, person, isMobile }: Traveller) {
  await hands.pick(page, account(page), 'Send Feedback')
  await title(page, 'Drop us a Message')
  const names = isMobile ? { Name: 'Ann Lee' } : { 'First Name': 'Ann', 'Last Name': 'Lee' }
  for (const [label, value] of Object.entries({ ...names, 'Email Address': person.email })) {
    await expect(ownField(page, label)).toHaveValue(value)
    await expect(ownField(page, label)).not.toBeEditable()
  }
  await hands.type(ownField(page, 'Message'), 'The tape stands still.')
  await hands.tick(page.getByRole('main').getByRole('checkbox'))
  await hands.press(own(page, 'Send'))
  await title(page, 'Thank you for reaching out!')
  await hands.press(button(page, 'Done'))
}

export async function takeData(page: Page, { hands, person }: Traveller) {
  await hands.pick(page, account(page), 'Profile')
  const [download] = await Promise.all([page.waitForEvent('download'), hands.press(own(page, 'Download my data'))])
  const { user, messages } = AccountExport.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  const { username, firstName, country } = user
  expect({ username, firstName, country, messages: messages.map(({ message }) => message) }).toEqual({
    username: person.username,
    firstName: 'Ann',
    country: 'Portugal',
    messages: ['The tape stands still.'],
  })
}

export async function askForReset(page: Page, traveller: Traveller) {
  const { hands, person } = traveller
  await hands.pick(page, account(page), 'Logout')
  await openLogIn(page, traveller)
  await hands.press(button(page, 'Forgot Password?'))
  await hands.type(field(page, 'Email Address'), person.email)
  await hands.press(button(page, 'Send Instructions'))
  await title(page, 'Check Your Mail')
}

export async function resetPassword(page: Page, { hands }: Traveller, newPassword: string) {
  await hands.type(field(page, 'New Password'), newPassword)
  await hands.type(field(page, 'Confirm New Password'), newPassword)
  await hands.press(button(page, 'Reset Password'))
  await title(page, 'Password Successfully Reset')
  await hands.press(button(page, 'Sign In'))
}

export async function leave(page: Page, traveller: Traveller) {
  const { hands, person } = traveller
  await hands.pick(page, account(page), 'Profile')
  await hands.press(own(page, 'Delete my account'))
  await hands.type(ownField(page, 'Your password'), person.password)
  await hands.press(own(page, 'Delete for good'))
  await expect(page.getByRole('status').filter({ hasText: 'have been deleted' })).toBeVisible()
  await openLogIn(page, traveller)
  await hands.type(field(page, 'Email Address'), person.email)
  await hands.type(field(page, 'Password'), person.password)
  await hands.press(button(page, 'Sign In'))
  await expect(field(page, 'Email Address')).toHaveAccessibleDescription('No account linked to this email.')
}
