import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { dayOf, isElsewhere, todayMachine } from '../../../src/machines/shared/today.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const HOUR = 3_600_000
const input = { day: '2026-11-21', lasts: HOUR }
const midnight = 'xstate.after.untilMidnight.today.passing'
const cases = [
  { type: midnight, after: HOUR },
  { type: 'day.changed', reading: { day: '2026-01-22', lasts: HOUR, isElsewhere: true } },
]

/** The last reported day counts; the clock is asked once for each day that ran out. */
function outcomeOf(events: AnyEventObject[]) {
  let isOver = false
  let asked = 0
  for (const { type } of events) {
    if (type === midnight && !isOver) asked += 1
    isOver = type === midnight
  }
  const received = events.filter(({ reading }) => reading).at(-1)
  return {
    day: received?.reading.day ?? input.day,
    isElsewhere: received !== undefined,
    asked: Array.from({ length: asked }, () => ({ type: 'day.wanted' })),
  }
}

describe('today', () => {
  const covered = coverage(todayMachine)
  for (const { name, events } of walks(todayMachine, cases, ({ context }) => context, input)) {
    it(`CHT-02 LAY-08 WLD-08 today: ${name}`, async () => {
      const { walk, walked, snapshot, sentTo } = drive(todayMachine, { streams: ['watchDay'], input })
      await walk(events, (soFar) =>
        expect({ day: dayOf(snapshot()), isElsewhere: isElsewhere(snapshot()), asked: sentTo('watchDay') }).toEqual(
          outcomeOf(soFar),
        ),
      )
      covered.add(walked)
    })
  }
  covered.prove()

  it('LAY-08 a clock that is read early in the day before is read again when that is over', () => {
    const { pass, lines, sentTo, snapshot } = drive(todayMachine, { streams: ['watchDay'], input })
    pass(HOUR)
    lines[0]?.notify({ type: 'day.changed', reading: { day: '2026-11-21', lasts: 5 } })
    const early = dayOf(snapshot())
    pass(5)
    lines[0]?.notify({ type: 'day.changed', reading: { day: '2026-11-22', lasts: 24 * HOUR } })
    expect([early, dayOf(snapshot()), sentTo('watchDay').length]).toEqual(['2026-11-21', '2026-11-22', 2])
  })
})
