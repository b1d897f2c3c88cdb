import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAlmanac, type Entry } from '../../../mock-server/calendar/almanac.ts'
import { createEarningsCalendar } from '../../../mock-server/calendar/earnings.ts'
import { createEconomicCalendar } from '../../../mock-server/calendar/economic.ts'
import { createEncodedDays } from '../../../mock-server/calendar/encoded-days.ts'
import { EarningsReport, EconomicEvent } from '../../../src/contract/calendar/calendar.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const now = Date.parse('2026-10-14T12:30:00.000Z')
const turn = async () => {}
const said = (bytes: Buffer): unknown => JSON.parse(bytes.toString())

describe('the encoded days of a calendar', () => {
  it.each([
    ['economic', createEconomicCalendar('test'), EconomicEvent],
    ['earnings', createEarningsCalendar('test'), EarningsReport],
  ] as const)(
    'API-03 contain the data of the %s calendar, whatever was requested before',
    async (_, almanac, schema) => {
      const search = createEncodedDays<unknown>(almanac, schema, turn)
      const windows: [from: number, until: number][] = [
        [now - 50 * DAY, now + 50 * DAY],
        [now - 3 * DAY, now + 3 * DAY],
        [now, now],
        [Math.floor(now / DAY) * DAY, Math.floor(now / DAY) * DAY + DAY - 1],
        [now + 340 * DAY, now + 370 * DAY],
      ]
      // forward, past the releases in the minutes after half past twelve, and back
      for (const time of [now, now + 1000, now + MINUTE, now + 20 * DAY, now - 20 * DAY, now]) {
        for (const [from, until] of windows) {
          expect(said(await search(from, until, time))).toEqual({ data: almanac.search(from, until, time) })
        }
      }
    },
  )

  it('API-03 CAL-06 are encoded once, and again only after a change', async () => {
    const encoded: number[] = []
    const entryOf = (day: number): Entry<{ day: number; isOut: boolean }> => {
      const at = day * DAY + 1000
      return {
        at,
        changes: [at],
        itemAt(time) {
          encoded.push(day)
          return { day, isOut: time >= at }
        },
      }
    }
    const almanac = createAlmanac((year) => {
      const first = Date.UTC(year, 0, 1) / DAY
      return Array.from({ length: Date.UTC(year + 1, 0, 1) / DAY - first }, (_, index) => entryOf(first + index))
    })
    const search = createEncodedDays(almanac, z.unknown(), turn)
    const today = Math.floor(now / DAY)
    const [from, until] = [(today - 300) * DAY, (today + 301) * DAY - 1]
    const counted = async (time: number) => {
      encoded.length = 0
      await search(from, until, time)
      return encoded.slice(0, 2).concat(encoded.length)
    }
    expect([await counted(now), await counted(now + 1), await counted(now + DAY)]).toEqual([
      [today - 300, today - 299, 601],
      [0],
      [today + 1, 1],
    ])
  })

  it('API-03 match the contract', async () => {
    const almanac = createAlmanac(() => [{ at: now, changes: [], itemAt: () => ({ id: 'a b' }) }])
    const search = createEncodedDays<unknown>(almanac, EconomicEvent, turn)
    await expect(search(now - 1, now + 1, now)).rejects.toThrow('A held answer is off the contract: id: ')
  })
})
