import type { Pace } from '../documents/pace.ts'
import type { Validators } from '../fetch/fetch-document.ts'

/** What is remembered of a source between two polls, and over a restart. Times are epoch milliseconds. */
export type SourceState = {
  nextAt: number
  /** The present rhythm in milliseconds: it follows how often the feed changes. */
  every: number
  failures: number
  triedAt?: number | undefined
  succeededAt?: number | undefined
  /** Why the last poll failed, in words. */
  trouble?: string | undefined
  /** What was left out of the document, in words. */
  problems?: string[] | undefined
  title?: string | undefined
  /** How many items the document has. */
  items?: number | undefined
  movedTo?: string | undefined
  validators?: Validators | undefined
  /** Of the document's bytes. */
  digest?: string | undefined
  pace?: Pace | undefined
  /** When each item without a date of its own, by id, was first had. */
  undated?: Record<string, number> | undefined
  isGone?: boolean | undefined
  /** What the user has switched it to, and what was given then: when that changes, it counts again. */
  switched?: { isOn: boolean; over: boolean } | undefined
}

export const newState = (now: number): SourceState => ({ nextAt: now, every: 10 * 60_000, failures: 0 })
