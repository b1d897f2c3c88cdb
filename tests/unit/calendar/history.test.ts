import { expect, it } from 'vitest'
import { createAlmanac } from '../../../mock-server/calendar/almanac.ts'
import { recall } from '../../../mock-server/calendar/history.ts'
import type { EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import { economicEvent } from './calendar-items.ts'

const DAY = 86_400_000
const now = Date.parse('2026-10-14T12:00:00.000Z')
const turn = async () => undefined

/** The calendar of a provider that keeps no history: a statistic each month, and one event that belongs to none. */
const provided = createAlmanac<EconomicEvent>(function* (year) {
  for (let month = 0; month < 12; month += 1) {
    const at = Date.UTC(year, month, 10)
    const event = economicEvent(`cpi-${year}-${month}`, { source: 'bureau' })
    yield { at, key: 'cpi', changes: [at], itemAt: (known) => ({ ...event, actual: at <= known ? month : null }) }
  }
  yield { at: Date.UTC(year, 5, 1), changes: [], itemAt: () => economicEvent(`speech-${year}`) }
})

it('API-17 a provider that keeps no history answers with what its calendar has of the last year', async () => {
  const found = await recall(provided, 'cpi-2026-10', now, 24, turn)
  expect([found?.event.actual, found?.past.map(({ id }) => id)]).toEqual([
    null,
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((month) => `cpi-2026-${month}`).concat('cpi-2025-11', 'cpi-2025-10'),
  ])
})

it('API-17 of them no more than are asked for, and none of an event that belongs to no statistic', async () => {
  const [two, speech, unknown, older] = await Promise.all(
    ['cpi-2026-9', 'speech-2026', 'none', `cpi-${new Date(now - 500 * DAY).getUTCFullYear()}-1`].map((id) =>
      recall(provided, id, now, 2, turn),
    ),
  )
  expect([two?.past.map(({ id }) => id), speech?.past, unknown, older]).toEqual([
    ['cpi-2026-9', 'cpi-2026-8'],
    [],
    undefined,
    undefined,
  ])
})
