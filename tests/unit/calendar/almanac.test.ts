import { describe, expect, it } from 'vitest'
import { createAlmanac } from '../../../mock-server/calendar/almanac.ts'

/** An entry in the middle of each year, which changes when it is due; the second value lists the years that were made. */
function yearly() {
  const made: number[] = []
  const almanac = createAlmanac(function* (year) {
    made.push(year)
    const at = Date.UTC(year, 6, 1)
    yield { at, changes: [at], itemAt: () => year }
  })
  return { almanac, made }
}

describe('changes after a jump of the clock', () => {
  it.each([
    ['1000 years ahead', Date.UTC(2026, 11, 1), Date.UTC(3026, 11, 1), [3026], 3],
    ['1000 years back', Date.UTC(3026, 5, 1), Date.UTC(2026, 5, 1), [2026], 2],
    ['a day', Date.UTC(2026, 5, 30, 12), Date.UTC(2026, 6, 1, 12), [2026], 1],
  ])(
    'BCK-04 CAL-08 for %s, they are those that a search can find, and no other year is made',
    (_, from, to, expected, years) => {
      const { almanac, made } = yearly()
      expect([almanac.changed(from, to, 10), made.length <= years]).toEqual([expected, true])
    },
  )
})
