import { expect, it } from 'vitest'
import { liveCalendars } from '../../../mock-server/calendar/live-calendars.ts'
import { createClock } from '../../../mock-server/clock.ts'

type Live = Parameters<ReturnType<typeof liveCalendars>[number]>

it('CAL-10 RT-01 a figure that is released while changes are computed is sent, too', () => {
  let machine = 0
  const timers: (() => void)[] = []
  const after = (_: number, run: () => void) => {
    timers.push(run)
    return () => void timers.splice(timers.indexOf(run), 1)
  }
  const clock = createClock({ now: () => machine, after })
  clock.change({ now: 0, rate: 60 })
  const releasedAt = 1000
  /** It takes 20 ms, in which 1,200 pass on this clock. */
  const changed = (from: number, until: number) => {
    machine += 20
    return from < releasedAt && releasedAt <= until ? ['CPI'] : []
  }
  const nextChange = (now: number) => (now < releasedAt ? releasedAt : 1_000_000)
  const sent: unknown[] = []
  const namespace = { to: () => ({ emit: (_: string, items: unknown) => sent.push(items) }) }
  const [open] = liveCalendars({ releases: { changed, nextChange } } as never, clock)
  const part = open?.(namespace as unknown as Live[0], (speak) => speak())
  part?.connect({ join: () => undefined, emit: () => true } as never, [])
  clock.change({ now: 500, rate: 60 })
  for (const run of timers.splice(0)) run()
  expect(sent).toEqual([['CPI']])
})
