import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { countLists } from '../live-lists.ts'
import { axeFindings } from '../look/axe.ts'
import { expect, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const panelOf = (page: Page) => page.getByRole('region', { name: 'Watchlists' })
const symbolsOf = (page: Page) => panelOf(page).getByRole('listitem').locator('[data-at]')

async function open(page: Page) {
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(panelOf(page).getByText('No symbols yet.')).toBeVisible()
}

test('WCH-07 WCH-08 a visitor makes lists, fills them, and selects a symbol for the desk', async ({ page }) => {
  await open(page)
  const panel = panelOf(page)
  const field = panel.getByRole('combobox', { name: 'Add symbols' })
  await field.fill('aapl, NASDAQ:MSFT nvda')
  await field.press('Enter')
  await expect(symbolsOf(page)).toHaveText([/^AAPL/, /^MSFT/, /^NVDA/])
  await expect(panel.getByRole('combobox', { name: 'Watchlist' })).toHaveValue(/./)
  await expect(field).toHaveValue('')

  await symbolsOf(page).nth(2).press('Alt+ArrowUp')
  await expect(symbolsOf(page)).toHaveText([/^AAPL/, /^NVDA/, /^MSFT/])
  await expect(symbolsOf(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/symbol=NVDA/)
  await expect(symbolsOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await symbolsOf(page).nth(1).click()
  await expect(page).not.toHaveURL(/symbol=/)
  await symbolsOf(page).nth(1).press('Delete')
  await expect(symbolsOf(page)).toHaveText([/^AAPL/, /^MSFT/])

  await page.reload()
  await expect(symbolsOf(page)).toHaveText([/^AAPL/, /^MSFT/])
})

test('WCH-07 a list is named, renamed and deleted, and what is refused can be corrected', async ({ page }) => {
  await open(page)
  const panel = panelOf(page)
  for (const name of ['Cars', 'Oil']) {
    await panel.getByRole('button', { name: 'New list' }).click()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('combobox', { name: 'Watchlist' }).locator('option:checked')).toHaveText(`${name} (0)`)
  }
  await panel.getByRole('button', { name: 'Move Oil up' }).click()
  await expect(panel.getByRole('combobox', { name: 'Watchlist' }).locator('option')).toHaveText(['Oil (0)', 'Cars (0)'])
  await panel.getByRole('button', { name: 'Rename Oil' }).click()
  const name = panel.getByLabel('New name of the list')
  await name.fill('cars')
  await name.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText('You have a list “Cars” already.')
  await name.fill('Crude')
  await name.press('Enter')
  await expect(panel.getByRole('button', { name: 'Rename Crude' })).toBeFocused()
  await panel.getByRole('button', { name: 'Delete Crude' }).click()
  await panel.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.getByRole('combobox', { name: 'Watchlist' }).locator('option')).toHaveText(['Cars (0)'])
})

test('WCH-07 the panel can be used by all, and nothing leaves it, in both themes', async ({ page }) => {
  const lists = [{ id: 'many', name: 'W'.repeat(50), symbols: Array.from({ length: 1000 }, (_, at) => `SYMBOL.${at}`) }]
  await page.addInitScript(
    (kept) => localStorage.setItem('market-flux.watchlists', kept),
    JSON.stringify({ version: 1, lists }),
  )
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(panelOf(page).getByText('1,000', { exact: true })).toBeVisible()
  await symbolsOf(page).first().hover()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, 'all', 'section[aria-label="Watchlists"]'), colorScheme).toEqual([])
    const outside = await panelOf(page).evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect()
      const boxes = [...panel.querySelectorAll('button, select, input')].map((one) => one.getBoundingClientRect())
      return boxes.filter((box) => box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5)).length
    })
    expect(outside, colorScheme).toBe(0)
  }
})

