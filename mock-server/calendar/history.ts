import { millisecondsInDay } from 'date-fns/constants'
import type { EconomicEvent } from '../../src/contract/calendar/calendar.ts'
import type { Turn } from '../turns.ts'
import type { Almanac, Entry } from './almanac.ts'

/** An event as known at a time, and the last releases of its statistic by then, the newest first. */
export type Recalled = { event: EconomicEvent; past: EconomicEvent[] }
export type Releases = Almanac<EconomicEvent> & {
  /** For a calendar that knows more than a search finds; undefined for an event that no search finds. */
  recall?(id: string, now: number, limit: number): Recalled | undefined
}

const YEAR = 366 * millisecondsInDay

/** What a calendar knows of an event. One that knows no history has that of the year that a search finds, by the `key` of its entries. */
export async function recall(releases: Releases, id: string, now: number, limit: number, turn: Turn) {
  if (releases.recall) return releases.recall(id, now, limit)
  const [from, until] = releases.within(now - YEAR, now + YEAR, now)
  while (!releases.prepare(from, until)) await turn()
  const known = releases.between(from, until).map((entry) => ({ entry, event: entry.itemAt(now) }))
  const asked = known.find(({ event }) => event.id === id)
  return asked && { event: asked.event, past: pastOf(known, asked.entry.key, limit) }
}

type Known = readonly { entry: Entry<EconomicEvent>; event: EconomicEvent }[]

const pastOf = (known: Known, key: string | undefined, limit: number) =>
  key === undefined || limit === 0
    ? []
    : known
        .filter(({ entry, event }) => entry.key === key && event.actual !== null)
        .map(({ event }) => event)
        .slice(-limit)
        .toReversed()
