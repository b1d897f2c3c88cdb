import type { EarningsReport } from '../../../src/contract/calendar/calendar.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { kindOf } from './classify.ts'
import { isStated, numbersIn } from './figures.ts'
import { DAY, type Served, timeOf } from './served.ts'

export type Results = {
  reports: number
  reported: number
  headlines: number
  matched: number
  unmatched: NewsItem[]
  early: NewsItem[]
  /** Reports while New York's session was open. */
  inSession: EarningsReport[]
  surprises: number
  agreed: number
  bothWays: number
  bothAgreed: number
  reactions: number
  explained: number
  unexplained: NewsItem[]
}

const none = { test: () => false }
const UP = /\b(raises|lifts|boosts|hikes)\b.*\b(outlook|guidance|forecast|full-year|year view|EPS view)\b/i
const DOWN = /\b(cuts|lowers|trims|slashes)\b.*\b(outlook|guidance|forecast|full-year|year view|EPS view)\b/i
const MOVE = /\b(shares|stock)\b/i
const CAUSE = /\b(results|earnings|guidance|outlook|forecast|quarter\w*|profit|revenue|sales|beat|miss|report)\b/i

const minuteOf = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

function localMinute(at: number) {
  const [hour = 0, minute = 0] = minuteOf.format(at).split(':').map(Number)
  return hour * 60 + minute
}

/** Percent from the last close before a report to the first after it. */
function reactionTo({ quote }: Served, { ticker, earningsDateTime }: EarningsReport) {
  const at = Date.parse(earningsDateTime)
  const isEarly = localMinute(at) < 12 * 60
  for (let after = isEarly ? 0 : 1; after < 6; after += 1) {
    const noon = at + after * DAY + (isEarly ? 6 : -4) * 3_600_000
    if (quote(ticker, noon)?.isOpen)
      return quote(ticker, at + after * DAY + (isEarly ? 14 : 5) * 3_600_000)?.changePercentage
  }
  return undefined
}

export function auditResults(served: Served): Results {
  const { news, reports, from, until } = served
  const found: Results = {
    reports: 0,
    reported: 0,
    headlines: 0,
    matched: 0,
    unmatched: [],
    early: [],
    inSession: [],
    surprises: 0,
    agreed: 0,
    bothWays: 0,
    bothAgreed: 0,
    reactions: 0,
    explained: 0,
    unexplained: [],
  }
  const byTicker = new Map<string, NewsItem[]>()
  for (const item of news)
    for (const ticker of item.tickers) byTicker.set(ticker, [...(byTicker.get(ticker) ?? []), item])
  const reportsOf = new Map<string, EarningsReport[]>()
  for (const report of reports)
    if (report.eps !== null) reportsOf.set(report.ticker, [...(reportsOf.get(report.ticker) ?? []), report])

  for (const item of news) {
    const at = timeOf(item)
    if (at < from || at >= until || kindOf(item, none) !== 'result') continue
    found.headlines += 1
    const near = item.tickers
      .flatMap((ticker) => reportsOf.get(ticker) ?? [])
      .find((report) => Math.abs(Date.parse(report.earningsDateTime) - at) <= DAY)
    if (near && hasEqualFigures(item, near)) found.matched += 1
    else found.unmatched.push(item)
    if (near && Date.parse(near.earningsDateTime) > at) found.early.push(item)
  }
  for (const report of [...reportsOf.values()].flat()) {
    const at = Date.parse(report.earningsDateTime)
    if (at < from || at >= until) continue
    found.reports += 1
    const minute = localMinute(at)
    if (minute >= 9 * 60 + 30 && minute < 13 * 60) found.inSession.push(report)
    const own = (byTicker.get(report.ticker) ?? []).filter(
      (item) => timeOf(item) >= at && timeOf(item) <= at + 1.6 * DAY,
    )
    if (own.some((item) => kindOf(item, none) === 'result')) found.reported += 1
    auditReaction(served, report, own, found)
  }
  return found
}

function auditReaction(served: Served, report: EarningsReport, own: readonly NewsItem[], found: Results) {
  const { eps, estimatedEps } = report
  const surprise = Math.sign((eps ?? 0) - (estimatedEps ?? 0))
  const change = reactionTo(served, report)
  const guided = own.some(({ title }) => UP.test(title)) ? 1 : own.some(({ title }) => DOWN.test(title)) ? -1 : 0
  if (surprise !== 0 && change) {
    found.surprises += 1
    if (Math.sign(change) === surprise) found.agreed += 1
    if (guided === surprise) {
      found.bothWays += 1
      if (Math.sign(change) === surprise) found.bothAgreed += 1
    }
  }
  for (const item of own) {
    if (kindOf(item, none) !== 'reaction' || !MOVE.test(item.title) || item.tickers[0] !== report.ticker) continue
    found.reactions += 1
    if (CAUSE.test(item.title)) found.explained += 1
    else found.unexplained.push(item)
  }
}

/** Every figure of earnings or revenue that the title states is the calendar's actual or its estimate. */
function hasEqualFigures({ title }: NewsItem, { eps, estimatedEps, revenue, estimatedRevenue }: EarningsReport) {
  const [first] = [...title.matchAll(/EPS\D{0,30}\$(\d[\d.,]*)/gi)].map((match) =>
    Number(match[1]?.replaceAll(',', '').replace(/\.$/, '')),
  )
  if (first !== undefined && Math.abs(first - (eps ?? 0)) > 0.0051 && Math.abs(first - (estimatedEps ?? 0)) > 0.0051)
    return false
  const sales = /\b(revenue|sales)\b\D{0,30}\$(\d[\d.,]*) (million|billion)/i.exec(title)
  if (!sales) return true
  const [amount] = numbersIn(`$${sales[2]?.replace(/\.$/, '')} ${sales[3]}`)
  return amount === undefined || isStated([amount], revenue ?? 0) || isStated([amount], estimatedRevenue ?? 0)
}
