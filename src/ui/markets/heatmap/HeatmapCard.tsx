import { useSelector } from '@xstate/react'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { compactText, priceText } from '../../../rules/markets/quotes.ts'
import type { LaidOutTile } from '../../../rules/markets/treemap.ts'
import { useMarkets } from '../market-charts.ts'
import { Change } from '../tape/Change.tsx'
import styles from './Heatmap.module.css'

/** The details of the share under the pointer: at the edge of the map that is farther from it. */
export function HeatmapCard({ tile, box, height }: LaidOutTile & { height: number }) {
  const { quotes } = useMarkets()
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, tile.symbol))
  const { symbol, title, industry } = tile
  const shown = quote ?? { ...tile, kind: 'share' as const, change: tile.changePercentage, digits: 2 }
  const isLow = box.y + box.height / 2 > height / 2
  return (
    <div className={`${styles.card} ${isLow ? styles.above : styles.below}`} aria-hidden="true">
      <p className={styles.head}>
        <strong>{symbol}</strong> <bdi>{title}</bdi>
      </p>
      <p className={styles.figures}>
        {priceText(shown.price, shown.digits)} <Change of={shown} />
        <span>Cap {compactText(shown.marketCap ?? tile.marketCap)}</span>
      </p>
      <p className={styles.industry}>{industry}</p>
    </div>
  )
}
