import type { Reach } from '../../machines/shared/connection.machine.ts'
import { clockTime, dayOf, sinceTime } from '../../rules/shared/time/formats.ts'
import type { Tone } from '../kit/panel/Standing.tsx'

type Facts = {
  reach: Reach
  isLoading: boolean
  /** What is seen could not be brought up to date. */
  isBehind: boolean
  /** Epoch milliseconds or an instant since when. */
  since?: number | string
  /** Of when the newest price is, as an instant, where none has come for a while. */
  quietSince?: string | undefined
  today?: string
}

/** The state of the prices, as the header of their panel shows it. */
export function marketStanding({ reach, isLoading, isBehind, since, quietSince, today }: Facts): {
  tone: Tone
  word: string
} {
  if (reach === 'offline') return { tone: 'gone', word: 'Offline' }
  if (isBehind && since !== undefined) return { tone: 'stale', word: `Stale since ${clockTime(since)}` }
  if (isBehind || reach === 'reconnecting') return { tone: 'stale', word: 'Reconnecting' }
  if (isLoading) return { tone: 'waiting', word: 'Loading…' }
  if (quietSince === undefined) return { tone: 'live', word: 'Live' }
  return { tone: 'waiting', word: `Newest ${sinceTime(Date.parse(quietSince), today ?? dayOf(quietSince))}` }
}
