import type { Page } from '@playwright/test'
import { blockLiveOn, expect, noticeOn, pressEscape, rows, signIn, test } from '../test.ts'

const menu = (page: Page) => page.getByRole('menu')
const entry = (page: Page, name: string | RegExp) => menu(page).getByRole('menuitem', { name })
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu(page)).toBeVisible()
}
const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('LAY-01 LAY-09 mobile up to 767 px, tablet up to 1280, desktop above; the skip link is first and jumps to the content', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await skipsToContent(page)
  const seen: unknown[] = []
  for (const width of [767, 768, 1280, 1281]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = page.getByRole('navigation', { name: 'Platform' })
    await expect(bar).toHaveCount(width < 768 ? 1 : 0)
    const parts = ['banner', 'main', 'contentinfo'] as const
    const counts = await Promise.all(parts.map((part) => page.getByRole(part).count()))
    const plates = page.getByRole('banner').locator('p, time')
    const shown = await plates.evaluateAll((all) => all.filter((plate) => plate.checkVisibility()).length)
    // notices are between header and content on a phone, and at the bottom of the window elsewhere
    const header = await page.getByRole('banner').boundingBox()
    const notices = await noticeOn(page).evaluate((region) => region.getBoundingClientRect().top)
    const isBeneathHeader = notices - (header?.height ?? 0) < 20
    seen.push([width, counts, shown, isBeneathHeader])
  }
  expect(seen).toEqual([
    [767, [1, 1, 1], 0, true],
    [768, [1, 1, 1], 0, false],
    [1280, [1, 1, 1], 0, false],
    [1281, [1, 1, 1], 2, false],
  ])
})

test('LAY-02 LAY-11 LAY-16 the platform, the padding and the header of a page depend on its path', async ({ page }) => {
  const seen: unknown[] = []
  const headers: unknown[] = []
  const header = async () => headers.push(await page.getByRole('heading', { level: 1 }).textContent())
  for (const path of ['/', '/terminal', '/contact-us', '/profile', '/about-us', '/legal/tos', '/news-pit']) {
    await page.goto(path)
    if (['/', '/contact-us', '/legal/tos', '/news-pit'].includes(path)) await header()
    // LogIn, over the empty profile, hides it from readers of screens
    const main = page.locator('#root main')
    const padding = await main.evaluate((element) => getComputedStyle(element).paddingBottom)
    seen.push([path, await main.getAttribute('data-platform'), padding])
  }
  expect(seen).toEqual([
    ['/', 'Terminal', '0px'],
    ['/terminal', 'Terminal', '0px'],
    ['/contact-us', null, '24px'],
    ['/profile', null, '0px'],
    ['/about-us', null, '24px'],
    ['/legal/tos', null, '24px'],
    ['/news-pit', 'NewsPit', '0px'],
  ])
  await page.getByRole('button', { name: 'Library' }).click()
  await header()
  expect(headers).toEqual([
    'Terminal / News Feed',
    'Beta / Send Feedback',
    'Legal',
    'News Pit / Spotlight',
    'News Pit / Library',
  ])
})

test('LAY-04 LAY-06 LAY-07 the menu can be used by keyboard; it opens a page, marks it, and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await usesMenuByKeys(page)
  const plate = page.getByRole('banner').locator('p')
  for (const [name, path, plated] of [
    ['About Us', '/about-us', 'About Us'],
    ['The News Pit', '/news-pit', 'The News Pit'],
    ['Sources', '/sources', 'Sources'],
    ['Alerts', '/alerts', 'Alerts'],
    ['The Terminal', '/terminal', 'The Terminal'],
    ['Legal', '/legal/tos', 'Market Flux'],
  ] as const) {
    await openMenu(page)
    await entry(page, name).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(plate).toHaveText(`${plated}Beta`)
    await openMenu(page)
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([name])
    await pressEscape(page)
    await expect(menu(page)).toBeHidden()
  }
  await openMenu(page)
  // the menu starts to listen for clicks outside a moment after it is visible
  await expect(async () => {
    await page.mouse.click(900, 500)
    await expect(menu(page)).toBeHidden({ timeout: 500 })
  }).toPass()
})

