import type { Reach } from '../../machines/shared/connection.machine.ts'
import { dayOf, sinceTime } from '../../rules/shared/time/formats.ts'
import type { Tone } from '../kit/panel/Standing.tsx'

type Facts = {
  reach: Reach
  isLoading: boolean
  isStale: boolean
  staleSince?: number
  /** Seconds, one at least, within which a search is made again of which there were too many. */
  refusedFor?: number
  count: number
  today?: string
  /** When the newest was published, as an instant, where nothing has come for a while. */
  quietSince?: string
}

/** The state of a list, as the header of its panel shows it. */
export function listStanding({ reach, isLoading, isStale, staleSince, refusedFor, count, today, quietSince }: Facts): {
  tone: Tone
  word: string
} {
  const isOffline = reach === 'offline'
  if (isStale && count > 0 && staleSince !== undefined) {
    const word = `Stale since ${sinceTime(staleSince, today ?? dayOf(staleSince))}`
    return { tone: isOffline ? 'gone' : 'stale', word }
  }
  if (isOffline) return { tone: 'gone', word: 'Offline' }
  if (refusedFor) return { tone: 'stale', word: 'Too many searches' }
  if (isStale || (isLoading && reach === 'reconnecting')) return { tone: 'stale', word: 'Reconnecting' }
  if (isLoading) return { tone: 'waiting', word: 'Loading…' }
  if (reach === 'connecting') return { tone: 'waiting', word: 'Connecting…' }
  if (quietSince === undefined) return { tone: 'live', word: 'Live' }
  return { tone: 'waiting', word: `Newest ${sinceTime(Date.parse(quietSince), today ?? dayOf(quietSince))}` }
}

/** Which of its four designed states a live panel's body is in. */
export function listBody({
  reach,
  isLoading,
  isStale,
  refusedFor,
  count,
}: Facts): 'full' | 'failed' | 'loading' | 'empty' {
  if (count > 0) return 'full'
  if (isStale || reach === 'offline' || reach === 'reconnecting' || refusedFor) return 'failed'
  return isLoading ? 'loading' : 'empty'
}
