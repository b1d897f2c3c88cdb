import type { Reach } from '../../machines/connection.machine.ts'
import { clockTime } from '../../rules/format.ts'
import type { Tone } from '../kit/Standing.tsx'

type Facts = {
  reach: Reach
  isLoading: boolean
  /** What is seen could not be brought up to date. */
  isBehind: boolean
  /** Epoch milliseconds or an instant since when. */
  since?: number | string
}

/** What the header of a panel of prices says of them. */
export function marketStanding({ reach, isLoading, isBehind, since }: Facts): { tone: Tone; word: string } {
  if (reach === 'offline') return { tone: 'gone', word: 'Offline' }
  if (isBehind && since !== undefined) return { tone: 'stale', word: `Stale since ${clockTime(since)}` }
  if (isBehind || reach === 'reconnecting') return { tone: 'stale', word: 'Reconnecting' }
  return isLoading ? { tone: 'waiting', word: 'Loading…' } : { tone: 'live', word: 'Live' }
}
