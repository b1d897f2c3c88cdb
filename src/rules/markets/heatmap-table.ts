import type { HeatmapTile } from '../../contract/markets/markets.ts'
import { changeText } from './quotes.ts'

export type TileColumn = 'symbol' | 'title' | 'sector' | 'price' | 'changePercentage' | 'marketCap'
export type TileOrder = { by: TileColumn; direction: 'ascending' | 'descending' }
type Tiles = readonly HeatmapTile[]

/** The largest rise first. */
export const firstOrder: TileOrder = { by: 'changePercentage', direction: 'descending' }

const isFigure = (column: TileColumn) => column === 'price' || column === 'changePercentage' || column === 'marketCap'

/** A pressed column is sorted by, its largest first (words: A first); pressed again, the other way round. */
export function orderedBy(order: TileOrder, column: TileColumn): TileOrder {
  if (order.by !== column) return { by: column, direction: isFigure(column) ? 'descending' : 'ascending' }
  return { by: column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** In that order; equal ones by symbol. */
export function sortedTiles(tiles: Tiles, { by, direction }: TileOrder): HeatmapTile[] {
  const sign = direction === 'ascending' ? 1 : -1
  return tiles.toSorted((one, other) => sign * compare(one[by], other[by]) || compare(one.symbol, other.symbol))
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en')

/** What the colours say at a glance, in a sentence: how many rise and fall, and which the most. */
export function heatWords(tiles: Tiles): string {
  const [best, worst] = [sortedTiles(tiles, firstOrder).at(0), sortedTiles(tiles, firstOrder).at(-1)]
  if (!best || !worst) return ''
  const [up, down] = [1, -1].map((sign) => tiles.filter((tile) => tile.changePercentage * sign > 0).length)
  return `${up} up, ${down} down, of ${tiles.length} shares. Best ${moveOf(best)}, worst ${moveOf(worst)}.`
}

const moveOf = ({ symbol, changePercentage }: HeatmapTile) =>
  `${symbol} ${changeText({ kind: 'share', change: changePercentage, changePercentage })}`
