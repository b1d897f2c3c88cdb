import { describe, expect, it } from 'vitest'
import { createEconomicCalendar } from '../../../mock-server/calendar/economic.ts'
import { phaseAt, sessionSpan } from '../../../mock-server/world/time/clock.ts'
import { marketHolidays } from '../../../mock-server/world/time/holidays.ts'
import { comparedWith, isOpenAt, lastDays } from '../../../mock-server/world/time/hours.ts'

const at = (instant: string) => Date.parse(instant)
const dayName = (day: number) => new Date(day * 86_400_000).toISOString().slice(5, 10)
const said = (instant: number) => new Date(instant).toISOString().slice(0, 16)

describe('the holidays of New York’s exchanges', () => {
  // as the NYSE has announced them
  it.each([
    [2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25', '07-03 11-28 12-24'],
    [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25', '11-27 12-24'],
    [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24', '11-26'],
    [2028, '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25', '07-03 11-24'],
  ])('EMB-02 of %i', (year, closed, early) => {
    const all = marketHolidays(year)
    const days = (isEarly: boolean) =>
      all.filter(({ closes }) => isEarly === (closes !== undefined)).map(({ day }) => dayName(day))
    expect([days(false).join(' '), days(true).join(' ')]).toEqual([closed, early])
  })

  it('EMB-02 WLD-09 shares are not traded on a holiday, and until four hours after an early close', () => {
    const moments = ['26T00:59', '26T15:00', '27T17:59', '27T21:59', '27T22:00', '30T15:00']
    expect(moments.map((moment) => isOpenAt('shares', at(`2026-11-${moment}:00.000Z`)))).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ])
    expect(lastDays('shares', at('2026-11-30T15:00:00.000Z'), 4).map(({ settles }) => said(settles))).toEqual([
      '2026-11-24T21:00',
      '2026-11-25T21:00',
      '2026-11-27T18:00',
      '2026-11-30T21:00',
    ])
  })

  it('EMB-02 a price is compared with the last close before the holiday', () => {
    const friday = at('2026-11-27T15:00:00.000Z')
    expect([comparedWith('shares', friday), sessionSpan(friday).from].map(said)).toEqual([
      '2026-11-25T21:00',
      '2026-11-25T21:00',
    ])
    const monday = at('2026-11-30T15:00:00.000Z')
    expect([comparedWith('shares', monday), sessionSpan(monday).from].map(said)).toEqual([
      '2026-11-27T18:00',
      '2026-11-27T18:00',
    ])
  })

  it('ENT-01 simulated news report no opening on a holiday, and an early close at its time', () => {
    const phases = ['26T15:00', '27T15:00', '27T18:30'].map((moment) => phaseAt(at(`2026-11-${moment}:00.000Z`)))
    expect(phases).toEqual(['holiday', 'open', 'post'])
  })

  it('ENT-02 the calendar lists them without figures', () => {
    const calendar = createEconomicCalendar('seed')
    const found = calendar
      .search(at('2026-11-26T00:00:00.000Z'), at('2026-11-28T00:00:00.000Z'), at('2026-11-20T00:00:00.000Z'))
      .filter(({ eventName }) => eventName.startsWith('Market'))
    expect(
      found.map(({ eventName, eventDateTime, country, actual }) => [eventName, eventDateTime, country, actual]),
    ).toEqual([
      ['Market Holiday: Thanksgiving Day', '2026-11-26T14:30:00.000Z', 'United States', null],
      ['Market Holiday: Thanksgiving Day (early close)', '2026-11-27T18:00:00.000Z', 'United States', null],
    ])
  })
})
