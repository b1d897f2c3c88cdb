import { millisecondsInDay } from 'date-fns/constants'
import { parseDate } from '../dates/parse-date.ts'

/** A server cannot postpone the next request by more than a day. */
const LONGEST_MS = millisecondsInDay

/** The pause that a server requests, in milliseconds: its header contains seconds or a date. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : (parseDate(text) ?? Number.NaN) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS)
}
