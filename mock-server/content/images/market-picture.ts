import { momentOf } from '../../world/content/desk.ts'
import { grouped } from '../../world/news/figures.ts'
import { type Instrument, priceAt, quoteOf } from '../../world/prices/quotes.ts'
import { sessionSpan } from '../../world/time/clock.ts'
import { type Picture, percentText } from './picture.ts'

const POINTS = 120

/** The chart of a price from the last close to `at`, with the figures that the texts of that moment quote. */
export function marketPicture(seed: number, instrument: Instrument, at: number): Picture {
  const { from, until } = sessionSpan(at)
  const { level, before, change } = quoteOf(seed, instrument, { from, until })
  const line = Array.from({ length: POINTS + 1 }, (_, point) => {
    const position = point / POINTS
    return { position, price: priceAt(seed, instrument, from + (until - from) * position) }
  })
  const { name, isYield, prefix = '', suffix = '', digits } = instrument
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    subtitle: isYield ? 'Yield' : '',
    fact: 'Since the last close',
    price: `${prefix}${grouped(level, digits)}${suffix}`,
    change: isYield ? `${change < 0 ? `(${-change})` : change} bp` : percentText(change),
    isUp: change >= 0,
    line,
    reference: before,
    bars: [],
    labels: [
      { position: 0, text: 'Last close' },
      { position: 0.89, text: `${momentOf(until).time} ET` },
    ],
  }
}
