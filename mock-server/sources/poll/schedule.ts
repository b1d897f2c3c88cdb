import type { Pace } from '../documents/pace.ts'
import type { SourceState } from './state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SHORTEST = 2 * MINUTE
const LONGEST = 2 * HOUR
const LONGEST_BACK_OFF = 6 * HOUR
const LONGEST_TTL = DAY
const FASTER = 0.5
const SLOWER = 1.5
/** Varies the interval by a tenth, so that sources are not polled in step. */
const JITTER = 0.1
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export type Rhythm = Pick<SourceState, 'every' | 'failures' | 'nextAt'>
/** `random`: from 0 to 1. */
export type Moment = { now: number; random: number }

/** After a poll that succeeded: sooner when there were new items, later when there were none. */
export function afterSuccess(
  before: Pick<SourceState, 'every'>,
  { isNew, pace = {}, everyMinutes }: { isNew: boolean; pace?: Pace | undefined; everyMinutes?: number | undefined },
  { now, random }: Moment,
): Rhythm {
  const every = clamp(before.every * (isNew ? FASTER : SLOWER), SHORTEST, LONGEST)
  const wanted = everyMinutes === undefined ? every : Math.max(everyMinutes * MINUTE, SHORTEST)
  const wait = Math.max(
    wanted * (1 + JITTER * (2 * random - 1)),
    Math.min((pace.ttlMinutes ?? 0) * MINUTE, LONGEST_TTL),
    SHORTEST,
  )
  return { every, failures: 0, nextAt: skipped(Math.round(now + wait), pace) }
}

/** After a poll that failed: twice as long each time, with jitter, but never before the server allows it. */
export function afterFailure(
  before: Pick<SourceState, 'every' | 'failures'>,
  retryAfter: number | undefined,
  { now, random }: Moment,
): Rhythm {
  const backOff = Math.min(SHORTEST * 2 ** Math.min(before.failures, 20), LONGEST_BACK_OFF)
  const wait = Math.max(backOff * (1 + random) * 0.5, SHORTEST / 2, retryAfter ?? 0)
  return { every: before.every, failures: before.failures + 1, nextAt: Math.round(now + wait) }
}

/** The first time from then on outside the hours and days (GMT) that the feed asks to skip. */
function skipped(time: number, { skipHours = [], skipDays = [] }: Pace) {
  const hours = new Set(skipHours.map((hour) => hour % 24))
  const days = new Set(skipDays.map((day) => WEEKDAYS.indexOf(day.trim().toLowerCase())))
  const isSkipped = (at: number) => hours.has(new Date(at).getUTCHours()) || days.has(new Date(at).getUTCDay())
  if (!isSkipped(time)) return time
  for (let hour = Math.ceil(time / HOUR); hour <= time / HOUR + 7 * 24; hour++) {
    if (!isSkipped(hour * HOUR)) return hour * HOUR
  }
  return time
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
