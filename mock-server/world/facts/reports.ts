import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants'
import { type Listed, quarterEarnings } from '../companies/listed.ts'
import { part, rounded, swing, wave } from '../random/parts.ts'
import { hash, mix } from '../random/random.ts'
import { nthWorkdayOf } from '../series/cadence.ts'
import { instantIn } from '../time/clock.ts'
import { isMarketDay } from '../time/holidays.ts'
import { weekdayOn } from '../time/weekday.ts'
import { reportsEarly } from './reporting-hours.ts'

/** Minutes of the day. */
const early = [360, 390, 405, 420, 450, 480]
const late = [961, 965, 965, 975, 980, 990]

/** What a company says about the year. */
export type Guidance = 'raised' | 'kept' | 'cut'

/** A quarter's report. Times in epoch milliseconds; `reaction` is what the price does, as a part of it. */
export type Report = {
  id: string
  company: Listed
  quarter: number
  isEarly: boolean
  at: number
  releasedAt: number
  estimatedAt: number
  eps: number
  estimatedEps: number
  revenue: number
  estimatedRevenue: number
  /** Revenue against the year before, in percent. */
  growth: number
  guidance: Guidance
  reaction: number
}

/** Months by which the quarters of a company end after those of the calendar year. */
const shifts: Readonly<Record<string, 1 | 2>> = {
  ...shifted(
    1,
    'NVDA WMT HD LOW TGT TJX CRM DELL MRVL PANW CRWD INTU SNPS BBY DG KR LULU AVGO HPQ DE AMAT ADI CSCO MDT HPE NTAP ROST DLTR ULTA WSM RL TPR WDAY ADSK VEEV KEYS COO HRL',
  ),
  ...shifted(2, 'MU NKE FDX CCL ADBE ORCL ACN GIS LEN COST DRI AZO STZ PAYX CTAS FDS JBL MKC CASY'),
}

function shifted(months: 1 | 2, tickers: string) {
  return Object.fromEntries(tickers.split(' ').map((ticker) => [ticker, months]))
}

/** Working days after the quarter's end, the earliest and the latest: banks first, then large companies, then the others. */
function reportingDays({ sector, industry, marketValue }: Listed): readonly [number, number] {
  if (/Diversified Banks|Investment Banking/.test(industry)) return [9, 12]
  if (sector === 'Financials') return [11, 24]
  if (sector === 'Information Technology' || marketValue > 300) return [16, 24]
  return [14, 30]
}

const marketDayFrom = (day: number, step: 1 | -1): number => (isMarketDay(day) ? day : marketDayFrom(day + step, step))

function dueAt(company: Listed, key: number, quarter: number) {
  const [soonest, latest] = reportingDays(company)
  const usual = soonest + Math.floor(part(key, 1) * (latest - soonest + 1))
  const month = quarter * 3 + 3 + (shifts[company.ticker] ?? 0)
  const day = Date.parse(nthWorkdayOf(month, usual + Math.floor(part(key, 2, quarter) * 2))) / millisecondsInDay
  const isEarly = reportsEarly(company)
  const times = isEarly ? early : late
  const minute = times[Math.floor(part(key, 3) * times.length)] ?? 0
  // companies do not report on a Friday evening
  const wanted = isEarly || weekdayOn(day) !== 5 ? day : day - 1
  return instantIn(marketDayFrom(wanted, isEarly ? 1 : -1), minute)
}

const millions = (value: number) => Math.round(value / 1e6) * 1e6

/** Companies guide their analysts: three of four reports beat the estimates. */
function figuresOf(company: Listed, key: number, quarter: number) {
  const drift = 1 + 0.12 * wave(key, 6, quarter, 6)
  const eps = Math.max(0.02, rounded(quarterEarnings(company) * (drift + 0.06 * swing(key, 7, quarter)), 2))
  const revenue = company.quarterRevenue * 1e9 * (drift + 0.03 * swing(key, 8, quarter))
  const luck = part(key, 9, quarter)
  const side = luck < 0.74 ? 1 : luck < 0.8 ? 0 : -1
  const luckier = part(key, 10, quarter)
  const surprise = Math.max(0.01, eps * (0.01 + 0.07 * luckier + 0.25 * luckier ** 10))
  return {
    eps,
    estimatedEps: rounded(eps - side * surprise, 2),
    revenue: millions(revenue),
    estimatedRevenue: millions(revenue * (1 - 0.05 * (part(key, 11, quarter) - 0.38))),
    growth: rounded((drift - 0.96) * 60 + 6 * swing(key, 12, quarter), 1),
    side,
  }
}

/** How often the year's outlook is raised and cut after a beat, an equal result and a miss. */
const outlooks: Readonly<Record<number, readonly [raised: number, cut: number]>> = {
  1: [0.36, 0.27],
  0: [0.2, 0.25],
  [-1]: [0.17, 0.47],
}

function guidanceOf(key: number, quarter: number, side: number): Guidance {
  const [raised, cut] = outlooks[side] ?? [0.2, 0.2]
  const drawn = part(key, 13, quarter)
  if (drawn < raised) return 'raised'
  return drawn < raised + cut ? 'cut' : 'kept'
}

/** How far results move a share, by its sector: one with steady earnings hardly moves. */
const liveliness: Readonly<Record<string, number>> = {
  'Information Technology': 1.25,
  'Communication Services': 1.15,
  'Consumer Discretionary': 1.15,
  'Consumer Staples': 0.75,
  Financials: 0.7,
  'Real Estate': 0.5,
  Utilities: 0.4,
}

/** Prices follow the outlook more than the result. */
function reactionTo({ sector }: Listed, key: number, quarter: number, side: number, guidance: Guidance) {
  const toward = { raised: 0.96, kept: side > 0 ? 0.64 : 0.2, cut: 0.05 }[guidance]
  const isUp = part(key, 14, quarter) < toward
  const drawn = part(key, 15, quarter)
  const size = 0.014 + 0.045 * drawn ** 2 + 0.05 * drawn ** 8 + (guidance === 'kept' ? 0 : 0.014)
  return (isUp ? size : -size) * (liveliness[sector] ?? 1)
}

/** The report on a quarter, which is made in the one after. */
export function reportOf(company: Listed, start: number, quarter: number): Report {
  const key = mix(start, hash(company.ticker))
  const at = dueAt(company, key, quarter)
  const { side, ...figures } = figuresOf(company, key, quarter)
  const guidance = guidanceOf(key, quarter, side)
  return {
    id: `ern-${company.ticker.replace('.', '-')}-${quarter}`,
    company,
    quarter,
    isEarly: reportsEarly(company),
    at,
    releasedAt: at + Math.round((1 + part(key, 4, quarter) ** 2 * 45) * millisecondsInSecond),
    estimatedAt: at - Math.round((50 + part(key, 5, quarter) * 12) * millisecondsInDay),
    ...figures,
    guidance,
    reaction: reactionTo(company, key, quarter, side, guidance),
  }
}

/** Where the reports of a seed are drawn from. */
export const reportsKey = (seed: number) => mix(seed, hash('earnings'))
