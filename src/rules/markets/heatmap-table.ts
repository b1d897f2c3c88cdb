import type { HeatmapTile } from '../../contract/markets/markets.ts'
import { afterPress, type ColumnOrder } from '../shared/page/column-order.ts'
import { changeText, shareMove } from './quotes.ts'

export type TileColumn = 'symbol' | 'title' | 'sector' | 'price' | 'changePercentage' | 'marketCap'
export type TileOrder = ColumnOrder<TileColumn>
type Tiles = readonly HeatmapTile[]

/** The largest rise first. */
export const firstOrder: TileOrder = { by: 'changePercentage', direction: 'descending' }

const isFigure = (column: TileColumn) => column === 'price' || column === 'changePercentage' || column === 'marketCap'

/** A pressed column is sorted by, its largest first (words: A first); pressed again, the other way round. */
export const orderedBy = (order: TileOrder, column: TileColumn): TileOrder =>
  afterPress(order, column, isFigure(column) ? 'descending' : 'ascending')

/** In that order; equal ones by symbol. */
export function sortedTiles(tiles: Tiles, { by, direction }: TileOrder): HeatmapTile[] {
  const sign = direction === 'ascending' ? 1 : -1
  return tiles.toSorted((one, other) => sign * compare(one[by], other[by]) || compare(one.symbol, other.symbol))
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en')

/** What the colours say at a glance, in a sentence: how many rise and fall, and which the most. */
export function heatWords(tiles: Tiles): string {
  const sorted = sortedTiles(tiles, firstOrder)
  const [best, worst] = [sorted.at(0), sorted.at(-1)]
  if (!best || !worst) return ''
  const [up, down] = [1, -1].map((sign) => tiles.filter((tile) => tile.changePercentage * sign > 0).length)
  return `${up} up, ${down} down, of ${tiles.length} shares. Best ${moveOf(best)}, worst ${moveOf(worst)}.`
}

const moveOf = ({ symbol, changePercentage }: HeatmapTile) => `${symbol} ${changeText(shareMove(changePercentage))}`
