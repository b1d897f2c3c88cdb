import { layoutFaults, resizeTo } from '../look/layout.ts'
import { shiftsOf, watchShifts } from '../look/shift.ts'
import { expect, rows, test } from '../test.ts'

/** Of the seed that the backend of these tests has. */
const sunday = { plate: 'Sunday, January 4', line: 'World time: Sun, Jan 4, 2026, 12:00 ET' }

test('LAY-08 CAL-07 SPT-04 in a scenario plate, calendar, headlines and Spotlight show the time of the world, and a line says so, from the first paint on', async ({
  page,
  backend,
}) => {
  await backend.call('POST', '/mock/world', { scenario: 'quiet-sunday' })
  await watchShifts(page)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const line = banner.getByText('World time')
  const spotlight = page.getByRole('region', { name: /Spotlight/ })
  const calendar = page.getByRole('region', { name: 'Calendar', exact: true })
  await expect(banner.locator('time')).toHaveText(sunday.plate)
  await expect(line).toHaveText(`${sunday.line} · scenario Quiet Sunday`)
  await expect(rows(page).first().locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/)
  await expect(calendar.locator('[aria-current=date]')).toHaveText(/4/)
  await expect(spotlight.getByText(/^(Today|Yesterday) at/).first()).toBeVisible()
  const faults: unknown[] = await shiftsOf(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 390, 768, 1281, 1920]) {
      await resizeTo(page, width)
      const isCut = await line.evaluate((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 24)
      faults.push(...(isCut ? [`${width}: cut`] : []), ...(await layoutFaults(page, 'header')))
    }
  }
  expect(faults).toEqual([])

  await backend.call('POST', '/mock/world', { scenario: null })
  await expect(line).toBeHidden()
  await expect(rows(page).first().locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/)
})
