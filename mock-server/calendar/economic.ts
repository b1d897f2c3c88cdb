import { millisecondsInDay } from 'date-fns/constants'
import type { EconomicEvent } from '../../src/contract/calendar/calendar.ts'
import { SIMULATED } from '../../src/contract/shared/news.ts'
import type { Figured, Release } from '../world/facts/releases.ts'
import { releasesOf } from '../world/facts/timeline.ts'
import { rounded } from '../world/random/parts.ts'
import { hash } from '../world/random/random.ts'
import { instantIn } from '../world/time/clock.ts'
import { type MarketHoliday, marketHolidays } from '../world/time/holidays.ts'
import { createAlmanac, type Entry } from './almanac.ts'

const YEAR = 366 * millisecondsInDay

/** An economic calendar: a view of the releases of the world, the same for the same seed. */
export function createEconomicCalendar(seed: string) {
  const releases = releasesOf(hash(seed))
  return createAlmanac<EconomicEvent>(function* (year) {
    for (const quarter of [0, 1, 2, 3]) yield* (yield* releases.steps(year * 4 + quarter)).map(entryOf)
    yield* marketHolidays(year).map(holidayEntry)
  })
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
  return {
    previous: known(actualAt <= now ? revised : previous, previousAt),
    estimate: known(estimate, estimateAt),
    actual: known(actual, actualAt),
    ...(actualAt <= now ? changeOf(actual, revised) : unchanged),
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
