import type { Direction } from './feed-keys.ts'

type Row = { readonly id: string }

/** The row that lies in a direction from the current one; from nowhere, and from a row that is gone, the first. Undefined where there is none. */
export function rowTo(rows: readonly Row[], current: string | undefined, to: Direction): string | undefined {
  const at = current === undefined ? -1 : rows.findIndex(({ id }) => id === current)
  const target = { next: at + 1, previous: Math.max(at - 1, 0), first: 0, last: rows.length - 1 }[to]
  const row = rows[target]
  return row && row.id !== current ? row.id : undefined
}

/**
 * Where the line stands between what was received after and before the last visit: how many rows are above it. Undefined where
 * nothing is new, or nothing in the list is older.
 */
export function visitLine(rows: readonly { readonly receivedDatetime: string }[], lastVisit?: string) {
  if (lastVisit === undefined) return undefined
  const older = rows.findIndex(({ receivedDatetime }) => receivedDatetime <= lastVisit)
  return older > 0 ? older : undefined
}

/** What the line reads, with so many rows above it. */
export const visitWords = (count: number) => `${count} since your last visit`

/** The newest instant at which one of the rows was received. */
export const newestReceived = (rows: readonly { readonly receivedDatetime: string }[]) =>
  rows.reduce<string | undefined>(
    (newest, { receivedDatetime }) => (newest !== undefined && newest > receivedDatetime ? newest : receivedDatetime),
    undefined,
  )
