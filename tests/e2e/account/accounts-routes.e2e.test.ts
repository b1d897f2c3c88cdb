import type { Page } from '@playwright/test'
import { expect, pressEscape, test } from '../test.ts'
import { ann, createAccount, signedIn, signInAtDialog, verifiedAccount } from './accounts.ts'

test.use({ quiet: [/Failed to load resource/] })

const dialogOf = (page: Page) => page.getByRole('dialog')
const openLogIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()

/** The tokens that the page asks to verify. */
function verifications(page: Page) {
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/verify-user')) tokens.push(request.postDataJSON().verificationToken)
  })
  return tokens
}

test('RTE-05 LAY-10 CON-02 /contact-us shows the form, whose Send is 75 px wide; an answer to a message opens its dialog over another page, and the name plate reads Contact Us', async ({
  page,
  backend,
}) => {
  // a dialog hides the name plate from screen readers, but not visually
  const plate = page.getByRole('banner', { includeHidden: true }).locator('p').first()
  let go = () => {}
  await page.route('**/api/contact', async (route) => {
    await new Promise<void>((resolve) => {
      go = resolve
    })
    await route.continue()
  })
  for (const [status, title] of [
    [204, 'Thank you for reaching out!'],
    [500, 'We are experience difficulties.'],
  ] as const) {
    if (status !== 204) await backend.fault({ call: 'contact.send', kind: 'status', status, count: 1 })
    await page.goto('/contact-us')
    await showsTheForm(page)
    await page.getByLabel('Message', { exact: true }).fill('The tape stands still.')
    await page.getByText('I agree that').click()
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await sent
    await page.locator('main').getByRole('link', { name: 'The News Pit' }).click()
    await expect(plate).toHaveText('The News PitBeta')
    go()
    await expect(dialogOf(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(plate).toHaveText('Contact UsBeta')
  }
})

async function showsTheForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Drop us a Message' })).toBeVisible()
  await expect(page).toHaveTitle(/Contact Us/)
  const send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true })
  expect((await send.boundingBox())?.width).toBe(75)
}

const parts = [
  ['/profile', [], 'Account Settings / User Profile'],
  ['/profile/user-profile', [], 'Account Settings / User Profile'],
  ['/profile/reset-password-request', [], 'Account Settings / Password'],
  ['/profile/sign-in', ['Email Address', 'Password'], 'Account Settings / User Profile'],
  [
    '/profile/create-account',
    ['Email Address', 'Username', 'Password', 'Confirm Password'],
    'Account Settings / User Profile',
  ],
] as const

test('RTE-06 RTE-07 the sub-pages of the profile, opened on a desktop and on a phone, are the same when the window gets the size of the other', async ({
  page,
  backend,
}) => {
  const main = page.getByRole('main')
  const [desktop, phone] = [
    { width: 1440, height: 900 },
    { width: 390, height: 900 },
  ]
  for (const [path, fields] of parts) {
    await page.setViewportSize(desktop)
    await page.goto(path)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('dialog')).toHaveCount(fields.length === 0 ? 1 : 0)
      await expect(main.getByRole('textbox')).toHaveCount(fields.length)
      for (const label of fields) await expect(main.getByLabel(label, { exact: true })).toBeVisible()
      if (fields.length === 0) expect(await page.locator('main').innerText()).toBe('')
    }
  }

  await verifiedAccount(backend, ann)
  await signedIn(page, backend, ann)
  for (const [path, fields, heading] of parts) {
    await page.setViewportSize(phone)
    await page.goto(path)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expect(main.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page).toHaveURL(fields.length === 0 ? path : '/profile/user-profile')
    }
  }
})

test('RTE-06 SES-02 a visitor at the profile stays there after signing in, and gets to the Terminal by closing LogIn', async ({
  page,
  backend,
}) => {
  await verifiedAccount(backend, ann)
  await page.goto('/profile/reset-password-request')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email Address')).toBeVisible()
  await pressEscape(page)
  await expect(page).toHaveURL('/terminal')
  await expect(dialog).toHaveCount(0)

  await page.goto('/profile/reset-password-request')
  await signInAtDialog(page, ann)
  await expect(page.getByRole('heading', { name: 'Account Settings / Password' })).toBeVisible()
  await expect(page).toHaveURL('/profile/reset-password-request')
  await expect(dialog).toHaveCount(0)
})

