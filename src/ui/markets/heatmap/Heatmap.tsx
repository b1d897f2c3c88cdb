import { useSelector } from '@xstate/react'
import { type KeyboardEvent, use, useMemo, useRef } from 'react'
import type { HeatmapTile } from '../../../contract/markets/markets.ts'
import { isTable } from '../../../machines/markets/charts-view.machine.ts'
import {
  hasFailed,
  heatmapOf,
  listsOf,
  phraseOf,
  pointedOf,
  reachedOf,
} from '../../../machines/markets/heatmap.machine.ts'
import { noneWords, tilesFor } from '../../../rules/markets/heatmap-search.ts'
import { heatWords } from '../../../rules/markets/heatmap-table.ts'
import { type Heading, type LaidOutSector, layOut, neighbourOf } from '../../../rules/markets/treemap.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { useSize } from '../chart/useSize.ts'
import { MarketState, useFailure } from '../MarketState.tsx'
import { useMarkets } from '../market-charts.ts'
import { useOpenPanel } from '../useOpenPanel.ts'
import styles from './Heatmap.module.css'
import { HeatmapCard } from './HeatmapCard.tsx'
import { HeatmapSector } from './HeatmapSector.tsx'
import { HeatmapTable } from './HeatmapTable.tsx'
import { TileChoices } from './tile-choices.ts'

/** What the shares of the simulated market have done today: as large as their companies, coloured by how far they have moved. */
export function Heatmap() {
  const { heatmap, chartsView } = useMarkets()
  const isListed = useSelector(chartsView, isTable)
  const all = useSelector(heatmap, heatmapOf)?.tiles
  const phrase = useSelector(heatmap, phraseOf)
  const lists = useSelector(heatmap, listsOf)
  const tiles = useMemo(() => all && tilesFor(all, { phrase, lists }), [all, phrase, lists])
  const failed = useSelector(heatmap, hasFailed)
  const what = useFailure('The heatmap could not be loaded.')
  const space = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(space)
  useOpenPanel(heatmap)
  const sectors = useMemo(() => (tiles && width > 0 ? layOut(tiles, width, height) : []), [tiles, width, height])
  return (
    <div ref={space} className={styles.space}>
      {failed && <MarketState what={what} onRetry={() => heatmap.send({ type: 'retry.pressed' })} />}
      {!failed && !tiles && <div className={styles.ghost} aria-hidden="true" />}
      {all && tiles?.length === 0 && <NoTiles what={noneWords(all, { phrase, lists })} isSearch={all.length > 0} />}
      {tiles && tiles.length > 0 && isListed && <HeatmapTable tiles={tiles} />}
      {tiles && sectors.length > 0 && !isListed && <TileMap tiles={tiles} sectors={sectors} height={height} />}
    </div>
  )
}

function NoTiles({ what, isSearch }: { what: string; isSearch: boolean }) {
  const { heatmap } = useMarkets()
  return (
    <div role="status" className={styles.none}>
      <MarketState what={what} />
      {isSearch && (
        <button type="button" onClick={() => heatmap.send({ type: 'phrase.changed', phrase: '' })}>
          Show all
        </button>
      )}
    </div>
  )
}

const headings: Record<string, Heading> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** What the map says at a glance. */
const WORDS = 'heatmap-words'

type TileMapProps = { tiles: readonly HeatmapTile[]; sectors: readonly LaidOutSector[]; height: number }

/** One stop for Tab; the arrow keys lead from share to share. */
function TileMap({ tiles, sectors, height }: TileMapProps) {
  const { heatmap } = useMarkets()
  const map = useRef<HTMLDivElement>(null)
  const { question } = use(TileChoices)
  const atAGlance = useMemo(() => heatWords(tiles), [tiles])
  const pointed = useSelector(heatmap, pointedOf)
  const reached = useSelector(heatmap, reachedOf)
  const laidOut = sectors.flatMap((sector) => sector.tiles)
  const isLaidOut = laidOut.some(({ tile }) => tile.symbol === reached)
  const stop = isLaidOut ? reached : laidOut[0]?.tile.symbol

  const focus = (symbol: string | undefined) => focusOn(map.current?.querySelector(`[data-symbol="${symbol}"]`))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && pointed) {
      event.preventDefault()
      return heatmap.send({ type: 'tile.left' })
    }
    const heading = headings[event.key]
    if (!heading || stop === undefined) return
    event.preventDefault()
    focus(neighbourOf(sectors, stop, heading))
  }
  const shown = laidOut.find(({ tile }) => tile.symbol === pointed)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={map}
      role="group"
      className={styles.map}
      aria-label={`${question ? 'Which do you follow? ' : ''}Heatmap of the ${laidOut.length} largest of ${tiles.length} shares. Arrow keys lead from one to the next${question ? ', Space chooses' : ''}.`}
      aria-describedby={WORDS}
      onKeyDown={press}
      onMouseLeave={() => heatmap.send({ type: 'tile.left' })}
    >
      {sectors.map((sector) => (
        <HeatmapSector key={sector.name} sector={sector} stop={stop} />
      ))}
      {shown && <HeatmapCard {...shown} height={height} />}
      <p id={WORDS} className="visually-hidden">
        {atAGlance}
      </p>
    </div>
  )
}
