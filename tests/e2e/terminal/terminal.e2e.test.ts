import type { Locator, Page } from '@playwright/test'
import { expect, headlines as feeds, signIn, test } from '../test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const drawer = (page: Page, name: string) => page.getByRole('complementary', { name })
const LEFT = 'Spotlight and Live TV'
const RIGHT = 'Calendar and Charts'

async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/terminal')
  await feeds(page).first().getByRole('article').first().waitFor()
}

test('TRM-01 TRM-02 up to three feeds are shown between two drawers that minimize and restore; where three do not fit, an added feed scrolls into view', async ({
  page,
}) => {
  await open(page, 1920)
  await expect(page.getByRole('heading', { name: 'Terminal News Feeds' })).toBeVisible()
  await expect(button(page, 'Remove Feed')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Add Feed').click()
  await button(page, 'Add Feed').click()
  await expect(feeds(page)).toHaveCount(3)
  const parts = [drawer(page, LEFT), ...[0, 1, 2].map((slot) => feeds(page).nth(slot)), drawer(page, RIGHT)]
  const boxes = await Promise.all(parts.map((one) => one.boundingBox()))
  const [starts, ends] = [boxes.map((box) => box?.x ?? 0), boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0))]
  expect(starts.slice(1).filter((start, index) => start < (ends[index] ?? 0))).toEqual([])
  await expect(button(page, 'Add Feed')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Add Feed').click({ force: true })
  await button(page, 'Remove Feed').click()
  await expect(feeds(page)).toHaveCount(2)
  for (const name of [LEFT, RIGHT]) {
    await expect(drawer(page, name)).toBeVisible()
    await button(page, `Minimize ${name}`).click()
    await expect(drawer(page, name)).toBeHidden()
    await button(page, `Restore ${name}`).click()
    await expect(drawer(page, name)).toBeVisible()
  }

  await button(page, 'Remove Feed').click()
  await expect(feeds(page)).toHaveCount(1)
  await page.setViewportSize({ width: 1281, height: 900 })
  for (const slot of [1, 2]) {
    await button(page, 'Add Feed').click()
    await expect(feeds(page).nth(slot).getByRole('article').first()).toBeInViewport({ ratio: 1 })
  }
})

test('TRM-01 TRM-04 CAL-04 panels can be resized and reset; all widgets but the single chart are open at first, and all but the Spotlight collapse; lists keep their scroll position when their drawers are restored', async ({
  page,
}) => {
  await open(page)
  await keepsPositions(page)
  await resizesPanels(page)
  const stands = (name: string) => button(page, new RegExp(`^(Minimize|Restore) ${name}$`))
  for (const name of ['Calendar', 'Market overview', 'Live TV']) {
    await expect(stands(name)).toHaveAttribute('aria-expanded', 'true')
    const panel = page.getByRole('region', { name, exact: true })
    const height = async () => (await panel.boundingBox())?.height
    // its code may still be loading
    await expect.poll(height).toBeGreaterThan(100)
    await stands(name).click()
    await expect(stands(name)).toHaveAttribute('aria-expanded', 'false')
    // only its header is left
    await expect.poll(height).toBeLessThan(40)
  }
  await expect(stands('Chart')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('region', { name: 'Market Flux Spotlight' })).toBeVisible()
  await expect(stands('Market Flux Spotlight')).toHaveCount(0)
})

test('TRM-06 feeds, widgets, drawers and sizes survive a reload, and reach another tab only with consent', async ({
  page,
  context,
}) => {
  await open(page)
  await button(page, 'Add Feed').click()
  await button(page, `Minimize ${LEFT}`).click()
  await button(page, 'Minimize Market overview').click()
  const edge = page.getByRole('separator', { name: `Edge of ${RIGHT}` })
  await edge.press('Shift+ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', '404')
  const expectAsArranged = async (seen: Page) => {
    await expect(feeds(seen)).toHaveCount(2)
    await expect(drawer(seen, LEFT)).toBeHidden()
    await expect(button(seen, 'Restore Market overview')).toBeVisible()
    await expect(seen.getByRole('separator', { name: `Edge of ${RIGHT}` })).toHaveAttribute('aria-valuenow', '404')
  }
  await page.reload()
  await expectAsArranged(page)

  const other = await context.newPage()
  await open(other)
  await expect(feeds(other)).toHaveCount(1)
  // third-party content is not part of this test
  await context.route(/tradingview|youtube/, (route) => route.fulfill({ body: '' }))
  await button(page, 'Allow all').click()
  await other.reload()
  await expectAsArranged(await reopened(other))
})

