import { sortDatetimeOf } from '../shared/merge.ts'
import { type Day, dayText } from '../shared/time/day.ts'

type Row = Parameters<typeof sortDatetimeOf>[0]

/** The first row of each day, by its index, ascending. `rows` are newest first; days are those of the user's zone. */
export function dayStarts(rows: readonly Row[]): ReadonlyMap<number, Day> {
  const starts = new Map<number, Day>()
  let midnight: string | undefined
  for (const [index, row] of rows.entries()) {
    const at = sortDatetimeOf(row)
    if (midnight !== undefined && at >= midnight) continue
    const date = new Date(at)
    starts.set(index, dayText(date))
    midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate()).toISOString()
  }
  return starts
}

/** The day under which a row stands. */
export const dayAt = (starts: ReadonlyMap<number, Day>, index: number): Day =>
  [...starts].findLast(([start]) => start <= index)?.[1] ?? ''
