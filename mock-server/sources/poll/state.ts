import type { Pace } from '../documents/pace.ts'
import type { Validators } from '../fetch/fetch-document.ts'

/** The state of a source between two polls, and over a restart. Times are epoch milliseconds. */
export type SourceState = {
  nextAt: number
  /** The current interval in milliseconds: it adapts to how often the feed changes. */
  every: number
  failures: number
  triedAt?: number | undefined
  succeededAt?: number | undefined
  /** Why the last poll failed, in words. */
  trouble?: string | undefined
  /** The entries left out of the document, in words. */
  problems?: string[] | undefined
  title?: string | undefined
  /** How many items the document has. */
  items?: number | undefined
  movedTo?: string | undefined
  validators?: Validators | undefined
  /** The digest of the document's bytes. */
  digest?: string | undefined
  pace?: Pace | undefined
  /** When each item without a date was first received, by id. */
  undated?: Record<string, number> | undefined
  isGone?: boolean | undefined
  /** The user's setting, and the given setting at that time: when the latter changes, it counts again. */
  switched?: { isOn: boolean; over: boolean } | undefined
}

export const newState = (now: number): SourceState => ({ nextAt: now, every: 10 * 60_000, failures: 0 })
