import type { Listed } from '../companies/listed.ts'
import { tradedAs } from '../markets/instruments.ts'
import { trafficOf, usualTrafficOf } from '../markets/volume.ts'
import { type Quote, quoteOf } from '../prices/quotes.ts'
import { shareOf } from '../prices/share.ts'
import { lastRemembered, sessionSpan, tradedSpan } from '../time/clock.ts'
import { tradingDayAt } from '../time/hours.ts'

/** The state of a share at a time of a trading day. */
export type Standing = {
  company: Listed
  quote: Quote
  price: number
  pctChange1d: number
  pctChange5d: number
  /** Shares traded today. */
  volume: number
  /** `volume` as a multiple of the usual volume at this time. */
  factor: number
  /** US dollars. */
  traded: number
  usualTraded: number
}

const twoDigits = (value: number) => Number(value.toFixed(2))

/** The close five trading days ago. */
const fiveDaysBefore = lastRemembered((at) => {
  let close = at
  for (let day = 0; day < 5; day += 1) close = sessionSpan(close).from
  return close
})

/** The same figures as the quotes of that moment, for the same seed. */
export function standingOf(seed: number, company: Listed, at: number): Standing {
  const share = shareOf(company)
  const span = tradedSpan(at)
  const quote = quoteOf(seed, share, span)
  const week = quoteOf(seed, share, { from: fiveDaysBefore(at), until: span.until })
  const { volume, usual } = tradeOf(seed, company, at)
  return {
    company,
    quote,
    price: quote.level,
    // rounded in two steps, like a displayed quote
    pctChange1d: twoDigits(Number(quote.change.toFixed(4))),
    pctChange5d: twoDigits(week.change),
    volume,
    factor: twoDigits(volume / usual),
    traded: Math.round(volume * quote.level),
    usualTraded: Math.round(usual * quote.level),
  }
}

function tradeOf(seed: number, { ticker }: Listed, at: number) {
  const [traded, day] = [tradedAs(ticker), tradingDayAt('shares', at)]
  const volume = traded && trafficOf(seed, traded, day)?.(at)
  const usual = traded && usualTrafficOf(traded, day)?.(at)
  if (volume === undefined || usual === undefined) throw new Error(`${ticker} is not traded.`)
  return { volume, usual: Math.max(1, usual) }
}