test('RTE-07 the form in the page signs in, and is replaced by the Terminal', async ({ page, backend }) => {
  await verifiedAccount(backend, ann)
  await page.goto('/profile/sign-in')
  const main = page.getByRole('main')
  await main.getByLabel('Email Address').fill(ann.email)
  await main.getByLabel('Password', { exact: true }).fill(ann.password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
  await expect(page).toHaveURL('/terminal')
})

test('RTE-09 the link opens the dialog with its token; without a token another link can be requested', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/user\/reset-password$/)
  await page.goto('/reset-password?token=a-token-of-a-mail')
  await dialogOf(page).getByLabel('New Password', { exact: true }).fill('Another-2-Choose')
  await dialogOf(page).getByLabel('Confirm New Password', { exact: true }).fill('Another-2-Choose')
  await dialogOf(page).getByRole('button', { name: 'Reset Password' }).click()
  expect((await asked).postDataJSON()).toEqual({ token: 'a-token-of-a-mail', newPassword: 'Another-2-Choose' })

  await page.goto('/reset-password')
  await expect(dialogOf(page).getByRole('button', { name: 'Send a New Link' })).toBeVisible()
  await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0)
})

test('RTE-10 a link is followed once, however often the dialog is closed and opened, and verifies with the password', async ({
  page,
  backend,
}) => {
  await createAccount(backend, ann)
  const [mail] = await backend.mailsTo(ann.email)
  const token = new URL(mail?.link ?? '').searchParams.get('token')
  const asked = verifications(page)
  await page.goto(mail?.link ?? '')
  await expect(dialogOf(page).getByLabel('Email Address')).toBeVisible()
  await expect.poll(() => asked).toEqual([token])
  for (let time = 0; time < 2; time++) {
    await pressEscape(page)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL('/terminal')
    await openLogIn(page)
    await expect(dialogOf(page)).toBeVisible()
  }
  await dialogOf(page).getByLabel('Email Address').fill(ann.email)
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(ann.password)
  await dialogOf(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
  expect({ asked, answers: await backend.answers('user.verifyUser') }).toEqual({ asked: [token], answers: { 200: 1 } })
})

test('RTE-10 a link verifies at once in the browser that signed up', async ({ page, backend }) => {
  await page.goto('/about-us')
  await page.request.post('/api/user/create', { headers: { 'x-timezone': 'UTC' }, data: ann })
  const [mail] = await backend.mailsTo(ann.email)
  await page.goto(mail?.link ?? '')
  await expect(dialogOf(page).getByRole('status', { name: 'Your link' })).toHaveText(
    'Your e-mail address is verified. Please sign in.',
  )
  await signInAtDialog(page, ann)
})

test('RTE-10 a token is used once at every address of LogIn, which shows the result', async ({ page, backend }) => {
  const asked = verifications(page)
  await page.goto('/about-us?token=good-for-nothing')
  await expect(page.getByRole('heading', { name: 'About Market Flux' })).toBeVisible()
  expect(asked).toEqual([])
  for (let time = 0; time < 3; time++) {
    await openLogIn(page)
    await expect(dialogOf(page).getByLabel('Email Address')).toBeVisible()
    await expect.poll(() => backend.answers('user.verifyUser')).toEqual({ 200: 1 })
    await expect(dialogOf(page).getByRole('status', { name: 'Your link' })).toHaveText(
      /^This link is unknown or has expired/,
    )
    await pressEscape(page)
    await expect(dialogOf(page)).toHaveCount(0)
    // the dialog goes back by its entry of the history
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  }
  await expect(page.getByRole('alert')).toBeEmpty()
  expect(asked).toEqual(['good-for-nothing'])

  await page.goto('/profile/sign-in?token=for-the-page')
  await expect.poll(() => asked).toEqual(['good-for-nothing', 'for-the-page'])
})

test('RTE-10 without a token no call is made', async ({ page, backend }) => {
  const asked = verifications(page)
  for (const path of ['/verify-user', '/verify-user?token=', '/profile/sign-in']) {
    await page.goto(path)
    await expect(page.getByLabel('Email Address')).toBeVisible()
  }
  expect({ asked, answers: await backend.answers('user.verifyUser') }).toEqual({ asked: [], answers: {} })
})
