import type { BrowserContext, Page } from '@playwright/test'
import type { Backend } from '../backend.ts'
import { expect, test } from '../test.ts'
import { ann, createAccount, endSignInsElsewhere, signedIn, signInAtDialog, verifiedAccount } from './accounts.ts'

test.use({ quiet: [/Failed to load resource/] })

const account = (page: Page) => page.getByRole('button', { name: /Beta Tester/ })
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

async function signInWith(page: Page, isRemembered: boolean) {
  await page.goto('/about-us')
  await signInButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(ann.email)
  await dialog.getByLabel('Password', { exact: true }).fill(ann.password)
  if (isRemembered) await dialog.getByText('Remember Me').click()
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(account(page)).toBeVisible()
}

/** The cookies that survive closing the browser: those with an expiry date. */
async function nextDay(former: BrowserContext, backend: Backend) {
  const browser = former.browser()
  if (!browser) throw new Error('The context has no browser.')
  const cookies = (await former.cookies()).filter(({ expires }) => expires !== -1)
  const context = await browser.newContext({ baseURL: backend.url, storageState: { cookies, origins: [] } })
  return { page: await context.newPage(), cookies }
}

for (const isRemembered of [true, false]) {
  const title = isRemembered
    ? 'with Remember Me a browser that was closed is still signed in, for 30 days'
    : 'without Remember Me the sign-in ends with the browser'
  test(`SES-11 ${title}`, async ({ page, context, backend }) => {
    await verifiedAccount(backend, ann)
    await signInWith(page, isRemembered)
    const later = await nextDay(context, backend)
    const days = later.cookies
      .filter(({ name }) => !name.endsWith('-device'))
      .map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))
    expect(days).toEqual(isRemembered ? [30] : [])
    await later.page.goto('/about-us')
    await expect(isRemembered ? account(later.page) : signInButton(later.page)).toBeVisible()
    await expect(isRemembered ? signInButton(later.page) : account(later.page)).toHaveCount(0)
    await later.page.context().close()
  })
}

test('SES-03 PRO-10 a sign-in ended by another device asks for a new one over the page, hides the draft, and then saves it', async ({
  page,
  backend,
}) => {
  await verifiedAccount(backend, ann)
  await signedIn(page, backend, ann)
  await page.goto('/profile')
  const main = page.locator('main')
  await main.getByRole('button', { name: 'Edit' }).click()
  await main.getByLabel('First Name').fill('Annabel')
  await main.getByLabel('Last Name').fill('Lee')
  await endSignInsElsewhere(backend, ann)
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email Address')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect([await main.innerText(), await page.getByRole('alert').innerText()]).toEqual(['', ''])

  await signInAtDialog(page, ann)
  await expect(account(page)).toContainText('Annabel Lee')
  await expect(main.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('SES-12 a signed-in user is labelled Beta Tester, in the widget and in the profile', async ({ page, backend }) => {
  await verifiedAccount(backend, ann)
  await signedIn(page, backend, ann)
  await page.goto('/profile')
  await expect(account(page)).toContainText('Beta Tester')
  await expect(page.getByRole('main')).toContainText(`@${ann.username} Beta Tester`)
})

test('BCK-03 a mail can be read in the browser, and its link works', async ({ page, context, backend }) => {
  await createAccount(backend, ann)
  await page.goto('/mock/outbox')
  await expect(page.getByRole('heading', { name: /Verify your .* account/ })).toBeVisible()
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.frameLocator('#html').getByRole('link', { name: 'Verify my account' }).click(),
  ])
  await expect.poll(() => backend.answers('user.verifyUser')).toEqual({ 200: 1 })
  await expect(app.getByRole('dialog').getByLabel('Email Address')).toBeVisible()

  await backend.call('POST', '/api/user/reset-password-request', { email: ann.email })
  await page.getByRole('link', { name: /Reset your .* password/ }).click()
  await expect(page.getByRole('heading', { name: /Reset your .* password/ })).toBeVisible()
  const [reset] = await Promise.all([context.waitForEvent('page'), page.locator('#link a').click()])
  await expect(reset.getByRole('dialog').getByLabel('New Password', { exact: true })).toBeVisible()
})
