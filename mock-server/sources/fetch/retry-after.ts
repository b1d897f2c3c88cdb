import { millisecondsInDay } from 'date-fns/constants'
import { parseDate } from '../documents/dates.ts'

/** Longer than a day nobody is left alone. */
const LONGEST_MS = millisecondsInDay

/** How long a server asks to be left alone, in milliseconds: it says so in seconds or by a date. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : (parseDate(text) ?? Number.NaN) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS)
}
