import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { CandleSeries } from '../../contract/markets/markets.ts'

/** Something that happened. `at`: epoch milliseconds. */
type Happening = { at: number; id: string }
export type MarkKind = 'news' | 'report'
/** What happened in the time of one candle, by its index: the newest first. `isLit`: some of it is looked at elsewhere on the page. */
export type ChartMark = { index: number; kind: MarkKind; ids: readonly string[]; isLit?: boolean }

/** What happened while the market was closed stands at the candle after; what the range does not reach is left out. */
export function marksOf(
  { candles, minutes }: CandleSeries,
  kind: MarkKind,
  happenings: readonly Happening[],
): ChartMark[] {
  const length = minutesToMilliseconds(minutes)
  const starts = candles.map(({ startDateTime }) => Date.parse(startDateTime))
  const first = starts[0]
  if (first === undefined) return []
  const byIndex = new Map<number, string[]>()
  for (const { at, id } of happenings.toSorted((one, other) => other.at - one.at)) {
    if (at < first) continue
    const after = starts.findIndex((start) => start + length > at)
    const index = after < 0 ? starts.length - 1 : after
    byIndex.set(index, [...(byIndex.get(index) ?? []), id])
  }
  return [...byIndex].map(([index, ids]) => ({ index, kind, ids })).sort((a, b) => a.index - b.index)
}

/** The marks of what is looked at are lit. */
export const litBy = (marks: readonly ChartMark[], looked: readonly string[]): readonly ChartMark[] =>
  marks.map((mark) => (mark.ids.some((id) => looked.includes(id)) ? { ...mark, isLit: true } : mark))

/** The headline that a mark leads to; undefined for a report, which has no row. */
export const headlineOf = ({ kind, ids: [newest] }: ChartMark) => (kind === 'news' ? newest : undefined)

const names: Record<MarkKind, readonly [string, string]> = {
  news: ['headline', 'headlines'],
  report: ['earnings report', 'earnings reports'],
}
/** What the marks of a candle stand for; '' for none. */
export const markWords = (marks: readonly ChartMark[], index: number) =>
  marks
    .filter((mark) => mark.index === index)
    .map(({ kind, ids }) => `${ids.length} ${names[kind][ids.length === 1 ? 0 : 1]}`)
    .join(', ')
