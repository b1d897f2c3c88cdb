import type { Page } from '@playwright/test'
import { expect, headlines as feeds, noticeOn, signIn, test } from '../test.ts'
import { boxes, button, menu, names, opener } from './desks-menu.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** What the backend has said that it keeps. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/desks') && answer.request().method() === 'PUT')
const copies = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /\.(desks|workspace)\..*demo/i.test(name),
    ),
  )

async function open(page: Page) {
  await page.goto('/terminal')
  await expect(opener(page)).toHaveAccessibleName('Desks: Desk 1')
}

/** As when somebody comes back to the window. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

async function logOut(page: Page) {
  await button(page, /Beta Tester/).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(button(page, 'Sign In')).toBeVisible()
}

test('DSK-04 another browser has the desks of the account, changes in one come to the other, and a sign-out leaves nothing behind', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page)
  await signIn(page)
  const first = saved(page)
  await opener(page).click()
  await button(page, 'New desk, as this one').click()
  await button(page, 'Rename Desk 2').click()
  await page.getByLabel('New name of the desk').fill('Banks')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await button(page, 'Add Feed').click()
  await boxes(page).nth(1).fill('JPM')
  await page.keyboard.press('Enter')
  await first

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await open(other)
  await signIn(other)
  await opener(other).click()
  await expect(names(other)).toHaveText(['Desk 1', 'Banks'])
  await menu(other).getByRole('link', { name: '2 Banks' }).click()
  await expect(feeds(other)).toHaveCount(2)
  await expect(boxes(other).nth(1)).toHaveValue('JPM')

  const second = saved(other)
  await opener(other).click()
  await button(other, 'Rename Banks').click()
  await other.getByLabel('New name of the desk').fill('Lenders')
  await other.keyboard.press('Enter')
  await second
  await comeBack(page)
  await expect(opener(page)).toHaveAccessibleName('Desks: Lenders')
  await expect(feeds(page)).toHaveCount(2)

  expect(await copies(other)).not.toEqual([])
  await other.keyboard.press('Escape')
  await logOut(other)
  await expect(opener(other)).toHaveAccessibleName('Desks: Desk 1')
  await expect(feeds(other)).toHaveCount(1)
  await expect.poll(() => copies(other)).toEqual([])
  await context.close()
})

/** Another desk, a copy of the one that is seen under this name, with a feed about a symbol. */
async function make(page: Page, name: string, symbol: string) {
  await opener(page).click()
  await button(page, 'New desk, as this one').click()
  await button(page, 'Rename Desk 2').click()
  await page.getByLabel('New name of the desk').fill(name)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await boxes(page).first().fill(symbol)
  await page.keyboard.press('Enter')
}
const offer = (page: Page) => page.getByRole('region', { name: 'Desks of this browser' })

test('DSK-05 a visitor’s desks are offered at the sign-in, stay the visitor’s where they are declined, and come into the account by Keep', async ({
  page,
}) => {
  await open(page)
  await make(page, 'Banks', 'JPM')
  await make(page, 'Oil', 'XOM')
  await opener(page).click()
  await menu(page).getByRole('link', { name: '1 Desk 1' }).click()
  await signIn(page)
  await expect(noticeOn(page)).toContainText('The desks that you made here can be kept in your account')
  await opener(page).click()
  await expect(names(page)).toHaveText(['Desk 1'])
  await expect(offer(page)).toContainText('“Banks” and “Oil” were made here without an account.')
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(button(page, 'Keep the desks of this browser…')).toBeFocused()
  await page.keyboard.press('Escape')

  await logOut(page)
  await opener(page).click()
  await expect(names(page)).toHaveText(['Desk 1', 'Banks', 'Oil'])
  await page.keyboard.press('Escape')
  await signIn(page)
  await opener(page).click()
  await button(page, 'Keep the desks of this browser…').click()
  const kept = saved(page)
  await button(page, 'Keep in my account').click()
  await kept
  await expect(names(page)).toHaveText(['Desk 1', 'Banks', 'Oil'])
  await expect(offer(page)).toHaveCount(0)
  await menu(page).getByRole('link', { name: '3 Oil' }).click()
  await expect(boxes(page).first()).toHaveValue('XOM')
  await logOut(page)
  await opener(page).click()
  await expect(names(page)).toHaveText(['Desk 1'])
})

