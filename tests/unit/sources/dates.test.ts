import { describe, expect, it } from 'vitest'
import { type DateHints, dateOrderOf, parseDate } from '../../../mock-server/sources/dates/parse-date.ts'

const dates: [text: string, instant: string | undefined][] = [
  ['Fri, 24 Jan 2025 11:00:00 -0500', '2025-01-24T16:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 EST', '2025-01-24T16:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00:00 EDT', '2025-07-24T15:00:00.000Z'],
  ['24 Jan 25 11:00 PST', '2025-01-24T19:00:00.000Z'],
  ['24 Jan 99 11:00 GMT', '1999-01-24T11:00:00.000Z'],
  ['Friday, 24-Jan-25 11:00:00 UT', '2025-01-24T11:00:00.000Z'],
  ['24 January 2025 11:00:00 +0100 (CET)', '2025-01-24T10:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 JST', '2025-01-24T02:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 QQQ', '2025-01-24T11:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00 ET', '2025-01-24T16:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00 ET', '2025-07-24T15:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00 CT', '2025-07-24T16:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00 MT', '2025-07-24T17:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00 PT', '2025-07-24T18:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00:00 America/New_York', '2025-07-24T15:00:00.000Z'],
  ['Sun, 9 Mar 2025 03:30:00 America/New_York', '2025-03-09T07:30:00.000Z'],
  ['Thu, 24 Jul 2025 11:00:00 Nowhere/Near', '2025-07-24T11:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 MET', '2025-01-24T10:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00:00 MEST', '2025-07-24T09:00:00.000Z'],
  ['Jan 24, 2025 4:05 PM EST', '2025-01-24T21:05:00.000Z'],
  ['Jan. 24, 2025, 10:57 a.m.', '2025-01-24T10:57:00.000Z'],
  ['Friday, January 24, 2025 - 3:09pm', '2025-01-24T15:09:00.000Z'],
  ['Fri, January 24, 2025 at 4 PM EST', '2025-01-24T21:00:00.000Z'],
  ['Fri, 24th Jan 2025 9:5:7 GMT', '2025-01-24T09:05:07.000Z'],
  ['24 de enero de 2025', '2025-01-24T00:00:00.000Z'],
  ['Wed Jan 01 11:00:00 2025', '2025-01-01T11:00:00.000Z'],
  ['Jan. 2025', '2025-01-01T00:00:00.000Z'],
  ['2025-01', '2025-01-01T00:00:00.000Z'],
  ['24.01.25', '2025-01-24T00:00:00.000Z'],
  ['11/22/2026 4:20 pm EST', '2026-11-22T21:20:00.000Z'],
  ['22/11/26 16:20', '2026-11-22T16:20:00.000Z'],
  ['Sat, 11 04 2020 08:51:49 +0100', '2020-04-11T07:51:49.000Z'],
  ['Sat, 04 11 2020 08:51:49 +0100', '2020-04-11T07:51:49.000Z'],
  ['05/05/2026', '2026-05-05T00:00:00.000Z'],
  ['09/11/2026', undefined],
  ['13/13/2026', undefined],
  ['2025-01-24T11:00:00+05:30', '2025-01-24T05:30:00.000Z'],
  ['2025-01-24T11:00:00-05:00Z', '2025-01-24T16:00:00.000Z'],
  ['2025-01-24 11:00:00 +0100 CET', '2025-01-24T10:00:00.000Z'],
  ['2025-01-24 11:00:00-13:00', '2025-01-24T11:00:00.000Z'],
  ['2025-01-24T11:00:00.1239Z', '2025-01-24T11:00:00.123Z'],
  ['2025-01-24 11:00', '2025-01-24T11:00:00.000Z'],
  ['2025-01-24', '2025-01-24T00:00:00.000Z'],
  ['2025-02-31', undefined],
  ['2025-01-24T25:00:00Z', undefined],
  ['0001-01-01T00:00:00Z', undefined],
  ['Fri, 20th Nov', undefined],
  ['Item 5', undefined],
  ['yesterday', undefined],
  ['', undefined],
]

const hinted: [text: string, hints: DateHints, instant: string | undefined][] = [
  ['09/11/2026 10:00', { order: 'day' }, '2026-11-09T10:00:00.000Z'],
  ['09/11/2026 10:00', { order: 'month' }, '2026-09-11T10:00:00.000Z'],
  ['22/11/2026', { order: 'month' }, '2026-11-22T00:00:00.000Z'],
  ['Fri, 20th Nov 10:00 ET', { near: Date.UTC(2026, 10, 25) }, '2026-11-20T15:00:00.000Z'],
  ['Dec 30', { near: Date.UTC(2026, 0, 2) }, '2025-12-30T00:00:00.000Z'],
  ['Thu, 20th Nov', { near: Date.UTC(2026, 10, 25) }, undefined],
]

const instantOf = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString())

describe('a date', () => {
  it.each(dates)('BCK-21 %j is read with its zone', (text, instant) => {
    expect(instantOf(parseDate(text))).toBe(instant)
  })

  it.each(hinted)('BCK-21 %j is read with %j', (text, hints, instant) => {
    expect(instantOf(parseDate(text, hints))).toBe(instant)
  })

  it('BCK-21 says how its feed orders day and month, if it leaves no choice', () => {
    const said = ['22/11/2026', '11/22/2026', '09/11/2026', '22.11.2026', 'Nov 22, 2026'].map(dateOrderOf)
    expect(said).toEqual(['day', 'month', undefined, undefined, undefined])
  })
})
