import type { Response } from '@playwright/test'
import { firstLoadOf } from '../../../scripts/lib/first-load.mjs'
import { expect, rows, test } from '../test.ts'

const nameOf = (response: Response) => new URL(response.url()).pathname.slice(1) || 'index.html'
const arrived = async (response: Response) => (await response.request().sizes()).responseBodySize

test('BCK-06 the bytes loaded before the first row are those that the build reports', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const built = firstLoadOf('dist/app').filter(({ name }) => name !== 'index.html')
  const sizes = built.map(async ({ name }) => {
    const response = responses.find((one) => nameOf(one) === name)
    return { name, bytes: response && (await arrived(response)) }
  })
  expect(await Promise.all(sizes)).toEqual(built)
  const html = responses.find((response) => nameOf(response) === 'index.html')
  expect(html && (await arrived(html))).toBeLessThan(1_000)
})
