import { isMainThread } from 'node:worker_threads'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { dayOf } from '../../../src/rules/shared/time/formats.ts'
import { spotlightTime } from '../../../src/rules/spotlight/spotlight-time.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

/** Whether the process is in this time zone now: the mutation run uses threads, which cannot change it. */
function isMoved(tz: string) {
  if (isMainThread) process.env.TZ = tz
  return process.env.TZ === tz
}

describe('the time of a card', () => {
  it.for<[string, string, string]>([
    ['UTC', '2026-11-21T00:00:00.000Z', 'Today at 00:00'],
    ['UTC', '2026-11-20T23:59:59.999Z', 'Yesterday at 23:59'],
    ['UTC', '2026-11-19T09:05:00.000Z', 'Thursday at 09:05'],
    ['UTC', '2026-11-15T09:05:00.000Z', 'Sunday at 09:05'],
    ['UTC', '2026-11-14T09:05:00.000Z', 'Nov 14, 2026 at 09:05'],
    ['UTC', '2025-01-04T18:30:00.000Z', 'Jan 4, 2025 at 18:30'],
    ['UTC', '2026-11-22T01:00:00.000Z', 'Nov 22, 2026 at 01:00'],
    ['America/New_York', '2026-11-21T04:59:00.000Z', 'Yesterday at 23:59'],
    ['America/New_York', '2026-11-22T04:59:00.000Z', 'Today at 23:59'],
    ['Asia/Tokyo', '2026-11-20T15:00:00.000Z', 'Today at 00:00'],
    // a night of 25 hours lies between
    ['America/New_York', '2026-11-16T05:30:00.000Z', 'Monday at 00:30'],
  ])('SPT-04 in %s of %s is %s on November 21, 2026', ([tz, instant, words], { skip }) => {
    skip(!isMoved(tz))
    expect(spotlightTime(instant, '2026-11-21', 'en-US')).toBe(words)
  })

  it('SPT-04 names days by the calendar, in every zone and over every change of clocks', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu')
    const year = { min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-01-01T00:00:00Z') }
    fc.assert(
      fc.property(zones, fc.integer(year), fc.integer({ min: 0, max: 9 }), (tz, at, daysAgo) => {
        fc.pre(isMoved(tz))
        const date = new Date(at)
        const reader = new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysAgo, 12)
        const [name] = spotlightTime(date.toISOString(), dayOf(reader.getTime()), 'en-US').split(' at ')
        const weekday = date.toLocaleDateString('en-US', { weekday: 'long' })
        const full = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
        const expected = ['Today', 'Yesterday', weekday, weekday, weekday, weekday, weekday][daysAgo] ?? full
        expect(name).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })
})
