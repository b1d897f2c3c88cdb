import { differenceInHours } from 'date-fns/differenceInHours'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'

const units = [
  ['day', (now: string, instant: string) => Math.trunc(differenceInHours(now, instant) / 24)],
  ['hour', differenceInHours],
  ['minute', differenceInMinutes],
] as const
const words = new Intl.RelativeTimeFormat('en')

/**
 * How long an instant was before another: `just now` within a minute, and when it was not before it. A day has 24 hours.
 * @example ago('2026-01-05T10:00:00.000Z', '2026-01-05T10:05:59.000Z') // '5 minutes ago'
 */
export function ago(instant: string, now: string): string {
  for (const [unit, difference] of units) {
    const passed = difference(now, instant)
    if (passed > 0) return words.format(-passed, unit)
  }
  return 'just now'
}
