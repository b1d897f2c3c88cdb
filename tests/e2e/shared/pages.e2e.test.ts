import type { Page } from '@playwright/test'
import { expect, rows, signIn, test } from '../test.ts'

const documents = [
  { button: 'Disclaimer', path: '/legal/disclaimer' },
  { button: 'Terms of Service', path: '/legal/tos' },
  { button: 'Privacy Policy', path: '/legal/privacy' },
  { button: 'Cookies Policy', path: '/legal/cookies' },
]
const legalSwitch = (page: Page) => page.getByRole('navigation', { name: 'Legal documents' })
const document = (page: Page) => page.locator('main article')

test('LEG-01 RTE-08 the documents are switched by buttons at 390, 1024 and 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/legal')
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const { button, path } of documents) {
      await legalSwitch(page).getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(`${button} · Market Flux`)
      await expect(document(page).getByRole('heading', { level: 2 })).toHaveText(button)
      await expect(document(page)).toContainText('Last updated: ')
    }
    await page.goBack()
    await expect(document(page).getByRole('heading', { level: 2 })).toHaveText('Privacy Policy')
  }
})

test('LEG-05 the third-party notices are a separate document', async ({ page }) => {
  await page.goto('/legal')
  await page.getByRole('link', { name: 'Open-source notices' }).click()
  await expect(page).toHaveURL('/notices.txt')
  await expect(page.locator('body')).toContainText('(used under EPL-2.0)')
  // a document of text names no icon, so browsers ask for this one
  expect((await page.request.get('/favicon.ico')).status()).toBe(200)
})

test('LEG-01 each section has its own address, and a print contains the whole document and nothing else', async ({
  page,
}) => {
  await page.goto('/legal/cookies#advertising')
  const section = page.getByRole('heading', { name: /^Advertising/ })
  await expect(section).toBeInViewport()
  await page.goto('/legal/tos')
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Contents').click()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Refunds' }).click()
  await expect(page).toHaveURL('/legal/tos#refunds')
  await expect(page.getByRole('heading', { name: /^Refunds/ })).toBeInViewport()
  await printsWhole(page)
})

async function printsWhole(page: Page) {
  await expect(document(page)).toContainText('Last updated: ')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const paper = await page.evaluate(() => {
    const texts = [...globalThis.document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const isOutside = (element: Element) => !element.closest('article') && !element.querySelector('article')
    const inks = [...globalThis.document.querySelectorAll('article :is(h3, p + p, li)')]
    const { scrollHeight } = globalThis.document.documentElement
    return {
      outside: texts.filter(isOutside).map(({ textContent }) => textContent),
      isWhole: scrollHeight >= (globalThis.document.querySelector('article')?.scrollHeight ?? 0),
      inks: [...new Set(inks.map((element) => getComputedStyle(element).color))],
    }
  })
  expect(paper).toEqual({ outside: [], isWhole: true, inks: ['rgb(0, 0, 0)'] })
}

test('LEG-04 the consent banner covers nothing, and is shown once', async ({ page }) => {
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const bar = page.getByRole('region', { name: 'Cookies' })
  const footer = page.getByRole('contentinfo')
  const boxes = await Promise.all([page.locator('main'), footer, bar].map((one) => one.boundingBox()))
  const [main = 0, foot = 0] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0))
  expect([main, foot]).toEqual([boxes[1]?.y, boxes[2]?.y])

  await bar.getByRole('button', { name: 'Necessary only' }).click()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('LEG-04 the Cookie Settings of the footer change the choice at once, for 12 months', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('market-flux.consent'))
  const open = () => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie Settings' })
  await page.goto('/legal/cookies')
  await open()
  await dialog.getByText('Third-party content', { exact: true }).click()
  const before = await kept()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const { until, value } = JSON.parse((await kept()) ?? '{}')
  expect({ before, value, days: Math.round((until - Date.now()) / 86_400_000) }).toEqual({
    before: null,
    value: { functionality: false, thirdParty: true },
    days: 365,
  })

  await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  await page.reload()
  await open()
  await expect(dialog.getByRole('checkbox', { name: 'Third-party content' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Functionality' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Allow all' }).click()
  expect(JSON.parse((await kept()) ?? '{}').value).toEqual({ functionality: true, thirdParty: true })
})

