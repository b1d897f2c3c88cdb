import { tzOffset } from '@date-fns/tz'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Day } from './day.ts'

/** What a zone's clock (an IANA name) shows at an instant (epoch milliseconds), as `2026-11-21T14:02:00.000Z`. */
const wallIn = (zone: string, at: number) => new Date(at + minutesToMilliseconds(offsetIn(zone, at))).toISOString()

/** The day on which an instant (epoch milliseconds) falls in a zone (an IANA name). */
export const dayIn = (zone: string, at: number): Day => wallIn(zone, at).slice(0, 10)

/** `14:02` in a zone. */
export const timeIn = (zone: string, at: number) => wallIn(zone, at).slice(11, 16)

/** `UTC`, `UTC+5:30`, `UTC−4`: how a zone's clock stands against UTC at an instant. */
export function offsetName(zone: string, at: number) {
  const offset = offsetIn(zone, at)
  if (offset === 0) return 'UTC'
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** The minutes by which a zone's clock is ahead of UTC at an instant. */
export const offsetIn = (zone: string, at: number) => tzOffset(zone, new Date(at))

/**
 * The instant at which a clock shows `wall` (as if it were UTC), in epoch milliseconds; `offsetAt` returns by how many minutes it is ahead of UTC
 * at an instant. Where the clock shows it twice, the first time; where it skips it, as much later as it skips. `new TZDate(year, month, …)`
 * would be shorter, but its answer near a change of the clocks depends on the zone of the machine (docs/decisions.md).
 */
export function instantOf(wall: number, offsetAt: (at: number) => number): number {
  const [before, after] = [offsetAt(wall - millisecondsInDay), offsetAt(wall + millisecondsInDay)]
  const [early, late] = [wall - before * millisecondsInMinute, wall - after * millisecondsInMinute]
  if (early === late) return early
  return offsetAt(early) !== before && offsetAt(late) === after ? late : early
}

/** The instant at which a zone's clock shows `minute` (of the day) on a day, in epoch milliseconds. */
export const instantAt = (zone: string, day: Day, minute: number): number =>
  instantOf(Date.parse(day) + minute * millisecondsInMinute, (at) => offsetIn(zone, at))

const starts = new Map<string, number>()

/** The first instant of a day in a zone, in epoch milliseconds; remembered, because a list of the calendar asks for each of its days at every change. */
export function startOfDay(zone: string, day: Day): number {
  const key = `${zone} ${day}`
  const start = starts.get(key) ?? instantAt(zone, day, 0)
  starts.set(key, start)
  return start
}
