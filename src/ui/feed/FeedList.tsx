import { useSelector } from '@xstate/react'
import { Fragment, useRef } from 'react'
import { shownOf } from '../../machines/live-feed.machine.ts'
import { lastVisitOf } from '../../machines/reading.machine.ts'
import { visitLine } from '../../rules/rows.ts'
import { offsetOf, windowOf } from '../../rules/window.ts'
import { useCharts } from '../charts.tsx'
import styles from './Feed.module.css'
import { FeedItem } from './FeedItem.tsx'
import { useFeedRef } from './feed-ref.tsx'
import { LINE_HEIGHT, tallerRows } from './taller-rows.ts'
import { useAnchor } from './useAnchor.ts'
import { useFeedKeys } from './useFeedKeys.ts'
import { useLooks } from './useLooks.ts'
import { OVERSCAN, useSight } from './useSight.ts'

/** Stands directly in what scrolls. Rows are in normal flow, between two rooms as high as the rows that are not drawn. */
export function FeedList({ rowHeight, isBusy }: { rowHeight: number; isBusy: boolean }) {
  const { feed, place } = useFeedRef()
  const { reading } = useCharts()
  const items = useSelector(feed, shownOf)
  const line = visitLine(items, useSelector(reading, lastVisitOf))
  const list = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<string, number>())
  const { current, lookOf } = useLooks()
  const rows = { count: items.length, rowHeight, taller: tallerRows(items, heights.current, rowHeight, line) }
  const { start, end, before, after } = windowOf(rows, useSight(list, rowHeight), OVERSCAN)
  useAnchor(list, items, rows)
  const keys = useFeedKeys(list, items, rows)

  const stop = current ?? items[start === 0 ? 0 : start + OVERSCAN]?.id
  const currentAt = current === undefined ? -1 : items.findIndex(({ id }) => id === current)
  const draw = (index: number, top?: number) => {
    const item = items[index]
    if (!item) return null
    return (
      <Fragment key={item.id}>
        {index === line && top === undefined && <VisitLine count={line} />}
        <FeedItem
          {...lookOf(item)}
          id={`row-${place}-${item.id}`}
          index={index}
          count={items.length}
          isStop={item.id === stop}
          top={top}
          heights={heights.current}
        />
      </Fragment>
    )
  }
  const away =
    currentAt >= 0 && (currentAt < start || currentAt >= end) ? draw(currentAt, offsetOf(rows, currentAt)) : null
  const inSight = Array.from({ length: end - start }, (_, i) => draw(start + i))
  return (
    <div
      ref={list}
      role="feed"
      aria-label="Headlines, newest first"
      aria-busy={isBusy}
      className={styles.list}
      style={{ paddingTop: before, paddingBottom: after }}
      {...keys}
    >
      {/* in one list: what goes out of sight stays the same element, and keeps the focus */}
      {currentAt < start ? [away, ...inSight] : [...inSight, away]}
    </div>
  )
}

function VisitLine({ count }: { count: number }) {
  return (
    <div className={styles.visit} style={{ height: LINE_HEIGHT }}>
      {count} since your last visit
    </div>
  )
}