test('WCH-09 the page of a symbol puts it on a list and takes it off, and asks which where there are several', async ({
  page,
}) => {
  await page.goto('/ticker/NVDA')
  const watch = page.getByRole('button', { name: /^Watch/ })
  await watch.click()
  await expect(watch).toHaveText('Watching')
  await page.reload()
  await expect(watch).toHaveText('Watching')
  expect(await axeFindings(page, 'all', 'main')).toEqual([])

  await page.getByRole('button', { name: 'Open in the Terminal' }).click()
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(symbolsOf(page)).toHaveText([/^NVDA/])
  await panelOf(page).getByRole('button', { name: 'New list' }).click()
  await page.keyboard.type('Chips')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('combobox', { name: 'Watchlist' }).locator('option:checked')).toHaveText(
    'Chips (0)',
  )

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ticker/NVDA')
  await watch.click()
  const lists = page.getByRole('group', { name: 'Watchlists' })
  await expect(lists.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await lists.getByLabel('Chips').check()
  await lists.getByLabel('Watchlist', { exact: true }).uncheck()
  expect(await axeFindings(page, 'all', 'main')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(lists).toHaveCount(0)
  await expect(watch).toBeFocused()
  await expect(watch).toHaveAttribute('title', 'On Chips')
})

test('WCH-10 lists of other products come into a list, which leaves as a file and comes back', async ({ page }) => {
  await open(page)
  const panel = panelOf(page)
  const report = panel.getByRole('status')
  const importOf = async (name: string, text: string) => {
    const choice = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: 'Import' }).click()
    await (await choice).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await importOf('Tech: mine.txt', '\ufeff###TECH,NASDAQ:AAPL,NYSE:BRK.B,CME_MINI:ES1!')
  await expect(report).toHaveText('2 symbols added to “Tech: mine”. 1 entry is no symbol:Line 1: CME_MINI:ES1!')
  expect(await axeFindings(page, 'all', 'section[aria-label="Watchlists"]')).toEqual([])
  await importOf('yahoo.csv', 'Symbol,Current Price,Name\r\nAAPL,278.12,"Apple, Inc."\r\nNVDA,177.8,NVIDIA\r\n')
  await expect(report).toHaveText('1 symbol added to “Tech: mine”. 1 was there already.')
  await importOf('book.xlsx', 'PK\u0003\u0004\0')
  await expect(report).toHaveText('“book.xlsx” is not a text file. Save the list as CSV, then import that.')
  await panel.getByRole('button', { name: 'Close the report' }).click()
  await expect(report).toHaveText('')
  await expect(panel.getByRole('button', { name: 'Import' })).toBeFocused()

  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export' }).click()
  const saved = await download
  const text = await readFile(await saved.path(), 'utf8')
  expect([saved.suggestedFilename(), text]).toEqual(['Tech- mine.csv', 'Symbol\r\nAAPL\r\nBRK.B\r\nNVDA\r\n'])
  await importOf(saved.suggestedFilename(), text)
  await expect(report).toHaveText('Nothing to add: 3 symbols of the file are on “Tech: mine” already.')
})

test('WCH-12 the choice of lists says what is new about each until it is looked at, after a reload, too', async ({
  page,
  backend,
}) => {
  const lists = [
    { id: 'banks', name: 'Banks', symbols: ['JPM'] },
    { id: 'cars', name: 'Cars', symbols: ['F', 'TM'] },
  ]
  await page.addInitScript(
    (kept) => localStorage.setItem('market-flux.watchlists', kept),
    JSON.stringify({ version: 1, lists }),
  )
  const begun = countLists(page)
  const panel = panelOf(page)
  const options = panel.getByRole('option')
  /** The feed's live list of all headlines has begun, and that of the lists with it. */
  const bothLive = (before: number) => expect.poll(begun).toBeGreaterThan(before + 1)
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(options).toHaveText(['Banks (1)', 'Cars (2)'])
  await bothLive(0)
  await backend.inject([
    { title: 'A bank opens', tickers: ['JPM'] },
    { title: 'A car is built', tickers: ['F'] },
    { title: 'A bank buys cars', tickers: ['TM', 'F', 'JPM'] },
  ])
  await expect(options).toHaveText(['Banks (1)', 'Cars, 2 new'])
  await expect(panel.getByText('2 new', { exact: true })).toBeVisible()

  const before = begun()
  await page.reload()
  await expect(options).toHaveText(['Banks (1)', 'Cars, 2 new'])
  await bothLive(before)
  await page.getByRole('button', { name: 'Minimize Watchlists' }).click()
  await backend.inject([{ title: 'A bank closes', tickers: ['JPM'] }])
  await expect(panel.getByText('3 new', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  await expect(panel.getByText('2 new', { exact: true })).toBeVisible()
  await panel.getByRole('combobox', { name: 'Watchlist' }).selectOption('cars')
  await expect(options).toHaveText(['Banks (1)', 'Cars (2)'])
  await expect(panel.getByText(/new$/)).toHaveCount(0)
})
