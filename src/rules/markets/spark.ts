import type { CandleSeries } from '../../contract/markets/markets.ts'

/** The line of a day, in pixels: the same figures as in CardPrice.module.css. */
export const SPARK = { width: 56, height: 16 }
/** Pixels between the line and the edges. */
const EDGE = 1

/** The closes of a day after the one `before` it, from left to right, as the points of an SVG line, at most one a pixel; undefined for a day without any. */
export function sparkPoints({ candles }: Pick<CandleSeries, 'candles'>, before: number): string | undefined {
  if (candles.length === 0) return undefined
  // with it the line of a day that has just begun is one, and rises where the day's move is up
  const all = [before, ...candles.map(({ close }) => close)]
  const count = Math.min(all.length, SPARK.width - 2 * EDGE)
  const closes = Array.from({ length: count }, (_, nth) => all[Math.round((nth * (all.length - 1)) / (count - 1))] ?? 0)
  const [low, high] = [Math.min(...closes), Math.max(...closes)]
  const step = (SPARK.width - 2 * EDGE) / (count - 1)
  const span = SPARK.height - 2 * EDGE
  return closes
    .map((close, nth) => {
      // a day without a move is a line in the middle
      const part = high === low ? 0.5 : (close - low) / (high - low)
      return `${shown(EDGE + nth * step)},${shown(SPARK.height - EDGE - part * span)}`
    })
    .join(' ')
}

const shown = (pixels: number) => Number(pixels.toFixed(1))
