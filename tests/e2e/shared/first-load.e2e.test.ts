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

test('LAY-25 the menu, the dialogs and the router are loaded when a pointer comes to what leads there', async ({
  page,
}) => {
  const named: string[] = []
  page.on('request', (request) => named.push(/(MainMenu|Overlay|Pages)-[^/]*\.js$/.exec(request.url())?.[1] ?? ''))
  const loaded = () => named.filter((name) => name !== '')
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = [loaded()]
  await page.getByRole('button', { name: 'Menu' }).hover()
  await expect.poll(loaded).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign In' }).hover()
  await expect.poll(loaded).toHaveLength(2)
  await page.getByRole('link', { name: 'Send Feedback' }).hover()
  await expect.poll(loaded).toHaveLength(3)
  seen.push(loaded())
  expect(seen).toEqual([[], ['MainMenu', 'Overlay', 'Pages']])
})
