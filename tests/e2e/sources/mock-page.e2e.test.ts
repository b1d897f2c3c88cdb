import { expect, rows, test } from '../test.ts'

// the browser logs cut connections, which this test causes
test.use({ quiet: [/WebSocket connection|WebSocket is already in CLOSING|Failed to load resource/] })

test('BCK-04 a page switches faults on, injects headlines and moves the clock', async ({ page, context }) => {
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const levers = await context.newPage()
  await levers.goto('/mock')

  await levers.getByLabel('Title').fill('Put in by hand')
  await levers.getByRole('button', { name: 'Put it in' }).click()
  await expect(rows(page).first()).toContainText('Put in by hand')

  await levers.getByLabel('Applies to').selectOption('/news')
  await levers.getByRole('button', { name: 'Add dropped socket' }).click()
  await expect(page.getByText(/Stale since|Reconnecting/).first()).toBeVisible()
  await levers.getByRole('button', { name: 'Clear all faults' }).click()
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()

  await levers.getByRole('button', { name: 'Stand still' }).click()
  await expect(levers.getByRole('button', { name: 'Stand still' })).toHaveAttribute('aria-pressed', 'true')
})