/** Opens a new tab, which does not have the storage of the old one. */
async function reopened(page: Page) {
  const other = await page.context().newPage()
  await open(other)
  return other
}

test('TRM-06 SES-03 each user of a browser has their own Terminal', async ({ page }) => {
  await open(page)
  await signIn(page)
  await button(page, 'Add Feed').click()
  await expect(feeds(page)).toHaveCount(2)
  await page.reload()
  await expect(feeds(page)).toHaveCount(2)
  await expect(button(page, /Beta Tester/)).toContainText(/\d presets?/)
  await button(page, /Beta Tester/).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(feeds(page)).toHaveCount(1)
  await signIn(page)
  await expect(feeds(page)).toHaveCount(2)
})

async function resizesPanels(page: Page) {
  const edge = page.getByRole('separator', { name: 'Edge between Market Flux Spotlight and Live TV' })
  const height = async () =>
    Math.round((await page.getByRole('region', { name: 'Live TV' }).boundingBox())?.height ?? 0)
  // the panel itself, not the placeholder while its code is loading
  await button(page, 'Play the demo').waitFor()
  const before = await height()
  await drag(edge, { x: 0, y: -80 })
  expect(await height()).toBe(before + 80)
  await button(page, 'Reset sizes').click()
  expect(await height()).toBe(before)
}

async function drag(edge: Locator, by: { x: number; y: number }) {
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const { mouse } = edge.page()
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + by.x, y + by.y, { steps: 4 })
  await mouse.up()
}

test('TRM-01 TRM-02 on 1440 and 1024 px the edge between two feeds is dragged, and covers neither', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Add Feed').click()
  const edge = page.getByRole('separator', { name: 'Edge between the first feed and the second feed' })
  const widthOf = async (slot: number) => Math.round((await feeds(page).nth(slot).boundingBox())?.width ?? 0)
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await edge.waitFor({ state: 'attached' })
    // at its time: in the middle of an open one there may be a ticker, whose panel lies over the feeds then
    for (const slot of [0, 1]) await feeds(page).nth(slot).getByRole('article').first().locator('time').first().click()
    const [first, second] = [await widthOf(0), await widthOf(1)]
    await drag(edge, { x: 40, y: 0 })
    expect([await widthOf(0), await widthOf(1)]).toEqual([first + 40, second - 40])
    await edge.dblclick()
    expect([await widthOf(0), await widthOf(1)]).toEqual([first, second])
  }
})

async function keepsPositions(page: Page) {
  const today = page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { name: /Today$/ })
  const newest = page.getByRole('region', { name: 'Market Flux Spotlight' }).getByRole('article').first()
  await expect(newest).toBeInViewport({ ratio: 1 })
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(newest).toBeHidden()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(today).toBeInViewport()
  await expect(newest).toBeInViewport({ ratio: 1 })
}

test('LAY-01 LAY-03 on a tablet the drawers start closed, open over the feeds, and return the focus; a phone shows the first feed only, and its calendar as a sheet', async ({
  page,
}) => {
  await open(page, 900)
  await expect(drawer(page, RIGHT)).toBeHidden()
  await button(page, `Restore ${RIGHT}`).click()
  await expect(drawer(page, RIGHT)).toBeVisible()
  await expect(button(page, `Close ${RIGHT}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer(page, RIGHT)).toBeHidden()
  await expect(button(page, `Restore ${RIGHT}`)).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Add Feed').click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(feeds(page)).toHaveCount(1)
  const calendar = page.getByRole('navigation', { name: 'Platform' }).getByRole('button', { name: 'Calendar' })
  await calendar.click()
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible()
  await button(page, 'Close the calendar').click()
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(feeds(page)).toHaveCount(2)
})
