import type { ContentItem } from '../../../src/contract/content/content.ts'
import type { Candle, ChartRange } from '../../../src/contract/markets/markets.ts'
import { factorText } from '../../../src/rules/content/figures.ts'
import { sortDatetimeOf } from '../../../src/rules/shared/merge.ts'
import type { Market } from '../../world/markets/market.ts'
import { grouped } from '../../world/news/figures.ts'
import { instantIn, newYork } from '../../world/time/clock.ts'
import { lastDays } from '../../world/time/hours.ts'
import { weekdayOn } from '../../world/time/weekday.ts'
import { type Picture, percentText } from './picture.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const DAYS = 5
const HOURS_SHOWN = [4, 8, 12, 16]

const facts: Record<ContentItem['contentCategory'], string> = {
  unusual_volume: 'Unusual volume',
  most_active: 'Most active',
  top_movers: 'Notable mover: five days',
  top_stories: 'The trading day',
  mf_events: 'The trading day',
}

/** The chart of a share at the moment of an item, as the charts of that moment draw it; undefined unless the symbol is a share. */
export function sharePicture(market: Market, ticker: string, item: ContentItem): Picture | undefined {
  const at = Date.parse(sortDatetimeOf(item))
  const range: ChartRange = item.contentCategory === 'top_movers' ? '5D' : '1D'
  const [quote, series] = [market.quote(ticker, at), market.candles(ticker, range, at)]
  if (!quote || !series) return undefined
  const [candles, minutes] =
    range === '5D' ? [inPairs(series.candles), 2 * series.minutes] : [series.candles, series.minutes]
  const scale = range === '5D' ? weekScale(at) : dayScale(at)
  const { contentData } = item
  const factor = 'unusualVolumeFactor' in contentData ? contentData.unusualVolumeFactor : undefined
  return {
    title: ticker,
    subtitle: series.title,
    fact: factor === undefined ? facts[item.contentCategory] : `${facts.unusual_volume}: ${factorText(factor)}`,
    price: `$${grouped(quote.price, quote.digits)}`,
    change: percentText(quote.changePercentage),
    isUp: quote.change >= 0,
    line: candles.flatMap((candle, index) => pointsOf(candle, index, scale.positionOf, minutes)),
    reference: quote.previousClose,
    bars: candles.map((candle) => ({ position: scale.positionOf(timeOf(candle)), volume: candle.volume ?? 0 })),
    labels: scale.labels,
  }
}

/** A picture of a week is small: it has one candle for two. A day has an even number of them. */
const inPairs = (candles: readonly Candle[]): Candle[] =>
  candles.flatMap((candle, index) => {
    if (index % 2 === 1) return []
    const { close, volume } = candles[index + 1] ?? { close: candle.close, volume: 0 }
    return [{ ...candle, close, volume: (candle.volume ?? 0) + (volume ?? 0) }]
  })

const timeOf = ({ startDateTime }: Candle) => Date.parse(startDateTime)

/** A candle gives the price at its end; the first one also gives the price at its beginning. */
function pointsOf(candle: Candle, index: number, positionOf: (time: number) => number, minutes: number) {
  const end = { position: positionOf(timeOf(candle) + minutes * 60_000 - 1), price: candle.close }
  return index === 0 ? [{ position: positionOf(timeOf(candle)), price: candle.open }, end] : [end]
}

function dayScale(at: number) {
  const [day] = lastDays('shares', at, 1)
  const { from, until } = day ?? { from: at, until: at + 1 }
  const positionOf = (time: number) => (Math.min(time, until) - from) / (until - from)
  const local = newYork(from).day
  const labels = HOURS_SHOWN.map((hour) => ({
    position: positionOf(instantIn(local, hour * 60)),
    text: `${hour}:00 ET`,
  }))
  return { positionOf, labels }
}

function weekScale(at: number) {
  const days = lastDays('shares', at, DAYS)
  const positionOf = (time: number) => {
    const index = Math.max(
      0,
      days.findLastIndex(({ from }) => from <= time),
    )
    const { from, until } = days[index] ?? { from: time, until: time + 1 }
    return (index + (Math.min(time, until) - from) / (until - from)) / DAYS
  }
  return {
    positionOf,
    labels: days.map(({ day }, index) => ({ position: index / DAYS, text: weekdays[weekdayOn(day)] ?? '' })),
  }
}
