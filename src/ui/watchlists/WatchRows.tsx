import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { quoteOf } from '../../machines/markets/quotes.machine.ts'
import { pointerOf } from '../../machines/shared/layout.machine.ts'
import { selectedOf } from '../../machines/shared/selection.machine.ts'
import { useCharts } from '../charts.tsx'
import { focusWithoutScroll } from '../kit/focus/focus.ts'
import { CrossIcon, UpIcon } from '../kit/icons.tsx'
import { useVirtualList } from '../kit/list/useVirtualList.ts'
import { Move } from '../markets/tape/Move.tsx'
import { useWantedQuotes } from '../markets/tape/useWantedQuotes.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './Watchlists.module.css'
import { useWatch } from './watch-charts.tsx'

const HEIGHT = { fine: 24, coarse: 44 }

/** The symbols of a list in its order. */
export function WatchRows({ list }: { list: Watchlist }) {
  const { layout } = useCharts()
  const height = HEIGHT[useSelector(layout, pointerOf)]
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualList(scroller, {
    count: list.symbols.length,
    keyOf: (index) => list.symbols[index] ?? index,
    estimate: () => height,
    overscan: 8,
  })
  const reach = useReach(scroller, virtual.scrollToIndex)
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.rows} aria-label={list.name} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const symbol = list.symbols[index]
          if (symbol === undefined) return null
          const place = { index, count: list.symbols.length }
          return (
            <li
              key={symbol}
              className={styles.row}
              style={{ height, transform: `translateY(${start}px)` }}
              aria-setsize={list.symbols.length}
              aria-posinset={index + 1}
            >
              <Row symbol={symbol} place={place} reach={reach} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type Reach = (index: number) => void

/** Focuses the row at an index once it is drawn. */
function useReach(scroller: { current: HTMLElement | null }, scrollTo: (index: number) => void): Reach {
  return (index) => {
    scrollTo(index)
    requestAnimationFrame(() => focusWithoutScroll(scroller.current?.querySelector(`[data-at="${index}"]`)))
  }
}

type RowProps = { symbol: string; place: { index: number; count: number }; reach: Reach }

function Row({ symbol, place, reach }: RowProps) {
  const { watchPanel } = useWatch()
  const { selection } = useWidgets()
  const quote = useSelector(useWantedQuotes(symbol), (snapshot) => quoteOf(snapshot, symbol))
  const isSelected = useSelector(selection, (snapshot) => selectedOf(snapshot) === symbol)
  const move = (by: number) => watchPanel.send({ type: 'symbol.moved', symbol, by })
  const remove = () => watchPanel.send({ type: 'symbol.removed', symbol })
  const listen = useRowKeys({ place, reach, move, remove })
  return (
    <>
      <button
        type="button"
        className={styles.symbol}
        data-at={place.index}
        aria-pressed={isSelected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        title="Alt ↑ and Alt ↓ move it, Delete removes it"
        onKeyDown={listen}
        onClick={() => selection.send(isSelected ? { type: 'selection.left' } : { type: 'symbol.chosen', symbol })}
      >
        <span className={styles.name}>{symbol}</span> {quote && <Move of={quote} className={styles.move} />}
      </button>
      <span className={styles.deeds}>
        {place.index > 0 && (
          <button type="button" tabIndex={-1} aria-label={`Move ${symbol} up`} title="Up" onClick={() => move(-1)}>
            <UpIcon />
          </button>
        )}
        {place.index < place.count - 1 && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.turned}
            aria-label={`Move ${symbol} down`}
            title="Down"
            onClick={() => move(1)}
          >
            <UpIcon />
          </button>
        )}
        <button type="button" tabIndex={-1} aria-label={`Remove ${symbol}`} title="Remove" onClick={remove}>
          <CrossIcon />
        </button>
      </span>
    </>
  )
}

type Deeds = Pick<RowProps, 'place' | 'reach'> & { move(by: number): void; remove(): void }

function useRowKeys({ place: { index, count }, reach, move, remove }: Deeds) {
  return (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0
    const isRemoval = event.key === 'Delete'
    if (event.ctrlKey || event.metaKey || (by === 0 && !isRemoval)) return
    const to = index + by
    event.preventDefault()
    if (isRemoval) {
      remove()
      return reach(Math.min(index, count - 2))
    }
    if (to < 0 || to >= count) return
    if (event.altKey) move(by)
    reach(to)
  }
}
