import { expect, it } from 'vitest'
import { signed } from '../../../../src/rules/shared/format.ts'
import { clockTime, dayOf, fullTime, rowTime } from '../../../../src/rules/shared/time/formats.ts'

/** An instant in the user's local time. */
const local = (...parts: [number, number, number, number, number, number]) => new Date(...parts).toISOString()

it('the time of a row has seconds today, minutes this year, and only the day before that', () => {
  const today = '2026-03-02'
  const times = [
    local(2026, 2, 2, 0, 0, 0),
    local(2026, 2, 2, 14, 2, 11),
    local(2026, 2, 1, 23, 59, 59),
    local(2026, 0, 24, 11, 0, 0),
    local(2025, 0, 24, 11, 0, 0),
  ]
  expect(times.map((time) => rowTime(time, today, 'en-US'))).toEqual([
    '00:00:00',
    '14:02:11',
    'Mar 1 23:59',
    'Jan 24 11:00',
    'Jan 24, 2025',
  ])
})

it('a day and a clock time are in the user’s zone', () => {
  const instant = local(2026, 8, 5, 4, 3, 2)
  expect([dayOf(instant), clockTime(instant)]).toEqual(['2026-09-05', '04:03'])
})

it('a full time names day, second and zone', () => {
  const instant = local(2025, 0, 24, 11, 0, 0)
  expect(fullTime(instant, 'en-US').replace(/ \S+$/, '')).toBe('Fri, Jan 24, 2025, 11:00:00')
})

it('a signed figure has its sign and two decimals', () => {
  expect([0.62, -0.4, 0].map(signed)).toEqual(['+0.62', '−0.40', '0.00'])
})
