import { useVirtualizer } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import { shownOf } from '../../machines/live-feed.machine.ts'
import { useCharts } from '../charts.tsx'
import { useToday } from '../kit/useToday.ts'
import styles from './Feed.module.css'
import { FeedItem } from './FeedItem.tsx'

/** Stands directly in what scrolls. */
export function FeedList({ rowHeight, isBusy }: { rowHeight: number; isBusy: boolean }) {
  const { feed } = useCharts()
  const items = useSelector(feed, shownOf)
  const today = useToday()
  const list = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    measureElement: (row) => (row instanceof HTMLElement ? row.offsetHeight : rowHeight),
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    overscan: 8,
  })
  // an opened row grows downwards, also when its top is out of sight
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _, { scrollOffset }) => end <= (scrollOffset ?? 0)
  return (
    <div
      ref={list}
      role="feed"
      aria-label="Headlines, newest first"
      aria-busy={isBusy}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        if (!item) return null
        const place = { index, start, count: items.length }
        return <FeedItem key={key} {...{ item, today, virtualizer }} {...place} />
      })}
    </div>
  )
}
