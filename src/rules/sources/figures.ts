import type { SourceFigures } from '../../contract/sources/ledger.ts'

/** Epoch milliseconds; `end` does not belong to it. `to`: now, where that is earlier. A publisher that is not known yet has it from its first headline on. */
export type Span = { from: number; to: number; end: number }
/** A headline for one of its publishers. `at`: where lists have it. `lag`: from published to received, where it is known. */
export type Headline = { at: number; lag: number | undefined; isFirst: boolean; isCorrection: boolean }
export type Figures = Omit<SourceFigures, 'silence'> & { longest: number | undefined }

/** SRC-02: what a publisher brought in a time. */
export function figuresOf(headlines: readonly Headline[], span: Span): Figures {
  const inside = headlines.filter(({ at }) => at >= span.from && at < span.end)
  const lags = inside.flatMap(({ lag }) => lag ?? []).sort((one, other) => one - other)
  return {
    items: inside.length,
    lag: lags.length > 0 ? { median: rankOf(lags, 0.5), p95: rankOf(lags, 0.95) } : null,
    firsts: inside.filter(({ isFirst }) => isFirst).length,
    corrections: inside.filter(({ isCorrection }) => isCorrection).length,
    longest: longestGap(
      inside.map(({ at }) => at),
      span,
    ),
  }
}

/** The smallest value that as many of the sorted ones do not exceed. */
const rankOf = (sorted: readonly number[], share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0

/** Undefined where the time ends before it begins. */
function longestGap(times: readonly number[], { from, to }: Span) {
  if (from > to) return undefined
  const marks = [from, ...times.toSorted((one, other) => one - other), to]
  return marks.reduce((longest, at, index) => Math.max(longest, at - (marks[index - 1] ?? at)), 0)
}
