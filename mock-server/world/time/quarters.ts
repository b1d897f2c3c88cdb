/** Quarters of the calendar are numbered without end: year × 4, plus 0 to 3. */
export function quarterAt(at: number) {
  const date = new Date(at)
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
}

/** Epoch milliseconds. */
export const quarterStart = (quarter: number) => Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3)

/** How much of its quarter has passed, from 0 to 1. */
export function quarterPart(at: number) {
  const quarter = quarterAt(at)
  const start = quarterStart(quarter)
  return (at - start) / (quarterStart(quarter + 1) - start)
}
