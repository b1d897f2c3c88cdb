import { expect, rows, test } from '../test.ts'

for (const { name, query, title } of [
  { name: 'a list that there is not', query: 'list:mine OR orbex', title: /Orbex/ },
  { name: 'words that look like a list', query: '"list:mine" OR orbex', title: /Orbex/ },
])
  test(`QRY-11 a feed that names ${name} is there again after a reload`, async ({ page, backend }) => {
    await page.goto('/terminal')
    await backend.inject([{ title: 'Orbex Foods opens a plant' }])
    const box = page.getByLabel('Search news')
    await box.fill(query)
    await box.press('Enter')
    await expect(rows(page)).toHaveText([title])
    await page.reload()
    await expect(rows(page)).toHaveText([title])
    await expect(box).toHaveValue(query)
  })
