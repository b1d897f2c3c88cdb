import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants'
import type { EconomicEvent } from '../../src/contract/calendar/calendar.ts'
import { SIMULATED } from '../../src/contract/shared/news.ts'
import { instantAt } from '../../src/rules/shared/time/zones.ts'
import { hash, mix } from '../world/random/random.ts'
import { otherAmericanSeries } from '../world/series/americas.ts'
import { asianSeries } from '../world/series/asia-pacific.ts'
import { euroSeries } from '../world/series/europe.ts'
import { otherEuropeanSeries } from '../world/series/rest-of-europe.ts'
import type { Figures, Series } from '../world/series/series.ts'
import { americanSeries } from '../world/series/united-states.ts'
import { instantIn } from '../world/time/clock.ts'
import { type MarketHoliday, marketHolidays } from '../world/time/holidays.ts'
import { createAlmanac, type Entry } from './almanac.ts'
import { part, rounded, swing, wave } from './draws.ts'

const YEAR = 366 * millisecondsInDay
const allSeries = [...americanSeries, ...otherAmericanSeries, ...euroSeries, ...otherEuropeanSeries, ...asianSeries]

/** An economic calendar that is the same for the same seed. */
export function createEconomicCalendar(seed: string) {
  const start = hash(`calendar ${seed}`)
  const keyed = allSeries.map((series, place) => ({ series, place, key: mix(start, hash(series.code + series.name)) }))
  return createAlmanac<EconomicEvent>(function* (year) {
    for (const one of keyed) yield* entriesOf(one, year)
    yield* marketHolidays(year).map(holidayEntry)
  })
}

type Keyed = { series: Series; place: number; key: number }
/** `at`: when it is due; `before`: when the one before it was. */
type Release = { index: number; at: number; before: number }

/** A release near New Year can fall into the adjacent year of UTC. */
function entriesOf({ series, place, key }: Keyed, year: number): Entry<EconomicEvent>[] {
  const { first, last } = series.cadence.ofYear(year)
  const entries: Entry<EconomicEvent>[] = []
  let before = dueAt(series, first - 2)
  for (let index = first - 1; index <= last + 1; index += 1) {
    const at = dueAt(series, index)
    if (new Date(at).getUTCFullYear() === year) entries.push(entryOf({ series, place, key }, { index, at, before }))
    before = at
  }
  return entries
}

const dueAt = ({ cadence, zone, at }: Series, index: number) => instantAt(zone, cadence.dayOf(index), at)

function entryOf({ series, place, key }: Keyed, { index, at, before }: Release): Entry<EconomicEvent> {
  const { figures } = series
  const described = describe(series, place, index, at)
  if (!figures) {
    const item = { ...described, ...unknown, updatedDateTime: described.acquisitionDateTime }
    return { at, changes: [], itemAt: () => item }
  }
  const times = {
    previous: releasedAt(key, index - 1, before),
    estimate: at - Math.round((3 + part(key, 5, index) * 6) * millisecondsInDay),
    actual: releasedAt(key, index, at),
  }
  const changes = Object.values(times)
  const [previous, actual] = [figureOf(figures, key, index - 1), figureOf(figures, key, index)]
  const estimate = estimateOf(figures, key, index)
  return {
    at,
    changes,
    itemAt(now) {
      const known = (value: number, time: number) => (time <= now ? value : null)
      return {
        ...described,
        updatedDateTime: instant(Math.max(at - YEAR, ...changes.filter((time) => time <= now))),
        previous: known(previous, times.previous),
        estimate: known(estimate, times.estimate),
        actual: known(actual, times.actual),
        ...(times.actual <= now ? changeOf(actual, previous) : unchanged),
      }
    },
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

const describe = (series: Series, place: number, index: number, at: number) => ({
  id: `eco-${series.code}-${place}-${index}`,
  eventDateTime: instant(at),
  acquisitionDateTime: instant(at - YEAR),
  country: series.country,
  eventName: series.figures ? `${series.name} ${series.cadence.periodOf(index)}`.trim() : series.name,
  currency: series.currency,
  impact: series.impact,
  unit: series.figures?.unit ?? '',
  source: SIMULATED,
})

/** Most figures are published a few seconds after they are due, all within 41. */
const releasedAt = (key: number, index: number, due: number) =>
  due + Math.round((1 + part(key, 4, index) ** 3 * 40) * millisecondsInSecond)

const instant = (at: number) => new Date(at).toISOString()

function figureOf({ kind, level, spread, digits }: Figures, key: number, index: number) {
  if (kind === 'rate') return level + Math.round((spread * wave(key, 1, index, 14)) / 0.25) * 0.25
  const drift = wave(key, 1, index, 9)
  const noise = swing(key, 2, index)
  const moved = kind === 'steady' ? 0.8 * drift + 0.25 * noise : 0.25 * drift + 0.8 * noise
  return rounded(level + spread * moved, digits)
}

/** A decision is predicted correctly more often than a figure. */
function estimateOf(figures: Figures, key: number, index: number) {
  const actual = figureOf(figures, key, index)
  if (figures.kind === 'rate') return part(key, 3, index) < 0.9 ? actual : figureOf(figures, key, index - 1)
  if (part(key, 6, index) < 0.15) return actual
  return rounded(actual + figures.spread * 0.35 * swing(key, 3, index), figures.digits)
}
