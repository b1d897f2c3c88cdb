const units = [
  { unit: 'day', milliseconds: 24 * 3_600_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const
const words = new Intl.RelativeTimeFormat('en')

/**
 * How long an instant was before another: `just now` within a minute, and when it was not before it.
 * @example ago('2026-01-05T10:00:00.000Z', '2026-01-05T10:05:59.000Z') // '5 minutes ago'
 */
export function ago(instant: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(instant)
  const fitting = units.find(({ milliseconds }) => passed >= milliseconds)
  return fitting ? words.format(-Math.floor(passed / fitting.milliseconds), fitting.unit) : 'just now'
}
