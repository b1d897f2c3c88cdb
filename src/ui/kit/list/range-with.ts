import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The rows in sight, and the one at `at` wherever it is, so that it keeps the focus; `at` is -1 where there is none. */
export const rangeWith = (at: number) => (range: Range) => {
  const inSight = defaultRangeExtractor(range)
  return at < 0 || at >= range.count ? inSight : [...new Set([...inSight, at])].sort((a, b) => a - b)
}
