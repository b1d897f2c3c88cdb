import { demo, expect, pressEscape, rows, signIn, test } from '../test.ts'

/** Whether the middle of an element lies over the dialog, and a press there would reach it. */
function isOverDialog(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const [top, ...below] = document.elementsFromPoint(x + width / 2, y + height / 2)
  return top !== undefined && element.contains(top) && below.some((one) => one.closest('[role="dialog"]') !== null)
}

test('SES-02 SES-09 OVL-03 signs in, sees the presets counted, and stays signed in after a reload', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page)
  await expect(page).toHaveURL(/\/terminal$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText(/\d+ presets/)

  await page.reload()
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText(/\d+ presets/)
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
})

test.describe('refused sign-ins', () => {
  test.use({ quiet: [/Failed to load resource.*(401|404|500)/] })

  test('ERR-01 ERR-02 VAL-10 a refused sign-in shows the reason below its field', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign In' }).click()
    const dialog = page.getByRole('dialog')
    const email = dialog.getByLabel('Email Address')
    const password = dialog.getByLabel('Password', { exact: true })
    await email.fill('no-account@marketflux.test')
    await password.fill('Wrong-Password-1')
    await password.press('Enter')
    await expect(email).toHaveAccessibleDescription(/No account linked to this email\./)
    const words = dialog.getByText('No account linked to this email.')
    const [field, message] = await Promise.all([email, words].map((one) => one.boundingBox()))
    expect(message?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
    expect(message?.x).toBeCloseTo(field?.x ?? 0, -1)

    await email.fill(demo.email)
    await password.press('Enter')
    await expect(password).toHaveAccessibleDescription(/Password incorrect\./)
    await password.fill('x')
    await expect(password).not.toHaveAccessibleDescription(/Password incorrect\./)
  })

  test('ERR-08 NTF-01 any other failure is a notification above LogIn, and what was typed stays', async ({
    page,
    backend,
  }) => {
    await backend.fault({ call: 'user.login', kind: 'status', status: 500, count: 1 })
    // so low that the dialog reaches to where notices stand
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign In' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email Address').fill(demo.email)
    await dialog.getByLabel('Password', { exact: true }).fill(demo.password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    const notice = page.getByRole('alert').getByText(/^Sign-in did not work\./)
    await expect(notice).toBeVisible()
    expect(await notice.evaluate(isOverDialog)).toBe(true)
    await expect(dialog.getByLabel('Email Address')).toHaveValue(demo.email)
    await expect(page.getByRole('alert')).toBeEmpty()
  })

  test('SES-04 SES-08 an expired token costs one refresh and one retry', async ({ page, backend }) => {
    await page.goto('/')
    await signIn(page)
    await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText(/\d+ presets/)
    await backend.fault({ call: 'feedConfiguration.list', kind: 'expiredToken', count: 1 })
    await page.reload()
    await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText(/\d+ presets/)
    expect({
      refreshes: await backend.answers('user.refreshAccessToken'),
      lists: await backend.answers('feedConfiguration.list'),
    }).toEqual({ refreshes: { 200: 1 }, lists: { 200: 2, 401: 1 } })
  })
})

test.describe('a sign-in that ends elsewhere', () => {
  // calls of the other tab are refused while the sign-in ends, and the browser logs each refusal
  test.use({ quiet: [/Failed to load resource.*401/] })

  test('SES-09 SES-13 signing out in one tab signs out the others', async ({ context, page }) => {
    await page.goto('/')
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('button', { name: /Beta Tester/ })).toBeVisible()

    await page.getByRole('button', { name: /Beta Tester/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible()
      await expect(tab.getByRole('button', { name: /Beta Tester/ })).toHaveCount(0)
    }
    await other.reload()
    await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

test('SES-10 the bearer token is in no storage, and the shell is sealed', async ({ page }) => {
  await page.goto('/')
  await signIn(page)
  const sealed = await page.waitForFunction(() => localStorage.getItem('market-flux.shell'))
  const header = JSON.parse(Buffer.from(String(await sealed.jsonValue()).split('.')[0] ?? '', 'base64url').toString())
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect({ header, says: /eyJhbGciOiJIUzI1NiJ9|demo@|Demo-Account/.test(stored) }).toEqual({
    header: { alg: 'dir', enc: 'A256GCM' },
    says: false,
  })
})

test('OVL-01 the overlay traps the focus, closes on Escape and outside clicks, returns the focus, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const opener = page.getByRole('button', { name: 'Sign In' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill('half@typed')
  await dialog.getByLabel('Password', { exact: true }).fill('secret')
  await pressEscape(page)
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(dialog.getByLabel('Email Address')).toHaveValue('half@typed')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
  // more presses than it has controls
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 14; presses += 1) await page.keyboard.press(key)
    await expect(dialog.locator(':focus')).toBeVisible()
  }
  await page.mouse.click(5, 400)
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
