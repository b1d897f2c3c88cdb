import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants'
import type { EarningsReport, MarketCapCategory } from '../../src/contract/calendar/calendar.ts'
import { SIMULATED } from '../../src/contract/shared/news.ts'
import { addDays, weekdayOf } from '../../src/rules/shared/time/days.ts'
import { instantAt } from '../../src/rules/shared/time/zones.ts'
import { quarterEarnings, reportsEarly } from '../world/news/results.ts'
import type { Listed } from '../world/news/universe.ts'
import { hash, mix } from '../world/random/random.ts'
import { nthWorkdayOf } from '../world/series/cadence.ts'
import { createAlmanac, type Entry } from './almanac.ts'
import { companies, exchangeOf, lagOf, reportingDays } from './companies.ts'
import { part, rounded, swing, wave } from './draws.ts'

const YEAR = 366 * millisecondsInDay
const NEW_YORK = 'America/New_York'
/** Minutes of the day. */
const early = [360, 390, 405, 420, 450, 480]
const late = [961, 965, 965, 975, 980, 990]

/** The reports of the bundled companies, the same for the same seed. */
export function createEarningsCalendar(seed: string) {
  const start = hash(`earnings ${seed}`)
  const keyed = companies.map((company) => ({ company, key: mix(start, hash(company.ticker)) }))
  return createAlmanac<EarningsReport>(function* (year) {
    for (const one of keyed) yield* entriesOf(one, year)
  })
}

type Keyed = { company: Listed; key: number }

const entriesOf = (keyed: Keyed, year: number) =>
  Array.from({ length: 6 }, (_, quarter) => entryOf(keyed, year * 4 - 2 + quarter)).filter(
    ({ at }) => new Date(at).getUTCFullYear() === year,
  )

/** Quarters are numbered without end; a quarter is reported on in the one after. */
function entryOf({ company, key }: Keyed, quarter: number): Entry<EarningsReport> {
  const at = dueAt(company, key, quarter)
  const described = describe(company, quarter, at)
  const results = resultsOf(company, key, quarter)
  const estimated = at - Math.round((50 + part(key, 5, quarter) * 12) * millisecondsInDay)
  const released = at + Math.round((1 + part(key, 4, quarter) ** 2 * 45) * millisecondsInSecond)
  const nothing = { eps: null, estimatedEps: null, revenue: null, estimatedRevenue: null }
  const { estimatedEps, estimatedRevenue } = results
  return {
    at,
    changes: [estimated, released],
    itemAt(now) {
      if (now < estimated) return { ...described, ...nothing, updatedDateTime: described.acquisitionDateTime }
      if (now >= released) return { ...described, ...results, updatedDateTime: instant(released) }
      return { ...described, ...nothing, estimatedEps, estimatedRevenue, updatedDateTime: instant(estimated) }
    },
  }
}

function dueAt(company: Listed, key: number, quarter: number) {
  const [soonest, latest] = reportingDays(company)
  const usual = soonest + Math.floor(part(key, 1, 0) * (latest - soonest + 1))
  const day = nthWorkdayOf(quarter * 3 + 3 + lagOf(company), usual + Math.floor(part(key, 2, quarter) * 2))
  const isEarly = reportsEarly(company)
  const times = isEarly ? early : late
  const minute = times[Math.floor(part(key, 3, 0) * times.length)] ?? 0
  // companies do not report on a Friday evening
  return instantAt(NEW_YORK, isEarly || weekdayOf(day) !== 5 ? day : addDays(day, -1), minute)
}

function describe(company: Listed, quarter: number, at: number) {
  const { ticker, name, marketValue } = company
  return {
    id: `ern-${ticker.replace('.', '-')}-${quarter}`,
    earningsDateTime: instant(at),
    acquisitionDateTime: instant(at - YEAR),
    ticker,
    companyName: name,
    shortExchangeName: exchangeOf(company),
    currency: 'USD',
    marketCap: Math.round(marketValue * 1e9),
    marketCapCategory: categoryOf(marketValue),
    search: `${name} ${ticker} USD`.toLowerCase(),
    source: SIMULATED,
  }
}

const instant = (at: number) => new Date(at).toISOString()

/** In billions of dollars. */
function categoryOf(marketValue: number): MarketCapCategory {
  if (marketValue >= 200) return 'mega'
  if (marketValue >= 10) return 'large'
  if (marketValue >= 2) return 'mid'
  if (marketValue >= 0.3) return 'small'
  return marketValue >= 0.05 ? 'micro' : 'nano'
}

/** Companies guide their analysts: three of four reports beat the estimates. */
function resultsOf(company: Listed, key: number, quarter: number) {
  const drift = 1 + 0.12 * wave(key, 6, quarter, 6)
  const eps = Math.max(0.02, rounded(quarterEarnings(company) * (drift + 0.06 * swing(key, 7, quarter)), 2))
  const revenue = company.quarterRevenue * 1e9 * (drift + 0.03 * swing(key, 8, quarter))
  const luck = part(key, 9, quarter)
  const side = luck < 0.74 ? 1 : luck < 0.8 ? 0 : -1
  return {
    eps,
    estimatedEps: rounded(eps - side * Math.max(0.01, eps * (0.01 + 0.08 * part(key, 10, quarter))), 2),
    revenue: millions(revenue),
    estimatedRevenue: millions(revenue * (1 - 0.025 * (part(key, 11, quarter) - 0.35))),
  }
}

const millions = (value: number) => Math.round(value / 1e6) * 1e6
