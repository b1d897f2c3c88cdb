import { expect, rows, test } from '../test.ts'

test('QRY-11 a feed that names a list that there is not, or words that look like a list, is there again after a reload', async ({
  page,
  backend,
}) => {
  await page.goto('/terminal')
  await backend.inject([{ title: 'Orbex Foods opens a plant' }])
  const box = page.getByLabel('Search news')
  for (const query of ['list:mine OR orbex', '"list:mine" OR orbex']) {
    await box.fill(query)
    await box.press('Enter')
    await expect(rows(page)).toHaveText([/Orbex/])
    await page.reload()
    await expect(rows(page)).toHaveText([/Orbex/])
    await expect(box).toHaveValue(query)
  }
})

test('EMB-03 the heatmap shows the shares of a watchlist, follows it while it is edited, and does so after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await page.evaluate(
    (kept) => localStorage.setItem('market-flux.watchlists', kept),
    JSON.stringify({ version: 1, lists: [{ id: 'cars', name: 'My cars', symbols: ['F', 'GM'] }] }),
  )
  await page.reload()
  const overview = page.getByRole('region', { name: 'Market overview' })
  const field = overview.getByRole('textbox', { name: 'Shares, or list:name' })
  const symbols = () =>
    overview
      .locator('[data-symbol]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-symbol')).sort())
  await expect.poll(async () => (await symbols()).length).toBeGreaterThan(10)
  await field.fill('list:"my cars"')
  await expect.poll(symbols).toEqual(['F', 'GM'])
  await page.reload()
  await expect(field).toHaveValue('list:"my cars"')
  await expect.poll(symbols).toEqual(['F', 'GM'])
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  const lists = page.getByRole('region', { name: 'Watchlists' })
  await lists.locator('[data-at]').filter({ hasText: 'GM' }).press('Delete')
  await expect.poll(symbols).toEqual(['F'])
  await field.fill('list:mine')
  await expect(overview).toContainText('No such list: “mine”.')
  await overview.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(async () => (await symbols()).length).toBeGreaterThan(10)
})
