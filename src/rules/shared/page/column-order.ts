type Direction = 'ascending' | 'descending'
/** What the rows of a table are sorted by. */
export type ColumnOrder<Column> = { by: Column; direction: Direction }

/** A pressed column is sorted by, at first in the direction `first`; pressed again, the other way round. */
export function afterPress<Column>(order: ColumnOrder<Column>, column: Column, first: Direction): ColumnOrder<Column> {
  if (order.by !== column) return { by: column, direction: first }
  return { by: column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
}
