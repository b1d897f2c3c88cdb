import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifted: number
  }
}

/** From now on each page that is loaded adds up how far its layout shifts. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = async (page: Page) => (await page.evaluate(() => window.shifted)).toFixed(2)
