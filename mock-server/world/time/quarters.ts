import { remember } from '../random/remember.ts'

/** Quarters of the calendar are numbered without end: year × 4, plus 0 to 3. */
export function quarterAt(at: number) {
  const date = new Date(at)
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
}

const REMEMBERED = 50

/** Epoch milliseconds. `Date.UTC` would take the years before 100 for those of the 20th century. */
export const quarterStart = remember(REMEMBERED, (quarter: number) => {
  const year = Math.floor(quarter / 4)
  return new Date(0).setUTCFullYear(year, (quarter - year * 4) * 3, 1)
})

/** How much of its quarter has passed, from 0 to 1. */
export function quarterPart(at: number) {
  const quarter = quarterAt(at)
  const start = quarterStart(quarter)
  return (at - start) / (quarterStart(quarter + 1) - start)
}