/** Enter opens a page, and the focus returns. */
async function usesMenuByKeys(page: Page) {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'About Us')).toBeVisible()
  await pressEscape(page)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeFocused()
  await page.keyboard.type('ab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about-us')
  await expect(menu(page)).toBeHidden()
}

test('LAY-12 LAY-18 a visitor has Send Feedback and Sign In; upcoming entries are disabled', async ({ page }) => {
  await page.goto('/about-us')
  await openMenu(page)
  await expect(entry(page, /^FluxGPT/)).toHaveAttribute('aria-disabled', 'true')
  await expect(entry(page, /^FluxGPT/)).not.toHaveAttribute('href', /./)
  await entry(page, 'Create Account').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await pressEscape(page)
  await openMenu(page)
  await entry(page, 'Sign In').click()
  await expect(page.getByRole('dialog').getByLabel('Email Address')).toBeFocused()
  await pressEscape(page)
  await page.getByRole('banner').getByRole('link', { name: 'Send Feedback' }).click()
  await expect(page).toHaveURL('/contact-us')
})

test('LAY-13 LAY-14 a member has Contact Us, the menus and Sign Out', async ({ page }) => {
  await page.goto('/terminal')
  await signIn(page)
  await openMenu(page)
  await entry(page, 'Password').click()
  await expect(page).toHaveURL('/profile/reset-password-request')
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await page.getByRole('button', { name: /Beta Tester/ }).click()
  await expect(menu(page).getByRole('menuitem')).toHaveText(['Profile', 'Send Feedback', 'Logout'])
  await entry(page, 'Profile').click()
  await expect(page).toHaveURL('/profile')
  await openMenu(page)
  await entry(page, 'Sign Out').click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('LAY-08 the date plate rolls over at midnight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install({ time: new Date('2026-11-21T23:59:30') })
  await page.goto('/about-us')
  const date = page.getByRole('banner').locator('time')
  await expect(date).toHaveText('Saturday, November 21')
  await page.clock.runFor(31_000)
  await expect(date).toHaveText('Sunday, November 22')
})

test('LAY-05 LAY-15 a phone of 320 px has its menu and bottom bar, and no horizontal overflow; every page has the footer: below tools on a desktop, at the end of the page on a phone', async ({
  page,
}) => {
  const year = new Date().getFullYear()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 })
  await openMenu(page)
  await expect(entry(page, /^User Guides/)).toHaveAttribute('aria-disabled', 'true')
  await entry(page, 'Send Feedback').click()
  await expect(page).toHaveURL('/contact-us')
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'News Pit' }).click()
  const paths = ['/terminal', '/news-pit', '/about-us', '/contact-us', '/legal/tos', '/nowhere']
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect([path, await isScrolledSideways(page)]).toEqual([path, false])
    expect([path, await footerAt(page, year)]).toEqual([path, 24])
  }
  await page.goto('/terminal')
  await signIn(page)
  await openMenu(page)
  await expect(menu(page)).toContainText(new RegExp(`Cookie Settings.*support@.*Beta V1 © ${year}`))
  for (const path of ['/ticker/NVDA', '/profile']) {
    await page.goto(path)
    expect([path, await footerAt(page, year)]).toEqual([path, 24])
  }
})

/** Its height on a desktop, without the line above it; on a phone it is in sight at the end of the page. */
async function footerAt(page: Page, year: number) {
  const footer = page.getByRole('contentinfo')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(footer).toContainText(
    new RegExp(`Beta V1© ${year} .+ Ltd\\. All rights reserved\\..+Cookie Settings.*support@`),
  )
  const tall = await footer.evaluate((element) => element.clientHeight)
  await page.setViewportSize({ width: 390, height: 844 })
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport({ ratio: 0.99 })
  return tall
}

