import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { axeSource } from './axe-source.ts'

/** The rules about colours take longer than all others. */
const COLOURS = ['color-contrast', 'link-in-text-block']
export type Rules = 'all' | 'colours' | 'all but colours'

/** The violations that axe finds by these rules; `within` is a selector that limits them to its element. */
export async function axeFindings(page: Page, rules: Rules, within?: string) {
  // half a megabyte, which the builder would put into the page twice each time
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : axeSource }).setLegacyMode()
  axe.options({ resultTypes: ['violations'] })
  if (rules === 'colours') axe.withRules(COLOURS)
  if (rules === 'all but colours') axe.disableRules(COLOURS)
  if (within) axe.include(within)
  const { violations, passes } = await axe.analyze()
  if (rules === 'all but colours') expect(passes).not.toEqual([])
  else expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target}`))
}
