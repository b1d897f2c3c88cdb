import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { aimOf, type calendarMachine, nowOf, selectedOf, todayOf } from '../../../machines/calendar/calendar.machine.ts'
import { type CalendarItem, type DayList, indexAfter } from '../../../rules/calendar/calendar-list.ts'
import { dayHeight, ROW } from '../../../rules/calendar/calendar-sections.ts'
import type { Day } from '../../../rules/shared/time/day.ts'
import { useVirtualList } from '../../kit/list/useVirtualList.ts'
import { useWidgets } from '../../widgets.tsx'

type Lists = readonly DayList<CalendarItem>[]

/**
 * Which days are drawn, and where the list stands: at the day that was asked for (today at what came last, as time goes on), then where its
 * user scrolls to. Whatever comes above it or goes, what stands at the top stays there.
 */
export function useDayScroll(lists: Lists) {
  const { calendar } = useWidgets()
  const aim = useSelector(calendar, aimOf)
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ day: Day; within: number }>(undefined)
  const written = useRef({ top: -1, height: 0, visible: 0 })
  const virtual = useVirtualList(scroller, {
    count: lists.length,
    keyOf: (index) => lists[index]?.day ?? index,
    estimate: (index) => dayHeight(lists[index]?.items.length ?? 0),
    overscan: 2,
  })
  const drawn = virtual.getVirtualItems()
  const isInSight = drawn.length > 0
  const passed = useSelector(calendar, (snapshot) => (aimOf(snapshot) ? startOf(lists, snapshot).within : 0))

  const goToAnchor = () => {
    const list = scroller.current
    if (!list) return
    if (aim || !anchor.current) anchor.current = startOf(lists, calendar.getSnapshot())
    const { day, within } = anchor.current
    const index = lists.findIndex((one) => one.day === day)
    const { start, end } = virtual.measurementsCache[Math.max(0, index)] ?? { start: 0, end: 1 }
    // written by this hook alone: the virtual list would go on writing a position that it was asked for once
    list.scrollTo({ top: start + Math.min(within, end - start - 1) })
    written.current = positionOf(list)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is out of sight cannot be scrolled: it is scrolled when it comes
  useLayoutEffect(goToAnchor, [calendar, virtual, lists, aim, isInSight, passed])

  const report = () => {
    if (!scroller.current) return
    const { top, height, visible } = positionOf(scroller.current)
    if (top === written.current.top) return
    // the browser has moved a list that became too short for its position: that is no wish of the user's
    const isOther = height !== written.current.height || visible !== written.current.visible
    if (isOther && top >= height - visible - 1) return goToAnchor()
    written.current.top = -1
    const section = virtual.getVirtualItemForOffset(top)
    const day = section && lists[section.index]?.day
    if (section === undefined || day === undefined) return
    anchor.current = { day, within: top - section.start }
    if (aim || day !== selectedOf(calendar.getSnapshot())) calendar.send({ type: 'day.seen', day })
  }

  const [start, end] = [drawn[0]?.index ?? 0, (drawn.at(-1)?.index ?? -1) + 1]
  const [before, after] = [drawn[0]?.start ?? 0, virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)]
  return { scroller, report, start, end, before, after }
}

const positionOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => ({
  top: scrollTop,
  height: scrollHeight,
  visible: clientHeight,
})

/** The selected day from its head on, or, if that is today, from the last row before now on. */
function startOf(lists: Lists, snapshot: SnapshotFrom<typeof calendarMachine>) {
  const day = aimOf(snapshot)?.day ?? selectedOf(snapshot)
  const items = day === todayOf(snapshot) ? (lists.find((list) => list.day === day)?.items ?? []) : []
  const past = indexAfter(items, new Date(nowOf(snapshot)).toISOString())
  return { day, within: Math.max(0, past - 1) * ROW }
}
