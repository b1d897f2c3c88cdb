import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { currentOf, shownOf } from '../../machines/spotlight/spotlight.machine.ts'
import { rangeWith } from '../kit/focus/range-with.ts'
import { useToday } from '../kit/focus/useToday.ts'
import { VirtualRows } from '../kit/panel/VirtualRows.tsx'
import styles from './Spotlight.module.css'
import { SpotlightCard } from './SpotlightCard.tsx'
import { useSpotlightChart } from './spotlight-chart.ts'
import { useEventKeys } from './useEventKeys.ts'

/** Pixels, before a card has been measured. */
const CARD_HEIGHT = 97

/** The cards in sight, and the current one. Asked by what has the scroller: a part of it is there before it. */
export function useEventCards(scroller: RefObject<HTMLElement | null>) {
  const spotlight = useSpotlightChart()
  const items = useSelector(spotlight, shownOf)
  const current = useSelector(spotlight, currentOf)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    measureElement: heightOf,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 4,
    rangeExtractor: rangeWith(items.findIndex(({ id }) => id === current)),
  })
  return { items, current, virtual }
}

/** Not in whole pixels: the last card would be cut. In a drawer that is closed a card stays as high as it was. */
function heightOf(card: Element, _: unknown, virtual: Virtualizer<HTMLElement, Element>) {
  return (
    card.getBoundingClientRect().height ||
    (virtual.measurementsCache[virtual.indexFromElement(card)]?.size ?? CARD_HEIGHT)
  )
}

type Props = ReturnType<typeof useEventCards> & { isBusy: boolean }

/** Nothing moves under a pointer or the keyboard's focus. */
export function SpotlightCards({ items, current, virtual, isBusy }: Props) {
  const spotlight = useSpotlightChart()
  const today = useToday()
  const keys = useEventKeys(items, virtual)
  const stop = current ?? items[virtual.range?.startIndex ?? 0]?.id

  return (
    <div
      role="feed"
      aria-label="Events, newest first"
      aria-busy={isBusy}
      className={styles.cards}
      style={{ height: virtual.getTotalSize() }}
      onPointerEnter={() => spotlight.send({ type: 'reader.held', by: 'pointed' })}
      onPointerLeave={() => spotlight.send({ type: 'reader.freed', by: 'pointed' })}
      {...keys}
    >
      <VirtualRows
        items={items}
        virtual={virtual}
        className={styles.row}
        draw={(item, index) => (
          <SpotlightCard item={item} index={index} count={items.length} today={today} isStop={item.id === stop} />
        )}
      />
    </div>
  )
}
