import type { Reach } from '../../machines/connection.machine.ts'
import { dayOf, sinceTime } from '../../rules/format.ts'
import type { Tone } from '../kit/Standing.tsx'

type Facts = { reach: Reach; isLoading: boolean; isStale: boolean; staleSince?: number; count: number; today?: string }

/** What the header of a live panel says of its list. */
export function listStanding({ reach, isLoading, isStale, staleSince, count, today }: Facts): {
  tone: Tone
  word: string
} {
  const isOffline = reach === 'offline'
  if (isStale && count > 0 && staleSince !== undefined) {
    const word = `Stale since ${sinceTime(staleSince, today ?? dayOf(staleSince))}`
    return { tone: isOffline ? 'gone' : 'stale', word }
  }
  if (isOffline) return { tone: 'gone', word: 'Offline' }
  if (isStale || (isLoading && reach === 'reconnecting')) return { tone: 'stale', word: 'Reconnecting' }
  return isLoading ? { tone: 'waiting', word: 'Loading…' } : { tone: 'live', word: 'Live' }
}

/** Which of its four designed states a live panel's body is in. */
export function listBody({ reach, isLoading, isStale, count }: Facts): 'full' | 'failed' | 'loading' | 'empty' {
  if (count > 0) return 'full'
  if (isStale || reach === 'offline' || reach === 'reconnecting') return 'failed'
  return isLoading ? 'loading' : 'empty'
}
