import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

// a load that is refused is logged by the browser
test.use({ quiet: [/Failed to load resource/] })

const noon = Date.parse('2026-11-20T12:00:00.000Z')
const minute = 60_000
const wired = (id: string, articleSource: string, hoursAgo: number, lag: number, title = `Headline ${id}`) => ({
  ...{ id, articleSource, title, source: 'injected' },
  publishedDatetime: new Date(noon - hoursAgo * 60 * minute).toISOString(),
  receivedDatetime: new Date(noon - hoursAgo * 60 * minute + lag).toISOString(),
})
const cellsOf = async (page: Page, name: string) => {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  return (await row.getByRole('cell').allInnerTexts()).slice(0, -1)
}

test.beforeEach(async ({ page, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await backend.setClock({ now: new Date(noon).toISOString() })
})

test('RTE-18 SRC-01 SRC-04 the page of sources is found by the menu and the palette, and shows each publisher, by days and sorted as pressed', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sources' }).click()
  await expect(page).toHaveURL('/sources')
  await expect(page).toHaveTitle(/^Sources · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources')
  await page.goto('/about-us')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('sources')
  await page.getByRole('option', { name: /^Sources/ }).click()
  await expect(page).toHaveURL('/sources')
  const rows = page.getByRole('region', { name: 'Simulated sources' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Simulated')
  const countsOf = async () => (await rows.locator('td:nth-child(2)').allInnerTexts()).map(Number)
  const descending = (await countsOf()).toSorted((one, other) => other - one)
  expect(await countsOf()).toEqual(descending)
  await page.getByRole('button', { name: 'Headlines' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Headlines' })).toHaveAttribute('aria-sort', 'ascending')
  expect(await countsOf()).toEqual(descending.toReversed())
  await page.getByLabel('Days').selectOption('Today')
  await expect(rows.nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  const shown = await rows.getByRole('rowheader').allInnerTexts()
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('SRC-02 SRC-03 a publisher has its headlines, lag, firsts, corrections and silence, of all days and of one', async ({
  page,
  backend,
}) => {
  const title = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
  await backend.inject([
    ...[3, 9, 15, 21].map((hours) => wired(`coast-${hours}`, 'Coast Wire', hours, hours * 1_000)),
    wired('coast-later', 'Coast Wire', 0.5, 90_000, `UPDATE 1-${title}`),
    wired('coast-fixed', 'Coast Wire', 0.25, 4_000, 'CORRECTED-Tarvik recalls 36,000 vans'),
    wired('dale', 'Dale Ledger', 1, 500, title),
    wired('dale-old', 'Dale Ledger', 40, 60 * minute),
  ])
  await page.goto('/sources')
  await expect(page.getByRole('rowheader', { name: 'Coast Wire' })).toBeVisible()
  const all = [await cellsOf(page, 'Coast Wire'), await cellsOf(page, 'Dale Ledger')]
  await page.getByLabel('Days').selectOption('Today')
  const today = await cellsOf(page, 'Coast Wire')
  await page.getByLabel('Days').selectOption('Thursday, November 19')
  const before = await cellsOf(page, 'Coast Wire')
  // of the lags of 3, 4, 9, 15 and 90 s; the one of 21 hours ago was the first
  expect([...all, today, before]).toEqual([
    ['6', '9.0 s', '1 min 30 s', '0', '1', '6 h'],
    ['2', '0.5 s', '0.5 s', '1', '0', expect.any(String)],
    ['4', '4.0 s', '1 min 30 s', '0', '1', expect.any(String)],
    ['2', '15 s', '15 s', '0', '0', expect.any(String)],
  ])
})

test('SRC-04 where the ledger cannot be loaded Retry loads it, and what was loaded before stays', async ({ page }) => {
  const block = () => page.route('**/api/sources', (route) => route.abort())
  await page.clock.install()
  await block()
  await page.goto('/sources')
  const failure = page.getByText('What the sources have brought could not be loaded.')
  await expect(failure).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.unroute('**/api/sources')
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  await block()
  await page.clock.fastForward(61_000)
  await expect(failure).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
})

for (const width of [390, 1440])
  test(`SRC-04 at ${width} px the names of columns and of the sources stay in sight while rows are scrolled`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await backend.inject(Array.from({ length: 60 }, (_, i) => wired(`w${i}`, `Wire ${i}`, 2, 1_000)))
    await page.goto('/sources')
    const table = page.getByRole('region', { name: 'Simulated sources' }).getByRole('table')
    const head = table.getByRole('columnheader', { name: 'Source', exact: true })
    const last = table.getByRole('rowheader').last()
    // as far as a wheel has to: to the middle of the window, the page would be scrolled beyond the ledger's head
    await last.evaluate((row) => row.scrollIntoView({ block: 'nearest' }))
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(head).toBeInViewport({ ratio: 0.9 })
    await table.locator('..').evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
    const [box, row] = [await head.boundingBox(), await last.boundingBox()]
    expect([box?.x, (box?.y ?? 0) < (row?.y ?? 0)]).toEqual([row?.x, true])
    // nothing shows through
    const top = await head.evaluate((one) => {
      const { left, top } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(left + 20, top + 10))
    })
    expect(top).toBe(true)
  })
