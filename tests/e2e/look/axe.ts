import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { NodeResult, RunOptions } from 'axe-core'
import { expect } from '../test.ts'
import { axeSource } from './axe-source.ts'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** The rules about colours take longer than all others. */
const COLOURS = ['color-contrast', 'link-in-text-block']
export type Rules = 'all' | 'colours' | 'all but colours'

type Said = {
  violations: { id: string; nodes: Pick<NodeResult, 'target'>[] }[]
  passes: { id: string }[]
}

/** The violations that axe finds by these rules; `within` is a selector that limits them to its element. */
export async function axeFindings(page: Page, rules: Rules, within?: string) {
  const options: RunOptions = { resultTypes: ['violations'], ...choiceOf(rules) }
  // half a megabyte, once for a document
  const source = (await page.evaluate(() => 'axe' in window)) ? '' : axeSource
  const results = page.frames().length > 1 ? inFrames : inPage
  const { violations, passes } = await results(page, source, options, within)
  if (rules === 'all but colours') expect(passes).not.toEqual([])
  else expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target}`))
}

function choiceOf(rules: Rules): RunOptions {
  if (rules === 'colours') return { runOnly: { type: 'rule', values: COLOURS } }
  if (rules === 'all') return {}
  return { rules: Object.fromEntries(COLOURS.map((name) => [name, { enabled: false }])) }
}

/** Without what the rules say of themselves, which would take as long to send as they take to run. */
async function inPage(page: Page, source: string, options: RunOptions, within?: string): Promise<Said> {
  if (source !== '') await page.evaluate(source)
  return page.evaluate(
    async ([options, within]) => {
      const { violations, passes } = await window.axe.run(within ?? document, options)
      const targets = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
      return { violations: targets, passes: passes.map(({ id }) => ({ id })) }
    },
    [options, within] as const,
  )
}

/** By the builder, which takes seven messages to the page, and puts axe into each of its frames. */
function inFrames(page: Page, source: string, options: RunOptions, within?: string): Promise<Said> {
  const axe = new AxeBuilder({ page, axeSource: source || 'undefined' }).setLegacyMode().options(options)
  return (within ? axe.include(within) : axe).analyze()
}
