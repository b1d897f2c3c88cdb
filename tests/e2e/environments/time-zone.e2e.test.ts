import { chromium } from '../chromium.ts'
import { expect, test } from '../test.ts'
import { visit } from './journeys.ts'

// Chromium then reports the zone Etc/Unknown, which it does not accept itself
test.use({
  viewport: { width: 1440, height: 900 },
  ownBrowser: { ...chromium, env: { ...process.env, TZ: 'Foo/Bar' } },
})

test('API-01 CAL-11 STO-02 a browser that does not know its zone shows times in UTC, and every feature works', async ({
  page,
  backend,
}) => {
  await backend.setClock({ now: '2026-10-28T13:00:00.000Z', rate: 0 })
  await page.clock.setFixedTime('2026-10-28T13:00:00.000Z')
  await page.goto('/terminal')
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await expect(calendar.getByRole('tabpanel').getByText('Now 13:00')).toBeVisible()
  await visit({ page, backend })
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown')
})
