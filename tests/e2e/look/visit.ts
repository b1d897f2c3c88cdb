import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { axeFindings, type Rules } from './axe.ts'
import { fine, judged } from './known.ts'
import { layoutFaults, resizeTo, widths } from './layout.ts'
import type { State } from './state.ts'

const AXE_WIDTHS = [390, 1024, 1440]
/** At this width no colour occurs that is at neither of the others. */
const rulesAt = (width: number): Rules => (width === 1024 ? 'all but colours' : 'all')
const softly = expect.configure({ soft: true })

type Sight = Pick<State, 'name' | 'layer' | 'part' | 'widths'>

/**
 * Checks a page: its layout at every width; with axe at three of them, and a part of a page at one; its colours in the
 * light theme as well.
 */
export async function lookAt(page: Page, { name, layer, part, widths: own = widths }: Sight) {
  const first = firstOf(own)
  const within = layer ?? part
  const axeWidths = part ? [first] : AXE_WIDTHS
  const [least, most] = [Math.min(...own), Math.max(...own)]
  const others = [...own, ...axeWidths].filter((width) => width !== first && width >= least && width <= most)
  for (const width of [first, ...new Set(others.sort((a, b) => b - a))]) {
    await resizeTo(page, width)
    if (own.includes(width)) await expectLayout(page, name, width, within)
    if (width === first || axeWidths.includes(width)) await expectAxe(page, name, width, rulesAt(width), within)
    if (width !== first) continue
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAxe(page, name, width, 'colours', within)
    await page.emulateMedia({ colorScheme: 'dark' })
  }
}

/** The width at which something is opened (px). */
export const firstOf = (own: readonly number[] = widths) => (own.includes(1440) ? 1440 : Math.max(...own))

async function expectLayout(page: Page, name: string, width: number, within: string | undefined) {
  const judgement = async () => {
    const faults = await layoutFaults(page, within)
    return judged(
      name,
      width,
      'layout',
      faults.map(({ what, sample }) => `${what} (${sample})`),
    )
  }
  // elements that appear at another width may take a moment; after the first real fault, waiting for each is in vain
  const timeout = test.info().errors.length > 0 ? 500 : 5_000
  await softly.poll(judgement, { message: `${name}, ${width} px`, timeout }).toEqual(fine)
}

async function expectAxe(page: Page, name: string, width: number, rules: Rules, within: string | undefined) {
  const message = `${name}, ${width} px, ${rules === 'colours' ? 'light' : 'dark'}`
  softly(judged(name, width, 'axe', await axeFindings(page, rules, within)), message).toEqual(fine)
}