test('DSK-05 what is kept is the visitors’ no longer, though its user logs out at once', async ({ page }) => {
  await open(page)
  await make(page, 'Banks', 'JPM')
  await opener(page).click()
  await menu(page).getByRole('link', { name: '1 Desk 1' }).click()
  await signIn(page)
  await opener(page).click()
  await button(page, 'Keep in my account').click()
  await logOut(page)
  await expect(opener(page)).toHaveAccessibleName('Desks: Desk 1')
  await opener(page).click()
  await expect(names(page)).toHaveText(['Desk 1'])
  await page.keyboard.press('Escape')
  await signIn(page)
  await opener(page).click()
  await expect(names(page)).toContainText(['Banks'])
  await expect(offer(page)).toHaveCount(0)
})

/** Makes a desk about JPM, and changes it a moment before the page is left. */
async function changeDesk(page: Page) {
  await make(page, 'Banks', 'JPM')
  await expect(boxes(page).first()).toHaveValue('JPM')
  await button(page, 'Add Feed').click()
}
/** Another page of the account has the desk as it was left. */
async function seesChange(other: Page) {
  await opener(other).click()
  await menu(other).getByRole('link', { name: '2 Banks' }).click()
  await expect(feeds(other)).toHaveCount(2)
  await expect(boxes(other).first()).toHaveValue('JPM')
}

test('DSK-04 a change is in the account though its tab is closed at once, where the browser may keep nothing', async ({
  page,
  context,
}) => {
  await open(page)
  await signIn(page)
  await changeDesk(page)
  await page.close({ runBeforeUnload: true })

  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto('/terminal')
  await expect(button(other, /Beta Tester/)).toBeVisible()
  await seesChange(other)
})

test('DSK-04 a change that was made just before Logout is in the account, and leaves the browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page)
  await signIn(page)
  await changeDesk(page)
  await logOut(page)
  await expect.poll(() => copies(page)).toEqual([])

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await open(other)
  await signIn(other)
  await seesChange(other)
  await context.close()
})

test('RTE-21 an address opens a desk that only the account has, once the account has answered', async ({
  page,
  context,
}) => {
  await open(page)
  await signIn(page)
  const kept = saved(page)
  await make(page, 'Banks', 'JPM')
  await kept
  const { search } = new URL(page.url())
  await opener(page).click()
  await menu(page).getByRole('link', { name: '1 Desk 1' }).click()
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(`/terminal${search}`)
  await expect(opener(other)).toHaveAccessibleName('Desks: Banks')
  await expect(boxes(other).first()).toHaveValue('JPM')
  await expect.poll(() => new URL(other.url()).searchParams.get('desk')).toBe(new URLSearchParams(search).get('desk'))
})

test('DSK-04 a desk for which the account has no space waits in the menu, and comes once another is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const add = async (one: Page, times: number) => {
    for (let count = 0; count < times; count++) await button(one, 'New desk, as this one').click()
  }
  await open(page)
  await signIn(page)
  await opener(page).click()
  const eight = saved(page)
  await add(page, 7)
  await eight
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await open(other)
  await signIn(other)
  await opener(other).click()
  await expect(names(other)).toHaveCount(8)
  await context.setOffline(true)
  await add(other, 1)
  await button(other, 'Rename Desk 9').click()
  await other.getByLabel('New name of the desk').fill('Mine')
  await other.keyboard.press('Enter')
  const nine = saved(page)
  await add(page, 1)
  await nine
  await context.setOffline(false)
  const waiting = menu(other).getByRole('region', { name: 'Waiting desks' })
  await expect(waiting).toContainText('There are 9 desks, which is the limit.')
  await expect(waiting.getByRole('listitem')).toHaveText(['Mine'])
  await button(other, 'Delete Desk 8').click()
  await expect(waiting).toHaveCount(0)
  await expect(names(other).last()).toHaveText('Mine')
  await context.close()
})
