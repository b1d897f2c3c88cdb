import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { fine, judged } from './known.ts'
import { resizeTo } from './layout.ts'
import { openSettled } from './open-settled.ts'
import { shiftsOf, watchShifts } from './shift.ts'
import type { Visit, World } from './state.ts'
import { firstOf, lookAt } from './visit.ts'

/** A Wednesday morning in New York, so that the simulation is the same on every day. */
const now = '2026-11-18T15:30:00.000Z'

/** A test for each visit: axe and the layout check find nothing, and nothing shifts while a screen loads. */
export function testVisits(visits: Visit[]) {
  test.describe.configure({ mode: 'parallel' })
  test.use({
    bypassCSP: true,
    colorScheme: 'dark',
    timezoneId: 'America/New_York',
    // errors of the tests' own scripts in the sandboxed frames of a mail and of a player are not the product's
    quiet: [
      /Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED|^Blocked script execution in 'about:(blank|srcdoc)'|^Failed to execute 'postMessage' on 'DOMWindow'/,
    ],
  })
  for (const visit of visits) {
    test(titleOf(visit), async ({ page, backend }) => {
      test.slow()
      await backend.setClock({ now, rate: 0 })
      await page.clock.setFixedTime(now)
      await visit.prepare?.({ page, backend })
      await (visit.isScreen ? lookAtScreen(visit, page) : openVisit(visit, page))
      await lookAtStates(visit, { page, backend })
    })
  }
}

const titleOf = ({ ids, name, isScreen }: Visit) =>
  `${ids ? `${ids} ` : ''}neither axe nor the layout check finds anything ${isScreen ? `at ${name}, and nothing shifts while it loads` : `in ${name}`}`

async function openVisit({ address, settled }: Visit, page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await settled(page)
}

async function lookAtScreen({ name, address, samples, settled }: Visit, page: Page) {
  await watchShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openSettled(page, { address, samples })
    await settled(page)
    expect.soft(judged(name, width, 'shift', await shiftsOf(page)), `shift at ${width} px`).toEqual(fine)
  }
  await lookAt(page, { name })
}

async function lookAtStates({ states = [], layer, part, widths }: Visit, world: World) {
  for (const one of states) {
    const state = { layer, part, widths, ...one }
    await test.step(state.name, async () => {
      await resizeTo(world.page, firstOf(state.widths))
      await state.open(world)
      await lookAt(world.page, state)
      await state.close?.(world)
    })
  }
}
