const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A day of the calendar as `2026-11-21`: comparable as text. */
export type Day = string

/** Midnight of a day in UTC, as epoch milliseconds. */
const utc = (day: Day) => Date.parse(`${day}T00:00:00.000Z`)
const dayOfUtc = (at: number): Day => new Date(at).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => dayOfUtc(utc(day) + count * DAY)
export const daysBetween = (from: Day, until: Day) => Math.round((utc(until) - utc(from)) / DAY)
/** All days from `first` to `last`, both with them. */
export const daysOf = (first: Day, last: Day): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, count) => addDays(first, count))
/** 0 is Sunday. */
export const weekdayOf = (day: Day) => new Date(utc(day)).getUTCDay()
/** The Sunday with which the week of a day begins (CAL-02). */
export const weekOf = (day: Day) => addDays(day, -weekdayOf(day))

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string) {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, made)
  return made
}

/** The wall clock of a zone (an IANA name) at an instant in epoch milliseconds, as `2026-11-21 09:30`. */
const wallClock = (zone: string, at: number) => clockOf(zone).format(at)

/** The day on which an instant (epoch milliseconds) falls in a zone. */
export const dayIn = (zone: string, at: number): Day => wallClock(zone, at).slice(0, 10)

/** `14:02` in a zone. */
export const timeIn = (zone: string, at: number) => wallClock(zone, at).slice(11)

/** The minutes by which a zone's clock is ahead of UTC at an instant. */
export function offsetIn(zone: string, at: number) {
  const [day = '', time = ''] = wallClock(zone, at).split(' ')
  return Math.round((Date.parse(`${day}T${time}:00.000Z`) - at) / MINUTE)
}

/** Zones are between 14 hours ahead of UTC and 12 behind. */
const EARLIEST = 15 * HOUR
const LATEST = 13 * HOUR
const starts = new Map<string, number>()

/**
 * The first instant of a day in a zone, in epoch milliseconds. Where the clocks skip midnight, that is when they skip it; where they
 * go back over it, the first time.
 */
export function startOfDay(zone: string, day: Day): number {
  const key = `${zone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  let [before, within] = [utc(day) - EARLIEST, utc(day) + LATEST]
  while (within - before > MINUTE) {
    const middle = before + Math.floor((within - before) / 2 / MINUTE) * MINUTE
    if (dayIn(zone, middle) < day) before = middle
    else within = middle
  }
  starts.set(key, within)
  return within
}

/** The instant at which a zone's clock shows `minute` (of the day) on a day, in epoch milliseconds. */
export function instantAt(zone: string, day: Day, minute: number): number {
  const wanted = utc(day) + minute * MINUTE
  const near = wanted - offsetIn(zone, wanted) * MINUTE
  return wanted - offsetIn(zone, near) * MINUTE
}
