import type { Page } from '@playwright/test'
import { axeFindings } from '../look/axe.ts'
import { expect, noticeOn, signIn, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const lists = [
  { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] },
  { id: 'oil', name: 'Oil', symbols: ['XOM'] },
]
const panelOf = (page: Page) => page.getByRole('region', { name: 'Watchlists' })
const offerOn = (page: Page) => panelOf(page).getByRole('region', { name: 'Lists of this browser' })
const LATER = 'Keep the lists of this browser…'
const namesOf = (page: Page) => panelOf(page).getByRole('combobox', { name: 'Watchlist' }).locator('option')
const keptIn = (page: Page) =>
  page.evaluate(() => {
    const { lists } = JSON.parse(localStorage.getItem('market-flux.watchlists') ?? '{"lists":[]}')
    return lists.map(({ name }: { name: string }) => name)
  })

/** A visitor whose browser has two lists, and who sees no panel of them. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(
    (kept) => localStorage.setItem('market-flux.watchlists', kept),
    JSON.stringify({ version: 1, lists }),
  )
  const code = page.waitForResponse(/watchlists-.*\.js/)
  await page.reload()
  await code
}

test('WCH-11 a notice tells a user who signs in at any page where the visitor’s lists are', async ({ page }) => {
  await visit(page, '/about-us')
  await signIn(page)
  await expect(noticeOn(page)).toContainText('see the panel Watchlists')
})

test('WCH-11 Not now is remembered, and what is kept is no longer the browser’s', async ({ page }) => {
  await visit(page, '/terminal')
  await signIn(page)
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(offerOn(page)).toContainText('“Cars” and “Oil” were made here without an account.')
  expect(await axeFindings(page, 'all', 'section[aria-label="Watchlists"]')).toEqual([])
  await offerOn(page).getByRole('button', { name: 'Not now' }).press('Enter')
  const line = panelOf(page).getByRole('button', { name: LATER })
  await expect(line).toBeFocused()
  await page.reload()
  await expect(line).toBeVisible()
  expect(await axeFindings(page, 'all', 'section[aria-label="Watchlists"]')).toEqual([])
  expect([await offerOn(page).count(), await keptIn(page)]).toEqual([0, ['Cars', 'Oil']])

  await line.press('Enter')
  await expect(offerOn(page).getByRole('button', { name: 'Keep in my account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(namesOf(page)).toHaveText(['Cars (2)', 'Oil (1)'])
  await expect(panelOf(page).getByRole('combobox', { name: 'Watchlist' })).toBeFocused()
  expect([await offerOn(page).count(), await keptIn(page)]).toEqual([0, []])
  await page.reload()
  await expect(namesOf(page)).toHaveText(['Cars (2)', 'Oil (1)'])

  await page.getByRole('button', { name: /Beta Tester/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(panelOf(page).getByText('No symbols yet.')).toBeVisible()
})

test('WCH-11 a list that could not be saved stays in the browser; what another tab keeps is no longer offered', async ({
  page,
  context,
  quiet,
}) => {
  quiet.push(/Failed to load resource/)
  await visit(page, '/terminal')
  await signIn(page)
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await page.route('**/api/**/watchlists', (route) =>
    route.request().postData()?.includes('Oil') ? route.abort() : route.continue(),
  )
  const keep = offerOn(page).getByRole('button', { name: 'Keep in my account' })
  await keep.press('Enter')
  await expect(offerOn(page)).toContainText('“Oil” was made here without an account.')
  await expect(noticeOn(page)).toContainText('could not be saved')
  await expect(keep).toBeFocused()
  await expect(namesOf(page)).toHaveText(['Cars (2)'])
  expect(await keptIn(page)).toEqual(['Oil'])

  const other = await context.newPage()
  await other.goto('/terminal')
  await other.getByRole('button', { name: 'Restore Watchlists' }).click()
  await offerOn(other).getByRole('button', { name: 'Keep in my account' }).click()
  await expect(namesOf(other)).toHaveText(['Cars (2)', 'Oil (1)'])
  await expect.poll(() => keptIn(page)).toEqual([])
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(offerOn(page)).toHaveCount(0)
})
