import { millisecondsInDay } from 'date-fns/constants'
import type { EconomicEvent } from '../../src/contract/calendar/calendar.ts'
import { SIMULATED } from '../../src/contract/shared/news.ts'
import { createSeriesOf, type Figured, type Release } from '../world/facts/releases.ts'
import { releasesOf } from '../world/facts/timeline.ts'
import { rounded } from '../world/random/parts.ts'
import { hash } from '../world/random/random.ts'
import { instantIn } from '../world/time/clock.ts'
import { type MarketHoliday, marketHolidays } from '../world/time/holidays.ts'
import { createAlmanac, type Entry } from './almanac.ts'
import type { Recalled, Releases } from './history.ts'

const YEAR = 366 * millisecondsInDay

/** An economic calendar: a view of the releases of the world, the same for the same seed. */
export function createEconomicCalendar(seed: string): Releases {
  const releases = releasesOf(hash(seed))
  const almanac = createAlmanac<EconomicEvent>(function* (year) {
    for (const quarter of [0, 1, 2, 3]) yield* (yield* releases.steps(year * 4 + quarter)).map(entryOf)
    yield* marketHolidays(year).map(holidayEntry)
  })
  return { ...almanac, recall: recallIn(createSeriesOf(hash(seed))) }
}

/** A release has those of its series before it, however old they are; a speech or a holiday has none. */
const recallIn =
  (seriesOf: ReturnType<typeof createSeriesOf>) =>
  (id: string, now: number, limit: number): Recalled | undefined => {
    const isKnown = ({ at }: { at: number }) => at >= now - YEAR && at <= now + YEAR
    const holiday = holidayOf(id)
    if (holiday) return isKnown(holiday) ? { event: holiday.itemAt(now), past: [] } : undefined
    const found = seriesOf(id)
    if (!found) return undefined
    const { series, index, releaseAt } = found
    const thisYear = new Date(now).getUTCFullYear()
    const [first, last] = [series.cadence.ofYear(thisYear - 1).first - 1, series.cadence.ofYear(thisYear + 1).last + 1]
    // others would be of years that no calendar has
    const asked = index >= first && index <= last ? releaseAt(index) : undefined
    if (!asked || !isKnown(asked)) return undefined
    const past: EconomicEvent[] = []
    for (let before = last; series.figures && past.length < limit; before -= 1) {
      const release = releaseAt(before)
      if (release.figured && release.figured.actualAt <= now) past.push(entryOf(release).itemAt(now))
    }
    return { event: entryOf(asked).itemAt(now), past }
  }

function holidayOf(id: string) {
  const [, day] = /^eco-us-holiday-(\d{1,7})$/.exec(id) ?? []
  const holidays = day === undefined ? [] : marketHolidays(new Date(Number(day) * millisecondsInDay).getUTCFullYear())
  const holiday = holidays.find((one) => String(one.day) === day)
  return holiday && holidayEntry(holiday)
}

function entryOf(release: Release): Entry<EconomicEvent> {
  const { at, figured } = release
  const described = describe(release)
  if (!figured) {
    const item = { ...described, ...unknown, updatedDateTime: described.acquisitionDateTime }
    return { at, changes: [], itemAt: () => item }
  }
  const changes = [figured.previousAt, figured.estimateAt, figured.actualAt]
  return {
    at,
    changes,
    itemAt: (now) => ({
      ...described,
      updatedDateTime: instant(Math.max(at - YEAR, ...changes.filter((time) => time <= now))),
      ...figuresAt(figured, now),
    }),
  }
}

/** What is known of a release; the figure before it is given as revised from then on. */
function figuresAt(figured: Figured, now: number) {
  const { actual, estimate, previous, revised, actualAt, estimateAt, previousAt } = figured
  const known = (value: number, time: number) => (time <= now ? value : null)
  if (actualAt > now)
    return { previous: known(previous, previousAt), estimate: known(estimate, estimateAt), actual: null, ...unchanged }
  return {
    previous: revised,
    ...(revised === previous ? {} : { revisedFrom: previous }),
    estimate,
    actual,
    isReported: true,
    ...changeOf(actual, revised),
  }
}

/** At the hour at which the exchanges would have opened, or at which they close. */
function holidayEntry({ day, name, closes }: MarketHoliday): Entry<EconomicEvent> {
  const at = instantIn(day, closes ?? 9.5 * 60)
  const item = {
    id: `eco-us-holiday-${day}`,
    eventDateTime: instant(at),
    acquisitionDateTime: instant(at - YEAR),
    updatedDateTime: instant(at - YEAR),
    country: 'United States',
    eventName: `Market Holiday: ${name}${closes === undefined ? '' : ' (early close)'}`,
    currency: 'USD',
    impact: 'medium' as const,
    unit: '',
    source: SIMULATED,
    ...unknown,
  }
  return { at, changes: [], itemAt: () => item }
}

const unchanged = { change: null, changePercentage: null }
const unknown = { previous: null, estimate: null, actual: null, ...unchanged }

function changeOf(actual: number, previous: number) {
  const change = rounded(actual - previous, 3)
  return { change, changePercentage: previous === 0 ? null : rounded((change / Math.abs(previous)) * 100, 2) }
}

const describe = ({ id, series, index, at }: Release) => ({
  id,
  eventDateTime: instant(at),
  acquisitionDateTime: instant(at - YEAR),
  country: series.country,
  eventName: series.figures ? `${series.name} ${series.cadence.periodOf(index)}`.trim() : series.name,
  currency: series.currency,
  impact: series.impact,
  unit: series.figures?.unit ?? '',
  source: SIMULATED,
})

const instant = (at: number) => new Date(at).toISOString()
