import type { ColumnOrder } from '../../rules/shared/page/column-order.ts'

type Props<Column> = {
  /** Each with its name. */
  columns: readonly (readonly [Column, string])[]
  order: ColumnOrder<Column>
  onPress: (column: Column) => void
  /** Of the arrow. */
  className: string | undefined
}

/** The heads of a table's columns: a press sorts by one. */
export function SortHeads<Column extends string>({ columns, order, onPress, className }: Props<Column>) {
  return columns.map(([column, name]) => (
    <th key={column} scope="col" aria-sort={order.by === column ? order.direction : undefined}>
      <button type="button" onClick={() => onPress(column)}>
        {name}
        <span className={className} aria-hidden="true">
          {order.by === column && (order.direction === 'ascending' ? '↑' : '↓')}
        </span>
      </button>
    </th>
  ))
}