test.describe('a notification', () => {
  const notify = (page: Page, kind: string) =>
    page
      .getByRole('region', { name: 'Dark' })
      .getByRole('button', { name: `Tell ${kind}` })
      .click()
  const status = (page: Page) => page.getByRole('status').filter({ hasNot: page.locator('main') })

  test('NTF-01 NTF-02 is announced, disappears after 3000 ms, stays while the pointer is over it, and replaces the previous one for its full time', async ({
    page,
  }) => {
    await page.clock.install()
    const asked = page.waitForResponse('**/user/persisted-login')
    await page.goto('/kit')
    await page.getByRole('heading', { name: 'Kit' }).waitFor()
    await asked
    // the browser's database, in use until then, would count as silent once the clock runs ahead
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await navigator.locks.query()).held?.filter(({ name }) => !name?.startsWith('market-flux.live.')),
        ),
      )
      .toEqual([])
    await page.clock.pauseAt(Date.now() + 60_000)
    await showsBothThemes(page)

    await notify(page, 'Success')
    await page.mouse.move(10, 400)
    await expect(status(page)).toHaveText('Link Copied.')
    await page.clock.runFor(2_900)
    await expect(status(page)).toHaveText('Link Copied.')
    await page.clock.runFor(200)
    await expect(status(page)).toBeEmpty()

    await notify(page, 'Success')
    await status(page).getByText('Link Copied.').hover()
    await page.clock.runFor(20_000)
    await expect(status(page)).toHaveText('Link Copied.')
    await page.mouse.move(10, 400)
    await page.clock.runFor(3_100)
    await expect(status(page)).toBeEmpty()

    await notify(page, 'Success')
    await page.clock.runFor(2_900)
    await notify(page, 'Failure')
    await expect(status(page)).toBeEmpty()
    await page.clock.runFor(2_900)
    await expect(page.getByRole('alert')).toHaveText('Sign-in did not work.')
    await page.clock.runFor(200)
    await expect(page.getByRole('alert')).toBeEmpty()
  })
})

test('RTE-06 the profile is only for its user', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/profile')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.locator('main').innerText()).toBe('')
  await page.goto('/')
  await signIn(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Account Settings / User Profile' })).toBeVisible()
})

test('CON-01 RTE-05 the links of the contact page open in new tabs or in this one', async ({ context, page }) => {
  await context.route('https://**', (route) => route.fulfill({ body: '' }))
  await page.goto('/contact-us')
  const opened: string[] = []
  for (const network of ['X', 'Instagram', 'Reddit', 'LinkedIn', 'YouTube']) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: `${network} (opens in a new tab)`, exact: true }).click(),
    ])
    opened.push(new URL(tab.url()).hostname)
    await tab.close()
  }
  expect(opened).toEqual(['x.com', 'www.instagram.com', 'www.reddit.com', 'www.linkedin.com', 'www.youtube.com'])
  await page.locator('main').getByRole('link', { name: 'The News Pit' }).click()
  await expect(page).toHaveURL('/news-pit')
})

test('LAY-19 RTE-04 the About page launches the Terminal and the News Pit', async ({ page }) => {
  for (const [label, path] of [
    ['Launch Terminal', '/terminal'],
    ['Launch News Pit', '/news-pit'],
  ] as const) {
    await page.goto('/about-us')
    await page.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
  }
})

test.describe('a page that does not come', () => {
  test.use({ quiet: [/Failed to load resource.*ERR_FAILED|Failed to fetch dynamically imported module/] })

  test('RTE-04 says so, be it the page or the router that is missing, and comes when it is asked for again', async ({
    page,
  }) => {
    const missing = ['**/AboutPage-*.js', '**/Pages-*.js']
    for (const code of missing) await page.route(code, (route) => route.abort())
    await page.goto('/about-us')
    for (const code of missing.reverse()) {
      await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be loaded.')
      await page.unroute(code)
      const answered = page.waitForResponse(code)
      await page.getByRole('button', { name: 'Try again' }).click()
      await answered
    }
    await expect(page.getByRole('heading', { name: 'About Market Flux' })).toBeVisible()
  })
})

/** The kit does, side by side. */
async function showsBothThemes(page: Page) {
  const grounds = await Promise.all(
    ['Dark', 'Light'].map((name) =>
      page.getByRole('region', { name }).evaluate((board) => getComputedStyle(board).backgroundColor),
    ),
  )
  expect(grounds).toEqual(['rgb(11, 12, 13)', 'rgb(236, 238, 240)'])
}

test('RTE-11 an unknown route shows an error and a link to the Terminal', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle(/Page not found/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Terminal/ })
    .click()
  await expect(page).toHaveURL(/\/terminal$/)
  await expect(page.getByRole('feed', { name: 'Headlines' }).getByRole('article').first()).toBeVisible()
})
