import { expect, rows, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 }, quiet: [/Out of ink/] })

test('ERR-10 a failed panel shows an error in its place; the others keep working, and Retry restores it', async ({
  page,
  backend,
}) => {
  await page.route(/\/assets\/CalendarPanel-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let hasFailed = false
        addEventListener('mended', () => { hasFailed = true })
        export const CalendarPanel = () => {
          if (!hasFailed) throw new Error('Out of ink.')
          return 'The days.'
        }`,
    }),
  )
  await page.goto('/terminal')
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await expect(calendar.getByRole('alert')).toContainText('Calendar has failed.')
  await calendar.getByText('What to tell us').click()
  await expect(calendar.getByLabel('The error')).toHaveValue(/Out of ink\./)
  await backend.inject([{ title: 'Sent beside a panel that failed' }])
  await expect(rows(page).first()).toContainText('Sent beside a panel that failed')
  await expect(page.getByRole('region', { name: 'Market overview' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('mended')))
  await calendar.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The days.')).toBeVisible()
})
