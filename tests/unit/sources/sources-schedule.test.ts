import { describe, expect, it } from 'vitest'
import { afterFailure, afterSuccess } from '../../../mock-server/sources/poll/schedule.ts'
import { NOON } from './sources-scene.ts'

const MINUTE = 60_000
const middle = { now: NOON, random: 0.5 }
/** Minutes until the next poll. */
const waitOf = ({ nextAt }: { nextAt: number }) => (nextAt - NOON) / MINUTE

/** The waits of polls, one after the other. */
function waits(count: number, isNew: boolean, said: Partial<Parameters<typeof afterSuccess>[1]> = {}) {
  let every = 10 * MINUTE
  return Array.from({ length: count }, () => {
    const after = afterSuccess({ every }, { isNew, ...said }, middle)
    every = after.every
    return waitOf(after)
  })
}

describe('the next poll', () => {
  it('BCK-05 comes sooner while a feed changes and later while it does not, after two minutes to two hours', () => {
    expect([waits(4, true), waits(8, false)]).toEqual([
      [5, 2.5, 2, 2],
      [15, 22.5, 33.75, 50.625, 75.9375, 113.90625, 120, 120],
    ])
  })

  it('BCK-05 keeps a rhythm that the user has set', () => {
    expect([waits(2, true, { everyMinutes: 30 }), waits(2, false, { everyMinutes: 1 })]).toEqual([
      [30, 30],
      [2, 2],
    ])
  })

  it('BCK-05 varies by a tenth, so that sources are not polled in step', () => {
    const at = (random: number) => waitOf(afterSuccess({ every: 20 * MINUTE }, { isNew: true }, { now: NOON, random }))
    expect([at(0), at(1)]).toEqual([9, 11])
  })

  it('BCK-05 is no sooner than the feed demands, which may be a day at most', () => {
    const wait = (ttlMinutes: number) => waits(1, true, { pace: { ttlMinutes } })
    expect([wait(1), wait(45), wait(100_000)]).toEqual([[5], [45], [1440]])
  })

  it('BCK-05 leaves out hours and days that the feed skips, in GMT', () => {
    const wait = (skipHours: number[], skipDays: string[] = []) => waits(1, true, { pace: { skipHours, skipDays } })
    const all = Array.from({ length: 24 }, (_, hour) => hour)
    expect([wait([12]), wait([12, 13, 14]), wait([11]), wait([], ['Tuesday']), wait(all)]).toEqual([
      [60],
      [180],
      [5],
      [720],
      [5],
    ])
  })

  it('BCK-05 is delayed with each failure, up to six hours and with jitter, until a success', () => {
    const wait = (failures: number, random: number, retryAfter?: number) =>
      waitOf(afterFailure({ every: MINUTE, failures }, retryAfter, { now: NOON, random }))
    expect([0, 1, 2, 3, 7, 8, 60].map((failures) => wait(failures, 1))).toEqual([2, 4, 8, 16, 256, 360, 360])
    expect([wait(3, 0), wait(3, 0.5), wait(0, 1, 3_600_000), wait(8, 1, 1000)]).toEqual([8, 12, 60, 360])
    expect(afterFailure({ every: MINUTE, failures: 3 }, undefined, middle)).toEqual({
      every: MINUTE,
      failures: 4,
      nextAt: NOON + 12 * MINUTE,
    })
    expect(afterSuccess({ every: 10 * MINUTE }, { isNew: false }, middle).failures).toBe(0)
  })
})
