import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { value: number; of: string[] }[]
  }
}

/** From now on each loaded page records its layout shifts and the elements that shift. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}: ${node.textContent?.slice(0, 40)}` : `${node}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift))
        window.shifts.push({ value, of: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The elements that shifted since the page began to load, if they add up to 0.005 or more of the screen. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum < 0.005 ? [] : [`shift ${sum.toFixed(3)} (${shifts.flatMap(({ of }) => of).join(', ')})`]
}
