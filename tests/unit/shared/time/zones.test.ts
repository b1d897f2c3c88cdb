import { isMainThread } from 'node:worker_threads'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDays } from '../../../../src/rules/calendar/calendar-list.ts'
import { windowIn } from '../../../../src/rules/calendar/calendar-window.ts'
import { countdown } from '../../../../src/rules/calendar/calendar-words.ts'
import { addDays, daysOf, nthWeekdayFrom, weekOf } from '../../../../src/rules/shared/time/days.ts'
import { dayIn, instantAt, offsetName, startOfDay, timeIn } from '../../../../src/rules/shared/time/zones.ts'
import { economicEvent } from '../../calendar/calendar-items.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
const year = { from: Date.parse('2026-01-01T00:00:00.000Z'), until: Date.parse('2027-01-01T00:00:00.000Z') }

/** The day of an instant, computed independently of the rules. */
function dayByParts(zone: string, at: number) {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short' })
  formats.set(zone, format)
  const [month = '', day = '', short = ''] = format.format(at).split('/')
  return `20${short}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
const formats = new Map<string, Intl.DateTimeFormat>()

/** What a zone's clock shows at an instant as if it were UTC, to the minute, by Intl alone. */
function wallOf(zone: string, at: number) {
  const format =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, format)
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}
const clocks = new Map<string, Intl.DateTimeFormat>()
const offsetIn = (zone: string, at: number) => wallOf(zone, at) - Math.floor(at / MINUTE) * MINUTE

/** Every instant of 2026 at which a zone's clock changes. */
function changesOf(zone: string) {
  const changes: number[] = []
  for (let at = year.from; at < year.until; at += 7 * DAY) {
    let [before, after] = [at, at + 7 * DAY]
    if (offsetIn(zone, before) === offsetIn(zone, after)) continue
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
      if (offsetIn(zone, middle) === offsetIn(zone, before)) before = middle
      else after = middle
    }
    changes.push(after)
  }
  return changes
}

/** The days in which a calendar of the zone puts events at these instants, and those in which they belong. */
function splits(zone: string, instants: readonly number[]) {
  const sorted = [...new Set(instants)].sort((a, b) => a - b)
  const items = sorted.map((at) => economicEvent(`at-${at}`, { eventDateTime: new Date(at).toISOString() }))
  const ends = { first: dayByParts(zone, sorted[0] ?? 0), last: dayByParts(zone, sorted.at(-1) ?? 0) }
  const split = byDays(items, ends, zone).flatMap(({ day, items: ofDay }) => ofDay.map(({ id }) => `${id} ${day}`))
  return { split, expected: sorted.map((at) => `at-${at} ${dayByParts(zone, at)}`) }
}

const nearChange = [-DAY, -HOUR, -1, 0, 1, HOUR, 2 * HOUR - 1, 2 * HOUR, 3 * HOUR, 12 * HOUR, DAY]

describe('the days of the calendar', () => {
  it('CAL-11 are right in every time zone over every change of clocks in 2026', () => {
    let changed = 0
    for (const zone of zones) {
      const changes = changesOf(zone)
      changed += changes.length
      if (changes.length === 0) continue
      const midnights = changes.flatMap((at) =>
        [-1, 0, 1].map((days) => startOfDay(zone, addDays(dayIn(zone, at), days))),
      )
      const instants = [
        ...changes.flatMap((at) => nearChange.map((by) => at + by)),
        ...midnights.flatMap((at) => [at - 1, at]),
      ]
      const { split, expected } = splits(zone, instants)
      expect(split, zone).toEqual(expected)
    }
    expect(changed).toBeGreaterThan(250)
  })

  it('CAL-11 are right for any instants in any zone, each in exactly one day', () => {
    const instants = fc.array(fc.integer({ min: year.from, max: year.until - 1 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
        const { split, expected } = splits(zone, at)
        expect(split).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('CAL-11 begin where the previous one ends: at the first instant with that date', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 364 }), (zone, days) => {
        const day = addDays('2026-01-01', days)
        const start = startOfDay(zone, day)
        expect([dayByParts(zone, start - 1), dayByParts(zone, start)]).toEqual([addDays(day, -1), day])
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ['a spring day of 23 hours', 'America/New_York', '2026-03-08', 23],
    ['an autumn day of 25 hours', 'Europe/Berlin', '2026-10-25', 25],
    ['a change of half an hour', 'Australia/Lord_Howe', '2026-04-05', 24.5],
    ['a midnight that is skipped', 'America/Havana', '2026-03-08', 23],
    ['a midnight that is gone back over', 'Africa/Cairo', '2026-10-29', 25],
  ])('CAL-11 know %s', (_, zone, day, hours) => {
    expect((startOfDay(zone, addDays(day, 1)) - startOfDay(zone, day)) / HOUR).toBe(hours)
  })

  it('CAL-11 windows begin and end with the days of the zone', () => {
    expect(windowIn('America/New_York', { first: '2026-03-07', last: '2026-03-08' })).toEqual({
      startDate: '2026-03-07T05:00:00.000Z',
      endDate: '2026-03-09T03:59:59.999Z',
    })
  })
})

describe('days and clocks', () => {
  it('CAL-11 a zone is named by its offset, half hours included', () => {
    for (const zone of zones) {
      const [changed = year.from] = changesOf(zone)
      for (const at of [year.from, changed - 1, changed]) {
        const [, sign = '', hours = '', minutes = ''] = /UTC([−+]?)(\d*):?(\d*)/.exec(offsetName(zone, at)) ?? []
        const offset = (sign === '−' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
        expect(offset + 0, zone).toBe(offsetIn(zone, at))
      }
    }
  })

  it('CAL-11 days and times of a zone are those that its clock shows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: year.from, max: year.until }), (zone, at) => {
        const shown = new Date(wallOf(zone, at)).toISOString()
        expect(`${dayIn(zone, at)}T${timeIn(zone, at)}`).toBe(shown.slice(0, 16))
      }),
      { numRuns: 300 },
    )
  })

  it('CAL-11 a repeated local time is the first of both, and a skipped one is moved forward by the gap', () => {
    for (const zone of zones)
      for (const at of changesOf(zone)) {
        const [before, after] = [offsetIn(zone, at - 1), offsetIn(zone, at)]
        // half way through what is skipped or shown twice
        const wall = at + (before + after) / 2
        const { day, minute } = { day: new Date(wall).toISOString().slice(0, 10), minute: (wall % DAY) / MINUTE }
        expect(instantAt(zone, day, minute), `${zone} ${day}`).toBe(wall - before)
      }
  })

  it.for(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'CAL-11 instants of another zone are the same on a machine in %s',
    (machine, { skip }) => {
      skip(!isMainThread)
      const zone = process.env.TZ
      const asked = () =>
        ['America/Godthab', 'America/Santiago', 'Atlantic/Azores'].flatMap((other) =>
          changesOf(other).map((at) => instantAt(other, dayByParts(other, at), 0)),
        )
      const expected = asked()
      process.env.TZ = machine
      try {
        expect([asked(), addDays('2026-03-07', 1), weekOf('2026-10-05'), countdown(61_000)]).toEqual([
          expected,
          '2026-03-08',
          '2026-10-04',
          '01:01',
        ])
      } finally {
        if (zone === undefined) delete process.env.TZ
        else process.env.TZ = zone
      }
    },
  )

  it('CAL-08 the nth weekday is counted from a day, including it, or backwards from it', () => {
    expect([1, 2, -1].map((nth) => nthWeekdayFrom('2026-11-01', 0, nth))).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-10-25',
    ])
  })

  it('CAL-02 a week begins on Sunday', () => {
    expect(daysOf('2026-10-03', '2026-10-05').map(weekOf)).toEqual(['2026-09-27', '2026-10-04', '2026-10-04'])
  })

  it('CAL-08 CAL-11 a release keeps its local hour over a change of clocks', () => {
    const at = ['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => instantAt('America/New_York', day, 510))
    expect(at.map((one) => [timeIn('America/New_York', one), timeIn('UTC', one)])).toEqual([
      ['08:30', '12:30'],
      ['08:30', '13:30'],
      ['08:30', '13:30'],
    ])
  })
})
