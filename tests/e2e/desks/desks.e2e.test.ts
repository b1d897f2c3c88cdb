import type { Page } from '@playwright/test'
import { allowFunctionality, expect, headlines as feeds, noticeOn, test } from '../test.ts'
import { boxes, button, menu, names, opener } from './desks-menu.ts'

/** At the page itself, where keys are commands. */
async function press(page: Page, key: string) {
  await page.getByRole('main').focus()
  await page.keyboard.press(key)
}

/** A second desk, Banks, with a second feed about JPM, in place of the market overview. */
async function makeBanks(page: Page) {
  await opener(page).click()
  await button(page, 'New desk, as this one').click()
  await button(page, 'Rename Desk 2').click()
  await page.getByLabel('New name of the desk').fill('desk 1')
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('alert')).toHaveText('There is a desk of that name.')
  await page.getByLabel('New name of the desk').fill('Banks')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Rename Banks')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await button(page, 'Add Feed').click()
  await boxes(page).nth(1).fill('JPM')
  await page.keyboard.press('Enter')
  await button(page, 'Minimize Market overview').click()
}

async function isBanks(page: Page) {
  await expect(opener(page)).toHaveAccessibleName('Desks: Banks')
  await expect(feeds(page)).toHaveCount(2)
  await expect(boxes(page).nth(1)).toHaveValue('JPM')
  await expect(button(page, 'Restore Market overview')).toBeVisible()
}

async function isFirst(page: Page) {
  await expect(opener(page)).toHaveAccessibleName('Desks: Desk 1')
  await expect(feeds(page)).toHaveCount(1)
  await expect(button(page, 'Minimize Market overview')).toBeVisible()
}

test('DSK-01 DSK-02 desks are made, named, opened by key, palette and menu, moved, deleted and brought back, and what is being built stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await expect(opener(page)).toHaveAccessibleName('Desks: Desk 1')
  await makeBanks(page)
  await press(page, '1')
  await isFirst(page)
  await press(page, '2')
  await isBanks(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('>desk 1')
  await page.keyboard.press('Enter')
  await isFirst(page)

  await opener(page).click()
  await menu(page).getByRole('link', { name: '2 Banks' }).press('Enter')
  await isBanks(page)
  await expect(menu(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await button(page, 'Move up Banks').click()
  await expect(names(page)).toHaveText(['Banks', 'Desk 1'])
  await button(page, 'Delete Banks').click()
  await isFirst(page)
  await expect(names(page)).toHaveText(['Desk 1'])
  await expect(button(page, 'Undo')).toBeFocused()
  await button(page, 'New desk, as this one').click()
  await expect(names(page)).toHaveText(['Desk 1', 'Desk 2'])
  await button(page, 'Undo').click()
  await isBanks(page)
  await expect(names(page)).toHaveText(['Banks', 'Desk 1', 'Desk 2'])
  await page.keyboard.press('Escape')

  await button(page, 'Filters').first().click()
  await press(page, '2')
  await expect(noticeOn(page)).toContainText('Apply or leave the filters that are open first, then change the desk.')
  await expect(opener(page)).toHaveAccessibleName('Desks: Banks')
})

test('DSK-03 a window shows its desk again after a reload, another window has the same desks, and both agree on one that both show', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await allowFunctionality(page)
  await makeBanks(page)
  await page.reload()
  await isBanks(page)

  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto('/terminal')
  await isBanks(other)
  // a window that comes changes nothing in the others
  await isBanks(page)
  await press(other, '1')
  await isFirst(other)
  await isBanks(page)
  await press(other, '2')
  await isBanks(other)
  await button(other, 'Add Feed').click()
  await expect(feeds(page)).toHaveCount(3)

  await opener(other).click()
  await button(other, 'Delete Banks').click()
  await isFirst(other)
  await isFirst(page)
})

test('RTE-21 Back and Forward lead along desks and their symbols, a press with Shift opens one in a window of its own, and one that was deleted is no trap', async ({
  page,
  context,
}) => {
  const address = () => new URL(page.url()).searchParams
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await allowFunctionality(page)
  await expect(opener(page)).toHaveAccessibleName('Desks: Desk 1')
  expect(address().has('desk')).toBe(false)
  await makeBanks(page)
  const banks = new URL(page.url()).searchParams.get('desk')
  expect(banks).toBeTruthy()
  const tape = page.getByRole('region', { name: 'Ticker tape' })
  await tape
    .getByRole('button', { name: /^Bitcoin/ })
    .first()
    .click()
  await expect.poll(() => address().get('symbol')).toBe('BTCUSD')
  await press(page, '1')
  await isFirst(page)
  await expect.poll(() => `${address()}`).toBe('desk=desk-1')

  await page.goBack()
  await isBanks(page)
  await expect.poll(() => `${address()}`).toBe(`desk=${banks}&symbol=BTCUSD`)
  await page.goBack()
  await expect.poll(() => `${address()}`).toBe(`desk=${banks}`)
  await isBanks(page)
  await page.goForward()
  await page.goForward()
  await isFirst(page)
  await page.reload()
  await isFirst(page)

  await opener(page).click()
  const opened = context.waitForEvent('page')
  await menu(page)
    .getByRole('link', { name: '2 Banks' })
    .click({ modifiers: ['Shift'] })
  const other = await opened
  await other.setViewportSize({ width: 1440, height: 900 })
  await isBanks(other)
  await isFirst(page)

  await button(page, 'Delete Banks').click()
  await page.keyboard.press('Escape')
  await isFirst(other)
  await page.goBack()
  await expect.poll(() => `${address()}`).toBe('symbol=BTCUSD')
  await isFirst(page)
})

test('RTE-21 an address of a desk that is not there gives way, and a notice says why', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal?desk=nosuch')
  await expect(noticeOn(page)).toContainText('The desk of this address is not here')
  await expect(opener(page)).toHaveAccessibleName('Desks: Desk 1')
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('DSK-02 keys lead from a desk to the same button of another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await makeBanks(page)
  await opener(page).click()
  await expect(menu(page).getByRole('link', { name: '2 Banks' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(menu(page).getByRole('link', { name: '1 Desk 1' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Rename Banks')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Rename Banks')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(button(page, 'Rename Desk 1')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('New name of the desk')).toBeFocused()
})

for (const width of [390, 1280])
  test(`DSK-02 the menu lies over what lies over the feeds, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/terminal')
    await page.getByRole('button', { name: 'Spotlight and Live TV' }).click()
    await expect(page.getByRole('heading', { name: 'Spotlight and Live TV' })).toBeVisible()
    await opener(page).click()
    await button(page, 'New desk, as this one').click()
    await expect(opener(page)).toHaveAccessibleName('Desks: Desk 2')
  })