test('theme and density apply on every page before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/')
  await expect(rows(page).first()).toHaveJSProperty('offsetHeight', 24)
  await openMenu(page)
  await menu(page).getByRole('menuitemradio', { name: 'Light' }).click()
  await menu(page).getByRole('menuitemradio', { name: 'Compact' }).click()
  await pressEscape(page)
  await expect(rows(page).first()).toHaveJSProperty('offsetHeight', 32)
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/about-us')
  const look = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect([look, await page.locator('#root').innerHTML()]).toEqual([{ theme: 'light', density: 'compact' }, ''])
})

/** ? does, except while typing. What has been used is no longer hinted. */
async function listsKeys(page: Page) {
  const hints = hintsOn(page)
  await expect(hints).toHaveText(['CtrlK', 'jk', '?'])
  await page.getByLabel('Search news').press('?')
  await expect(page.getByLabel('Search news')).toHaveValue('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await pressEscape(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Search news').fill('')
  await expect(hints).toHaveText(['CtrlK', 'jk'])
  await page.getByRole('main').focus()
  await page.keyboard.press('j')
  await expect(hints).toHaveText(['CtrlK'])
  await page.setViewportSize({ width: 1099, height: 800 })
  await expect(hints).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(hints).toBeVisible()
}

const hintsOn = (page: Page) => page.getByLabel('Keys', { exact: true }).locator('dt')

test("LAY-27 LAY-33 LAY-34 '?' lists the keys, except while typing; single keys can be switched off, stay off after a reload, and come back; a key that is changed works at once and after a reload, is shown, and can be reset; three keys are hinted until they are used or hidden", async ({
  page,
}) => {
  const singles = page.getByRole('checkbox', { name: /single key/ })
  const dialog = page.getByRole('dialog')
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  await listsKeys(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await singles.press('Space')
  await expect(singles).not.toBeChecked()
  await pressEscape(page)
  // the entry of a closed layer is left, which a reload would cut off (RTE-15)
  await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(hintsOn(page)).toHaveText(['CtrlK'])
  await page.getByRole('button', { name: 'Hide the keys' }).click()
  await expect(hintsOn(page)).toHaveCount(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(page.getByLabel('Search news')).not.toBeFocused()
  await expect(dialog).toHaveCount(0)
  await openMenu(page)
  await menu(page).getByRole('menuitem', { name: 'Keys' }).click()
  await singles.press('Space')
  await pressEscape(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search news')).toBeFocused()
  await changesKeys(page)
})

async function changesKeys(page: Page) {
  const box = page.getByLabel('Search news')
  const dialog = page.getByRole('dialog')
  const change = dialog.getByRole('button', { name: 'Change the key for “To the search box”' })
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await change.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'New key for “To the search box”' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(dialog.getByRole('status')).toHaveText('j is the key of “To the next headline”. Press another one.')
  await page.keyboard.press('Alt+x')
  await expect(change).toBeFocused()
  await pressEscape(page)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('/')
  await expect(box).not.toBeFocused()
  await page.keyboard.press('Alt+x')
  await expect(box).toBeFocused()
  // the entry of a closed layer is left, which a reload would cut off (RTE-15)
  await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('main').focus()
  await page.keyboard.press('Alt+x')
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Ticker/ }).fill('>search box')
  await expect(dialog.getByRole('option', { name: 'To the search box' }).locator('kbd')).toHaveText('Alt X')
  await pressEscape(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await dialog.getByRole('button', { name: 'Reset all keys' }).click()
  await pressEscape(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
}

async function skipsToContent(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

test.describe('without network', () => {
  test.use({ quiet: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket/] })

  test('the page explains that nothing can be loaded', async ({ page, context }) => {
    await blockLiveOn(page)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('banner')).toContainText('Offline')
    await expect(page.getByText('You are offline.')).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
  })
})
