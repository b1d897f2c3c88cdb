import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { shownOf } from '../../machines/live-feed.machine.ts'
import { windowOf } from '../../rules/window.ts'
import { useCharts } from '../charts.tsx'
import { useToday } from '../kit/useToday.ts'
import styles from './Feed.module.css'
import { FeedItem } from './FeedItem.tsx'
import { useSight } from './useSight.ts'

/** Stands directly in what scrolls. Rows are in normal flow, between two rooms as high as the rows that are not drawn. */
export function FeedList({ rowHeight, isBusy }: { rowHeight: number; isBusy: boolean }) {
  const { feed } = useCharts()
  const items = useSelector(feed, shownOf)
  const today = useToday()
  const list = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<string, number>())
  const sight = useSight(list, rowHeight)
  const taller =
    heights.current.size === 0
      ? []
      : items.flatMap(({ id }, index) => {
          const height = heights.current.get(id)
          return height === undefined ? [] : [{ index, height }]
        })
  const { start, end, before, after } = windowOf({ count: items.length, rowHeight, taller }, sight)
  return (
    <div
      ref={list}
      role="feed"
      aria-label="Headlines, newest first"
      aria-busy={isBusy}
      className={styles.list}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {items.slice(start, end).map((item, i) => (
        <FeedItem
          key={item.id}
          item={item}
          today={today}
          index={start + i}
          count={items.length}
          heights={heights.current}
        />
      ))}
    </div>
  )
}
