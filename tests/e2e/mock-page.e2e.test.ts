import AxeBuilder from '@axe-core/playwright'
import { expect, rows, test } from './test.ts'

// what a browser logs of a connection that is cut is no complaint of ours
test.use({ quiet: [/WebSocket connection|Failed to load resource/] })

test('BCK-04 a page switches faults on, puts headlines in and moves the clock', async ({ page, context }) => {
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const levers = await context.newPage()
  await levers.goto('/mock')

  await levers.getByLabel('Title').fill('Put in by hand')
  await levers.getByRole('button', { name: 'Put it in' }).click()
  await expect(rows(page).first()).toContainText('Put in by hand')

  await levers.getByLabel('What it befalls').selectOption('/news')
  await levers.getByRole('button', { name: 'Add dropped socket' }).click()
  await expect(page.getByText(/Stale since|Reconnecting/).first()).toBeVisible()
  await levers.getByRole('button', { name: 'Clear all faults' }).click()
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()

  await levers.getByRole('button', { name: 'Stand still' }).click()
  await expect(levers.getByRole('button', { name: 'Stand still' })).toHaveAttribute('aria-pressed', 'true')
})

test('BCK-04 axe finds nothing on the page of the levers', async ({ browser, backend }) => {
  const findings: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme, bypassCSP: true, baseURL: backend.url })
    const page = await context.newPage()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mock')
      const { violations } = await new AxeBuilder({ page }).analyze()
      findings.push(...violations.map(({ id }) => `${colorScheme} ${width} ${id}`))
    }
    await context.close()
  }
  expect(findings).toEqual([])
})
