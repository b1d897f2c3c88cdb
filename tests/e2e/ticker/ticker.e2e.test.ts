import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

// the browser warns about reading pixels of the price chart
test.use({ quiet: [/Canvas2D: Multiple readback/] })

/** Noon on a Friday in New York, when everything is traded. */
const noon = '2026-11-20T17:00:00.000Z'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headlines = (page: Page, symbol: string) => region(page, `${symbol} headlines`)
const rowsOf = (page: Page, symbol: string) => headlines(page, symbol).getByRole('article')
const news = (id: string, title: string, tickers: string[], minutes: number) => ({
  ...{ id, title, tickers },
  publishedDatetime: new Date(Date.parse(noon) - minutes * 60_000).toISOString(),
})

test.beforeEach(async ({ page, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await backend.setClock({ now: noon })
})

test('RTE-16 TCK-01 TCK-05 a symbol has a page at its address, with its name, price, kind and the others of its industry, which lead to theirs', async ({
  page,
}) => {
  await page.goto('/ticker/BRK.B')
  await expect(page).toHaveURL(/\/ticker\/BRK-B$/)
  await expect(page).toHaveTitle(/^BRK\.B · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticker / BRK.B')
  await expect(page.getByRole('heading', { name: 'Berkshire Hathaway Inc' })).toBeVisible()
  await expect(region(page, 'About BRK.B')).toContainText(/KindShare.*ExchangeNYSE.*SectorFinancials/)
  await region(page, 'About BRK.B').getByRole('link', { name: 'BRK.A' }).click()
  await expect(page).toHaveURL(/\/ticker\/BRK-A$/)
  await expect(region(page, 'About BRK.A')).toContainText('Other class of a listed company')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticker / BRK.B')

  await page.goto('/ticker/NVDA')
  await region(page, 'Same industry')
    .getByRole('link', { name: /^AVGO (up|down|unchanged).* Broadcom Inc\.$/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/ticker\/AVGO$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(headlines(page, 'AVGO')).toBeVisible()
})

test('TCK-02 the headlines of the page are those about the symbol, live; a word narrows them, and another ticker leads to its page', async ({
  page,
  backend,
}) => {
  await backend.inject([news('tck-1', 'Coca-Cola and Pepsi end their truce', ['KO', 'PEP'], 30)])
  await page.goto('/ticker/KO')
  const row = rowsOf(page, 'KO').filter({ hasText: 'end their truce' })
  await expect(row).toContainText('PEP')
  await backend.inject([
    news('tck-2', 'Coca-Cola opens a plant', ['KO'], 0),
    news('tck-3', 'Pepsi opens a plant', ['PEP'], 0),
  ])
  await expect(rowsOf(page, 'KO').filter({ hasText: 'Coca-Cola opens a plant' })).toBeVisible()
  await headlines(page, 'KO').getByLabel('Search news').fill('zebra')
  await page.keyboard.press('Enter')
  await expect(headlines(page, 'KO')).toContainText('Nothing matches “zebra” yet')
  await headlines(page, 'KO').getByRole('button', { name: 'Clear the search' }).last().click()
  await expect(row).toBeVisible()
  await headlines(page, 'KO').getByLabel('Search news').fill('truce')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, 'KO')).toHaveCount(1)
  await row.getByRole('button').first().click()
  await row.getByRole('button', { name: 'PEP', exact: true }).click()
  await expect(page).toHaveURL(/\/ticker\/PEP$/)
  await expect(rowsOf(page, 'PEP').filter({ hasText: 'Pepsi opens a plant' })).toBeVisible()
  await page.goto('/terminal')
  await expect(page.getByRole('feed')).toBeVisible()
  expect(await page.getByLabel('Search news').inputValue()).toBe('')
})

test('TCK-03 TCK-04 headlines are marks in the price chart, which lead to their rows; reports are listed', async ({
  page,
  backend,
}) => {
  await backend.inject([
    news('tck-4', 'Nvidia names a new supplier', ['NVDA'], 12),
    news('tck-5', 'Nvidia sued', ['NVDA'], 11),
  ])
  await page.goto('/ticker/NVDA')
  const chart = page.getByRole('slider', { name: 'Nvidia Corp., 1 day' })
  await expect(rowsOf(page, 'NVDA').filter({ hasText: 'new supplier' })).toBeVisible()
  await chart.focus()
  const words = () => chart.getAttribute('aria-valuetext')
  await expect
    .poll(async () => {
      if (!(await words())?.includes('headline')) await page.keyboard.press('ArrowLeft')
      return words()
    })
    .toContain('headline')
  const count = Number(/(\d+) headlines?/.exec((await words()) ?? '')?.[1])
  await page.keyboard.press('Enter')
  const opened = headlines(page, 'NVDA')
    .getByRole('article')
    .filter({ has: page.getByText('Published') })
  await expect(opened).toHaveCount(1)
  expect(count).toBeGreaterThan(0)
  const reports = region(page, 'Earnings').getByRole('row')
  await expect(reports).toHaveCount(6)
  await expect(reports.nth(1)).toContainText(/Next.*E: [\d.]+B/)
  await expect(reports.nth(2)).toContainText(/\d\.\d\d [▲▼]?/)
})

test('TCK-01 TCK-03 what is unknown or has no prices says so', async ({ page }) => {
  await page.goto('/ticker/ZZZZQ')
  await expect(region(page, 'About ZZZZQ')).toContainText('ZZZZQ is not in the directory of listed companies.')
  await expect(headlines(page, 'ZZZZQ')).toContainText('No headlines about ZZZZQ yet')
  await page.goto('/ticker/SPY')
  await expect(region(page, 'About SPY')).toContainText('Exchange-traded fund')
  await expect(region(page, 'Price')).toContainText('There are no prices of SPY here.')
})

test('TCK-06 the Terminal turns to the symbol, and its headlines and the palette lead to the page', async ({
  page,
  backend,
}) => {
  await page.goto('/ticker/NVDA')
  await page.getByRole('button', { name: 'Open in the Terminal' }).click()
  await expect(page).toHaveURL(/\/terminal\?symbol=NVDA$/)
  // one entry: Back leads to where the user came from
  await page.goBack()
  await expect(page).toHaveURL(/\/ticker\/NVDA$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/terminal\?symbol=NVDA$/)
  await backend.inject([news('tck-6', 'Nvidia and others rally', ['NVDA'], 0)])
  const row = page
    .getByRole('feed', { name: /^Headlines/ })
    .getByRole('article')
    .filter({ hasText: 'others rally' })
  await expect(row).toContainText('NVDA selected')
  await row.getByRole('button').first().click()
  await row.getByRole('link', { name: 'NVDA page' }).click()
  await expect(page).toHaveURL(/\/ticker\/NVDA$/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('brk-b')
  await page.getByRole('option', { name: /BRK\.B/ }).waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('option', { name: 'Go to the page of BRK.B' }).click()
  await expect(page).toHaveURL(/\/ticker\/BRK-B$/)
})

test('EMB-02 the prices are drawn at least 160 px high', async ({ page }) => {
  await page.goto('/ticker/NVDA')
  const plot = region(page, 'Price').locator('canvas').first()
  for (const [width, height] of [
    [390, 844],
    [1023, 700],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await plot.boundingBox())?.height, `${width} x ${height}`)
      .toBeGreaterThanOrEqual(160)
  }
})
