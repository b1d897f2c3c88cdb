import { memo, use } from 'react'
import { changeText, compactText, priceText, shareMove, spokenChange } from '../../../rules/markets/quotes.ts'
import { type Box, heatOf, type LaidOutSector, type LaidOutTile } from '../../../rules/markets/treemap.ts'
import { useMarkets } from '../market-charts.ts'
import styles from './Heatmap.module.css'
import { TileChoices } from './tile-choices.ts'

const at = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

/** `stop`: the symbol at which Tab stops. */
export function HeatmapSector({ sector, stop }: { sector: LaidOutSector; stop: string | undefined }) {
  const { name, changePercentage, box, hasName, tiles } = sector
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label={`${name}, ${spokenChange(shareMove(changePercentage))}`}>
      {hasName && (
        <p className={styles.sector} style={{ left: box.x, top: box.y, width: box.width }} aria-hidden="true">
          {name}
        </p>
      )}
      {tiles.map(({ tile, box: tileBox }) => (
        <Tile key={tile.symbol} tile={tile} box={tileBox} isStop={tile.symbol === stop} />
      ))}
    </div>
  )
}

/** What has space in a tile: its symbol and its change, its symbol alone, nothing. Pixels. */
function sizeOf({ width, height }: Box) {
  if (width >= 84 && height >= 56) return styles.large
  if (width >= 40 && height >= 28) return styles.medium
  return width >= 30 && height >= 13 ? styles.small : styles.tiny
}

const Tile = memo(function Tile({ tile, box, isStop }: LaidOutTile & { isStop: boolean }) {
  const { heatmap } = useMarkets()
  const { question, chosen, toggle } = use(TileChoices)
  const { symbol, title, price, changePercentage, marketCap } = tile
  const move = shareMove(changePercentage)
  return (
    <button
      type="button"
      className={`${styles.tile} ${sizeOf(box)}`}
      style={at(box)}
      data-symbol={symbol}
      data-heat={heatOf(changePercentage)}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={question ? chosen.includes(symbol) : undefined}
      aria-label={`${title}, ${symbol}, ${priceText(price, 2)}, ${spokenChange(move)}, cap ${compactText(marketCap)}`}
      onMouseEnter={() => heatmap.send({ type: 'tile.pointed', symbol })}
      onFocus={() => heatmap.send({ type: 'tile.focused', symbol })}
      onBlur={() => heatmap.send({ type: 'tile.left' })}
      onClick={() => (question ? toggle(symbol) : heatmap.send({ type: 'tile.chosen', symbol }))}
    >
      <span className={styles.symbol}>{symbol}</span>
      <span className={styles.change}>{changeText(move)}</span>
    </button>
  )
})
