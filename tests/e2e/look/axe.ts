import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { bundle } from './bundle.ts'

/** The rules about colours take longer than all others. */
const COLOURS = ['color-contrast', 'link-in-text-block']
export type Rules = 'all' | 'colours' | 'all but colours'

/** The violations that axe finds by these rules; `within` is a selector that limits them to its element. */
export async function axeFindings(page: Page, rules: Rules, within?: string): Promise<string[]> {
  return [
    ...(rules === 'colours' ? [] : await findingsOfOthers(page, within)),
    ...(rules === 'all but colours' ? [] : await findingsOfColours(page, within)),
  ]
}

async function findingsOfOthers(page: Page, within: string | undefined) {
  const { passes, findings } = await analyze((await axeOn(page, within)).disableRules(COLOURS))
  expect(passes).not.toEqual([])
  return findings
}

let code: Promise<string> | undefined

async function findingsOfColours(page: Page, within: string | undefined) {
  code ??= bundle(new URL('in-page/repeated.ts', import.meta.url), 'repeated')
  await page.evaluate(`(() => { ${await code}; repeated.markRepeated() })()`)
  const { passes, findings } = await analyze((await axeOn(page, within)).withRules(COLOURS).exclude('[data-repeated]'))
  await page.evaluate(`(() => { ${await code}; repeated.unmarkRepeated() })()`)
  expect(passes).toContain('color-contrast')
  return findings
}

async function axeOn(page: Page, within: string | undefined) {
  // half a megabyte, which the builder would put into the page twice each time
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : undefined }).setLegacyMode()
  axe.options({ resultTypes: ['violations'] })
  return within ? axe.include(within) : axe
}

async function analyze(axe: AxeBuilder) {
  const { violations, passes } = await axe.analyze()
  return {
    passes: passes.map(({ id }) => id),
    findings: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target}`)),
  }
}
