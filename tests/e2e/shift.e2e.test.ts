import { addresses, settled } from './look.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    shifted: number
  }
}

for (const width of [390, 1440]) {
  for (const address of addresses.filter((path) => !path.startsWith('/profile'))) {
    test(`nothing shifts while ${address} loads at ${width} px`, async ({ page }) => {
      await page.addInitScript(() => {
        window.shifted = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address, { waitUntil: 'networkidle' })
      await settled(page, address)
      expect((await page.evaluate(() => window.shifted)).toFixed(2)).toBe('0.00')
    })
  }
}
