import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { currentOf, shownOf } from '../../machines/spotlight/spotlight.machine.ts'
import { useToday } from '../kit/focus/useToday.ts'
import { useReachedRow } from '../kit/list/useReachedRow.ts'
import { useVirtualList } from '../kit/list/useVirtualList.ts'
import { VirtualRows } from '../kit/list/VirtualRows.tsx'
import styles from './Spotlight.module.css'
import { SpotlightCard } from './SpotlightCard.tsx'
import { useSpotlightChart } from './spotlight-chart.ts'
import { useEventKeys } from './useEventKeys.ts'

/** Pixels, before a card has been measured. */
const CARD_HEIGHT = 97
/** Cards below those in sight, when the others are due. */
const NEAR_END = 12

/** The cards in sight, and the current one. Asked by what has the scroller: a part of it is there before it. */
export function useEventCards(scroller: RefObject<HTMLElement | null>) {
  const spotlight = useSpotlightChart()
  const items = useSelector(spotlight, shownOf)
  const current = useSelector(spotlight, currentOf)
  const virtual = useVirtualList(scroller, {
    count: items.length,
    keyOf: (index) => items[index]?.id ?? index,
    estimate: () => CARD_HEIGHT,
    current: items.findIndex(({ id }) => id === current),
  })
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)
  useReachedRow(spotlight, scroller, virtual, { indexOf, part: 'a' })
  const isNearEnd = (virtual.range?.endIndex ?? 0) > items.length - NEAR_END
  useEffect(() => {
    if (isNearEnd && items.length > 0) spotlight.send({ type: 'end.neared' })
  }, [spotlight, isNearEnd, items.length])
  return { items, current, virtual }
}

type Props = ReturnType<typeof useEventCards> & { isBusy: boolean }

/** Nothing moves under a pointer or the keyboard's focus. */
export function SpotlightCards({ items, current, virtual, isBusy }: Props) {
  const spotlight = useSpotlightChart()
  const today = useToday()
  const keys = useEventKeys()
  const stop = current ?? items[virtual.range?.startIndex ?? 0]?.id

  return (
    <div
      role="feed"
      aria-label="Events, newest first"
      aria-busy={isBusy}
      className={styles.cards}
      style={{ height: virtual.getTotalSize() }}
      onPointerEnter={() => spotlight.send({ type: 'pointer.entered' })}
      onPointerLeave={() => spotlight.send({ type: 'pointer.left' })}
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
