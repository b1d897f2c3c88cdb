import { newYork, sessionSpan } from '../../news/simulated/clock.ts'
import { shareOf } from '../../news/simulated/draw.ts'
import { tradingDayAt } from '../../news/simulated/hours.ts'
import { type Quote, quoteOf } from '../../news/simulated/quotes.ts'
import { createStream, hash, mix } from '../../news/simulated/random.ts'
import type { Listed } from '../../news/simulated/universe.ts'

const TURNOVER = 11
const ACTIVITY = 12
const OPEN = 9.5 * 60
const SESSION = 6.5 * 60

/** How a share stands at a time of a trading day. */
export type Standing = {
  company: Listed
  quote: Quote
  price: number
  pctChange1d: number
  pctChange5d: number
  /** Shares traded today. */
  volume: number
  /** `volume` as a multiple of what is usual by this time. */
  factor: number
  /** US dollars. */
  traded: number
  usualTraded: number
}

const twoDigits = (value: number) => Number(value.toFixed(2))

/** The close before the last five trading days. */
function fiveDaysBefore(at: number) {
  let close = at
  for (let day = 0; day < 5; day += 1) close = sessionSpan(close).from
  return close
}

/** Shares on a common day: small companies change hands faster. */
function usualVolume(seed: number, { ticker, marketValue, price }: Listed) {
  const shares = (marketValue * 1e9) / price
  const turnover = 0.003 + (mix(seed, TURNOVER, hash(ticker)) / 2 ** 32) * (marketValue > 300 ? 0.005 : 0.012)
  return shares * turnover
}

/** Which part of a day's shares has been traded: most at the opening and the close. */
function partOfDay(minute: number) {
  const passed = Math.min(1, Math.max(0.02, (minute - OPEN) / SESSION))
  return passed + (0.7 * Math.sin(2 * Math.PI * passed)) / (2 * Math.PI)
}

/** How a day of a share compares with its common days, busier the more it moves; the same all day, so that no volume ever shrinks. */
function activityOf(seed: number, company: Listed, at: number) {
  const { day } = newYork(at)
  const stream = createStream(mix(seed, ACTIVITY, hash(company.ticker), day))
  const bell = stream() + stream() + stream() - 1.5
  const rush = stream() < 0.05 ? 2 + 4 * stream() : 1
  const whole = { from: sessionSpan(at).from, until: tradingDayAt('shares', at).settles }
  return Math.exp(bell * 0.8) * rush * (0.75 + 0.4 * quoteOf(seed, shareOf(company), whole).size)
}

export function standingOf(seed: number, company: Listed, at: number): Standing {
  const share = shareOf(company)
  const span = sessionSpan(at)
  const quote = quoteOf(seed, share, span)
  const week = quoteOf(seed, share, { from: fiveDaysBefore(at), until: span.until })
  const usual = usualVolume(seed, company) * partOfDay(newYork(at).minute)
  const volume = Math.round(usual * activityOf(seed, company, at))
  return {
    company,
    quote,
    price: quote.level,
    pctChange1d: twoDigits(quote.change),
    pctChange5d: twoDigits(week.change),
    volume,
    factor: twoDigits(volume / usual),
    traded: Math.round(volume * quote.level),
    usualTraded: Math.round(usual * quote.level),
  }
}
