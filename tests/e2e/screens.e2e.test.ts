import { layerVisits } from './look/layer-states.ts'
import { resizeTo } from './look/layout.ts'
import { screens } from './look/screens.ts'
import { shiftOf, watchShifts } from './look/shift.ts'
import type { Visit, World } from './look/state.ts'
import { terminalVisits } from './look/terminal-states.ts'
import { firstOf, lookAt } from './look/visit.ts'
import { expect, test } from './test.ts'

/** A Wednesday morning in New York: what is simulated is the same on every day. */
const now = '2026-11-18T15:30:00.000Z'
test.use({
  bypassCSP: true,
  colorScheme: 'dark',
  timezoneId: 'America/New_York',
  quiet: [/Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED/],
})

test.beforeEach(async ({ page, backend }) => {
  test.slow()
  await backend.setClock({ now, rate: 0 })
  await page.clock.setFixedTime(now)
})

const titleOf = ({ ids }: Visit, words: string) => (ids ? `${ids} ${words}` : words)

for (const visit of screens) {
  const { name, address, prepare, settled } = visit
  const title = titleOf(
    visit,
    `neither axe nor the layout check finds anything at ${name}, and nothing shifts while it loads`,
  )
  test(title, async ({ page, backend }) => {
    await prepare?.({ page, backend })
    await watchShifts(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address, { waitUntil: 'networkidle' })
      await settled(page)
      expect.soft(await shiftOf(page), `shift at ${width} px`).toBe('0.00')
    }
    await lookAt(page, { name })
    await lookAtStates(visit, { page, backend })
  })
}

for (const visit of [...terminalVisits, ...layerVisits]) {
  const { name, address, prepare, settled } = visit
  test(titleOf(visit, `neither axe nor the layout check finds anything in ${name}`), async ({ page, backend }) => {
    await prepare?.({ page, backend })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await settled(page)
    await lookAtStates(visit, { page, backend })
  })
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
