import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { lastVisitOf } from '../../../machines/feed/reading.machine.ts'
import { offsetOf, windowOf } from '../../../rules/feed/window.ts'
import { visitLine } from '../../../rules/shared/rows.ts'
import { useCharts } from '../../charts.tsx'
import styles from '../Feed.module.css'
import { useNameHere } from '../feed-ref.tsx'
import { useAnchor } from '../useAnchor.ts'
import { useFeedKeys } from '../useFeedKeys.ts'
import { useLooks } from '../useLooks.ts'
import { usePlaces } from '../usePlaces.ts'
import { useItems } from '../useServed.ts'
import { OVERSCAN, useSight } from '../useSight.ts'
import { FeedItem } from './FeedItem.tsx'
import { LINE_HEIGHT, tallerRows } from './taller-rows.ts'

/** Stands directly in what scrolls. Rows are in normal flow, between two rooms as high as the rows that are not drawn. */
export function FeedList({ rowHeight, isBusy }: { rowHeight: number; isBusy: boolean }) {
  const nameHere = useNameHere()
  const { place, items, isServed } = useItems()
  const line = visitLine(items, useSelector(useCharts().reading, lastVisitOf))
  const list = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<string, number>())
  const { current, opened, lookOf } = useLooks()
  const taller = tallerRows(items, heights.current, opened, rowHeight, line)
  const rows = { count: items.length, rowHeight, taller }
  const { start, end, before, after } = windowOf(rows, useSight(list, rowHeight), OVERSCAN)
  useAnchor(list, items, rows)
  const keys = useFeedKeys(list, items, rows)

  const stop = current ?? items[start === 0 ? 0 : start + OVERSCAN]?.id
  const drawn = drawnOf({ start, end }, current === undefined ? -1 : items.findIndex(({ id }) => id === current))
  usePlaces(list, drawn)
  const draw = (index: number) => {
    const item = items[index]
    if (!item) return []
    const isApart = index < start || index >= end
    const row = (
      <FeedItem
        key={item.id}
        {...lookOf(item)}
        id={`row-${place}-${item.id}`}
        count={items.length}
        isStop={item.id === stop}
        top={isApart ? offsetOf(rows, index) : undefined}
        heights={heights.current}
      />
    )
    return index === line && !isApart ? [<VisitLine key="visit" count={line} />, row] : [row]
  }
  return (
    <div
      ref={list}
      role="feed"
      aria-label={nameHere('Headlines, newest first')}
      aria-busy={isBusy}
      data-served={isServed || undefined}
      className={styles.list}
      style={{ paddingTop: before, paddingBottom: after }}
      {...keys}
    >
      {drawn.flatMap(draw)}
    </div>
  )
}

/** The rows in sight, and the current one wherever it is: in one list, so that it stays the same element and keeps the focus. */
function drawnOf({ start, end }: { start: number; end: number }, current: number) {
  const inSight = Array.from({ length: end - start }, (_, nth) => start + nth)
  if (current < 0 || (current >= start && current < end)) return inSight
  return current < start ? [current, ...inSight] : [...inSight, current]
}

function VisitLine({ count }: { count: number }) {
  return (
    <div className={styles.visit} style={{ height: LINE_HEIGHT }}>
      {count} since your last visit
    </div>
  )
}
