import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { isScrolled, olderCount } from '../../../machines/feed/live-feed.machine.ts'
import { lastVisitOf } from '../../../machines/feed/reading.machine.ts'
import { dayAt, dayStarts } from '../../../rules/feed/days.ts'
import { topOf, windowOf } from '../../../rules/feed/window.ts'
import { visitLine } from '../../../rules/shared/rows.ts'
import { useCharts } from '../../charts.tsx'
import { useToday } from '../../kit/focus/useToday.ts'
import { useFeedRef } from '../feed-ref.tsx'
import { useAnchor } from '../useAnchor.ts'
import { useFeedKeys } from '../useFeedKeys.ts'
import { useLooks } from '../useLooks.ts'
import { usePositions } from '../usePositions.ts'
import { useItems } from '../useServed.ts'
import { OVERSCAN, useSight } from '../useSight.ts'
import { heightsAbove, tallerRows } from './taller-rows.ts'

/** Which rows of a list are drawn, where they stand, and what each of them is. */
export function useRows(list: RefObject<HTMLElement | null>, rowHeight: number) {
  const { slot, items, isServed } = useItems()
  const line = visitLine(items, useSelector(useCharts().reading, lastVisitOf))
  const days = useMemo(() => dayStarts(items), [items])
  const today = useToday()
  // at midnight nothing moves: a heading comes with the next item
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const heads = useMemo(() => [...days.keys()].slice(days.get(0) === today ? 1 : 0), [days])
  const heights = useRef(new Map<string, number>())
  const { current, opened, lookOf } = useLooks()
  const isAway = useSelector(useFeedRef().feed, isScrolled)
  const taller = tallerRows(items, heights.current, opened, rowHeight, heightsAbove(heads, line))
  const rows = { count: items.length, rowHeight, taller }
  const { start, end, before, after } = windowOf(rows, useSight(list, rowHeight), OVERSCAN)
  const older = useOlder(isAway || current !== undefined || end === items.length)
  useAnchor(list, items, rows)
  const keys = useFeedKeys(list, items, rows)
  const stop = current ?? items[start === 0 ? 0 : start + OVERSCAN]?.id
  const drawn = drawnOf({ start, end }, current === undefined ? -1 : items.findIndex(({ id }) => id === current))
  usePositions(list, drawn)
  const shown = drawn.flatMap((index) => {
    const item = items[index]
    if (!item) return []
    const isApart = index < start || index >= end
    return {
      look: { ...lookOf(item), day: dayAt(days, index) },
      isStop: item.id === stop,
      top: isApart ? topOf(rows, index) : undefined,
      /** The heading of its day stands above it, or lies over it: the day began further up. */
      head: isApart ? undefined : heads.includes(index) ? 'above' : index === start && isAway ? 'over' : undefined,
      line: index === line && !isApart ? line : undefined,
    } as const
  })
  // the space of the older ones, so that a quick scroll is not cut short
  const [count, below] = [items.length + older, after + older * rowHeight]
  return { slot, today, isServed, count, heights: heights.current, shown, before, after: below, keys }
}

/** How many older items the list has than have come; they are asked for once they are due. */
function useOlder(isDue: boolean) {
  const { feed } = useFeedRef()
  const older = useSelector(feed, olderCount)
  // after each drawing: a search may be answered like the one before
  useEffect(() => {
    if (isDue && older > 0) feed.send({ type: 'older.wanted' })
  })
  return older
}

/** The rows in sight, and the current one wherever it is: in one list, so that it stays the same element and keeps the focus. */
function drawnOf({ start, end }: { start: number; end: number }, current: number) {
  const inSight = Array.from({ length: end - start }, (_, nth) => start + nth)
  if (current < 0 || (current >= start && current < end)) return inSight
  return current < start ? [current, ...inSight] : [...inSight, current]
}
