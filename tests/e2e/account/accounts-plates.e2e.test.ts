import type { Page } from '@playwright/test'
import { expect, pressEscape, test } from '../test.ts'
import { ann, verifiedAccount } from './accounts.ts'

test.use({ quiet: [/Failed to load resource/], viewport: { width: 1440, height: 900 } })

const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).first().click()
/** A dialog hides the name plate from screen readers, but not visually. */
const reads = (page: Page, name: string) =>
  expect(page.getByRole('banner', { includeHidden: true }).locator('p').first()).toHaveText(`${name}Beta`)
const titled = (page: Page, title: string | RegExp) =>
  expect(dialogOf(page).getByRole('heading', { name: title })).toBeVisible()

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await dialogOf(page).getByLabel(label, { exact: true }).fill(text)
  }
}

test('LAY-10 the name plate names the form while a user signs in or requests a new password', async ({
  page,
  backend,
}) => {
  await verifiedAccount(backend, ann)
  await page.goto('/about-us')
  await reads(page, 'About Us')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await titled(page, /Welcome/)
  await reads(page, 'Sign In')
  await press(page, 'Forgot Password?')
  await titled(page, 'Reset Your Password')
  await reads(page, 'Sign In')
  await fill(page, { 'Email Address': ann.email })
  await press(page, 'Send Instructions')
  await titled(page, 'Check Your Mail')
  await reads(page, 'Sign In')

  await expect.poll(async () => (await backend.mailsTo(ann.email)).length).toBe(2)
  const [mail] = await backend.mailsTo(ann.email)
  await page.goto(mail?.link ?? '')
  await titled(page, /Enter a New Account Password/)
  await reads(page, 'Sign In')
  await fill(page, { 'New Password': 'Another-2-Choose', 'Confirm New Password': 'Another-2-Choose' })
  await press(page, 'Reset Password')
  await titled(page, 'Password Successfully Reset')
  await reads(page, 'Sign In')
})

test('LAY-10 the name plate names the form while a user registers; over a legal text it names the page below', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await press(page, 'Register for a Free Account Here')
  await titled(page, 'Create Your Account')
  await reads(page, 'Create Account')
  await press(page, 'Terms of Service')
  await titled(page, 'Terms of Service')
  await reads(page, 'About Us')
  await press(page, 'Back')
  const { email, username, password } = ann
  await fill(page, { 'Email Address': email, Username: username, Password: password, 'Confirm Password': password })
  await dialogOf(page).getByRole('checkbox').check({ force: true })
  await press(page, 'Get Early Access Now!')
  await titled(page, /Check Your E-Mail/)
  await reads(page, 'Create Account')
  await pressEscape(page)
  await reads(page, 'About Us')
})

for (const [status, title] of [
  [204, 'Thank you for reaching out!'],
  [500, 'We are experience difficulties.'],
] as const) {
  test(`LAY-10 the name plate reads Contact Us over another page, after ${status}`, async ({ page, backend }) => {
    if (status !== 204) await backend.fault({ call: 'contact.send', kind: 'status', status, count: 1 })
    let go = () => {}
    const left = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/contact', async (route) => {
      await left
      await route.continue()
    })
    await page.goto('/contact-us')
    await page.getByLabel('Message', { exact: true }).fill('The tape stands still.')
    await page.getByText('I agree that').click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('main').getByRole('link', { name: 'The News Pit' }).click()
    await reads(page, 'The News Pit')
    go()
    await titled(page, title)
    await reads(page, 'Contact Us')
  })
}

for (const [width, hasTerms] of [
  [390, false],
  [1024, true],
  [1440, true],
] as const) {
  test(`OVL-05 ${width} px: ${hasTerms ? 'the terms must be ticked' : 'creating the account accepts the terms'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/profile/create-account')
    const main = page.getByRole('main')
    const { email, username, password } = ann
    const fields = { 'Email Address': email, Username: username, Password: password, 'Confirm Password': password }
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
    const send = main.getByRole('button', { name: 'Get Early Access Now!' })
    await expect(main.getByRole('checkbox')).toHaveCount(hasTerms ? 1 : 0)
    await expect(main.getByText(/By creating your account you accept/)).toHaveCount(hasTerms ? 0 : 1)
    await expect(send).toBeEnabled({ enabled: !hasTerms })
    if (hasTerms) {
      await expect(main.getByRole('checkbox')).toHaveAttribute('required')
      await main.getByRole('checkbox').check({ force: true })
    }
    await send.click()
    await titled(page, width === 390 ? 'Verify Your Account!' : /Check Your E-Mail/)
  })
}
