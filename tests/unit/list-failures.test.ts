import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate'
import type { createChoices } from '../../src/adapters/choices.ts'
import { introduceCalendar } from '../../src/app/calendar.ts'
import type { CalendarWindow, EarningsReport, EconomicEvent } from '../../src/contract/calendar.ts'
import { Failure } from '../../src/contract/failure.ts'
import { calendarMachine } from '../../src/machines/calendar.machine.ts'
import { earningsListMachine, economicListMachine } from '../../src/machines/calendar-list.machine.ts'
import { connectionMachine } from '../../src/machines/connection.machine.ts'
import { noticeOf, notificationMachine } from '../../src/machines/notification.machine.ts'
import { zoneSearchMachine } from '../../src/machines/zone-search.machine.ts'

const silence = () => undefined
const window = { startDate: '2026-10-01T00:00:00.000Z', endDate: '2026-10-31T00:00:00.000Z' }

/** The calendar as the app wires it; its calls are made and fail. */
function startCalendar() {
  const watchCalendar = fromCallback(silence)
  const fail = () => Promise.reject(new Failure('silent'))
  const charts = {
    calendar: createActor(calendarMachine.provide({ actors: { watchClock: fromCallback(silence) } }), {
      input: { now: Date.parse('2026-10-05T12:00:00.000Z'), homeZone: 'UTC' },
    }),
    zoneSearch: createActor(zoneSearchMachine, { input: { zones: ['UTC'] } }),
    economicCalendar: createActor(
      economicListMachine.provide({
        actors: {
          searchCalendar: fromPromise<readonly EconomicEvent[], CalendarWindow | undefined>(fail),
          watchCalendar,
        },
      }),
    ),
    earningsCalendar: createActor(
      earningsListMachine.provide({
        actors: {
          searchCalendar: fromPromise<readonly EarningsReport[], CalendarWindow | undefined>(fail),
          watchCalendar,
        },
      }),
    ),
  }
  const notification = createActor(notificationMachine)
  const connection = createActor(connectionMachine.provide({ actors: { watchConnection: fromCallback(silence) } }))
  const choices = { keepCalendar: silence } as unknown as ReturnType<typeof createChoices>
  introduceCalendar(charts, { notification, connection, choices })
  for (const chart of [notification, connection, ...Object.values(charts)]) chart.start()
  return { ...charts, notification, connection, notice: () => noticeOf(notification.getSnapshot()) }
}

describe('a calendar that cannot be loaded', () => {
  it.each([
    ['economicCalendar', 'The economic calendar could not be loaded.'],
    ['earningsCalendar', 'The earnings calendar could not be loaded.'],
  ] as const)('ERR-07 %s is told of by a Failure', async (list, text) => {
    const { notice, ...charts } = startCalendar()
    charts[list].send({ type: 'window.asked', window })
    await vi.waitFor(() => expect(notice()).toEqual({ kind: 'Failure', text }))
  })

  it('ERR-07 is asked for again when the connection is back', async () => {
    const { economicCalendar, connection, notice } = startCalendar()
    economicCalendar.send({ type: 'window.asked', window })
    await vi.waitFor(() => expect(notice()).toBeDefined())
    const seen: AnyEventObject[] = []
    economicCalendar.on('load.failed', (failed) => void seen.push(failed))
    for (const event of [
      { type: 'connection.opened', at: 1 },
      { type: 'connection.lost', at: 2 },
      { type: 'connection.opened', at: 3 },
    ] as const)
      connection.send(event)
    await vi.waitFor(() => expect(seen).toHaveLength(1))
  })
})
