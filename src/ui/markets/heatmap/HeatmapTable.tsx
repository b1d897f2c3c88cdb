import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { HeatmapTile } from '../../../contract/markets/markets.ts'
import { orderOf } from '../../../machines/markets/charts-view.machine.ts'
import { heatWords, sortedTiles, type TileColumn } from '../../../rules/markets/heatmap-table.ts'
import { changeText, compactText, priceText, shareMove } from '../../../rules/markets/quotes.ts'
import { SortHeads } from '../../kit/SortHeads.tsx'
import { useMarkets } from '../market-charts.ts'
import styles from './HeatmapTable.module.css'

const columns: readonly [TileColumn, string][] = [
  ['symbol', 'Symbol'],
  ['title', 'Company'],
  ['sector', 'Sector'],
  ['price', 'Price'],
  ['changePercentage', 'Today'],
  ['marketCap', 'Cap'],
]

/** EMB-04: the shares of the heatmap as a table. */
export function HeatmapTable({ tiles }: { tiles: readonly HeatmapTile[] }) {
  const { chartsView } = useMarkets()
  const order = useSelector(chartsView, orderOf)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroller} aria-label="Shares as a table" tabIndex={0}>
      <table className={styles.table}>
        <caption>{heatWords(tiles)}</caption>
        <thead>
          <tr>
            <SortHeads
              columns={columns}
              order={order}
              onPress={(column) => chartsView.send({ type: 'column.pressed', column })}
              className={styles.sign}
            />
          </tr>
        </thead>
        <tbody>
          {sortedTiles(tiles, order).map((tile) => (
            <Row key={tile.symbol} {...tile} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Drawn again only where a figure is another. */
const Row = memo(function Row({ symbol, title, sector, price, changePercentage, marketCap }: HeatmapTile) {
  const { heatmap } = useMarkets()
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={() => heatmap.send({ type: 'tile.chosen', symbol })}>
          {symbol}
        </button>
      </th>
      <td title={title}>
        <bdi>{title}</bdi>
      </td>
      <td>{sector}</td>
      <td>{priceText(price, 2)}</td>
      <td data-rises={changePercentage > 0 || undefined} data-falls={changePercentage < 0 || undefined}>
        {changeText(shareMove(changePercentage))}
      </td>
      <td>{compactText(marketCap)}</td>
    </tr>
  )
})
