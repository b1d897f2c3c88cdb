import { expect, rows, test } from '../test.ts'

const kept = { version: 1, lists: [{ id: 'cars', name: 'My Cars', symbols: ['F', 'GM'] }] }

test('QRY-11 WCH-06 a visitor’s list is searched by its name, and one that there is not is said to be missing', async ({
  page,
  backend,
}) => {
  await page.addInitScript((lists) => localStorage.setItem('market-flux.watchlists', lists), JSON.stringify(kept))
  await backend.inject([
    { title: 'Trucks sell well', tickers: ['F'] },
    { title: 'Vans sell well', tickers: ['GM', 'TM'] },
    { title: 'Chips sell well', tickers: ['NVDA'] },
  ])
  await page.goto('/terminal')
  const box = page.getByLabel('Search news')
  await box.fill('sell well list:"my cars"')
  await box.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('list My Cars (2 symbols)')).toBeVisible()
  await backend.inject([{ title: 'Old trucks sell well', tickers: ['F'] }])
  await expect(rows(page)).toHaveCount(3)
  await box.fill('list:mine')
  await box.press('Enter')
  await expect(page.getByText('No such list: mine')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})
