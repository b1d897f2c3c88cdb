import type { Ledger, SourceFigures, SourceRecord } from '../../contract/sources/ledger.ts'
import { afterPress, type ColumnOrder } from '../shared/page/column-order.ts'

export type Column = 'name' | 'items' | 'median' | 'p95' | 'firsts' | 'corrections' | 'silence'
export type Order = ColumnOrder<Column>
export type LedgerRow = { name: string; newestAt: string; figures: SourceFigures }

/** A pressed column is sorted by, its largest first (names: A first); pressed again, the other way round. */
export const orderedBy = (order: Order, column: Column): Order =>
  afterPress(order, column, column === 'name' ? 'ascending' : 'descending')

/** The rows of a ledger for one of its days, or for all; undefined for a day that it does not have. */
export function rowsOf({ days, sources }: Ledger, day: string | undefined, order: Order): LedgerRow[] | undefined {
  const index = day === undefined ? undefined : days.indexOf(day)
  if (index === -1) return undefined
  return sources.flatMap((source) => rowOf(source, index) ?? []).sort(comparing(order))
}

function rowOf({ name, newestAt, whole, days }: SourceRecord, index: number | undefined): LedgerRow | undefined {
  const figures = index === undefined ? whole : days[index]
  return figures && { name, newestAt, figures }
}

const values: Record<Exclude<Column, 'name'>, (figures: SourceFigures) => number | undefined> = {
  items: ({ items }) => items,
  median: ({ lag }) => lag?.median,
  p95: ({ lag }) => lag?.p95,
  firsts: ({ firsts }) => firsts,
  corrections: ({ corrections }) => corrections,
  silence: ({ silence }) => silence?.longest,
}

/** What has no value comes last either way; equal ones by name. */
function comparing({ by, direction }: Order) {
  const sign = direction === 'ascending' ? 1 : -1
  const byName = (one: LedgerRow, other: LedgerRow) => one.name.localeCompare(other.name, 'en')
  if (by === 'name') return (one: LedgerRow, other: LedgerRow) => sign * byName(one, other)
  const figureOf = values[by]
  return (one: LedgerRow, other: LedgerRow) => {
    const [first, second] = [figureOf(one.figures), figureOf(other.figures)]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || byName(one, other)
    return sign * (first - second) || byName(one, other)
  }
}
