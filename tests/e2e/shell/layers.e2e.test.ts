import type { Page } from '@playwright/test'
import { expect, rows, test } from '../test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** How many entries the user has gone forward from the page's first. */
const depth = (page: Page) => page.evaluate(() => history.state.__TSR_index)

test('RTE-15 TRM-01 Back closes a phone’s calendar, and no way of closing it leaves a dead Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  const sheet = page.getByRole('complementary', { name: 'Calendar sheet' })
  const platform = page.getByRole('navigation', { name: 'Platform' })
  const open = async () => {
    await platform.getByRole('button', { name: 'Calendar' }).click()
    await expect(sheet).toBeVisible()
    await expect.poll(() => depth(page)).toBe(1)
  }
  await open()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/terminal')

  await page.goForward()
  await expect.poll(() => depth(page)).toBe(0)
  await expect(sheet).toHaveCount(0)

  await open()
  await button(page, 'Close the calendar').click()
  await expect.poll(() => depth(page)).toBe(0)
  await open()
  await page.keyboard.press('Escape')
  await expect.poll(() => depth(page)).toBe(0)

  await open()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => depth(page)).toBe(0)
  await expect(sheet).toHaveCount(0)

  // a link over the sheet leads on, and Back to it again
  await open()
  await platform.getByRole('link', { name: 'News Pit' }).click()
  await expect(page).toHaveURL('/news-pit')
  await page.goBack()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/terminal')
})

test('RTE-15 PIT-04 Back closes the reader, then the Library, then leaves the News Pit', async ({ page }) => {
  await page.goto('/about-us')
  await page.goto('/news-pit')
  await button(page, 'Library').click()
  const list = page.getByRole('feed', { name: 'Library, newest first' })
  await list.getByRole('article').nth(1).click()
  const reader = page.getByRole('dialog', { name: 'Article Reader' })
  await expect(reader).toBeVisible()
  await expect.poll(() => depth(page)).toBe(2)
  await page.goBack()
  await expect(reader).toHaveCount(0)
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(list).toHaveCount(0)
  await expect(button(page, 'Spotlight')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/news-pit')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('RTE-15 FED-02 OVL-01 Back leads through a builder and a dialog over it step by step', async ({ page }) => {
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  const filters = button(page, 'Filters')
  const isOpen = (is: boolean) => expect(filters).toHaveAttribute('aria-expanded', String(is))
  await filters.click()
  await button(page, 'Load Preset').click()
  await button(page, 'Your own presets').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => depth(page)).toBe(2)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await isOpen(true)

  // a step within the builder keeps its entry
  await button(page, 'Back to the filters').click()
  await page.getByRole('button', { name: /^Keywords/ }).click()
  await page.goBack()
  await expect(button(page, 'Load Preset')).toBeVisible()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await isOpen(false)
  await expect(page).toHaveURL('/terminal')
  await expect.poll(() => depth(page)).toBe(0)
})

test('RTE-15 TRM-08 Escape closes a column over the feeds wherever the focus is, and only then leaves the selected symbol', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/terminal?symbol=NVDA')
  await expect(rows(page).first()).toBeVisible()
  const column = page.locator('#column-left')
  for (const reach of [
    () => expect(button(page, 'Close Spotlight and Live TV')).toBeFocused(),
    () => column.getByRole('heading').first().click(),
    () => column.getByPlaceholder(/^Search events/).click(),
  ]) {
    await button(page, 'Restore Spotlight and Live TV').click()
    await expect(column).toBeVisible()
    await reach()
    await page.keyboard.press('Escape')
    await expect(column).toBeHidden()
    await expect(page).toHaveURL('/terminal?symbol=NVDA')
  }
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/terminal')
})

/** The calendar beside the feeds, the history of a release in it, and the first row that opens one. */
const calendarIn = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Calendar' })
  return { panel, history: panel.getByRole('dialog', { name: /^History of/ }), row: panel.locator('li button').first() }
}
const releaseIn = (page: Page) => new URL(page.url()).searchParams.get('release')

test.describe('the history of a release', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('RTE-20 CAL-15 Back closes it, Forward opens it again, and so does a reload', async ({ page }) => {
    await page.goto('/about-us')
    await page.goto('/terminal?symbol=NVDA')
    const { history, row } = calendarIn(page)
    await row.click()
    await expect(history).toBeVisible()
    await expect.poll(() => depth(page)).toBe(1)
    const [named, name] = [page.url(), await history.getAttribute('aria-label')]
    expect(named).toMatch(/\/terminal\?symbol=NVDA&release=[\w-]+$/)
    await page.goBack()
    await expect(history).toHaveCount(0)
    await expect(page.locator(`#calendar-event-${new URL(named).searchParams.get('release')}`)).toBeFocused()
    await expect(page).toHaveURL('/terminal?symbol=NVDA')
    await page.goForward()
    await expect(history).toHaveAccessibleName(name ?? '')
    await expect(page).toHaveURL(named)
    await page.reload()
    await expect(history).toHaveAccessibleName(name ?? '')
    await expect(page).toHaveURL(named)
    await page.keyboard.press('Escape')
    await expect(history).toHaveCount(0)
    await expect(page).toHaveURL('/terminal?symbol=NVDA')
    await expect.poll(() => depth(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
  })

  test('RTE-20 LAY-03 a link to it opens a phone’s calendar, and Back closes the topmost first', async ({ page }) => {
    await page.goto('/terminal')
    const { history, row } = calendarIn(page)
    const id = (await row.getAttribute('id'))?.replace('calendar-event-', '')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/terminal?release=${id}`)
    const sheet = page.getByRole('complementary', { name: 'Calendar sheet' })
    await expect(history).toBeVisible()
    await expect.poll(() => depth(page)).toBe(2)
    await page.reload()
    await expect(history).toBeVisible()
    await expect.poll(() => depth(page)).toBe(2)
    await page.goBack()
    await expect(history).toHaveCount(0)
    await expect(sheet).toBeVisible()
    await page.goForward()
    await expect(history).toBeVisible()
    await button(page, 'Close the calendar').click()
    await expect(sheet).toHaveCount(0)
    await expect.poll(async () => [await depth(page), releaseIn(page)]).toEqual([0, null])
  })

  test('RTE-20 a link opens the panel that the calendar stands in, and minimizing that closes the history', async ({
    page,
  }) => {
    await page.goto('/terminal')
    const { panel, history, row } = calendarIn(page)
    const id = (await row.getAttribute('id'))?.replace('calendar-event-', '')
    await button(page, 'Minimize Calendar').click()
    await button(page, 'Minimize Calendar and Charts').click()
    await expect(panel).toBeHidden()
    await page.goto(`/terminal?release=${id}`)
    await expect(history).toBeVisible()
    await expect.poll(() => depth(page)).toBe(1)
    await button(page, 'Minimize Calendar').click()
    await expect.poll(async () => [await depth(page), releaseIn(page)]).toEqual([0, null])
    await button(page, 'Restore Calendar').click()
    await expect(row).toBeVisible()
    await expect(history).toHaveCount(0)
  })

  test.describe('of no event', () => {
    test.use({ quiet: [/Failed to load resource/] })

    test('RTE-20 an address that names no event says so, and one that cannot name any is without', async ({ page }) => {
      const { history, row } = calendarIn(page)
      await page.goto('/terminal?release=no-such-event')
      await expect(history).toContainText('The calendar has no such event.')
      await page.goBack()
      await expect(history).toHaveCount(0)
      await page.goto('/terminal?release=%3Cscript%3E')
      await expect(row).toBeVisible()
      await expect(history).toHaveCount(0)
    })
  })
})
