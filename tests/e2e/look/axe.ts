import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** What axe finds, by all of its rules or by those that look at colours; `within` a selector, in its element. */
export async function axeFindings(page: Page, rules: 'all' | 'colours', within?: string) {
  // half a megabyte, which the builder would put into the page twice each time
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : undefined }).setLegacyMode()
  axe.options({ resultTypes: ['violations'] })
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block'])
  if (within) axe.include(within)
  const { violations, passes } = await axe.analyze()
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target}`))
}
