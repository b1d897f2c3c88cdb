import type { Page } from '@playwright/test'
import { bundle } from './bundle.ts'
import type { Fault } from './in-page/layout.ts'

/** The widths at which every screen is checked (px). */
export const widths = [390, 767, 768, 1280, 1281, 1440, 1920, 2560] as const

let code: Promise<string> | undefined

/**
 * The layout faults of a page in its current state: texts that overlap, controls that leave their panel or are covered, texts that
 * do not fit their control, boxes that scroll sideways. On a page with a modal dialog, those of the dialog; `within` a selector, those of
 * its element.
 */
export async function layoutFaults(page: Page, within?: string): Promise<Fault[]> {
  code ??= bundle(new URL('in-page/layout.ts', import.meta.url), 'look')
  return page.evaluate(`(() => { ${await code}; return look.layoutFaults(${JSON.stringify(within)}) })()`)
}

/** Gives the page another size, and waits until it is drawn. */
export async function resizeTo(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  // not requestAnimationFrame, which a test may have replaced with the clock
  await page.evaluate(async () => {
    // an element that nothing else holds may be collected before it is observed
    const drawn = () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    for (const _ of [1, 2]) await drawn()
  })
}
