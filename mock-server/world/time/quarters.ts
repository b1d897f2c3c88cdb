import { remember } from '../random/remember.ts'

/** Prices ask for one quarter thousands of times in a row. */
let last = { quarter: 0, since: 0, until: 0 }

/** Quarters of the calendar are numbered without end: year × 4, plus 0 to 3. */
export function quarterAt(at: number) {
  if (at >= last.since && at < last.until) return last.quarter
  const date = new Date(at)
  const quarter = date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
  last = { quarter, ...wholeQuarter(quarter) }
  return quarter
}

const REMEMBERED = 50

/** Epoch milliseconds. `Date.UTC` would take the years before 100 for those of the 20th century. */
export const quarterStart = remember(REMEMBERED, (quarter: number) => {
  const year = Math.floor(quarter / 4)
  return new Date(0).setUTCFullYear(year, (quarter - year * 4) * 3, 1)
})

/** From one time up to another (excluded); epoch milliseconds. */
export type Window = { since: number; until: number }

export const wholeQuarter = (quarter: number): Window => ({
  since: quarterStart(quarter),
  until: quarterStart(quarter + 1),
})

/** Parts of a quarter, of about eleven days. They are numbered without end: quarter × 8, plus 0 to 7. */
const SPANS = 8
export const quarterOfSpan = (span: number) => Math.floor(span / SPANS)
export const spanAt = (at: number) => quarterAt(at) * SPANS + Math.floor(quarterPart(at) * SPANS)

function spanStart(span: number) {
  const quarter = quarterOfSpan(span)
  const start = quarterStart(quarter)
  return start + ((quarterStart(quarter + 1) - start) / SPANS) * (span - quarter * SPANS)
}
export const wholeSpan = (span: number): Window => ({ since: spanStart(span), until: spanStart(span + 1) })

/** How much of its quarter has passed, from 0 to 1. */
export function quarterPart(at: number) {
  const quarter = quarterAt(at)
  const start = quarterStart(quarter)
  return (at - start) / (quarterStart(quarter + 1) - start)
}
